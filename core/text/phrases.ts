/** The usual distance of `…`, in characters. */
const usualDistance = 60;

/** Letters of German, English and French. A search for all letters of Unicode (`\p{L}`) takes longer. */
const letter = "a-zß-öø-ÿœ";

/** The characters next to which a word goes on. */
const wordCharacter = String.raw`[${letter}\d]`;

/** Letters and digits up to one that is optional. */
const ordinary = new RegExp(String.raw`[${letter}A-ZÀ-ÖØ-Þ\d]+(?!\?)`, "y");

/** Characters that have a meaning in a regular expression, but none in a phrase. */
const special = /[.+[\]{}/\\^$*?()|]/u;

/** Stands for an interpolated pattern in the text of phrases, around its number. */
const partMark = "\uE000";

/** A phrase being compiled, and the index of its next character. */
interface Reading {
	readonly text: string;
	readonly parts: readonly RegExp[];
	at: number;
}

/** A part of a phrase between blanks: a word, or `…`, which replaces the blanks around it, or `~`. */
interface Item {
	readonly kind: "word" | "optional" | "distance" | "words" | "blank";
	readonly pattern: string;
}

const startsWith = ({ text, at }: Reading, words: string) => text.startsWith(words, at);

/** Moves behind the words if they come next, and returns whether they do. */
function skip(reading: Reading, words: string): boolean {
	const isNext = startsWith(reading, words);
	if (isNext) reading.at += words.length;
	return isNext;
}

function fail({ text, at }: Reading, reason: string): never {
	throw new SyntaxError(`${reason} at character ${at + 1} of "${text}"`);
}

const isDigit = (character = "") => character >= "0" && character <= "9";

/** Reads a number; returns the usual one if there is none. */
function readNumber(reading: Reading, usual: number): number {
	const start = reading.at;
	while (isDigit(reading.text[reading.at])) reading.at++;
	return start === reading.at ? usual : Number(reading.text.slice(start, reading.at));
}

/** Returns the pattern of alternatives; single characters become a class. */
function oneOf(patterns: readonly string[]): string {
	const isClass =
		patterns.length > 1 && patterns.every((pattern) => /^(?:\\?[.,:/]|[\p{L}\d])$/u.test(pattern));
	return isClass ? `[${patterns.join("")}]` : `(?:${patterns.join("|")})`;
}

/** Reads the rest of a group after its opening parenthesis. */
function readGroup(reading: Reading): string {
	const next = ["!", "="].find((sign) => skip(reading, sign));
	const patterns: string[] = [];
	do patterns.push(readSequence(reading));
	while (skip(reading, "|"));
	const previous = next ? undefined : ["!", "="].find((sign) => skip(reading, sign));
	if (!skip(reading, ")")) fail(reading, "A closing parenthesis is missing");
	if (next) return `(?${next}${patterns.join("|")})`;
	return previous ? `(?<${previous}${patterns.join("|")})` : oneOf(patterns);
}

/** Reads ordinary characters, a character with a meaning of its own, or a group. */
function readAtom(reading: Reading, isStart: boolean): string {
	ordinary.lastIndex = reading.at;
	const [characters] = ordinary.exec(reading.text) ?? [];
	if (characters !== undefined) {
		reading.at += characters.length;
		return characters;
	}
	if (skip(reading, "(")) return readGroup(reading);
	if (skip(reading, "<n>")) return String.raw`(?:\d+(?:[.,’']\d+|\s\d{3})*)`;
	if (skip(reading, partMark)) {
		const part = reading.parts[readNumber(reading, 0)] ?? fail(reading, "A pattern is missing");
		reading.at++;
		return `(?:${part.source})`;
	}
	if (skip(reading, "*")) return `[${letter}]*`;
	if (skip(reading, "_")) return isStart ? `(?<!${wordCharacter})` : `(?!${wordCharacter})`;
	if (skip(reading, "-")) return String.raw`[-\s]`;
	if (skip(reading, "’")) return "['’]";
	if (skip(reading, "^")) return "^";
	if (skip(reading, "$")) return "$";
	if (startsWith(reading, "?")) fail(reading, "Nothing precedes the question mark");
	skip(reading, "\\");
	const character = reading.text[reading.at++] ?? fail(reading, "A character is missing");
	return special.test(character) ? `\\${character}` : character;
}

/** Returns whether a group ends here: at `)`, or at `!)` or `=)` for a condition on the text before. */
const isGroupEnd = ({ text, at }: Reading) =>
	text[at] === ")" || (text[at + 1] === ")" && (text[at] === "!" || text[at] === "="));

const isWordEnd = (reading: Reading) =>
	reading.at >= reading.text.length || " …~|".includes(reading.text[reading.at] ?? "") || isGroupEnd(reading);

/** Reads a word up to a blank, `…`, `|` or the end of its group. A word of one optional part is optional itself. */
function readRun(reading: Reading): Item {
	let pattern = "";
	while (!isWordEnd(reading)) {
		const isStart = pattern === "";
		const atom = readAtom(reading, isStart);
		if (!skip(reading, "?")) pattern += atom;
		else if (isStart && isWordEnd(reading)) return { kind: "optional", pattern: atom };
		else pattern += `${atom}?`;
	}
	return { kind: "word", pattern };
}

/** Reads a word with its alternatives. In a group, `|` separates sequences instead. */
function readWord(reading: Reading, isInGroup: boolean): Item {
	const first = readRun(reading);
	if (isInGroup || !startsWith(reading, "|")) return first;
	const patterns = [first.pattern];
	while (skip(reading, "|")) patterns.push(readRun(reading).pattern);
	return { kind: "word", pattern: oneOf(patterns) };
}

