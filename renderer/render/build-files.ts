import { copyFileSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BuildCache } from "#renderer/cache/build-cache.ts";
import type { BuildRecord } from "#renderer/cache/build-record.ts";
import { type ImageDescription, type Images, imagePath } from "#renderer/images/images.ts";
import { removeFiles } from "#renderer/output/link-files.ts";
import type { OutputFolder } from "#renderer/output/output-folder.ts";
import { keepPreviousFiles, stillAskedFor, writeKeptFiles } from "#renderer/output/previous-files.ts";
import type { FilesBefore, RecordedFile, SiteFiles } from "#renderer/output/site-files.ts";
import { writing } from "#renderer/output/write-error.ts";

/** Copies files of the compiled program that are not there. */
export function copyProgram(names: readonly string[], root: string): RecordedFile[] {
	return names.map((name) => {
		const target = join(root, name);
		mkdirSync(dirname(target), { recursive: true });
		rmSync(target, { force: true });
		writing(target, () => copyFileSync(join(programDirectory, "client", name), target));
		return [name, statSync(target).size];
	});
}

/** Makes files and records them, unless those of the last build were made from the same. */
export async function makeFiles(
	name: string,
	key: string,
	{ cache, files }: { readonly cache: BuildCache; readonly files: SiteFiles },
	make: () => Promise<readonly RecordedFile[]> | readonly RecordedFile[],
): Promise<void> {
	if (cache.takeFiles(name, key)) return;
	const made = await make();
	files.written(made);
	cache.recordFiles(name, made, key);
}

/** Writes those images that are not there, two at a time, since the encoder uses the cores itself. */
export async function writeImages(
	used: readonly ImageDescription[],
	images: Images,
	root: string,
	before: FilesBefore,
	onDone: (done: number) => void,
): Promise<readonly { readonly isNew: boolean; readonly file: RecordedFile }[]> {
	const queue = [...used];
	const made: { readonly isNew: boolean; readonly file: RecordedFile }[] = [];
	const work = async () => {
		for (let image = queue.shift(); image; image = queue.shift()) {
			const paths = image.widths.map((width) => imagePath(image as ImageDescription, width));
			const isNew = paths.some((path) => !before.get(path));
			if (isNew) await images.write(image, root);
			for (const path of paths)
				made.push({ isNew, file: before.get(path) ?? [path, statSync(join(root, path)).size] });
			onDone(used.length - queue.length);
		}
	};
	await Promise.all([work(), work()]);
	return made.sort((one, other) => (one.file[0] < other.file[0] ? -1 : 1));
}

/** The files of the build before that are no page's, by path, and those that it kept for pages of the build before it. */
export function filesBefore(record: BuildRecord | null): FilesBefore {
	const before = new Map<string, RecordedFile>();
	const add = (file: RecordedFile) => before.set(file[0], file);
	record?.kept.forEach(add);
	for (const { files } of record?.others.values() ?? []) files.forEach(add);
	return { isEmpty: record === null, get: (path) => before.get(path) };
}

/** Returns how many files a site has, and their size in bytes. */
export function sizeOf({ pages, others }: Pick<BuildRecord, "pages" | "others">): {
	readonly files: number;
	readonly bytes: number;
} {
	const all = [...pages.values(), ...others.values()].flatMap(({ files }) => files);
	return { files: all.length, bytes: all.reduce((sum, [, size]) => sum + size, 0) };
}

/** Removes what is gone, and keeps for one build what open pages may still request. */
export function settleFiles(
	output: OutputFolder,
	cache: BuildCache,
): { readonly kept: readonly RecordedFile[]; readonly gone: readonly string[] } {
	const { staging, previous } = output;
	const sizes = (paths: readonly string[]) =>
		paths.map((path): RecordedFile => [path, statSync(join(staging, path)).size]);
	const { last } = cache;
	if (!last) return { kept: sizes(keepPreviousFiles(previous, staging)), gone: [] };
	const missing = cache.orphans();
	const keptBefore = new Set(last.kept.map(([path]) => path));
	const kept = stillAskedFor(missing, (file) => keptBefore.has(file));
	const stays = new Set(kept);
	const gone = missing.filter((file) => !stays.has(file));
	removeFiles(staging, gone);
	writeKeptFiles(staging, kept);
	return { kept: sizes(kept), gone };
}
