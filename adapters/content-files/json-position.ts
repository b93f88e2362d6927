import {
	findNodeAtLocation,
	type Node,
	type ParseError,
	parse,
	parseTree,
	printParseErrorCode,
} from "jsonc-parser";

/** Where a JSON text stops being JSON, counted from 1, and what is there. */
export interface JsonPosition {
	readonly line: number;
	readonly column: number;
	/** A few characters from that place on; empty at the end of the text. */
	readonly found: string;
}

/** Line and column of an offset, counted from 1. */
export function positionAt(text: string, offset: number) {
	const before = text.slice(0, offset);
	return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** An escape of JSON as a whole, or the backslash alone of one that JSON does not have. */
const escapes = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}|)/g;

/** The parser names the text that a wrong escape is in. */
function offsetOf({ error, offset }: ParseError, text: string): number {
	if (!/^Invalid(?:EscapeCharacter|Unicode)$/.test(printParseErrorCode(error))) return offset;
	const wrong = [...text.slice(offset).matchAll(escapes)].find(([match]) => match === "\\");
	return offset + (wrong?.index ?? 0);
}

/**
 * Finds the place of the fault in a text that JSON.parse refused; JSON.parse itself seldom reports it. Throws a RangeError
 * where lists and objects are too deep within each other to be followed.
 */
export function jsonFault(text: string): JsonPosition {
	const errors: ParseError[] = [];
	parse(text, errors, { disallowComments: true });
	const offset = errors[0] ? offsetOf(errors[0], text) : text.length;
	const found = (text.slice(offset, offset + 20).split("\n", 1)[0] ?? "").trimEnd();
	return { ...positionAt(text, offset), found };
}

/**
 * Where a field begins in a valid JSON text, as its offset; `path` are the names and indexes that lead to it. A field that
 * is missing is where what should hold it begins.
 */
export function fieldOffset(text: string, path: readonly string[]): number {
	let found = parseTree(text);
	for (const name of path) {
		const inner: Node | undefined =
			found && findNodeAtLocation(found, [found.type === "array" ? Number(name) : name]);
		if (!inner) break;
		found = inner;
	}
	const field = found?.parent?.type === "property" ? found.parent : found;
	return field?.offset ?? 0;
}
