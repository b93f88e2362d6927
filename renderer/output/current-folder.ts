import { existsSync, lstatSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** Returns the name of the folder that an output's link points to; null if there is no such link. */
export function currentFolder(target: string): string | null {
	const status = lstatSync(target, { throwIfNoEntry: false });
	return status?.isSymbolicLink() ? basename(readlinkSync(target)) : null;
}

/** Returns whether an output contains a build. */
export function hasSite(target: string): boolean {
	return currentFolder(target) !== null && existsSync(target);
}
