import { copyFileSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BuildRecord, RecordedFiles } from "#renderer/cache/build-record.ts";
import { joinedBytes } from "#renderer/cache/joined-bytes.ts";
import { outlinesOf, type PageGroup } from "#renderer/cache/page-groups.ts";
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

/** Makes a group of files, unless what they are made from is what it was. */
export async function filesOf(
	name: string,
	key: string,
	record: BuildRecord | null,
	files: SiteFiles,
	make: () => Promise<readonly RecordedFile[]> | readonly RecordedFile[],
): Promise<readonly [string, RecordedFiles]> {
	const known = record?.others.get(name);
	if (known?.key === key) {
		return [name, known];
	}
	const made = await make();
	files.written(made);
	return [name, { key, files: made }];
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

/** What a build made of its pages and of everything else. */
type Made = Pick<BuildRecord, "groups" | "others">;

/** How many files a site has, and their bytes. */
export function sizeOf({ groups, others }: Made): { readonly files: number; readonly bytes: number } {
	let [files, bytes] = [0, 0];
	for (const page of outlinesOf(groups)) {
		files += page.files;
		bytes += page.bytes;
	}
	for (const made of others.values()) {
		files += made.files.length;
		for (const [, size] of made.files) bytes += size;
	}
	return { files, bytes };
}

/** For more files than this, the pages that stay are parsed; for fewer, the bytes that the record has of them are searched. */
const manyFiles = 100;

/** Those of some files that belong to pages that stay, found in the bytes of the record. */
function* filesOfKept(kept: readonly PageGroup[], paths: Iterable<string>): Generator<string> {
	const notes = [...joinedBytes(kept.flatMap(({ stored }) => stored ?? []))];
	for (const path of paths) {
		const name = JSON.stringify(path);
		if (notes.some((bytes) => bytes.includes(name))) yield path;
	}
}

/** The files of the build before that the new one does not have; what was made together and stays is not looked at. */
function missingFiles(record: BuildRecord, made: Made): readonly string[] {
	const missing = new Set<string>();
	const each = (files: readonly RecordedFile[], take: (path: string) => unknown) => {
		for (const [path] of files) take(path);
	};
	const add = (path: string) => missing.add(path);
	const remove = (path: string) => missing.delete(path);
	for (const [key, group] of record.groups)
		if (made.groups.get(key) !== group) for (const { files } of group.pages()) each(files, add);
	for (const [name, { files }] of record.others) if (made.others.get(name)?.files !== files) each(files, add);
	each(record.kept, add);
	if (missing.size === 0) return [];
	for (const { files } of made.others.values()) each(files, remove);
	const kept: PageGroup[] = [];
	for (const [key, group] of made.groups) {
		if (record.groups.get(key) === group) kept.push(group);
		else for (const { files } of group.pages()) each(files, remove);
	}
	if (missing.size > manyFiles) {
		for (const group of kept) for (const { files } of group.pages()) each(files, remove);
	} else for (const path of filesOfKept(kept, [...missing])) missing.delete(path);
	return [...missing];
}

/** Removes what is gone, and keeps for one build what pages that are open may still ask for. */
export function settleFiles(
	output: OutputFolder,
	record: BuildRecord | null,
	made: Made,
): { readonly kept: readonly RecordedFile[]; readonly gone: readonly string[] } {
	const { staging, previous } = output;
	const sizes = (paths: readonly string[]) =>
		paths.map((path): RecordedFile => [path, statSync(join(staging, path)).size]);
	if (!record) return { kept: sizes(keepPreviousFiles(previous, staging)), gone: [] };
	const missing = missingFiles(record, made);
	const keptBefore = new Set(record.kept.map(([path]) => path));
	const kept = stillAskedFor(missing, (file) => keptBefore.has(file));
	const stays = new Set(kept);
	const gone = missing.filter((file) => !stays.has(file));
	removeFiles(staging, gone);
	writeKeptFiles(staging, kept);
	return { kept: sizes(kept), gone };
}
