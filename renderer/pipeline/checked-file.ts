import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Changes when what builds note for the next one is written in another way. */
const format = 3;

function digestOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

/** Writes plain data, first its digest: a file that is cut off or altered is none. */
export function writeChecked(file: string, value: unknown): void {
	const text = JSON.stringify({ format, value });
	const part = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(part, `${digestOf(text)}\n${text}`);
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
		const stored = readFileSync(file, "utf8");
		const end = stored.indexOf("\n");
		const text = stored.slice(end + 1);
		if (stored.slice(0, end) !== digestOf(text)) return null;
		const { format: written, value } = JSON.parse(text);
		return written === format ? value : null;
	} catch {
		return null;
	}
}
