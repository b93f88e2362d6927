import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Raised whenever cached data is written in another form. */
const format = 7;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Writes plain data to a file in one step, headed by its digest. If it cannot be written, the file is removed: the next
 * build then takes longer, and nothing else is lost.
 */
export function writeCacheFile(file: string, value: unknown): void {
	const json = JSON.stringify({ format, value });
	const part = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(part, `${sha256(json)}\n${json}`);
		renameSync(part, file);
	} catch {
		remove(part);
		remove(file);
	}
}

function remove(path: string): void {
	try {
		rmSync(path, { recursive: true, force: true });
	} catch {
		// A file that stays belongs to another folder than the output leads to, so it is not used.
	}
}

/** Reads what {@link writeCacheFile} wrote; null if it is missing, damaged or in another form. */
export function readCacheFile(file: string): unknown {
	try {
		const stored = readFileSync(file, "utf8");
		const end = stored.indexOf("\n");
		const json = stored.slice(end + 1);
		if (stored.slice(0, end) !== sha256(json)) return null;
		const { format: written, value } = JSON.parse(json);
		return written === format ? value : null;
	} catch {
		return null;
	}
}
