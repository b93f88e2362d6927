import { isBuilt } from "#core/pages/optional-pages.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";

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
