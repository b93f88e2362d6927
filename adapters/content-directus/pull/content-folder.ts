import { createHash } from "node:crypto";
import {
	constants,
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Documents } from "#adapters/content-directus/model/rows.ts";
import type { PulledPicture } from "#adapters/content-directus/pull/pictures.ts";
import { type Drafts, noDrafts } from "#adapters/content-directus/pull/project-documents.ts";

/** The file that marks a folder as written by a pull, so that a later one may replace it. */
export const pullMark = ".facette-pull.json";

/** Tells whether a pull may write a folder: it is new, empty or a pull's own. */
export function mayReplace(directory: string): boolean {
	if (!existsSync(directory)) return true;
	const names = readdirSync(directory);
	return names.length === 0 || names.includes(pullMark);
}

function writeFiles(
	directory: string,
	documents: Documents,
	pictures: readonly PulledPicture[],
	cache: string,
): void {
	mkdirSync(join(directory, "media"), { recursive: true });
	for (const [file, value] of documents) {
		mkdirSync(dirname(join(directory, file)), { recursive: true });
		writeFileSync(join(directory, file), textOfDocument(value));
	}
	// A copy, though a cheap one where the disk can share it: whoever changes the folder must not change the cache.
	for (const { name, cached } of pictures)
		copyFileSync(join(cache, cached), join(directory, "media", name), constants.COPYFILE_FICLONE);
}

/** Gives back the folder that a pull was about to replace when it was killed. */
export function restoreFolder(directory: string): void {
	const old = `${directory}.old`;
	if (!existsSync(old)) return;
	if (existsSync(directory)) rmSync(old, { recursive: true, force: true });
	else renameSync(old, directory);
}

/** What a folder is made of, as one text. */
function digestOf(documents: Documents, pictures: readonly PulledPicture[], drafts: Drafts): string {
	const media = pictures.map(({ name, cached }) => [name, cached]);
	return createHash("sha256")
		.update(JSON.stringify([[...documents], media, drafts]))
		.digest("hex");
}

function textOfDocument(value: unknown): string {
	return `${JSON.stringify(value, null, "\t")}\n`;
}

/** Tells whether a folder is what a pull of the same items has made, nobody having changed it since. */
function isAsPulled(
	directory: string,
	documents: Documents,
	pictures: readonly PulledPicture[],
	cache: string,
	mark: string,
): boolean {
	const files = new Map([...documents].map(([file, value]) => [join(file), textOfDocument(value)]));
	const sizes = new Map(
		pictures.map(({ name, cached }) => [join("media", name), statSync(join(cache, cached)).size]),
	);
	const present = existsSync(directory)
		? readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
		: [];
	if (present.length !== files.size + sizes.size + 1) return false;
	return present.every(({ parentPath, name }) => {
		const path = join(parentPath, name);
		const file = relative(directory, path);
		const expected = file === pullMark ? mark : files.get(file);
		return expected === undefined
			? sizes.get(file) === statSync(path).size
			: readFileSync(path, "utf8") === expected;
	});
}

/** Removes what pulls that were killed have left; one that is still running is let alone. */
function removeRemains(directory: string): void {
	const parent = dirname(directory);
	for (const name of readdirSync(parent)) {
		const pid = name.startsWith(`${basename(directory)}.new-`) ? Number(name.split("-").at(-1)) : Number.NaN;
		if (!Number.isNaN(pid) && !isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true });
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return pid !== process.pid;
	} catch {
		return false;
	}
}

/**
 * Writes a content folder beside its place and then switches: whatever fails before, the last good one stays. Leaves
 * it alone and gives false where it is the same already.
 */
export function writeFolder(
	directory: string,
	documents: Documents,
	pictures: readonly PulledPicture[],
	cache: string,
	drafts: Drafts = noDrafts,
): boolean {
	const mark = `${JSON.stringify({ content: digestOf(documents, pictures, drafts) })}\n`;
	if (isAsPulled(directory, documents, pictures, cache, mark)) return false;
	mkdirSync(dirname(directory), { recursive: true });
	removeRemains(directory);
	const staging = `${directory}.new-${process.pid}`;
	try {
		writeFiles(staging, documents, pictures, cache);
		writeFileSync(join(staging, pullMark), mark);
		if (existsSync(directory)) renameSync(directory, `${directory}.old`);
		renameSync(staging, directory);
		rmSync(`${directory}.old`, { recursive: true, force: true });
		return true;
	} catch (error) {
		rmSync(staging, { recursive: true, force: true });
		restoreFolder(directory);
		throw error;
	}
}
