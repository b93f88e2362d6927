import { legalPaths } from "#core/legal/legal-paths.ts";
import { accessibilityPath } from "#core/routes/optional-pages.ts";
import { homePath, languageOfPath, pathOf, routeOf } from "#core/routes/paths.ts";
import type { RouteKey } from "#core/routes/route-table.ts";
import { pathOnDomain } from "#core/shared/domain-name.ts";
import { defaultLanguage, type Language, languages } from "#core/shared/language.ts";
import type { PageSummary, TemplateName } from "#core/site/page.ts";

/** Where an internal link leads. */
export interface ResolvedLink {
	/** The path with the query and anchor that the link named. */
	readonly path: string;
	/** The language of that path; differs from the wanted one where the page has no such version. */
	readonly language: Language;
	/** The page; null when the site has none there. */
	readonly page: PageSummary | null;
}

/** Finds the language version that an internal link is to lead to. */
export interface PageLinks {
	/**
	 * Resolves a path of any language version, perhaps with query and anchor: the path in `language` where
	 * the page (or, without a page, the route table's row) has one (R-NAV-04), else the German one (R-NAV-08).
	 * An address on the site's own domain is read as its path.
	 */
	resolve(target: string, language: Language): ResolvedLink;
}

/** Finds the page that a path within the shop names, and where it is in a language; null for other paths. */
export type ShopLinks = (
	path: string,
	language: Language,
) => { readonly path: string; readonly page: PageSummary } | null;

/** The pages that the program links to by their German paths, by their templates. */
const linkedPaths: Partial<Record<TemplateName, string>> = {
	...legalPaths,
	accessibility: accessibilityPath,
};

/** The German path that the program links to a page by which has none, since its site is in other languages. */
function pathWithoutGerman({ template, translations }: PageSummary): string | null {
	const isGerman = translations.some(({ language }) => language === defaultLanguage);
	return isGerman ? null : (linkedPaths[template] ?? null);
}

/** Builds the lookup once; each resolution then takes constant time however many pages there are. */
export function createPageLinks(
	pages: readonly PageSummary[],
	/** For sites with a shop, whose pages the content does not name. */
	shop: ShopLinks = () => null,
	/** The site's domain as machines write it; null where addresses on it are not read as paths. */
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
			const own = domain === null ? null : pathOnDomain(target, domain);
			const { path, rest } = splitTarget(own ?? target);
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
