import { copyFileSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BuildCache } from "#renderer/cache/build-cache.ts";
import type { BuildRecord } from "#renderer/cache/build-record.ts";
import { type ImageDescription, type Images, imagePath } from "#renderer/images/images.ts";
import { removeFiles } from "#renderer/output/link-files.ts";
import type { OutputFolder } from "#renderer/output/output-folder.ts";
import {
	filesOpenPagesMayRequest,
	keepPreviousFiles,
	keptFilesRecord,
	writeKeptFiles,
} from "#renderer/output/previous-files.ts";
import type { FilesBefore, RecordedFile, SiteFiles } from "#renderer/output/site-files.ts";
import { convertWriteErrors } from "#renderer/output/write-error.ts";

/** Copies files of the compiled program into the site. */
export function copyProgram(names: readonly string[], root: string): RecordedFile[] {
	return names.map((name) => {
		const target = join(root, name);
		mkdirSync(dirname(target), { recursive: true });
		rmSync(target, { force: true });
		convertWriteErrors(target, () => copyFileSync(join(programDirectory, "client", name), target));
		return [name, statSync(target).size];
	});
}

/** Writes and records files, unless those of the last build have the same inputs; `key` is the digest of the inputs. */
export async function updateFiles(
	name: string,
	key: string,
	{ cache, files }: { readonly cache: BuildCache; readonly files: SiteFiles },
	write: () => Promise<readonly RecordedFile[]> | readonly RecordedFile[],
): Promise<void> {
	if (cache.takeFiles(name, key)) return;
	const written = await write();
	files.recordWritten(written);
	cache.recordFiles(name, written, key);
}

/** Writes the images that the last build does not have; only two at a time, because the encoder itself uses all cores. */
export async function writeImages(
	used: readonly ImageDescription[],
	images: Images,
	root: string,
	before: FilesBefore,
	onDone: (done: number) => void,
): Promise<readonly { readonly isNew: boolean; readonly file: RecordedFile }[]> {
	const queue = [...used];
	const results: { readonly isNew: boolean; readonly file: RecordedFile }[] = [];
	const work = async () => {
		for (let image = queue.shift(); image; image = queue.shift()) {
			const paths = image.widths.map((width) => imagePath(image as ImageDescription, width));
			const isNew = paths.some((path) => !before.get(path));
			if (isNew) await images.write(image, root);
			for (const path of paths)
				results.push({ isNew, file: before.get(path) ?? [path, statSync(join(root, path)).size] });
			onDone(used.length - queue.length);
		}
	};
	await Promise.all([work(), work()]);
	return results.sort((one, other) => (one.file[0] < other.file[0] ? -1 : 1));
}

/** Returns the last build's site-wide files, and the files that it kept for earlier pages, by path. */
export function filesBefore(record: BuildRecord | null): FilesBefore {
	const before = new Map<string, RecordedFile>();
	const add = (file: RecordedFile) => before.set(file[0], file);
	record?.keptFiles.forEach(add);
	for (const { files } of record?.others.values() ?? []) files.forEach(add);
	return { isEmpty: record === null, get: (path) => before.get(path) };
}

/** Returns the number of files of a site and their total size in bytes. */
export function totalSize({ pages, others }: Pick<BuildRecord, "pages" | "others">): {
	readonly files: number;
	readonly bytes: number;
} {
	const all = [...pages.values(), ...others.values()].flatMap(({ files }) => files);
	return { files: all.length, bytes: all.reduce((sum, [, size]) => sum + size, 0) };
}

/** Removes obsolete files, except those that open pages may still request; these are kept for one more build. */
export function removeObsoleteFiles(
	output: OutputFolder,
	cache: BuildCache,
): { readonly keptFiles: readonly RecordedFile[]; readonly removed: readonly string[] } {
	const { staging, previous } = output;
	const sizes = (paths: readonly string[]) =>
		paths.map((path): RecordedFile => [path, statSync(join(staging, path)).size]);
	const { last } = cache;
	if (!last) return { keptFiles: sizes(keepPreviousFiles(previous, staging)), removed: [] };
	const obsolete = cache.orphans();
	if (cache.merged) {
		// No page of the served site requests them.
		removeFiles(staging, obsolete);
		return { keptFiles: sizes(keepPreviousFiles(previous, staging)), removed: [] };
	}
	const keptBefore = new Set(last.keptFiles.map(([path]) => path));
	const stillRequested = filesOpenPagesMayRequest(obsolete, (file) => keptBefore.has(file));
	const keptNow = new Set(stillRequested);
	const removed = obsolete.filter((file) => !keptNow.has(file));
	removeFiles(staging, removed);
	writeKeptFiles(staging, stillRequested);
	return { keptFiles: sizes(stillRequested), removed };
}

/** Returns whether a build differs from the last one only in files that open pages of an earlier one might have requested. */
export function isSameSite(last: BuildRecord, different: readonly string[]): boolean {
	const unused = new Set([...last.keptFiles.map(([path]) => path), keptFilesRecord]);
	return different.every((path) => unused.has(path));
}