/** Reads a blank. Next to a number or sign, it stands for a no-break space as well. */
function readBlank(reading: Reading): string {
	const { text, at } = reading;
	reading.at++;
	if (skip(reading, "?")) return String.raw`\s?`;
	const isSign = (character = " ") => isDigit(character) || `<>%€§${partMark}`.includes(character);
	return isSign(text[at - 1]) || isSign(text[at + 1]) ? String.raw`\s` : " ";
}

function readItem(reading: Reading, isInGroup: boolean): Item {
	if (startsWith(reading, " ")) return { kind: "blank", pattern: readBlank(reading) };
	if (skip(reading, "…")) {
		const pattern = skip(reading, "*") ? "[^.!?]*" : `[^.!?]{0,${readNumber(reading, usualDistance)}}`;
		return { kind: "distance", pattern };
	}
	if (skip(reading, "~")) return { kind: "words", pattern: `(?:[${letter}]+ ){0,${readNumber(reading, 1)}}` };
	return readWord(reading, isInGroup);
}

/** Joins the items of a sequence. An optional word takes the blank before it, or else after it; `~` the one after it. */
function join(items: readonly Item[]): string {
	const taken = new Set<Item>();
	const patterns = items.map((item, index) => {
		const [before, after] = [items[index - 1], items[index + 1]];
		if (item.kind === "words" && after?.kind === "blank") taken.add(after);
		if (item.kind !== "optional") return item.pattern;
		if (before?.kind === "blank" && !taken.has(before)) {
			taken.add(before);
			return `(?:${before.pattern}${item.pattern})?`;
		}
		if (after?.kind !== "blank") return `${item.pattern}?`;
		taken.add(after);
		return `(?:${item.pattern}${after.pattern})?`;
	});
	return patterns.filter((_, index) => !taken.has(items[index] as Item)).join("");
}

/** Reads a sequence of words up to the end of the phrase or of its group. */
function readSequence(reading: Reading, isInGroup = true): string {
	const items: Item[] = [];
	while (reading.at < reading.text.length && !isGroupEnd(reading) && !(isInGroup && startsWith(reading, "|")))
		items.push(readItem(reading, isInGroup));
	const isAtDistance = (index: number) =>
		items[index - 1]?.kind === "distance" || items[index + 1]?.kind === "distance";
	return join(items.filter(({ kind }, index) => kind !== "blank" || !isAtDistance(index)));
}

function compile(text: string, parts: readonly RegExp[]): string {
	const reading: Reading = { text, parts, at: 0 };
	const pattern = readSequence(reading, false);
	if (reading.at < text.length) fail(reading, "A parenthesis is closed that is not open");
	return pattern;
}

/** Returns how many parentheses a line leaves open. */
function openedIn(line: string): number {
	const signs = line.replace(/\\./gu, "");
	return signs.split("(").length - signs.split(")").length;
}

/** Returns the phrases of a text, one for each line; within parentheses, a phrase goes on in the next line. */
function linesOf(text: string): readonly string[] {
	const lines: string[] = [];
	let open = 0;
	for (const line of text.split("\n").map((written) => written.trim())) {
		if (line === "" || line.startsWith("# ")) continue;
		if (open > 0) lines[lines.length - 1] += line;
		else lines.push(line);
		open += openedIn(line);
	}
	return lines;
}

/** Phrases without other patterns, which are compiled once for each place in the code. */
const compiledPhrases = new WeakMap<TemplateStringsArray, RegExp>();

/**
 * Compiles phrases to a regular expression that finds any of them, in upper or lower case. Every line is a phrase; lines
 * that begin with `# ` are comments. A phrase is found within longer words as well: `rückgabe` in "Warenrückgabe".
 *
 * | notation | finds |
 * | --- | --- |
 * | `cost*` | any further letters |
 * | `_no_` | `_` is the edge of a word: "no", but neither "know" nor "not" |
 * | `only … unworn` | at most 60 other characters of the sentence; `…20`: at most 20, `…*`: any number |
 * | `free ~ delivery` | at most one other word; `~3`: at most three |
 * | `no|any returns` | one of the words |
 * | `(on request|not stated)` | one of several phrases; a line may end within parentheses |
 * | `returns?`, `no (further)? returns` | an optional letter; an optional word |
 * | `<n> days` | a number |
 * | `second-hand` | a hyphen or a blank; `-?` also nothing |
 * | `§ 19` | next to a number or sign, a blank or no-break space |
 * | `’` | a typographic or straight apostrophe |
 * | `ecological(! footprint)` | not if " footprint" follows; `(=…)`: only if it follows |
 * | `(un!)insured` | not if "un" precedes; `(…=)`: only if it precedes |
 * | `^`, `$` | the start and the end of the text |
 * | `${weekday}` | another pattern |
 * | `\?` | the character itself |
 *
 * Throws a SyntaxError if parentheses do not match or a character is missing.
 *
 * @example
 * phrases`
 *   # Refunds only as a voucher
 *   refunds? … as|by (a)? voucher
 * `.test("We give a refund by voucher only.") // true
 */
export function phrases(text: TemplateStringsArray, ...parts: readonly RegExp[]): RegExp {
	const compiled = compiledPhrases.get(text);
	if (compiled) return compiled;
	const marked = text.raw.map((words, index) =>
		index < parts.length ? `${words}${partMark}${index}${partMark}` : words,
	);
	const lines = linesOf(marked.join(""));
	const source = lines.map((line) => compile(line, parts)).join("|");
	// Only classes such as \p{L} in other patterns need the flag "u", with which a search takes longer.
	const pattern = new RegExp(source, source.includes(String.raw`\p{`) ? "iu" : "i");
	if (parts.length === 0) compiledPhrases.set(text, pattern);
	return pattern;
}
