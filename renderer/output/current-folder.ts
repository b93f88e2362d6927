import { lstatSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** The name of the folder that an output's link leads to, or null when there is no such link. */
export function currentOf(target: string): string | null {
	const status = lstatSync(target, { throwIfNoEntry: false });
	return status?.isSymbolicLink() ? basename(readlinkSync(target)) : null;
}
