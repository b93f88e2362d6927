import { pathOnDomain } from "#core/internet/domain-name.ts";
import { defaultLanguage, type Language, languages } from "#core/language/language.ts";
import { legalPaths } from "#core/legal/legal-paths.ts";
import { accessibilityPath } from "#core/pages/optional-pages.ts";
import type { PageSummary, TemplateName } from "#core/pages/page.ts";
import { homePath, languageOfPath, pathOf, routeOf } from "#core/routes/paths.ts";
import type { RouteKey } from "#core/routes/route-table.ts";

/** The target of an internal link. */
export interface ResolvedLink {
	/** The path with the link's query and anchor. */
	readonly path: string;
	/** The language of the path; differs from the requested one if the page has no such version. */
	readonly language: Language;
	/** The page; null if the site has none there. */
	readonly page: PageSummary | null;
}

/** A resolver of internal links to language versions. */
export interface PageLinks {
	/**
	 * Resolves a path of any language version, optionally with query and anchor. Returns the path in `language` if
	 * the page (or, without a page, the row of the route table) has one (R-NAV-04), else the German one (R-NAV-08).
	 * An address on the site's own domain is treated as its path.
	 */
	resolve(target: string, language: Language): ResolvedLink;
}

/** Finds the page of a path within the shop and its path in a language; null for other paths. */
export type ShopLinks = (
	path: string,
	language: Language,
) => { readonly path: string; readonly page: PageSummary } | null;

/** The pages, by template, that the program links to by their German paths. */
const linkedPaths: Partial<Record<TemplateName, string>> = {
	...legalPaths,
	accessibility: accessibilityPath,
};

/** Returns the German path by which the program links to a page of a site without German. */
function pathWithoutGerman({ template, translations }: PageSummary): string | null {
	const isGerman = translations.some(({ language }) => language === defaultLanguage);
	return isGerman ? null : (linkedPaths[template] ?? null);
}

/** Creates the resolver; each resolution takes constant time for any number of pages. */
export function createPageLinks(
	pages: readonly PageSummary[],
	/** Resolves links to the shop's pages, which are not in the content. */
	shop: ShopLinks = () => null,
	/** The site's domain in ASCII; null if absolute addresses are not treated as paths. */
	domain: string | null = null,
): PageLinks {
	const byPath = new Map<string, PageSummary>();
	const byKey = new Map<RouteKey, PageSummary>();
	for (const page of pages) {
		if (page.key !== null && !byKey.has(page.key)) byKey.set(page.key, page);
		for (const { path } of page.translations) if (!byPath.has(path)) byPath.set(path, page);
	}
	for (const page of pages) {
		const path = pathWithoutGerman(page);
		if (path !== null && !byPath.has(path)) byPath.set(path, page);
	}
	const homes = new Set(languages.map(homePath));

	return {
		resolve(target, language) {
			const ownPath = domain === null ? null : pathOnDomain(target, domain);
			const { path, rest } = splitTarget(ownPath ?? target);
			const key = routeOf(path)?.key ?? null;
			const page = byPath.get(path) ?? (key === null ? null : (byKey.get(key) ?? null));
			const inShop = page === null ? shop(path, language) : null;
			if (inShop) return { path: inShop.path + rest, language, page: inShop.page };
			const found =
				(page && versionOf(page, path, language)) ||
				(homes.has(path) && { path: homePath(language), language }) ||
				(key && rowIn(key, language)) ||
				unknown(path);
			return { path: found.path + rest, language: found.language, page };
		},
	};
}

type Version = Pick<ResolvedLink, "path" | "language">;

function splitTarget(target: string): { path: string; rest: string } {
	const end = target.search(/[?#]/);
	const path = end < 0 ? target : target.slice(0, end);
	return { path: path.replace(/(?<=[^/])\/$/, ""), rest: end < 0 ? "" : target.slice(end) };
}

function versionOf(page: PageSummary, path: string, language: Language): Version | null {
	const versions = page.translations;
	return (
		versions.find((version) => version.language === language) ??
		versions.find((version) => version.language === defaultLanguage) ??
		versions.find((version) => version.path === path) ??
		versions[0] ??
		null
	);
}

function rowIn(key: RouteKey, language: Language): Version | null {
	const path = pathOf(key, language);
	if (path !== null) return { path, language };
	const fallback = pathOf(key, defaultLanguage);
	return fallback === null ? null : { path: fallback, language: defaultLanguage };
}

function unknown(path: string): Version {
	return { path, language: languageOfPath(path) };
}
