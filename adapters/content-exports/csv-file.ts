import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";

/** A row of an export. */
export interface ExportRow {
	/** The line on which it starts, from 1. */
	readonly line: number;
	/** Returns the cell of a column without white space around it; "" if there is none. */
	cell(column: string): string;
}

/** The rows of a CSV file, read one after the other. */
export interface ExportTable {
	/** The columns in the order of the file; a repeated name refers to the first one. */
	readonly columns: readonly string[];
	readonly rows: AsyncIterable<ExportRow>;
}

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** The characters of Windows-1252 from 0x80 to 0x9f, which `TextDecoder` of Node.js 20 does not decode. */
const windowsCharacters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function windowsText(bytes: Buffer): string {
	return bytes
		.toString("latin1")
		.replace(/[\x80-\x9f]/g, (character) => windowsCharacters[character.charCodeAt(0) - 0x80] ?? character);
}

/**
 * Returns the encoding of a file: by its byte order mark; otherwise UTF-8 if all bytes are valid; otherwise
 * Windows-1252, as Excel writes it.
 */
async function encodingOf(path: string): Promise<Encoding> {
	const file = await open(path);
	try {
		const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
		if (buffer[0] === 0xff && buffer[1] === 0xfe) return "utf-16le";
		if (buffer[0] === 0xfe && buffer[1] === 0xff) return "utf-16be";
	} finally {
		await file.close();
	}
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
		decoder.decode();
		return "utf-8";
	} catch (error) {
		if (error instanceof TypeError) return "windows-1252";
		throw error;
	}
}

/** Decodes a file piece by piece, without its byte order mark. */
async function* textOf(path: string): AsyncGenerator<string> {
	const encoding = await encodingOf(path);
	const decoder = encoding === "windows-1252" ? null : new TextDecoder(encoding);
	for await (const chunk of createReadStream(path))
		yield decoder ? decoder.decode(chunk, { stream: true }) : windowsText(chunk);
	if (decoder) yield decoder.decode();
}

/** Converts line breaks to LF, because csv-parse would count CRLF within a cell as two lines. */
async function* withPlainBreaks(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
	let rest = "";
	for await (const piece of pieces) {
		const text = rest + piece;
		rest = text.endsWith("\r") ? "\r" : "";
		yield text.slice(0, text.length - rest.length).replace(/\r\n?/g, "\n");
	}
	if (rest !== "") yield "\n";
}

const separators = [",", ";", "\t", "|"] as const;

/** Returns the most frequent separator of the first line that has any, outside of quotation marks. */
function separatorOf(lines: readonly string[]): string {
	for (const line of lines) {
		const bare = line.replace(/"(?:[^"]|"")*"/g, "");
		const counts = separators.map((separator) => [separator, bare.split(separator).length] as const);
		const [most] = counts.toSorted((one, other) => other[1] - one[1]);
		if (most && most[1] > 1) return most[0];
	}
	return ",";
}

/** The most rows above the names of the columns. */
const maxTitleRows = 20;

/** The start of a file: the separator, and the number of lines that only state it ("sep=;", as Excel writes it). */
interface Start {
	readonly separator: string;
	readonly skipped: number;
	readonly text: AsyncGenerator<string>;
}

/** Reads the first line of a file; the returned text begins with it. */
async function startOf(path: string): Promise<Start> {
	const pieces = withPlainBreaks(textOf(path));
	let head = "";
	for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
		head += next.value;
		if (/\n[^\n]*\n/.test(head)) break;
	}
	const [stated, separator] = /^\uFEFF?sep=(.)\n/.exec(head) ?? [];
	const read = stated === undefined ? head : head.slice(stated.length);
	async function* text() {
		yield read;
		yield* pieces;
	}
	const lines = read.trimStart().split("\n", maxTitleRows);
	return { separator: separator ?? separatorOf(lines), skipped: stated === undefined ? 0 : 1, text: text() };
}

