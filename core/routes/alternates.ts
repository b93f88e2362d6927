import { homePath } from "#core/routes/paths.ts";
import { defaultLanguage, type Language, languages } from "#core/shared/language.ts";
import type { PageHead } from "#core/site/page.ts";
import type { LanguageChoice } from "#core/site/page-model.ts";

/** What this file needs to know of a page's language version. */
export type PageVersion = Pick<PageHead, "language" | "path">;

/** A language version of a page for search engines; "x-default" is the German one (B-SEO-01). */
export interface Alternate {
	readonly hreflang: Language | "x-default";
	readonly path: string;
}

/** The existing language versions of a page, in the languages' order, then x-default (B-SEO-01). */
export function alternates(translations: readonly PageVersion[]): readonly Alternate[] {
	const found: Alternate[] = languages.flatMap((language) => {
		const path = pathIn(translations, language);
		return path === null ? [] : [{ hreflang: language, path }];
	});
	const fallback = pathIn(translations, defaultLanguage);
	return fallback === null ? found : [...found, { hreflang: "x-default", path: fallback }];
}

/**
 * What the language switch offers on a page: each of the site's languages with the page's version,
 * or that language's home where the page has none (R-ROUTE-02).
 */
export function languageChoices(
	translations: readonly PageVersion[],
	siteLanguages: readonly Language[],
	current: Language,
): readonly LanguageChoice[] {
	return siteLanguages.map((language) => {
		const path = pathIn(translations, language);
		return {
			language,
			path: path ?? homePath(language),
			current: language === current,
			translated: path !== null,
		};
	});
}

/** What a canonical address leaves out (specification 2.3). */
export interface CanonicalOptions {
	/** "drop" when absent. */
	readonly trailingSlash?: "keep" | "drop";
	/** "drop" when absent. */
	readonly query?: "keep" | "drop";
	/** "drop" when absent. */
	readonly hash?: "keep" | "drop";
	/** Paths without a canonical link; one that ends in "/*" names everything below it. */
	readonly exclude?: readonly string[];
}

/**
 * The absolute address under which search engines are to know a page; null where excluded (R-A11Y-04).
 * `domain` is a host name, or an origin where the scheme is not https.
 */
export function canonicalUrl(domain: string, path: string, options: CanonicalOptions = {}): string | null {
	const [, pathname = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
	const bare = pathname.replace(/\/+$/, "");
	if (options.exclude?.some((pattern) => excludes(pattern, bare))) return null;
	const origin = (/^https?:\/\//i.test(domain) ? domain : `https://${domain}`).replace(/\/+$/, "");
	const slash = bare === "" || (options.trailingSlash === "keep" && pathname.endsWith("/")) ? "/" : "";
	const kept = (options.query === "keep" ? query : "") + (options.hash === "keep" ? hash : "");
	return `${origin}${bare}${slash}${kept}`;
}

function pathIn(translations: readonly PageVersion[], language: Language): string | null {
	return translations.find((version) => version.language === language)?.path ?? null;
}

function excludes(pattern: string, bare: string): boolean {
	if (pattern.endsWith("/*")) return bare.startsWith(pattern.slice(0, -1));
	return pattern.replace(/\/+$/, "") === bare;
}
