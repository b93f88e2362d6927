import { writeSync } from "node:fs";

/** Appends bytes to an open file; `path` is used in errors. Throws if the disk accepts only a part. */
export function writeAll(file: number, path: string, bytes: Uint8Array): void {
	// A full disk accepts only a part.
	if (bytes.length > 0 && writeSync(file, bytes) < bytes.length)
		throw Object.assign(new Error(`${path} could not be written as a whole`), { code: "ENOSPC" });
}
