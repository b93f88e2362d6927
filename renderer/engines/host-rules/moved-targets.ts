import { isExternal } from "#core/routes/moved-paths.ts";
import { placeholdersOf } from "#core/routes/path-pattern.ts";

/** Percent-encodes the characters of a URL that are special in a host's file (B-SEC-03). */
export function encodeSpecialCharacters(address: string): string {
	return address.replace(
		/["'`$\\{}<>|^*\s\p{Cc}]/gu,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
	);
}

/**
 * Returns a target as hosts' files name it: percent-encoded, the address of another site as it is. `capture` returns what
 * replaces a placeholder.
 */
export function targetAddress(to: string, capture: (name: string) => string): string {
	const encode = isExternal(to) ? encodeSpecialCharacters : encodeURIComponent;
	return to
		.split("/")
		.map((segment) => {
			const [name] = placeholdersOf(segment);
			return name === undefined ? encode(segment) : capture(name);
		})
		.join("/");
}

/** Stands for the last segment of a pattern while its expression is made. */
const everythingBelow = "*";

/** Returns an expression that matches the decoded paths of a pattern; `escapeText` escapes a fixed segment. */
export function pathExpression(pattern: string, escapeText: (segment: string) => string): string {
	const segments = pattern.split("/").map((segment) => {
		if (segment === "*") return everythingBelow;
		return placeholdersOf(segment).length > 0 ? "[^/]+" : escapeText(segment);
	});
	return `^${segments.join("/").replace(`/${everythingBelow}`, "(?:/.*)?")}/?$`;
}

/**
 * Returns an expression that captures what the placeholders of a pattern match in a request as it was sent, percent-encoded: decoded
 * text must not reach a response's header (B-SEC-03).
 */
export function captureExpression(pattern: string): string {
	const segments = pattern.split("/").map((segment) => {
		if (segment === "") return "";
		if (segment === "*") return everythingBelow;
		return placeholdersOf(segment).length > 0 ? "([^/?]+)" : "[^/?]+";
	});
	return `^${segments.join("/").replace(`/${everythingBelow}`, "(?:/([^?]*?))?")}/?(?:\\?|$)`;
}

/** Returns the place of a placeholder among those of its pattern, counting from 1. */
export function captureIndex(pattern: string, name: string): number {
	return placeholdersOf(pattern).indexOf(name) + 1;
}
