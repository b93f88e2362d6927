import { writeSync } from "node:fs";

/** Writes bytes where an open file ends; `path` is its own, for the error. Throws where the disk takes only a part of them. */
export function writeAll(file: number, path: string, bytes: Uint8Array): void {
	// A disk that is full takes a part.
	if (bytes.length > 0 && writeSync(file, bytes) < bytes.length)
		throw Object.assign(new Error(`${path} could not be written as a whole`), { code: "ENOSPC" });
}
