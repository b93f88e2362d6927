import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt } from "#core/content/finding.ts";
import { isLanguage, type Language, languages } from "#core/language/language.ts";
import { withLanguagePrefix } from "#core/routes/language-prefix.ts";
import {
	brandPath,
	hasRoute,
	homePath,
	imprintPath,
	isSlug,
	pathOf,
	pathProblem,
	routeOf,
} from "#core/routes/paths.ts";
import { isRouteKey, type RouteKey } from "#core/routes/route-table.ts";

/** The path of one language version. */
export interface RegisteredPath {
	readonly language: Language;
	readonly path: string;
	/** The field that the path comes from. */
	readonly field: string;
}

/** The paths of a page's file. They are read leniently, so that a file with other errors counts, too. */
export interface PathRegistry {
	readonly file: string;
	readonly id: string;
	readonly key: RouteKey | null;
	readonly paths: readonly RegisteredPath[];
	readonly findings: readonly ContentFinding[];
}

/** The languages of the site that paths are checked against. */
export interface SiteLanguages {
	readonly languages: readonly Language[];
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
}

interface Version {
	readonly field: string;
	readonly language: Language;
	/** Null if the file has none. */
	readonly path: string | null;
}

function fieldOf(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name)
		? (value as Readonly<Record<string, unknown>>)[name]
		: undefined;
}

/** Returns the versions with a known language, and adds findings about the languages. */
function versionsOf(
	file: string,
	value: unknown,
	configured: readonly Language[],
	findings: ContentFinding[],
): readonly Version[] {
	const list = fieldOf(value, "translations");
	if (!Array.isArray(list)) return [];
	const seen = new Set<Language>();
	return list.flatMap((entry: unknown, index): Version[] => {
		const field = `translations.${index}`;
		const language = fieldOf(entry, "language");
		const path = fieldOf(entry, "path") ?? null;
		if (typeof language !== "string" || !isLanguage(language)) return [];
		if (seen.has(language)) {
			findings.push(errorAt(file, `${field}.language`, "content.language.twice", { language }));
			return [];
		}
		seen.add(language);
		if (!configured.includes(language)) {
			const params = { language, configured: configured.join(", ") };
			findings.push(errorAt(file, `${field}.language`, "content.language.unconfigured", params));
			return [];
		}
		return path === null || typeof path === "string" ? [{ field, language, path }] : [];
	});
}

function keyedPath(
	file: string,
	key: RouteKey,
	version: Version,
	defaultLanguage: Language,
	findings: ContentFinding[],
): RegisteredPath | null {
	const { language, field } = version;
	const path = pathOf(key, language, defaultLanguage);
	// Privacy links of such a language lead to its imprint (R-ROUTE-03), so its text belongs there.
	if (path === null && key === "privacy") {
		const params = { language, path: imprintPath(language, defaultLanguage) };
		findings.push(errorAt(file, `${field}.language`, "content.path.privacy", params));
		return null;
	}
	if (path === null) {
		const has = languages.filter((other) => hasRoute(key, other)).join(", ");
		findings.push(
			errorAt(file, `${field}.language`, "content.path.none", { name: key, language, languages: has }),
		);
		return null;
	}
	if (version.path !== null)
		findings.push(errorAt(file, `${field}.path`, "content.path.beside_key", { name: key, path }));
	return { language, path, field: "key" };
}

function ownPath(
	file: string,
	version: Version,
	defaultLanguage: Language,
	findings: ContentFinding[],
): RegisteredPath | null {
	const { language, path } = version;
	const field = `${version.field}.path`;
	if (path === null) {
		const params = { language, example: withLanguagePrefix("/page", language, defaultLanguage) };
		findings.push(errorAt(file, version.field, "content.path.missing", params));
		return null;
	}
	const problem = pathProblem(path, language, defaultLanguage);
	if (problem !== null) {
		const rest = /^\/[a-z]{2}(\/.*)$/.exec(path)?.[1] ?? `/${path.replace(/^\/+/, "")}`;
		const example = withLanguagePrefix(rest, language, defaultLanguage);
		const params = { path, language, example };
		findings.push({ severity: "error", file, field, key: `content.${problem}`, params });
		return null;
	}
	const row = routeOf(path, defaultLanguage);
	if (row) findings.push(errorAt(file, field, "content.path.table", { path, name: row.key }));
	return { language, path, field };
}

function homeFinding(
	file: string,
	template: unknown,
	{ language, path, field }: RegisteredPath,
	defaultLanguage: Language,
): ContentFinding | null {
	const expected = homePath(language, defaultLanguage);
	if (template === "home" && path !== expected)
		return errorAt(file, field, "content.home.path", { path, language, expected });
	if (template !== "home" && path === expected)
		return errorAt(file, "template", "content.home.template", { path });
	return null;
}

/** Returns the paths of a page's file (R-ROUTE-01, R-ROUTE-04, B-SEC-03). */
export function registerPagePaths(
	file: string,
	id: string,
	value: unknown,
	{ languages: configured, defaultLanguage }: SiteLanguages,
): PathRegistry {
	const findings: ContentFinding[] = [];
	const paths: RegisteredPath[] = [];
	const name = fieldOf(value, "key") ?? null;
	const key = typeof name === "string" && isRouteKey(name) ? name : null;
	for (const version of versionsOf(file, value, configured, findings)) {
		// A misspelled key has its own finding; its paths are unknown.
		if (name !== null && key === null) continue;
		const registered = key
			? keyedPath(file, key, version, defaultLanguage, findings)
			: ownPath(file, version, defaultLanguage, findings);
		if (!registered) continue;
		const finding = homeFinding(file, fieldOf(value, "template"), registered, defaultLanguage);
		if (finding) findings.push(finding);
		paths.push(registered);
	}
	return { file, id, key, paths, findings };
}

/** Returns the paths of a brand's file, made of its type's path and its slug (R-ROUTE-05). */
export function registerBrandPaths(
	file: string,
	slug: string,
	value: unknown,
	{ languages: configured, defaultLanguage }: SiteLanguages,
): PathRegistry {
	const findings: ContentFinding[] = [];
	const paths: RegisteredPath[] = [];
	const type = fieldOf(value, "type");
	if (typeof type === "string" && isRouteKey(type) && isSlug(slug))
		for (const { language } of versionsOf(file, value, configured, findings)) {
			const path = brandPath(type, slug, language, defaultLanguage);
			if (path) paths.push({ language, path, field: "type" });
		}
	return { file, id: `brand-${slug}`, key: null, paths, findings };
}
