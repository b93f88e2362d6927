import { type SiteProviders, siteProviders } from "#adapters/composition/site-providers.ts";
import { createPageLinks, type PageLinks, type ShopLinks } from "#core/pages/page-links.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";
import { companyArea } from "#core/site/holiday-area.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { createImageModels, type ImageModels } from "#renderer/plan/image-models.ts";
import {
	formerShopPageAt,
	shopMetaSources,
	shopPageAt,
	shopPagePath,
	shopSummary,
} from "#renderer/plan/shop/shop-pages.ts";
import { createShopPlan, type ShopPlan } from "#renderer/plan/shop/shop-plan.ts";
import { noOwnParts, type OwnParts } from "#renderer/site-modules/own-parts.ts";

/** The data that page and shell models are created from; the same for all pages of a build. */
export interface PlanContext {
	readonly site: Site;
	readonly config: SiteConfig;
	readonly links: PageLinks;
	readonly images: ImageModels;
	readonly phones: PhoneNumbers;
	/** Null if the site has no shop (R-SET-03). */
	readonly shop: ShopPlan | null;
	/** The site's own blocks and components. */
	readonly ownParts: OwnParts;
	readonly logger: Logger;
	/** Its analytics and payment providers. */
	readonly providers: SiteProviders;
	/** Whether the site may not be published yet; its pages then show a notice (B-LAW-20). */
	readonly incomplete: boolean;
	/** The day of the build, "YYYY-MM-DD"; null if nothing depends on it. */
	readonly day: string | null;
}

/** Creates the look-ups that turn a site's content into models. */
export function createPlanContext(
	site: Site,
	config: SiteConfig,
	images: readonly ImageDescription[],
	tools: Pick<PlanContext, "phones" | "logger"> &
		Partial<Pick<PlanContext, "incomplete" | "day" | "providers" | "ownParts">>,
): PlanContext {
	const area = companyArea(site.company, config.country);
	const shop = createShopPlan(site.shop, { ...config, area }, tools.logger);
	return {
		site,
		config,
		shop,
		links: createPageLinks(
			site.pages,
			config.defaultLanguage,
			shop ? shopLinks(shop, site, tools.logger) : undefined,
			config.domain,
		),
		images: createImageModels(site.media, images, tools.logger),
		incomplete: false,
		day: null,
		providers: siteProviders(config.analytics.matomo),
		ownParts: noOwnParts,
		...tools,
	};
}

/** Returns a look-up of the shop's pages by their paths in any language, also former ones, without 404 pages. */
function shopLinks(plan: ShopPlan, site: Site, logger: Logger): ShopLinks {
	const metaSources = shopMetaSources(plan, site, logger);
	return (path, language) => {
		const found = shopPageAt(path, plan) ?? formerShopPageAt(path, plan);
		if (!found || found.page.type === "not-found") return null;
		return {
			path: shopPagePath(found.page, language, plan),
			page: shopSummary(found.page, metaSources),
		};
	};
}
