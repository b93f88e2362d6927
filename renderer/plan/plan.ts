import { type Publication, publicationState } from "#core/content/publication.ts";
import { isBuilt } from "#core/pages/optional-pages.ts";
import type { PageSummary } from "#core/pages/page.ts";
import { createPageLinks, type PageLinks } from "#core/pages/page-links.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { withoutHiddenLinks } from "#renderer/plan/menu-links.ts";

/** The moment at which a site is looked at, and by whom. */
export interface ViewedAt {
	/** In milliseconds since 1970. */
	readonly now: number;
	/** Whether items to come are shown like published ones; for editors only. */
	readonly showsComing?: boolean;
}

/** Returns whether an item is shown. */
function isShown(item: Publication, { now, showsComing = false }: ViewedAt): boolean {
	const state = publicationState(item, now);
	return state === "current" || (state === "coming" && showsComing);
}

/**
 * Returns the site without the pages, language versions and shop that its configuration excludes, and without the items that are not
 * published at the moment: their pages and brands, the menus' links to them, and their products, which become drafts.
 */
export function filterPublished(site: Site, config: SiteConfig, viewed: ViewedAt): Site {
	const features = { ...config.features, accessibility: site.project.show_accessibility };
	const hidden = site.pages.filter((page) => !isShown(page, viewed));
	const hiddenIds = new Set(hidden.map(({ id }) => id));
	const pages = site.pages
		.filter((page) => isBuilt(page, features) && !hiddenIds.has(page.id))
		.map((page) => ({
			...page,
			translations: page.translations.filter(({ language }) => config.languages.includes(language)),
		}))
		.filter((page) => page.translations.length > 0);
	const shop = config.ecommerce && site.shop ? withDrafts(site.shop, viewed) : null;
	if (hidden.length === 0) return { ...site, pages, shop };
	const hiddenBrands = new Set(hidden.map(({ brand }) => brand));
	const linksAmong = (list: readonly PageSummary[]) =>
		createPageLinks(list, config.defaultLanguage, undefined, config.domain);
	const [shownLinks, hiddenLinks] = [linksAmong(pages), linksAmong(hidden)];
	const isPage = (links: PageLinks, target: string) =>
		links.resolve(target, config.defaultLanguage).page !== null;
	const isHidden = (target: string) => isPage(hiddenLinks, target) && !isPage(shownLinks, target);
	return {
		...site,
		pages,
		brands: site.brands.filter(({ slug }) => !hiddenBrands.has(slug)),
		menus: withoutHiddenLinks(site.menus, isHidden),
		shop,
	};
}

/** Returns the shop; products that are not published at the moment are drafts. */
function withDrafts(shop: NonNullable<Site["shop"]>, viewed: ViewedAt): NonNullable<Site["shop"]> {
	if (shop.products.every((product) => isShown(product, viewed))) return shop;
	const products = shop.products.map((product) =>
		isShown(product, viewed) ? product : { ...product, status: "draft" },
	);
	return { ...shop, products };
}
