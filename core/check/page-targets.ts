import type { CheckedSite, Place } from "#core/check/rule.ts";
import { inSettings } from "#core/check/shop-rules.ts";
import { linkTo } from "#core/navigation/link.ts";
import { createPageLinks } from "#core/pages/page-links.ts";
import { languageOfPath } from "#core/routes/language-prefix.ts";
import { slugIn, type TranslatedSlug } from "#core/routes/localized-slugs.ts";
import { specifiedAddress } from "#core/routes/shop-path-segments.ts";
import { parseShopPath } from "#core/routes/shop-paths.ts";

/** Returns the links to all pages of the content. */
export function pageLinksOf(checked: CheckedSite) {
	return createPageLinks(checked.site.pages, checked.defaultLanguage);
}

/** Returns whether a link leads to a page of the shop, which is not part of the content. Former addresses redirect. */
export function isShopTarget({ site: { shop }, shopAddress }: CheckedSite, target: string): boolean {
	const route = parseShopPath(target, shopAddress) ?? parseShopPath(target, specifiedAddress(shopAddress));
	if (!shop || !route) return false;
	const language = languageOfPath(target, shopAddress.defaultLanguage);
	const isKnown = (items: readonly TranslatedSlug[], known: string) =>
		items.some((item) => item.slug === known || slugIn(item, language) === known);
	switch (route.type) {
		case "category":
			return isKnown(shop.categories, route.category);
		case "product":
			return isKnown(shop.products, route.product);
		default:
			return true;
	}
}

/** Returns the place of the shop's page on ring sizes in the settings if the site has no such page (B-USE-02). */
export function deadRingSizePage(checked: CheckedSite): readonly Place[] {
	const found = checked.site.shop?.settings.ring_size_page ?? null;
	if (found === null) return [];
	const links = pageLinksOf(checked);
	const link = linkTo(found, checked.defaultLanguage, links);
	const isFound =
		link !== null &&
		(link.kind !== "internal" || links.resolve(found, checked.defaultLanguage).page !== null);
	return isFound || isShopTarget(checked, found) ? [] : [inSettings("ring_size_page", { found })];
}
