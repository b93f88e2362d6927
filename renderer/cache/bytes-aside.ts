import { closeSync, mkdirSync, openSync, readSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { writeAll } from "#renderer/output/write-all.ts";

/** Bytes that a build writes in parts and reads again by their places, without having them in memory. */
export interface BytesAside {
	/** Adds bytes after all others; returns where they begin. */
	add(bytes: Uint8Array): number;
	/** Those from a place to another one, until others are added. */
	read(start: number, end: number): Buffer;
	/** Gives the disk back. Nothing can be read any more. */
	close(): void;
}

/** So many bytes stay in memory before they are written. */
const mostWaiting = 1 << 18;

/** Opens a file that no other process finds, and that is gone with this one; null where none can be made. */
function openNameless(path: string): number | null {
	try {
		mkdirSync(dirname(path), { recursive: true });
		const file = openSync(path, "w+");
		rmSync(path, { force: true });
		return file;
	} catch {
		return null;
	}
}

function readWholly(file: number, bytes: Buffer, start: number): Buffer {
	for (let done = 0; done < bytes.length; ) {
		const read = readSync(file, bytes, done, bytes.length - done, start + done);
		if (read === 0) throw new Error("Bytes that a build put aside are gone. Build again.");
		done += read;
	}
	return bytes;
}

/** Opens a place for bytes; few of them, and all where `path` is null or cannot be written, stay in memory. */
export function createBytesAside(path: string | null): BytesAside {
	let file: number | null = null;
	let canWrite = path !== null;
	/** Those that were written and no longer have to be in memory. */
	let written = 0;
	let waiting = Buffer.alloc(0);
	let length = 0;

	function makeRoom(needed: number): void {
		if (length + needed <= waiting.length) return;
		if (length + needed > mostWaiting && length > 0 && canWrite) writeWaiting();
		if (length + needed <= waiting.length) return;
		const larger = Buffer.allocUnsafeSlow(Math.max(1 << 12, (length + needed) * 2));
		waiting.copy(larger, 0, 0, length);
		waiting = larger;
	}

	function writeWaiting(): void {
		file ??= path === null ? null : openNameless(path);
		try {
			if (file === null || path === null) throw new Error("There is no file.");
			writeAll(file, path, waiting.subarray(0, length));
			written += length;
			length = 0;
		} catch {
			// What is in memory stays there; a part that was written is behind all that is read.
			canWrite = false;
		}
	}

	return {
		add(bytes) {
			makeRoom(bytes.length);
			const start = written + length;
			waiting.set(bytes, length);
			length += bytes.length;
			return start;
		},
		read(start, end) {
			if (start >= written) return waiting.subarray(start - written, end - written);
			const bytes = Buffer.allocUnsafe(end - start);
			const inFile = Math.min(end, written) - start;
			if (file !== null) readWholly(file, bytes.subarray(0, inFile), start);
			waiting.copy(bytes, inFile, 0, end - start - inFile);
			return bytes;
		},
		close() {
			if (file !== null) closeSync(file);
			file = null;
		},
	};
}
