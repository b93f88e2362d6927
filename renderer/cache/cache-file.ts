import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The version of the format, increased whenever the format changes. */
const format = 10;

/** Returns the SHA-256 of a content, in hexadecimal. */
export const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Returns the folder of the cache of an output. */
export function cacheFolderOf(outputDirectory: string): string {
	return join(dirname(outputDirectory), ".facette-cache");
}

/** Returns a file of the cache of an output; `ending` distinguishes its files: ".json", ".sources.json". */
export function cacheFileOf(outputDirectory: string, ending: string): string {
	return join(cacheFolderOf(outputDirectory), `build-${basename(outputDirectory)}${ending}`);
}

/** Writes plain data to a file as JSON, preceded by its digest. */
export function writeWithDigest(file: string, value: unknown): void {
	const json = Buffer.from(JSON.stringify({ format, value }));
	writeFileSync(file, `${sha256(json)}\n`);
	appendFileSync(file, json);
}

/**
 * Writes plain data to a file atomically, preceded by its digest. If writing fails, the file is removed, and the next build
 * only takes longer.
 */
export function writeCacheFile(file: string, value: unknown): void {
	const part = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeWithDigest(part, value);
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
		// A file that remains names another folder than the output's, so it is not used.
	}
}

/** Reads a file of {@link writeCacheFile}; null if it is missing, damaged or of another version. */
export function readCacheFile(file: string): unknown {
	try {
		const stored = readFileSync(file);
		const end = stored.indexOf("\n");
		const json = stored.subarray(end + 1);
		if (stored.toString("utf8", 0, end) !== sha256(json)) return null;
		const { format: written, value } = JSON.parse(json.toString());
		return written === format ? value : null;
	} catch {
		return null;
	}
}
