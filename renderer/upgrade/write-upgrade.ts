import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { FileChange } from "#renderer/upgrade/plan-upgrade.ts";

/** The name of a file that is written before it takes the place of another one; hidden, so that content does not include it. */
const partPattern = /^\..+\.(\d+)\.facette-upgrade$/;

function partOf(path: string): string {
	return join(dirname(path), `.${basename(path)}.${process.pid}.facette-upgrade`);
}

function isRunning(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** Removes what an upgrade left in a folder that was ended while it wrote. */
function removeStaleParts(folder: string): void {
	for (const name of readdirSync(folder)) {
		const [, id] = partPattern.exec(name) ?? [];
		if (id !== undefined && !isRunning(Number(id))) rmSync(join(folder, name), { force: true });
	}
}

/** Returns the first file that has another text than the plan was made from. Written by another upgrade, it is as planned. */
function changedSince(files: readonly FileChange[]): FileChange | null {
	return (
		files.find(({ path, before, after }) => {
			const text = readFileSync(path, "utf8");
			return text !== before && text !== after;
		}) ?? null
	);
}

/**
 * Writes the files of an upgrade one after the other, each at once: a reader finds either text, never a part. Returns
 * the file that has changed since the plan was made, before it is written; null if all are written.
 * @throws {Error} of the file system
 */
export function writeUpgrade(files: readonly FileChange[]): FileChange | null {
	for (const folder of new Set(files.map(({ path }) => dirname(path)))) removeStaleParts(folder);
	const changed = changedSince(files);
	if (changed) return changed;
	for (const file of files) {
		const { path, after } = file;
		if (changedSince([file])) return file;
		const part = partOf(path);
		writeFileSync(part, after, { flush: true });
		chmodSync(part, statSync(path).mode);
		renameSync(part, path);
	}
	return null;
}
