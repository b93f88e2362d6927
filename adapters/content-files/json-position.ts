/** Where a JSON text stops being JSON, counted from 1, and what is there. */
export interface JsonPosition {
	readonly line: number;
	readonly column: number;
	/** A few characters from that place on; empty at the end of the text. */
	readonly found: string;
}

const blank = /[ \t\r\n]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /true|false|null/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The end of what `pattern` matches at `start`, or -1. */
function endOf(pattern: RegExp, text: string, start: number): number {
	pattern.lastIndex = start;
	return pattern.test(text) ? pattern.lastIndex : -1;
}

interface Step {
	/** Where the token ends, or where the fault is. */
	readonly at: number;
	readonly ok: boolean;
}

function stringEnd(text: string, start: number): Step {
	for (let at = start + 1; at < text.length; at++) {
		const letter = text[at];
		if (letter === '"') return { at: at + 1, ok: true };
		if (letter === "\\") {
			const end = endOf(escaped, text, at);
			if (end < 0) return { at, ok: false };
			at = end - 1;
		} else if (text.charCodeAt(at) < 32) return { at: start, ok: false };
	}
	return { at: start, ok: false };
}

function scalarEnd(text: string, start: number): Step {
	if (text[start] === '"') return stringEnd(text, start);
	const end = Math.max(endOf(number, text, start), endOf(word, text, start));
	return end < 0 ? { at: start, ok: false } : { at: end, ok: true };
}

/** What may stand next; "first" is a value or the end of an empty list, "name" and "firstName" likewise. */
type Expectation = "value" | "first" | "name" | "firstName" | "colon" | "next";

/** The offset of the first character that cannot are where it is; the text's length when it ends too early. */
function faultOffset(text: string): number {
	const open: ("}" | "]")[] = [];
	let expected: Expectation = "value";
	let at = 0;
	for (;;) {
		at = endOf(blank, text, at);
		const letter = text[at];
		const closing = open[open.length - 1];
		if (letter === undefined || (expected === "next" && closing === undefined)) return at;
		const mayClose = expected === "next" || expected === "first" || expected === "firstName";
		if (mayClose && letter === closing) {
			open.pop();
			at++;
			expected = "next";
		} else if (expected === "next") {
			if (letter !== ",") return at;
			at++;
			expected = closing === "}" ? "name" : "value";
		} else if (expected === "colon") {
			if (letter !== ":") return at;
			at++;
			expected = "value";
		} else if (expected === "name" || expected === "firstName") {
			const step = letter === '"' ? stringEnd(text, at) : { at, ok: false };
			if (!step.ok) return step.at;
			at = step.at;
			expected = "colon";
		} else if (letter === "{" || letter === "[") {
			open.push(letter === "{" ? "}" : "]");
			at++;
			expected = letter === "{" ? "firstName" : "first";
		} else {
			const step = scalarEnd(text, at);
			if (!step.ok) return step.at;
			at = step.at;
			expected = "next";
		}
	}
}

/** Finds the place of the fault in a text that JSON.parse refused; JSON.parse itself seldom reports it. */
export function jsonFault(text: string): JsonPosition {
	const offset = faultOffset(text);
	const before = text.slice(0, offset);
	const line = before.split("\n").length;
	const column = offset - before.lastIndexOf("\n");
	const found = (text.slice(offset, offset + 20).split("\n", 1)[0] ?? "").trimEnd();
	return { line, column, found };
}
