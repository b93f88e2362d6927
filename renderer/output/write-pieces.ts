import { closeSync, openSync, writeSync } from "node:fs";

/** Writes a file from pieces that follow each other, each asked for when the one before is written; returns how many bytes these are. Throws where the disk takes only a part of them. */
export function writePieces(path: string, pieces: Iterable<Uint8Array>): number {
	const file = openSync(path, "w");
	let length = 0;
	try {
		for (const piece of pieces) {
			writeAll(file, path, piece);
			length += piece.length;
		}
	} finally {
		closeSync(file);
	}
	return length;
}

/** Writes bytes where an open file ends; `path` is its own, for the error. Throws where the disk takes only a part of them. */
export function writeAll(file: number, path: string, bytes: Uint8Array): void {
	// A disk that is full takes a part.
	if (bytes.length > 0 && writeSync(file, bytes) < bytes.length)
		throw Object.assign(new Error(`${path} could not be written as a whole`), { code: "ENOSPC" });
}
