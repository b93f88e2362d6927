import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Json } from "#adapters/content-directus/model/rows.ts";

/** The rows of the last reading of a project, as Directus answered. */
export interface CachedRows {
	/** The digest of everything that the rows depend on besides the items: the queries, the service, the rights and the program. */
	readonly context: string;
	/** The time of the last full reading in milliseconds since 1970. */
	readonly fullAt: number;
	/** Rows that were modified at this time or later may have changed again without another time; in milliseconds since 1970. */
	readonly settledBefore: number;
	/** The rows of each collection whose rows have a time of their last change. */
	readonly rows: ReadonlyMap<string, readonly Json[]>;
}

/** The cache of a project's rows. */
export interface RowCacheOptions {
	/** The absolute path of its file. */
	readonly file: string;
	/** The version of the program. */
	readonly program: string;
	/** A static token; null for public access. Another one may have other rights. */
	readonly token: string | null;
	/** Whether rows of earlier readings are ignored. */
	readonly isFresh: boolean;
}

/** Keeps the rows of the last reading. */
export interface RowCache {
	/** Everything that the rows depend on besides the service and the queries. */
	readonly context: unknown;
	/** Returns the rows of the last reading; null if there are none that can be used. */
	read(): CachedRows | null;
	write(rows: CachedRows): void;
}

/** The version of the format, increased whenever the format changes. */
const format = 1;

const digestOf = (parts: readonly Buffer[]) => {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest("hex");
};

/** Returns the lines of a text. Each is decoded by itself, because all of them may be longer than a string can be. */
function linesOf(text: Buffer): readonly string[] {
	const lines: string[] = [];
	for (let start = 0; start < text.length; ) {
		const end = text.indexOf("\n", start);
		if (end < 0) break;
		lines.push(text.toString("utf8", start, end));
		start = end + 1;
	}
	return lines;
}

function readFile(file: string): CachedRows | null {
	try {
		const stored = readFileSync(file);
		const end = stored.indexOf("\n");
		const text = stored.subarray(end + 1);
		if (stored.toString("utf8", 0, end) !== digestOf([text])) return null;
		const [head = "", ...lines] = linesOf(text);
		const { format: written, ...values } = JSON.parse(head);
		if (written !== format) return null;
		return { ...values, rows: new Map(lines.map((line) => JSON.parse(line) as [string, readonly Json[]])) };
	} catch {
		return null;
	}
}

/**
 * Writes rows atomically: a digest of all other lines, the values, and a line for each collection. If writing fails, the former
 * file stays.
 */
function writeFile(file: string, { rows, ...values }: CachedRows): void {
	const part = `${file}.${process.pid}`;
	try {
		const lines = [{ format, ...values }, ...rows].map((line) => Buffer.from(`${JSON.stringify(line)}\n`));
		mkdirSync(dirname(file), { recursive: true });
		const target = openSync(part, "w");
		try {
			for (const line of [Buffer.from(`${digestOf(lines)}\n`), ...lines]) writeFileSync(target, line);
		} finally {
			closeSync(target);
		}
		renameSync(part, file);
	} catch {
		rmSync(part, { force: true });
	}
}

/** Creates the cache of a project's rows. A file that is missing, damaged or of another format is the same as none. */
export function createRowCache({ file, program, token, isFresh }: RowCacheOptions): RowCache {
	return {
		// Too short to find a token by trying.
		context: [program, token === null ? null : digestOf([Buffer.from(token)]).slice(0, 8)],
		read: () => (isFresh ? null : readFile(file)),
		write: (rows) => writeFile(file, rows),
	};
}