interface ParsedRecord {
	readonly record: readonly string[];
	readonly info: { readonly lines: number };
}

/** A record with the line on which it starts. */
interface FileRecord {
	readonly line: number;
	readonly cells: readonly string[];
}

/** Returns the number of line breaks within a record's cells, which is the distance of its first line from its last. */
function breaksIn(record: readonly string[]): number {
	return record.reduce((sum, cell) => sum + (cell.split("\n").length - 1), 0);
}

/** Reads the records of a file with their first lines. Invalid CSV is an error at its line. */
async function* recordsOf(path: string, report: ExportReport): AsyncGenerator<FileRecord> {
	const { separator, skipped, text } = await startOf(path);
	const parser = Readable.from(text).pipe(
		parse({
			bom: true,
			delimiter: separator,
			info: true,
			relax_column_count: true,
			relax_quotes: true,
			skip_empty_lines: true,
		}),
	);
	let last = skipped;
	try {
		for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
			const line = info.lines + skipped - breaksIn(record);
			last = info.lines + skipped;
			yield { line, cells: record };
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		report.add("error", last + 1, null, "import.csv", {});
	}
}

const columnNames = (cells: readonly string[]) => cells.map((name) => name.replace(/\s+/g, " ").trim());

/**
 * Reads the records up to the row with the names of the columns: the first one that `isHead` accepts, or the first
 * one if it accepts none of the first rows. Also returns the records that follow the first one then.
 */
async function readHead(
	records: AsyncGenerator<FileRecord>,
	isHead: (names: readonly string[]) => boolean,
): Promise<{ readonly read: readonly FileRecord[]; readonly head: number }> {
	const read: FileRecord[] = [];
	while (read.length <= maxTitleRows) {
		const next = await records.next();
		if (next.done) break;
		read.push(next.value);
		if (isHead(columnNames(next.value.cells))) return { read, head: read.length - 1 };
	}
	return { read, head: 0 };
}

/**
 * Opens a CSV file. Separators are commas, semicolons, tabs or bars; encodings are UTF-8, UTF-16 and Windows-1252,
 * with or without a byte order mark. `isHead` recognizes the names of the columns below a title; by default they are
 * the first row. Returns null, with a finding, if there is no row.
 */
export async function openCsv(
	path: string,
	report: ExportReport,
	isHead: (names: readonly string[]) => boolean = () => true,
): Promise<ExportTable | null> {
	const records = recordsOf(path, report);
	const { read, head } = await readHead(records, isHead);
	const names = columnNames(read[head]?.cells ?? []);
	if (read.length === 0) {
		if (report.findings.length === 0) report.add("error", 1, null, "import.empty", {});
		return null;
	}
	const [title] = read.slice(0, head).flatMap(({ cells, line }) => {
		const found = cells.find((cell) => cell.trim() !== "")?.trim();
		return found === undefined ? [] : [{ found, line }];
	});
	if (title) report.add("hint", title.line, null, "import.titleRows", { found: title.found });
	const places = new Map<string, number>();
	for (const [place, name] of names.entries()) if (name !== "" && !places.has(name)) places.set(name, place);
	async function* rows(): AsyncGenerator<ExportRow> {
		const rowOf = ({ line, cells }: FileRecord): ExportRow => ({
			line,
			cell: (column) => (cells[places.get(column) ?? -1] ?? "").trim(),
		});
		const isFilled = ({ cells }: FileRecord) => cells.some((cell) => cell.trim() !== "");
		for (const record of read.slice(head + 1)) if (isFilled(record)) yield rowOf(record);
		for await (const record of records) {
			if (!isFilled(record)) continue;
			yield rowOf(record);
		}
	}
	return { columns: [...places.keys()], rows: rows() };
}

/** Reads all rows of a table. */
export async function allRows({ rows }: Pick<ExportTable, "rows">): Promise<readonly ExportRow[]> {
	const read: ExportRow[] = [];
	for await (const row of rows) read.push(row);
	return read;
}
