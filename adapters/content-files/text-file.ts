import { isUtf8 } from "node:buffer";
import { type ContentFolder, textLimit } from "#adapters/content-files/folder.ts";
import { jsonFault } from "#adapters/content-files/json-position.ts";
import { fileContent } from "#core/content/files.ts";
import { type ContentFinding, errorAt, excerptOf } from "#core/content/finding.ts";
import { isUnsafeKey } from "#core/decoding/decoder.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** A text file as it is on the disk, without its byte order mark and with plain line ends. */
export interface TextFile {
	readonly text: string;
	readonly bytes: Buffer;
}

/** A JSON file, parsed but not yet checked by a schema. */
export interface JsonFile {
	readonly value: unknown;
	readonly bytes: Buffer;
}

/** How deep lists and objects of a JSON file may be within each other. */
const depthLimit = 100;

/** Decodes UTF-8; null when the bytes are something else. */
export function decodeText(bytes: Buffer): string | null {
	if (!isUtf8(bytes)) return null;
	const text = bytes.toString("utf8");
	return (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text).replaceAll("\r\n", "\n");
}

/** Reads a text file of at most 5 MB in UTF-8. */
export function readText(folder: ContentFolder, file: string): Result<TextFile, ContentFinding> {
	const read = folder.read(file, textLimit);
	if (!read.ok) return read;
	const bytes = read.value;
	const text = decodeText(bytes);
	if (text === null) return fail(errorAt(file, null, "content.file.encoding", {}));
	return succeed({ text, bytes });
}

/** How many values a JSON file may hold. */
const valueLimit = 200_000;

/** What of a parsed value the program could not follow: too deep, or too much. */
function measureFinding(file: string, value: unknown): ContentFinding | null {
	let level: unknown[] = [value];
	let count = 0;
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > depthLimit) return errorAt(file, null, "content.json.deep", { limit: depthLimit });
		const below: unknown[] = [];
		for (const item of level) {
			if (typeof item !== "object" || item === null) continue;
			for (const inner of Object.values(item)) {
				count++;
				if (typeof inner === "object" && inner !== null) below.push(inner);
			}
		}
		if (count > valueLimit) return errorAt(file, null, "content.json.values", { limit: valueLimit });
		level = below;
	}
	return null;
}

/** An escape of half a character; UTF-8 itself cannot hold one. */
const surrogateEscape = /\\u[dD][89a-fA-F]/;

const loneSurrogate = /\p{Surrogate}/u;

/** The first text or field name that holds half a character: no address and no file can be written with it. */
function surrogateFinding(file: string, value: unknown, path: readonly string[]): ContentFinding | null {
	const field = path.length > 0 ? path.join(".") : null;
	if (typeof value === "string" && loneSurrogate.test(value))
		return errorAt(file, field, "content.text.surrogate", { found: excerptOf(value) });
	if (typeof value !== "object" || value === null) return null;
	for (const [name, inner] of Object.entries(value)) {
		if (loneSurrogate.test(name))
			return errorAt(file, field, "content.text.surrogate", { found: excerptOf(name) });
		const finding = surrogateFinding(file, inner, [...path, name]);
		if (finding) return finding;
	}
	return null;
}

/** Whether a text may hold a reserved name, also one written with escapes. */
const mayHoldReserved = /__proto__|constructor|prototype|\\u/;

/**
 * The first field whose name means something to JavaScript itself, e.g. "__proto__": schemas and browsers leave such a
 * field out, so what it holds would be lost.
 */
function reservedFinding(file: string, value: unknown, path: readonly string[]): ContentFinding | null {
	if (typeof value !== "object" || value === null) return null;
	for (const [name, inner] of Object.entries(value)) {
		const place = [...path, name];
		if (isUnsafeKey(name)) return errorAt(file, place.join("."), "content.field.reserved", { name });
		const finding = reservedFinding(file, inner, place);
		if (finding) return finding;
	}
	return null;
}

/** What is wrong with a text that is no JSON. */
function syntaxFinding(file: string, text: string): ContentFinding {
	try {
		const { found, ...place } = jsonFault(text);
		return found === ""
			? errorAt(file, null, "content.json.end", place)
			: errorAt(file, null, "content.json.syntax", { ...place, found });
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return errorAt(file, null, "content.json.deep", { limit: depthLimit });
	}
}

/** Parses JSON; the failure says where it stops being JSON. */
export function parseJson(file: string, text: string): Result<unknown, ContentFinding> {
	if (text.trim() === "") return fail(errorAt(file, null, "content.file.empty", {}));
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return fail(syntaxFinding(file, text));
	}
	const finding =
		measureFinding(file, value) ??
		(mayHoldReserved.test(text) ? reservedFinding(file, value, []) : null) ??
		(surrogateEscape.test(text) ? surrogateFinding(file, value, []) : null);
	return finding ? fail(finding) : succeed(value);
}

/** Reads and parses a JSON file. */
export function readJson(folder: ContentFolder, file: string): Result<JsonFile, ContentFinding> {
	const read = readText(folder, file);
	if (!read.ok) return read;
	const parsed = parseJson(file, read.value.text);
	return parsed.ok ? succeed({ value: fileContent(parsed.value), bytes: read.value.bytes }) : parsed;
}
