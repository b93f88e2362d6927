import { isRouteKey, type RouteKey, routeKeys, sitePaths } from "#core/routes/route-table.ts";
import { isWithdrawalPath } from "#core/routes/withdrawal-path.ts";
import {
	defaultLanguage,
	isLanguage,
	type Language,
	languages,
	mainLanguage,
} from "#core/shared/language.ts";

/** Where a path of the route table leads. */
export interface Route {
	readonly key: RouteKey;
	readonly language: Language;
}

const routesByPath: ReadonlyMap<string, Route> = new Map(
	routeKeys.flatMap((key) =>
		languages.flatMap((language): [string, Route][] => {
			const path = pathOf(key, language);
			return path === null ? [] : [[path, { key, language }]];
		}),
	),
);

/** The home of a language: "/", "/en", "/fr" (R-ROUTE-04). */
export function homePath(language: Language): string {
	return language === defaultLanguage ? "/" : `/${language}`;
}

/** The path of the 404 page that a host shows where no folder has one of its own (R-ROUTE-12). */
export const rootNotFoundPath = "/404";

/** The path of a language's 404 page: "/404" for a site's main language, else "/en/404" (R-ROUTE-12). */
export function notFoundPath(language: Language, siteLanguages: readonly Language[]): string {
	return language === mainLanguage(siteLanguages) ? rootNotFoundPath : `/${language}${rootNotFoundPath}`;
}

/** The path of a route table row in a language; null where the table is blank (R-ROUTE-02). */
export function pathOf(key: RouteKey, language: Language): string | null {
	const paths: Partial<Record<RouteKey, string>> = sitePaths[language];
	return isRouteKey(key) ? (paths[key] ?? null) : null;
}

/** The row and language that a path of the route table belongs to; null for any other path (R-ROUTE-02). */
export function routeOf(path: string): Route | null {
	return routesByPath.get(path) ?? null;
}

/** The language whose prefix a path carries; German paths carry none (specification 2.1). */
export function languageOfPath(path: string): Language {
	const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? "";
	return isLanguage(first) ? first : defaultLanguage;
}

/**
 * The path of a brand's page: its category's path and its slug (R-ROUTE-05).
 * Null where the category has no path in the language, or where the slug is not one safe path part.
 */
export function brandPath(type: RouteKey, slug: string, language: Language): string | null {
	const parent = pathOf(type, language);
	return parent !== null && isSlug(slug) ? `${parent}/${slug}` : null;
}

/** The imprint in a language; every language has one (specification 2.1). */
export function imprintPath(language: Language): string {
	return sitePaths[language].imprint;
}

/** The privacy page in a language; the French imprint holds the French one (R-ROUTE-03). */
export function privacyPath(language: Language): string {
	return pathOf("privacy", language) ?? imprintPath(language);
}

/** What keeps a text from being a path of the site; also the catalogue key of the sentence that says so. */
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
const longestSegment = 120;
const reservedPrefixes: readonly string[] = ["page-data", "assets", "sw.js"];

/** Returns whether a text is a safe path of the site: one that names a page and nothing outside it (B-SEC-03). */
export function isSitePath(path: string): boolean {
	return syntaxProblem(path) === null;
}

/** Returns whether a text can be the last part of a path: one safe part (B-SEC-03). */
export function isSlug(text: string): boolean {
	return !text.includes("/") && isSitePath(`/x/${text}`);
}

/**
 * What is wrong with `path` as the path of a page in `language`; null when nothing is (B-SEC-03, R-ROUTE-01).
 * In addition to unsafe paths it finds those that carry another language's prefix, or a prefix for German, and those of
 * the withdrawal page, which no content may replace (B-LAW-02).
 */
export function pathProblem(path: string, language: Language): PathProblem | null {
	const problem = syntaxProblem(path);
	if (problem !== null) return problem;
	const prefixed = path === `/${defaultLanguage}` || path.startsWith(`/${defaultLanguage}/`);
	if (prefixed || languageOfPath(path) !== language) return "path.language";
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
	// Hosts take such a part for a file of that type.
	return /\.(?=\d*[a-z])[a-z0-9]{1,5}$/.test(last) ? "path.file" : null;
}
