import { isBuilt } from "#core/routes/optional-pages.ts";
import type { Language } from "#core/shared/language.ts";
import type { PageSummary } from "#core/site/page.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";

/** A page with the language versions that are to be rendered. */
export interface PlannedPage {
	readonly summary: PageSummary;
	readonly languages: readonly Language[];
}

/** The site without the pages and language versions that its configuration leaves out. */
export function publishedSite(site: Site, config: SiteConfig): Site {
	const features = { ...config.features, accessibility: site.project.show_accessibility };
	const pages = site.pages
		.filter((page) => isBuilt(page, features))
		.map((page) => ({
			...page,
			translations: page.translations.filter(({ language }) => config.languages.includes(language)),
		}))
		.filter((page) => page.translations.length > 0);
	return { ...site, pages, shop: config.ecommerce ? site.shop : null };
}

/** Every page of every language, in the content's order; bodies are read only when their turn comes. */
export function planPages(site: Site): readonly PlannedPage[] {
	return site.pages.map((summary) => ({
		summary,
		languages: summary.translations.map(({ language }) => language),
	}));
}
