import { isBuilt } from "#core/pages/optional-pages.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";

/** Returns the site without the pages, language versions and shop that its configuration excludes. */
export function filterPublished(site: Site, config: SiteConfig): Site {
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
