import { at, type CheckedSite, type Place } from "#core/check/rule.ts";
import { inSettings } from "#core/check/shop-rules.ts";
import { project } from "#core/content/project.ts";
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

/** Returns the fields of the settings with links to pages: the shop's page on ring sizes (B-USE-02), and those of notices. */
function settingLinks({ site }: CheckedSite): readonly (readonly [string, Place])[] {
	const ringSizePage = site.shop?.settings.ring_size_page ?? null;
	return [
		...(ringSizePage === null
			? []
			: [[ringSizePage, inSettings("ring_size_page", { found: ringSizePage })] as const]),
		...site.project.notices.flatMap(({ link }, place) =>
			link === null ? [] : [[link, at(project, `notices.${place}.link`, { found: link })] as const],
		),
	];
}

/** Returns the places of links in settings that lead to no page of the site. */
export function deadSettingLinks(checked: CheckedSite): readonly Place[] {
	const links = pageLinksOf(checked);
	const { defaultLanguage } = checked;
	return settingLinks(checked).flatMap(([target, place]) => {
		if (target.startsWith("#")) return [];
		const link = linkTo(target, defaultLanguage, links);
		const isFound =
			link !== null && (link.kind !== "internal" || links.resolve(target, defaultLanguage).page !== null);
		return isFound || isShopTarget(checked, target) ? [] : [place];
	});
}
