import { pathOnDomain } from "#core/internet/domain-name.ts";
import { type Language, languages } from "#core/language/language.ts";
import { legalPath } from "#core/legal/legal-paths.ts";
import { accessibilityPath, appointmentPath, isAppointmentPage } from "#core/pages/optional-pages.ts";
import type { PageSummary } from "#core/pages/page.ts";
import { languageOfPath } from "#core/routes/language-prefix.ts";
import { homePath, pathOf, routeOf } from "#core/routes/paths.ts";
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
	 * the page (or, without a page, the row of the route table) has one (R-NAV-04), else the one in the default language, by
	 * default German (R-NAV-08). An address on the site's own domain is treated as its path.
	 */
	resolve(target: string, language: Language): ResolvedLink;
}

/** Finds the page of a path within the shop and its path in a language; null for other paths. */
export type ShopLinks = (
	path: string,
	language: Language,
) => { readonly path: string; readonly page: PageSummary } | null;

/** Returns the German path by which the program links to a page that has no German version. */
function pathWithoutGerman(page: PageSummary, defaultLanguage: Language): string | null {
	if (page.translations.some(({ language }) => language === "de")) return null;
	if (isAppointmentPage(page)) return appointmentPath(defaultLanguage);
	switch (page.template) {
		case "terms":
		case "withdrawal":
		case "shipping-and-payment":
			return legalPath(page.template, defaultLanguage);
		case "accessibility":
			return accessibilityPath(defaultLanguage);
		default:
			return null;
	}
}

/** Creates the resolver; each resolution takes constant time for any number of pages. */
export function createPageLinks(
	pages: readonly PageSummary[],
	/** The language whose paths have no prefix. */
	defaultLanguage: Language,
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
		const path = pathWithoutGerman(page, defaultLanguage);
		if (path !== null && !byPath.has(path)) byPath.set(path, page);
	}
	const homes = new Set(languages.map((language) => homePath(language, defaultLanguage)));
	const versionIn = (page: PageSummary, path: string, language: Language) =>
		findVersion(page, language) ??
		findVersion(page, defaultLanguage) ??
		page.translations.find((version) => version.path === path) ??
		page.translations[0];
	const rowIn = (key: RouteKey, language: Language): Version | null => {
		const path = pathOf(key, language, defaultLanguage);
		if (path !== null) return { path, language };
		const fallback = pathOf(key, defaultLanguage, defaultLanguage);
		return fallback === null ? null : { path: fallback, language: defaultLanguage };
	};

	return {
		resolve(target, language) {
			const ownPath = domain === null ? null : pathOnDomain(target, domain);
			const { path, rest } = splitTarget(ownPath ?? target);
			const key = routeOf(path, defaultLanguage)?.key ?? null;
			const page = byPath.get(path) ?? (key === null ? null : (byKey.get(key) ?? null));
			const inShop = page === null ? shop(path, language) : null;
			if (inShop) return { path: inShop.path + rest, language, page: inShop.page };
			const found = (page && versionIn(page, path, language)) ||
				(homes.has(path) && { path: homePath(language, defaultLanguage), language }) ||
				(key && rowIn(key, language)) || { path, language: languageOfPath(path, defaultLanguage) };
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

function findVersion({ translations }: PageSummary, language: Language): Version | undefined {
	return translations.find((version) => version.language === language);
}
