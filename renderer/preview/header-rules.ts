/** The headers that a site's `_headers` file asks for. */
export interface HeaderRules {
	/** By name, for a decoded path; where several rules name a header, the last one's. */
	headersFor(path: string): ReadonlyMap<string, string>;
}

interface Rule {
	/** "/shop/kasse", or "/assets/" where all below is meant. */
	readonly path: string;
	readonly below: boolean;
	readonly headers: Map<string, string>;
}

function ruleOf(line: string): Rule {
	const below = line.endsWith("/*");
	const path = decodeURI(below ? line.slice(0, -1) : line);
	return { path, below, headers: new Map() };
}

function applies({ path, below }: Rule, asked: string): boolean {
	return below ? asked.startsWith(path) : asked === path;
}

/**
 * Reads a `_headers` file as Netlify and hosts like it do: a path, below it indented headers; a star at the end of a path
 * represents all below. Lines that take a header back say nothing here, for the last rule wins; so do lines that are
 * none of these.
 */
export function parseHeaderRules(text: string): HeaderRules {
	const rules: Rule[] = [];
	for (const line of text.split("\n").map((part) => part.trim())) {
		const colon = line.indexOf(":");
		if (line.startsWith("/")) rules.push(ruleOf(line));
		else if (colon > 0 && !line.startsWith("#"))
			rules.at(-1)?.headers.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
	}
	return {
		headersFor(path) {
			return new Map(rules.filter((rule) => applies(rule, path)).flatMap(({ headers }) => [...headers]));
		},
	};
}
