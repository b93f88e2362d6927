import { type Language, languages, locales } from "#core/language/language.ts";
import { isWithdrawalPath } from "#core/routes/built-in-paths.ts";
import { splitLanguagePrefix, withLanguagePrefix } from "#core/routes/language-prefix.ts";
import { isRouteKey, type RouteKey, sitePaths } from "#core/routes/route-table.ts";

/** The target of a path in the route table. */
export interface Route {
	readonly key: RouteKey;
	readonly language: Language;
}

/** Returns the path of a row without the language's prefix; null if the language has none. */
function barePathOf(key: RouteKey, language: Language): string | null {
	const paths: Partial<Record<RouteKey, string>> = sitePaths[language];
	return isRouteKey(key) ? (paths[key] ?? null) : null;
}

const keysByPath = new Map<Language, ReadonlyMap<string, RouteKey>>(
	languages.map((language) => [
		language,
		new Map(Object.entries(sitePaths[language]).map(([key, path]) => [path, key as RouteKey])),
	]),
);

/** Returns the home page of a language: "/" in the default language, else "/en" (R-ROUTE-04). */
export function homePath(language: Language, defaultLanguage: Language): string {
	return withLanguagePrefix("/", language, defaultLanguage);
}

/** The 404 page of folders without one of their own (R-ROUTE-12). */
export const rootNotFoundPath = "/404";

/** Returns the path of a language's 404 page: "/404" in the default language, else "/en/404" (R-ROUTE-12). */
export function notFoundPath(language: Language, defaultLanguage: Language): string {
	return withLanguagePrefix(rootNotFoundPath, language, defaultLanguage);
}

/** Returns whether the route table has a path for a row in a language. */
export function hasRoute(key: RouteKey, language: Language): boolean {
	return barePathOf(key, language) !== null;
}

/** Returns the path of a row in a language; null if the table has none (R-ROUTE-02). */
export function pathOf(key: RouteKey, language: Language, defaultLanguage: Language): string | null {
	const path = barePathOf(key, language);
	return path === null ? null : withLanguagePrefix(path, language, defaultLanguage);
}

/** Returns the row and language of a path in the route table; null for any other path (R-ROUTE-02). */
export function routeOf(path: string, defaultLanguage: Language): Route | null {
	const { prefix, rest } = splitLanguagePrefix(path);
	if (prefix === defaultLanguage) return null;
	const language = prefix ?? defaultLanguage;
	const key = keysByPath.get(language)?.get(rest);
	return key === undefined ? null : { key, language };
}

/** Returns the path of the page about all brands in a language: "/marken", "/fr/marques". */
export function brandsPath(language: Language, defaultLanguage: Language): string {
	return withLanguagePrefix(locales[language].brandsPath, language, defaultLanguage);
}

/**
 * Returns the path of a brand's page: its category's path and its slug (R-ROUTE-05). If the category has no path in
 * the language, the page is below that of all brands. Null if the slug is not one safe path segment.
 */
export function brandPath(
	type: RouteKey,
	slug: string,
	language: Language,
	defaultLanguage: Language,
): string | null {
	const parent = pathOf(type, language, defaultLanguage) ?? brandsPath(language, defaultLanguage);
	return isSlug(slug) ? `${parent}/${slug}` : null;
}

/** Returns the imprint's path in a language; every language has one (specification 2.1). */
export function imprintPath(language: Language, defaultLanguage: Language): string {
	return withLanguagePrefix(sitePaths[language].imprint, language, defaultLanguage);
}

/** Returns the privacy page's path in a language; in French it is part of the imprint (R-ROUTE-03). */
export function privacyPath(language: Language, defaultLanguage: Language): string {
	return pathOf("privacy", language, defaultLanguage) ?? imprintPath(language, defaultLanguage);
}

/** Returns the thank-you page's path in a language; every language has one (specification 2.1). */
export function thanksPath(language: Language, defaultLanguage: Language): string {
	return withLanguagePrefix(sitePaths[language].thanks, language, defaultLanguage);
}

/** The reason why a text is not a path of the site, as a catalogue key. */
export type PathProblem =
	| "path.absolute"
	| "path.traversal"
	| "path.characters"
	| "path.trailingSlash"
	| "path.emptyPart"
	| "path.dot"
	| "path.length"
	| "path.file"
	| "path.reserved"
	| "path.language";

const longestPath = 500;
/** The longest segment of a path in characters, as it is written in the address. */
export const longestSegment = 120;
const reservedPrefixes: readonly string[] = ["page-data", "assets", "sw.js"];

/**
 * Returns whether a text is a safe path of the site: one that names a page and nothing outside the site (B-SEC-03).
 */
export function isSitePath(path: string): boolean {
	return syntaxProblem(path) === null;
}

/** Returns whether a text can be the last segment of a path: one safe segment (B-SEC-03). */
export function isSlug(text: string): boolean {
	return !text.includes("/") && isSitePath(`/x/${text}`);
}

/**
 * Returns the problem of `path` as the path of a page in `language`; null if it is valid (B-SEC-03, R-ROUTE-01).
 * Besides unsafe paths it rejects those with another language's prefix or a prefix for the default language, and the
 * withdrawal page's, which no content may replace (B-LAW-02).
 */
export function pathProblem(path: string, language: Language, defaultLanguage: Language): PathProblem | null {
	const problem = syntaxProblem(path);
	if (problem !== null) return problem;
	const { prefix } = splitLanguagePrefix(path);
	if (prefix !== (language === defaultLanguage ? null : language)) return "path.language";
	return isWithdrawalPath(path) ? "path.reserved" : null;
}

function syntaxProblem(path: string): PathProblem | null {
	if (!path.startsWith("/") || path.startsWith("//")) return "path.absolute";
	if (path === "/") return null;
	const parts = path.slice(1).split("/");
	if (parts.some((part) => part === "." || part === "..")) return "path.traversal";
	if (!/^[a-z0-9\-_/.~]+$/.test(path)) return "path.characters";
	if (path.endsWith("/")) return "path.trailingSlash";
	if (parts.includes("")) return "path.emptyPart";
	if (parts.some((part) => part.startsWith(".") || part.endsWith("."))) return "path.dot";
	if (path.length > longestPath || parts.some((part) => part.length > longestSegment)) return "path.length";
	return reservedProblem(parts);
}

function reservedProblem(parts: readonly string[]): PathProblem | null {
	const first = parts[0] ?? "";
	const last = parts.at(-1) ?? "";
	if (reservedPrefixes.includes(first)) return "path.reserved";
	// Hosts serve "/index" and "/en/index" from the same file as the folder itself.
	if (last === "index") return "path.reserved";
	// Hosts treat such a segment as a file of that type.
	return /\.(?=\d*[a-z])[a-z0-9]{1,5}$/.test(last) ? "path.file" : null;
}
