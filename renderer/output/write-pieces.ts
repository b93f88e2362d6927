import { closeSync, openSync, writevSync } from "node:fs";

/** So many pieces are written at a time. */
const piecesAtATime = 512;

/** Writes a file from pieces that follow each other. Throws where the disk takes only a part of them. */
export function writePieces(path: string, pieces: readonly Uint8Array[]): void {
	const file = openSync(path, "w");
	try {
		for (let start = 0; start < pieces.length; start += piecesAtATime)
			writeAll(file, path, pieces.slice(start, start + piecesAtATime));
	} finally {
		closeSync(file);
	}
}

/** Writes pieces where an open file ends; `path` is its own, for the error. Throws where the disk takes only a part of them. */
export function writeAll(file: number, path: string, pieces: readonly Uint8Array[]): void {
	const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
	// A disk that is full takes a part.
	if (writevSync(file, pieces) < length)
		throw Object.assign(new Error(`${path} could not be written as a whole`), { code: "ENOSPC" });
}
