/** What of a style cannot be written, as its author wrote it. */
export class StyleFault extends Error {
	override readonly name = "StyleFault";
	readonly found: string;
	constructor(found: string) {
		super(`The style holds ${found}`);
		this.found = found;
	}
}

/** A style written again. */
export interface CheckedStyle {
	readonly text: string;
	/** The ids that it refers to by `url(#id)`. */
	readonly references: readonly string[];
}

/** The functions that fetch nothing: colours, lengths, shapes, transforms, filters, selectors. */
const functions: ReadonlySet<string> = new Set(
	`rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
	calc min max clamp abs sign round mod rem sqrt pow hypot exp log sin cos tan asin acos atan atan2 var
	matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
	rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
	blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
	inset circle ellipse polygon path rect xywh cubic-bezier steps linear
	not is where has lang dir nth-child nth-last-child nth-of-type nth-last-of-type`.split(/\s+/),
);

const atRules: ReadonlySet<string> = new Set(["media", "keyframes", "-webkit-keyframes", "supports"]);

const nameCharacter = /[\w\u0080-\u{10ffff}-]/u;
const fragment = /^#[\w\u0080-\u{10ffff}.:-]+$/u;
/** What is between the words of a style: brackets, combinators, separators, mathematics. */
const delimiter = /[\s{}[\]():;,.#*>+~=!%/|^$&]/;

const brackets: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Reads the escape whose backslash is at `at` (CSS Syntax 3, 4.3.7). */
function escapeAt(css: string, at: number): { readonly text: string; readonly end: number } {
	const hex = /^[\da-f]{1,6}/i.exec(css.slice(at + 1, at + 7))?.[0];
	if (hex === undefined) {
		const character = String.fromCodePoint(css.codePointAt(at + 1) ?? 0xfffd);
		if (at + 1 >= css.length || /[\n\r\f]/.test(character)) throw new StyleFault("\\");
		return { text: character, end: at + 1 + character.length };
	}
	const code = Number.parseInt(hex, 16);
	const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
	const end = at + 1 + hex.length;
	const blank = /^(?:\r\n|[\t\n\f\r ])/.exec(css.slice(end, end + 2))?.[0].length ?? 0;
	return { text: isCharacter ? String.fromCodePoint(code) : "\ufffd", end: end + blank };
}

/** Reads a name, its escapes resolved; a name that then holds anything but letters, digits and hyphens is a fault. */
function nameAt(css: string, start: number): { readonly text: string; readonly end: number } {
	let text = "";
	let at = start;
	while (at < css.length) {
		const character = String.fromCodePoint(css.codePointAt(at) ?? 0);
		if (character === "\\") {
			const escaped = escapeAt(css, at);
			if (!nameCharacter.test(escaped.text)) throw new StyleFault(css.slice(start, escaped.end));
			text += escaped.text;
			at = escaped.end;
		} else if (nameCharacter.test(character)) {
			text += character;
			at += character.length;
		} else break;
	}
	// A name that began with an escaped digit is a number without it.
	const leading = css[start] === "\\" && /^-?\d/.test(text);
	return { text: leading ? text.replace(/\d/, (digit) => `\\3${digit} `) : text, end: at };
}

function stringAt(css: string, start: number): { readonly text: string; readonly end: number } {
	const quote = css[start];
	let text = "";
	for (let at = start + 1; at < css.length; ) {
		const character = css[at] ?? "";
		if (character === quote) return { text, end: at + 1 };
		if (/[\n\r\f]/.test(character)) break;
		if (character === "\\" && /[\n\f\r]/.test(css[at + 1] ?? ""))
			at += css.startsWith("\r\n", at + 1) ? 3 : 2;
		else if (character === "\\") {
			const escaped = escapeAt(css, at);
			text += escaped.text;
			at = escaped.end;
		} else {
			text += character;
			at += 1;
		}
	}
	throw new StyleFault(css.slice(start, start + 40));
}

/** Writes a string such that every reader sees the same end of it, and no brackets in it. */
function quoted(text: string): string {
	return `"${text.replace(/["\\\p{Cc}<>(){}[\];]/gu, (found) => `\\${found.codePointAt(0)?.toString(16)} `)}"`;
}

/** Reads what is in the brackets of `url(`; only a place in the image itself is taken. */
function urlAt(css: string, start: number, from: number): { readonly target: string; readonly end: number } {
	const blank = /^[\t\n\f\r ]*/;
	let at = from + (blank.exec(css.slice(from))?.[0].length ?? 0);
	let target = "";
	if (css[at] === '"' || css[at] === "'") {
		const string = stringAt(css, at);
		target = string.text;
		at = string.end;
	} else
		while (at < css.length && !/[)\s"'(]/.test(css[at] ?? "")) {
			const part = css[at] === "\\" ? escapeAt(css, at) : { text: css[at] ?? "", end: at + 1 };
			target += part.text;
			at = part.end;
		}
	at += blank.exec(css.slice(at))?.[0].length ?? 0;
	if (css[at] !== ")" || !fragment.test(target)) throw new StyleFault(css.slice(start, start + 80));
	return { target, end: at + 1 };
}

/**
 * Reads a style sheet, a `style` attribute or a property's value and writes it again, without comments and escapes.
 * Throws a {@link StyleFault} for at-rules and functions that could fetch something, for `url()` that leads out of the
 * image, for brackets that close in another order than they open, and for what is no CSS.
 */
export function checkStyle(css: string): CheckedStyle {
	const references: string[] = [];
	let text = "";
	let at = 0;
	// What a custom property refers to would be drawn by elements that do not name it.
	let custom = "";
	const closing: string[] = [];
	const name = (start: number) => {
		const { text: word, end } = nameAt(css, start);
		at = end;
		if (word.startsWith("--")) custom = word;
		if (css[at] !== "(") return word;
		const lower = word.toLowerCase();
		if (lower === "url") {
			const { target, end: after } = urlAt(css, start, at + 1);
			if (custom) throw new StyleFault(`${custom}: url(${target})`);
			references.push(target.slice(1));
			at = after;
			return `url(${target})`;
		}
		if (!functions.has(lower) && !["and", "or", "not", "only"].includes(lower))
			throw new StyleFault(`${word}(`);
		return word;
	};
	while (at < css.length) {
		const start = at;
		const character = String.fromCodePoint(css.codePointAt(at) ?? 0);
		if (css.startsWith("/*", at)) {
			const end = css.indexOf("*/", at + 2);
			at = end < 0 ? css.length : end + 2;
			text += " ";
		} else if (character === '"' || character === "'") {
			const string = stringAt(css, at);
			text += quoted(string.text);
			at = string.end;
		} else if (character === "@") {
			const rule = nameAt(css, at + 1);
			if (!atRules.has(rule.text.toLowerCase())) throw new StyleFault(`@${rule.text}`);
			text += `@${rule.text}`;
			at = rule.end;
		} else if (character === "\\" || nameCharacter.test(character)) text += name(start);
		else if (delimiter.test(character)) {
			if (/[;{}]/.test(character)) custom = "";
			const close = brackets[character];
			if (close) closing.push(close);
			else if (/[)\]}]/.test(character) && closing.pop() !== character) throw new StyleFault(character);
			text += character;
			at += 1;
		} else throw new StyleFault(character);
	}
	return { text, references };
}
