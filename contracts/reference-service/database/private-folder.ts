import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { reasonOf } from "#core/shared/result.ts";

/** Windows has no file modes; the parent folder decides who can read a folder there. */
const hasModes = process.platform !== "win32";

/**
 * Restricts a folder and its contents to the service's own user (0700, files 0600), creating it if necessary.
 * Throws on failure, because customers' data would be readable by every user of the machine.
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

/** Sets a mode and checks it, because some file systems accept a mode without an error and ignore it. */
function restrict(path: string, mode: number): void {
	if ((statSync(path).mode & 0o777) === mode) return;
	chmodSync(path, mode);
	if ((statSync(path).mode & 0o077) !== 0) throw new Error(`the file system keeps ${path} open to others`);
}
