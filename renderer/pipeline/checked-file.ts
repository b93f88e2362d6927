import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Changes when what builds note for the next one is written in another way. */
const format = 4;

function digestOf(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}

/** Writes plain data, first its digest: a file that is cut off or altered is none. */
export function writeChecked(file: string, value: unknown): void {
	const bytes = Buffer.from(JSON.stringify({ format, value }));
	const part = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(part, `${digestOf(bytes)}\n`);
		appendFileSync(part, bytes);
		renameSync(part, file);
	} catch {
		// Without it the next build takes longer, and that is all.
		remove(part);
		remove(file);
	}
}

function remove(path: string): void {
	try {
		rmSync(path, { recursive: true, force: true });
	} catch {
		// What stays is of another folder than the output leads to, and not used.
	}
}

/** Reads what {@link writeChecked} wrote; null when there is nothing, or nothing of this program's that is whole. */
export function readChecked(file: string): unknown {
	try {
		const stored = readFileSync(file);
		const end = stored.indexOf("\n");
		const bytes = stored.subarray(end + 1);
		if (stored.toString("latin1", 0, end) !== digestOf(bytes)) return null;
		const { format: written, value } = JSON.parse(bytes.toString("utf8"));
		return written === format ? value : null;
	} catch {
		return null;
	}
}
