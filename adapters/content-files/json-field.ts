/** A piece of a JSON text, and where it begins. */
interface Token {
	readonly text: string;
	readonly at: number;
}

const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g;

function tokensOf(text: string): readonly Token[] {
	return [...text.matchAll(token)].map((match) => ({ text: match[0], at: match.index }));
}

/** The place after a value that begins at a place. */
function endOf(tokens: readonly Token[], start: number): number {
	let depth = 0;
	for (let place = start; place < tokens.length; place++) {
		const { text } = tokens[place] as Token;
		if (text === "{" || text === "[") depth++;
		if (text === "}" || text === "]") depth--;
		if (depth === 0) return place + 1;
	}
	return tokens.length;
}

/** A field of an object or an entry of a list: where its name and its value begin. */
interface Member {
	readonly start: number;
	readonly value: number;
}

/** The field or entry of that name in the object or list that begins at a place; null where it has none. */
function memberOf(tokens: readonly Token[], start: number, wanted: string): Member | null {
	const open = tokens[start]?.text;
	if (open !== "{" && open !== "[") return null;
	let place = start + 1;
	for (let index = 0; place < tokens.length; index++) {
		const { text } = tokens[place] as Token;
		if (text === "}" || text === "]") return null;
		const value = open === "{" ? place + 2 : place;
		const name = open === "{" ? String(JSON.parse(text)) : String(index);
		if (name === wanted) return { start: place, value };
		place = endOf(tokens, value);
		if (tokens[place]?.text === ",") place++;
	}
	return null;
}

/**
 * Where a field begins in a valid JSON text, as its offset; `path` are the names and indexes that lead to it. A field that
 * is missing is where what should hold it begins.
 */
export function fieldOffset(text: string, path: readonly string[]): number {
	const tokens = tokensOf(text);
	let [place, found] = [0, 0];
	for (const name of path) {
		const member = memberOf(tokens, place, name);
		if (!member) break;
		found = member.start;
		place = member.value;
	}
	return tokens[found]?.at ?? 0;
}
