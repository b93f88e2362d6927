import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { writePieces } from "#renderer/output/write-pieces.ts";

/** Changes when what builds note for the next one is written in another way. */
const format = 6;
const lineEnd = 10;

function digestOf(pieces: readonly Buffer[]): string {
	const hash = createHash("sha256");
	for (const piece of pieces) hash.update(piece);
	return hash.digest("hex");
}

/** Writes a file of which nothing is there until all of it is, first its digest; returns whether it could be written. */
export function writeWhole(file: string, pieces: readonly Buffer[]): boolean {
	const part = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writePieces(part, [Buffer.from(`${digestOf(pieces)}\n`), ...pieces]);
		renameSync(part, file);
		return true;
	} catch {
		remove(part);
		return false;
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
		return stored.toString("latin1", 0, start - 1) === digestOf([rest]) ? rest : null;
	} catch {
		return null;
	}
}

/** Writes plain data and, after it, bytes of which parts can be read; without it the next build takes longer, and that is all. */
export function writeChecked(file: string, value: unknown, pieces: readonly Buffer[] = []): void {
	const head = Buffer.from(`${JSON.stringify({ format, value })}\n`);
	if (!writeWhole(file, [head, ...pieces])) remove(file);
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
