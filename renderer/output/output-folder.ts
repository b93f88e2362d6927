import { spawn } from "node:child_process";
import {
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { currentOf } from "#renderer/output/current-folder.ts";
import { OutsideOutputError } from "#renderer/output/file-owners.ts";
import { linkFiles, linkFolder } from "#renderer/output/link-files.ts";
import { writing } from "#renderer/output/write-error.ts";

/** The output path holds something that no build of this program made. */
export class ForeignOutputError extends Error {
	override readonly name = "ForeignOutputError";
	readonly path: string;
	constructor(path: string) {
		super(`The output ${path} exists and was not made by a build. Name another folder or remove it.`);
		this.path = path;
	}
}

/** The folder of a site that was replaced, which the next build changes instead of making all folders again. */
export interface SpareFolder {
	/** Its name, next to the output. */
	readonly folder: string;
	/** The files that it holds otherwise than the site that is served now, or not at all, or alone. */
	readonly different: readonly string[];
}

/** Where a build writes until it is complete, and how it then takes the old site's place. */
export interface OutputFolder {
	/** The folder that the build writes into. */
	readonly staging: string;
	/** The folder of the site that is served until then; null for the first one. */
	readonly previous: string | null;
	/** Makes the staged folder hold what the old site does; files are to be replaced then, never written into. */
	continuePrevious(spare: SpareFolder | null): void;
	/**
	 * Puts the staged site in the old one's place in one step; visitors see either the old or the new one. The old one
	 * is removed, or stays as the spare folder of the next build.
	 */
	publish(old: "removed" | "kept"): void;
	/** Removes what was staged, unless it is published; the old site stays. */
	discard(): void;
}

/**
 * Prepares an output such that it is switched atomically (B-REL-01): `target` is a symbolic link to a folder
 * next to it, and publishing renames a new link over the old one. A build that fails or is killed leaves the
 * link as it was. Throws {@link ForeignOutputError} when `target` is a folder that holds something else, and a
 * WriteError where nothing can be written.
 */
export function openOutput(target: string, spare: string | null = null): OutputFolder {
	const parent = dirname(resolve(target));
	const prefix = `.${basename(target)}-`;
	writing(parent, () => mkdirSync(parent, { recursive: true }));
	refuseForeign(target);
	const current = currentOf(target);
	removeAbandoned(parent, prefix, [current, spare]);
	const staging = writing(parent, () => mkdtempSync(join(parent, `${prefix}${process.pid}-`)));
	// Made for its owner alone; a web server runs as somebody else.
	chmodSync(staging, 0o755);
	return {
		staging,
		previous: current === null ? null : join(parent, current),
		continuePrevious(from) {
			if (current === null) return;
			const root = join(parent, current);
			rmSync(staging, { recursive: true });
			if (from && existsSync(join(parent, from.folder))) {
				renameSync(join(parent, from.folder), staging);
				linkFiles(root, staging, from.different);
			} else linkFolder(root, staging);
			chmodSync(staging, 0o755);
		},
		publish(old) {
			const previous = currentOf(target);
			const link = `${staging}.link`;
			writing(target, () => {
				symlinkSync(basename(staging), link, "junction");
				if (!previous && existsSync(target)) rmSync(target, { recursive: true });
				renameSync(link, target);
			});
			if (previous && old === "removed") removeLater(join(parent, previous));
		},
		discard() {
			if (currentOf(target) !== basename(staging)) rmSync(staging, { recursive: true, force: true });
		},
	};
}

/**
 * Removes a folder in a process of its own: deleting thousands of files takes longer than writing them, and
 * nobody waits for it. What is left when that process is stopped goes with the next build.
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

/** Staging folders carry their process's id; those of processes that are gone were left by a killed build. */
function removeAbandoned(parent: string, prefix: string, kept: readonly (string | null)[]): void {
	for (const name of readdirSync(parent)) {
		if (!name.startsWith(prefix) || kept.includes(name)) continue;
		// More parts are those of another output, whose name begins alike.
		const [, process] = /^(\d+)-\w+(?:\.link)?$/.exec(name.slice(prefix.length)) ?? [];
		if (process && !isRunning(Number(process))) rmSync(join(parent, name), { recursive: true, force: true });
	}
}

function isRunning(id: number): boolean {
	try {
		return process.kill(id, 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

/**
 * Writes files below a root and returns their sizes in bytes; made for many small files, so folders are made once. `replaces` says that files may be
 * there already, perhaps as hard links, which are then replaced.
 */
export function createFileWriter(
	root: string,
	replaces = false,
): (file: { readonly path: string; readonly content: string | Uint8Array }) => number {
	const made = new Set<string>();
	const base = resolve(root) + sep;
	return ({ path: name, content }) => {
		const path = resolve(root, name);
		if (!path.startsWith(base)) throw new OutsideOutputError(name);
		const folder = dirname(path);
		return writing(path, () => {
			if (!made.has(folder)) mkdirSync(folder, { recursive: true });
			made.add(folder);
			if (replaces) rmSync(path, { force: true });
			writeFileSync(path, content);
			return Buffer.byteLength(content);
		});
	};
}
