import { createHash } from "node:crypto";
import {
	constants,
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import type { Documents } from "#adapters/content-directus/model/rows.ts";
import type { PulledImage } from "#adapters/content-directus/pull/images.ts";
import { type Drafts, noDrafts } from "#adapters/content-directus/pull/project-documents.ts";
import { relativeFilePaths } from "#core/shared/relative-file-paths.ts";

/** The file that marks a folder as written by a pull, so that a later pull may replace it. */
export const pullMarkerFile = ".facette-pull.json";

/** Returns whether a pull may write a folder: it is new, empty or written by a pull. */
export function mayReplace(directory: string): boolean {
	if (!existsSync(directory)) return true;
	if (!statSync(directory).isDirectory()) return false;
	const names = readdirSync(directory);
	return names.length === 0 || names.includes(pullMarkerFile);
}

/** Returns a folder next to a content folder that only pulls use. Its name cannot be that of a person's folder. */
function siblingFolder(directory: string, use: string): string {
	return join(dirname(directory), `.${basename(directory)}.facette-${use}`);
}

/** Returns the path of a file in a folder. Throws if it leaves the folder, because names have been validated before. */
function inside(directory: string, file: string): string {
	const path = resolve(directory, file);
	if (!path.startsWith(`${resolve(directory)}${sep}`))
		throw new Error(`"${file}" leads out of ${directory}.`);
	return path;
}

function writeFiles(
	directory: string,
	documents: Documents,
	images: readonly PulledImage[],
	cache: string,
): void {
	mkdirSync(join(directory, "media"), { recursive: true });
	for (const [file, value] of documents) {
		const path = inside(directory, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, textOfDocument(value));
	}
	// Copies the file, cheaply if the disk can share it, because changes in the folder must not change the cache.
	for (const { name, cached } of images)
		copyFileSync(inside(cache, cached), inside(join(directory, "media"), name), constants.COPYFILE_FICLONE);
}

/** Restores the folder that a killed pull was about to replace. Touches only folders that a pull has written. */
export function restoreFolder(directory: string): void {
	const old = siblingFolder(directory, "old");
	if (!existsSync(join(old, pullMarkerFile))) return;
	if (existsSync(directory)) rmSync(old, { recursive: true, force: true });
	else renameSync(old, directory);
}

/** Returns the digest of a project's content. */
export function digestOfContent(
	documents: Documents,
	images: readonly PulledImage[],
	drafts: Drafts,
): string {
	const media = images.map(({ name, cached }) => [name, cached]);
	return createHash("sha256")
		.update(JSON.stringify([[...documents], media, drafts]))
		.digest("hex");
}

/** Returns the text of a JSON file in a content folder: indented by tabs, with a line break at the end. */
export function textOfDocument(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}

/** Returns whether a folder is unchanged since a pull of the same items. */
function isUnchangedSincePull(
	directory: string,
	documents: Documents,
	images: readonly PulledImage[],
	cache: string,
	mark: string,
): boolean {
	const files = new Map([...documents].map(([file, value]) => [file, textOfDocument(value)]));
	const sizes = new Map(
		images.map(({ name, cached }) => [`media/${name}`, statSync(inside(cache, cached)).size]),
	);
	const present = existsSync(directory)
		? relativeFilePaths(directory, readdirSync(directory, { recursive: true, withFileTypes: true }))
		: [];
	if (present.length !== files.size + sizes.size + 1) return false;
	return present.every((file) => {
		const path = join(directory, file);
		const expected = file === pullMarkerFile ? mark : files.get(file);
		return expected === undefined
			? sizes.get(file) === statSync(path).size
			: readFileSync(path, "utf8") === expected;
	});
}

/** Removes the folders of killed pulls, but not those of running ones. */
function removeStaleFolders(directory: string): void {
	const parent = dirname(directory);
	const stem = basename(siblingFolder(directory, "new-"));
	for (const name of readdirSync(parent)) {
		const pid = name.startsWith(stem) ? Number(name.slice(stem.length)) : Number.NaN;
		const path = join(parent, name);
		if (!Number.isNaN(pid) && !isProcessRunning(pid) && mayReplace(path))
			rmSync(path, { recursive: true, force: true });
	}
}

function isProcessRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return pid !== process.pid;
	} catch {
		return false;
	}
}

/**
 * Writes a content folder next to its place and then switches, so that the last good one stays after a failure.
 * Returns false, without writing, if the folder is already the same.
 */
export function writeFolder(
	directory: string,
	documents: Documents,
	images: readonly PulledImage[],
	cache: string,
	drafts: Drafts = noDrafts,
): boolean {
	const mark = `${JSON.stringify({ content: digestOfContent(documents, images, drafts) })}\n`;
	if (isUnchangedSincePull(directory, documents, images, cache, mark)) return false;
	mkdirSync(dirname(directory), { recursive: true });
	removeStaleFolders(directory);
	const [staging, old] = [siblingFolder(directory, `new-${process.pid}`), siblingFolder(directory, "old")];
	mkdirSync(staging);
	try {
		writeFileSync(join(staging, pullMarkerFile), mark);
		writeFiles(staging, documents, images, cache);
		const isReplaced = existsSync(join(directory, pullMarkerFile));
		if (isReplaced) renameSync(directory, old);
		// Removes an empty folder. Fails for another one, because somebody has filled it meanwhile.
		else if (existsSync(directory)) rmdirSync(directory);
		renameSync(staging, directory);
		if (isReplaced) rmSync(old, { recursive: true, force: true });
		return true;
	} catch (error) {
		rmSync(staging, { recursive: true, force: true });
		restoreFolder(directory);
		throw error;
	}
}
