import {
	findNodeAtLocation,
	type Node,
	type ParseError,
	parse,
	parseTree,
	printParseErrorCode,
} from "jsonc-parser";

/** The position of a syntax error in a JSON text, counted from 1, and the text there. */
export interface JsonPosition {
	readonly line: number;
	readonly column: number;
	/** A few characters from there; empty at the end of the text. */
	readonly found: string;
}

/** Returns line and column of an offset, counted from 1. */
export function positionAt(text: string, offset: number) {
	const before = text.slice(0, offset);
	return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** A JSON escape, or only the backslash of an invalid one. */
const escapes = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}|)/g;

/** Returns the offset of an error. For an invalid escape the parser reports only the text that contains it. */
function offsetOf({ error, offset }: ParseError, text: string): number {
	if (!/^Invalid(?:EscapeCharacter|Unicode)$/.test(printParseErrorCode(error))) return offset;
	const wrong = [...text.slice(offset).matchAll(escapes)].find(([match]) => match === "\\");
	return offset + (wrong?.index ?? 0);
}

/**
 * Finds the syntax error in a text that JSON.parse refuses, because JSON.parse itself seldom reports it. Throws a
 * RangeError if lists and objects are nested too deeply.
 */
export function jsonFault(text: string): JsonPosition {
	const errors: ParseError[] = [];
	parse(text, errors, { disallowComments: true });
	const offset = errors[0] ? offsetOf(errors[0], text) : text.length;
	const found = (text.slice(offset, offset + 20).split("\n", 1)[0] ?? "").trimEnd();
	return { ...positionAt(text, offset), found };
}

/**
 * Returns the offset of a field in a valid JSON text; `path` contains the names and indexes that lead to it. For a
 * missing field, returns the offset of its parent.
 */
export function fieldOffset(text: string, path: readonly string[]): number {
	let found = parseTree(text);
	for (const [depth, name] of path.entries()) {
		const place = found?.type === "array" ? Number(name) : name;
		// The names of interface texts have dots themselves.
		const inner: Node | undefined =
			found &&
			(findNodeAtLocation(found, [place]) ?? findNodeAtLocation(found, [path.slice(depth).join(".")]));
		if (!inner) break;
		found = inner;
	}
	const field = found?.parent?.type === "property" ? found.parent : found;
	return field?.offset ?? 0;
}
