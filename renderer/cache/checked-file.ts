import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { writeAll } from "#renderer/output/write-all.ts";

/** Changes when what builds note for the next one is written in another way. */
const format = 6;
const lineEnd = 10;

/** A SHA-256 digest in hexadecimal digits, before it is known. */
const noDigest = `${"0".repeat(64)}\n`;

/**
 * Writes a file of which nothing is there until all of it is, first its digest; returns whether it could be written. Each
 * piece is asked for when the one before is written.
 */
export function writeWhole(file: string, pieces: Iterable<Buffer>): boolean {
	const part = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeWithDigest(part, pieces);
		renameSync(part, file);
		return true;
	} catch {
		remove(part);
		return false;
	}
}

function writeWithDigest(path: string, pieces: Iterable<Buffer>): void {
	const hash = createHash("sha256");
	const file = openSync(path, "w");
	try {
		writeAll(file, path, Buffer.from(noDigest));
		for (const piece of pieces) {
			hash.update(piece);
			writeAll(file, path, piece);
		}
		writeSync(file, hash.digest("hex"), 0);
	} finally {
		closeSync(file);
	}
}

function remove(path: string): void {
	try {
		rmSync(path, { recursive: true, force: true });
	} catch {
		// What stays is of another folder than the output leads to, and not used.
	}
}

/** Reads what {@link writeWhole} wrote; null when there is nothing, or it is cut off or altered. */
export function readWhole(file: string): Buffer | null {
	try {
		const stored = readFileSync(file);
		const start = stored.indexOf(lineEnd) + 1;
		const rest = stored.subarray(start);
		return stored.toString("latin1", 0, start - 1) === createHash("sha256").update(rest).digest("hex")
			? rest
			: null;
	} catch {
		return null;
	}
}

/** Writes plain data and, after it, bytes of which parts can be read; without it the next build takes longer, and that is all. */
export function writeChecked(file: string, value: unknown, pieces: Iterable<Buffer> = []): void {
	function* all(): Generator<Buffer> {
		yield Buffer.from(`${JSON.stringify({ format, value })}\n`);
		yield* pieces;
	}
	if (!writeWhole(file, all())) remove(file);
}

/** Reads what {@link writeChecked} wrote; null when there is nothing, or nothing of this program's that is whole. */
export function readChecked(file: string): { readonly value: unknown; readonly rest: Buffer } | null {
	const stored = readWhole(file);
	if (!stored) return null;
	try {
		const end = stored.indexOf(lineEnd);
		const { format: written, value } = JSON.parse(stored.toString("utf8", 0, end));
		return written === format ? { value, rest: stored.subarray(end + 1) } : null;
	} catch {
		return null;
	}
}
