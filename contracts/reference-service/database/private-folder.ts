import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { reasonOf } from "#core/shared/reason-of.ts";

/** Windows has no such rights: who reads a folder there is decided by the folder above it. */
const hasModes = process.platform !== "win32";

/**
 * Makes a folder, and all that is in it, readable and writable by the service's own user alone (0700, files 0600), whether it
 * is there already or not. Throws where that fails: customers' data would be open to every user of the machine.
 */
export function makePrivate(folder: string): void {
	mkdirSync(dirname(folder), { recursive: true });
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	if (!hasModes) return;
	try {
		restrict(folder, 0o700);
		for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
			if (entry.isDirectory()) restrict(join(entry.parentPath, entry.name), 0o700);
			else if (entry.isFile()) restrict(join(entry.parentPath, entry.name), 0o600);
		}
	} catch (error) {
		throw new Error(
			`${folder} holds customers' data, and its access rights cannot be limited to the service's user: ${reasonOf(error)}. ` +
				`Have that user own it (chown -R USER ${folder}) on a file system with access rights, or name another folder with --data.`,
		);
	}
}

/** Some file systems take a mode without an error and keep their own. */
function restrict(path: string, mode: number): void {
	if ((statSync(path).mode & 0o777) === mode) return;
	chmodSync(path, mode);
	if ((statSync(path).mode & 0o077) !== 0) throw new Error(`the file system keeps ${path} open to others`);
}
