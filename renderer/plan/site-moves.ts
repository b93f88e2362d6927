import type { MovedPaths } from "#core/routes/moved-paths.ts";
import { movedShopPaths } from "#core/routes/moved-shop-paths.ts";
import { movedSlugs } from "#core/routes/moved-slugs.ts";
import { fixedPart, isPattern, samplePath } from "#core/routes/path-pattern.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { shopPageAt } from "#renderer/plan/shop/shop-pages.ts";

/**
 * Returns the former paths of a site with the paths that replaced them: the configured ones first, then those of a shop
 * whose slugs or other addresses are in the language of each page, if it had others before (B-SEO-12).
 */
export function siteMoves({ config, shop }: Pick<PlanContext, "config" | "shop">): MovedPaths {
	const configured = config.redirects.moved;
	if (!shop?.config.redirectSharedPaths) return configured;
	const isPage = (path: string) => shopPageAt(path, shop) !== null;
	// The slug that an item had may be that of another item now.
	const ofSlugs = Object.entries(movedSlugs(shop, shop.languages, shop.address)).filter(
		([from]) => !isPage(fixedPart(from)),
	);
	const ofSegments = Object.entries(movedShopPaths(shop.languages, shop.address));
	const ofShop = [...ofSlugs, ...ofSegments].filter(([from, to]) => {
		// A shop may have no wishlist, and only one page in a list.
		const exists = isPage(samplePath(to)) || (isPattern(to) && isPage(fixedPart(to)));
		return exists && !Object.hasOwn(configured, from);
	});
	return { ...configured, ...Object.fromEntries(ofShop) };
}
