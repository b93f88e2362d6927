import { isUtf8 } from "node:buffer";
import { type ContentFolder, textLimit } from "#adapters/content-files/folder.ts";
import { jsonFault } from "#adapters/content-files/json-position.ts";
import { fileContent } from "#core/content/files.ts";
import { type ContentFinding, errorAt, excerptOf } from "#core/content/finding.ts";
import { isUnsafeKey } from "#core/decoding/decoder.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** A text file; `text` has no byte order mark and LF line ends. */
export interface TextFile {
	readonly text: string;
	readonly bytes: Buffer;
}

/** A JSON file, parsed but not yet checked by a schema. */
export interface JsonFile {
	readonly value: unknown;
	readonly bytes: Buffer;
}

/** The maximum nesting depth of a JSON file. */
const depthLimit = 100;

/** Decodes UTF-8, without byte order mark and with LF line ends; null for invalid bytes. */
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

/** The maximum number of values in a JSON file. */
const valueLimit = 200_000;

/** Returns a finding if a value is too deep or too large. */
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

/** The escape of a lone surrogate; UTF-8 itself cannot contain one. */
const surrogateEscape = /\\u[dD][89a-fA-F]/;

const loneSurrogate = /\p{Surrogate}/u;

/**
 * Returns a finding for the first text or field name with a lone surrogate, with which no URL and no file can be
 * written.
 */
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

/** Matches a text that may contain a reserved name, also in escaped form. */
const mayHoldReserved = /__proto__|constructor|prototype|\\u/;

/**
 * Returns a finding for the first field with a name that JavaScript reserves, e.g. "__proto__". Schemas and browsers
 * ignore such a field, so its value would be lost.
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

/** Returns the finding for a text that is not JSON. */
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

/** Parses JSON; a failure contains the position of the syntax error. */
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
