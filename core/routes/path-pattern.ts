import { formerPath } from "#core/routes/former-path.ts";

/** The values of a pattern's placeholders by name; "*" for everything below. */
export type PatternValues = Readonly<Record<string, string>>;

const placeholder = /^:[a-z]\w*$/i;

const isPlaceholder = (segment: string) => segment === "*" || placeholder.test(segment);

/** Returns the names of a pattern's placeholders: "*" and "slug" of "/shop/:slug/*". */
export function placeholdersOf(pattern: string): readonly string[] {
	return pattern
		.split("/")
		.filter(isPlaceholder)
		.map((segment) => segment.replace(":", ""));
}

/** Returns whether a path has placeholders: a segment ":name", or "*" at its end. */
export function isPattern(path: string): boolean {
	return placeholdersOf(path).length > 0;
}

/**
 * Returns a former address, or a pattern of former addresses, normalized as hosts compare it; null if it is neither. In a pattern
 * ":name" stands for one segment, and "*" as the last one for the path itself and everything below. A pattern has no query.
 */
export function formerPattern(text: string): string | null {
	if (!isPattern(text)) return formerPath(text);
	const names = placeholdersOf(text);
	const hasOneStarAtEnd = !text.includes("*") || /^[^*]*\/\*$/.test(text);
	if (!hasOneStarAtEnd || text.includes("?") || new Set(names).size < names.length) return null;
	return formerPath(text.replace(/\/\*$/, "/:splat"))?.replace(/\/:splat$/, "/*") ?? null;
}

/** Returns the values with which a pattern matches a path; null if it does not match. */
export function matchPattern(pattern: string, path: string): PatternValues | null {
	const [expected, given] = [pattern.split("/"), path.split("/")];
	const values: Record<string, string> = {};
	for (const [place, segment] of expected.entries()) {
		const rest = given.slice(place);
		if (segment === "*") return { ...values, "*": rest.join("/") };
		const [found] = rest;
		if (found === undefined || found === "") {
			if (place > 0) return null;
		} else if (placeholder.test(segment)) values[segment.slice(1)] = found;
		else if (segment !== found) return null;
	}
	return given.length === expected.length ? values : null;
}

/** Replaces the placeholders of a target by values. */
export function fillPattern(target: string, values: PatternValues): string {
	// Without what is below, the target is the folder itself.
	const filled = values["*"] === "" ? target.replace(/(?<=.)\/\*$/, "") : target;
	return filled
		.split("/")
		.map((segment) => (isPlaceholder(segment) ? (values[segment.replace(":", "")] ?? segment) : segment))
		.join("/");
}

/** Returns a path that a pattern matches, for checks of where it leads; `:number` stands for the number of a list's page. */
export function samplePath(pattern: string): string {
	const values = placeholdersOf(pattern).map((name) => [name, name === "number" ? "2" : "x"]);
	return fillPattern(pattern, Object.fromEntries(values));
}

/** Returns the part of a path before its first placeholder: "/shop" of "/shop/:slug". */
export function fixedPart(path: string): string {
	const segments = path.split("/");
	const first = segments.findIndex(isPlaceholder);
	return first < 0 ? path : segments.slice(0, first).join("/") || "/";
}
