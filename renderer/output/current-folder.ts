import { existsSync, lstatSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** The name of the folder that an output's link leads to, or null when there is no such link. */
export function currentOf(target: string): string | null {
	const status = lstatSync(target, { throwIfNoEntry: false });
	return status?.isSymbolicLink() ? basename(readlinkSync(target)) : null;
}

/** Returns whether an earlier build has left a site at an output. */
export function hasSite(target: string): boolean {
	return currentOf(target) !== null && existsSync(target);
}
