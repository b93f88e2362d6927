import { spawn } from "node:child_process";
import {
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { OutsideOutputError } from "#renderer/output/file-owners.ts";
import { linkFiles, linkFolder } from "#renderer/output/link-files.ts";
import { convertWriteErrors } from "#renderer/output/write-error.ts";

/** The error for an output path that contains something other than a build of this program. */
export class ForeignOutputError extends Error {
	override readonly name = "ForeignOutputError";
	readonly path: string;
	constructor(path: string) {
		super(`The output ${path} exists and was not made by a build. Name another folder or remove it.`);
		this.path = path;
	}
}

/** The folder of a replaced site, which the next build updates instead of creating all folders again. */
export interface SpareFolder {
	/** Its name, next to the output. */
	readonly folder: string;
	/** The files that differ from the served site's, or exist in only one of them. */
	readonly different: readonly string[];
}

/** The folder that a build writes to, and how it replaces the old site. */
export interface OutputFolder {
	/** The folder that the build writes to. */
	readonly staging: string;
	/** The folder of the site that is served until then; null for the first build. */
	readonly previous: string | null;
	/** Fills the staging folder with the old site's files; replace these files, never write into them. */
	continuePrevious(spare: SpareFolder | null): void;
	/**
	 * Replaces the old site by the staged one in one step, so that visitors see one or the other. The old one is
	 * removed, or kept: as the spare folder of the next build, or to be published again.
	 */
	publish(old: "removed" | "kept"): void;
	/** Removes the staging folder unless it is published; the old site remains. */
	discard(): void;
}

/**
 * Opens an output that is switched atomically (B-REL-01). `target` is a symbolic link to a folder next to it;
 * publishing renames a new link over the old one, so a failed or killed build leaves the link unchanged. Folders of killed
 * builds are removed, but not those of the sites that are served, `spare` and `former`. Throws
 * {@link ForeignOutputError} if `target` is a folder with something else, and a WriteError if nothing can be
 * written.
 */
export function openOutput(
	target: string,
	spare: string | null = null,
	former: string | null = null,
): OutputFolder {
	const parent = dirname(resolve(target));
	const prefix = `.${basename(target)}-`;
	convertWriteErrors(parent, () => mkdirSync(parent, { recursive: true }));
	refuseForeign(target);
	const current = currentFolder(target);
	removeAbandoned(parent, prefix, [current, spare, former]);
	const staging = convertWriteErrors(parent, () => mkdtempSync(join(parent, `${prefix}${process.pid}-`)));
	// mkdtemp creates it for its owner only; a web server runs as another user.
	chmodSync(staging, 0o755);
	let isContinued = false;
	return {
		staging,
		previous: current === null ? null : join(parent, current),
		continuePrevious(from) {
			if (current === null) return;
			isContinued = true;
			const root = join(parent, current);
			rmSync(staging, { recursive: true });
			if (from && existsSync(join(parent, from.folder))) {
				renameSync(join(parent, from.folder), staging);
				linkFiles(root, staging, from.different);
			} else linkFolder(root, staging);
			chmodSync(staging, 0o755);
		},
		publish(old) {
			const previous = currentFolder(target);
			switchOutput(target, basename(staging));
			if (previous && old === "removed") removeLater(join(parent, previous));
		},
		discard() {
			if (currentFolder(target) === basename(staging)) return;
			if (isContinued) removeLater(staging);
			else rmSync(staging, { recursive: true, force: true });
		},
	};
}

/** Makes an output link to a folder next to it in one step, so that visitors see the old site or the new one (B-REL-01). */
export function switchOutput(target: string, folder: string): void {
	const link = join(dirname(resolve(target)), `${folder}.link`);
	convertWriteErrors(target, () => {
		// Of a process that was killed before it renamed the link.
		rmSync(link, { force: true });
		symlinkSync(folder, link, "junction");
		if (!currentFolder(target) && existsSync(target)) rmSync(target, { recursive: true });
		renameSync(link, target);
	});
}

/**
 * Removes a folder in a child process, because deleting thousands of files takes longer than writing them. If that
 * process is stopped, the next build removes the rest.
 */
function removeLater(folder: string): void {
	const script = "require('node:fs').rmSync(process.argv[1], { recursive: true, force: true })";
	spawn(process.execPath, ["-e", script, folder], { detached: true, stdio: "ignore" }).unref();
}

function refuseForeign(target: string): void {
	const status = lstatSync(target, { throwIfNoEntry: false });
	if (!status || status.isSymbolicLink()) return;
	if (!status.isDirectory() || readdirSync(target).length > 0) throw new ForeignOutputError(target);
}

/**
 * Removes staging folders of processes that no longer exist, left by killed builds. Their names contain the process
 * id.
 */
function removeAbandoned(parent: string, prefix: string, excluded: readonly (string | null)[]): void {
	for (const name of readdirSync(parent)) {
		if (excluded.includes(name)) continue;
		const process = creatorOf(name, prefix);
		if (process !== null && !isRunning(process)) rmSync(join(parent, name), { recursive: true, force: true });
	}
}

/** Returns the id of the process that created a staging folder, from the folder's name; null for other names. */
function creatorOf(name: string, prefix: string): number | null {
	if (!name.startsWith(prefix)) return null;
	// More parts belong to another output whose name starts the same.
	const [, process] = /^(\d+)-\w+(?:\.link)?$/.exec(name.slice(prefix.length)) ?? [];
	return process === undefined ? null : Number(process);
}

function isRunning(id: number): boolean {
	try {
		return process.kill(id, 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/**
 * Creates a writer of files below a root that returns their sizes in bytes. It creates each folder once, which is
 * fast for many small files. `replaces` means that files may exist, perhaps as hard links, and must be replaced.
 */
export function createFileWriter(
	root: string,
	replaces = false,
): (file: { readonly path: string; readonly content: string | Uint8Array }) => number {
	const createdFolders = new Set<string>();
	const base = resolve(root) + sep;
	return ({ path: name, content }) => {
		const path = resolve(root, name);
		if (!path.startsWith(base)) throw new OutsideOutputError(name);
		const folder = dirname(path);
		return convertWriteErrors(path, () => {
			if (!createdFolders.has(folder)) mkdirSync(folder, { recursive: true });
			createdFolders.add(folder);
			if (replaces) rmSync(path, { force: true });
			writeFileSync(path, content);
			return Buffer.byteLength(content);
		});
	};
}

/** Returns the name of the folder that an output's link points to; null if there is no such link. */
export function currentFolder(target: string): string | null {
	const status = lstatSync(target, { throwIfNoEntry: false });
	return status?.isSymbolicLink() ? basename(readlinkSync(target)) : null;
}

/** Returns whether a path is an output that {@link openOutput} has created, perhaps of another build. */
export function isOutput(target: string): boolean {
	const folder = currentFolder(target);
	return folder !== null && creatorOf(folder, `.${basename(target)}-`) !== null;
}

/** Returns whether an output contains a build. */
export function hasSite(target: string): boolean {
	return currentFolder(target) !== null && existsSync(target);
}
