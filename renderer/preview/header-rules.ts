/** The headers of a site's `_headers` file. */
export interface HeaderRules {
	/** Returns the headers of a decoded path by name; the last rule for a header wins. */
	headersFor(path: string): ReadonlyMap<string, string>;
}

interface Rule {
	/** "/shop/kasse", or "/assets/" for everything below. */
	readonly path: string;
	readonly below: boolean;
	readonly headers: Map<string, string>;
}

function ruleOf(line: string): Rule {
	const below = line.endsWith("/*");
	const path = decodeURI(below ? line.slice(0, -1) : line);
	return { path, below, headers: new Map() };
}

function applies({ path, below }: Rule, requestedPath: string): boolean {
	return below ? requestedPath.startsWith(path) : requestedPath === path;
}

/**
 * Parses a `_headers` file as Netlify and similar hosts do: a path, then indented headers; a star at the end of a
 * path matches everything below. Lines that remove a header are ignored, because the last rule wins, and so are
 * invalid lines.
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
