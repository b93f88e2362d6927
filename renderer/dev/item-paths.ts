import type { Language } from "#core/language/language.ts";
import { slugIn } from "#core/routes/localized-slugs.ts";
import { formatShopPath, parseShopPath, type ShopRoute } from "#core/routes/shop-paths.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { shopAddress } from "#renderer/config/shop-address.ts";

/** An item of the content by its collection, and its id in a content folder. */
export interface ContentItem {
	readonly collection: string;
	readonly id: string;
}

/** Returns the route of an item's page in a language; null if it has none. */
function routeOf(
	{ shop }: Site,
	{ collection, id }: ContentItem,
): ((language: Language) => ShopRoute) | null {
	const findCategory = (category: unknown) =>
		shop?.categories.find((one) => String(one.id) === String(category));
	if (collection === "ecommerce_category") {
		const category = findCategory(id);
		return category ? (language) => ({ type: "category", category: slugIn(category, language) }) : null;
	}
	if (collection !== "ecommerce_product") return null;
	const product = shop?.products.find((one) => String(one.id) === id);
	const category = product && findCategory(product.category);
	if (!category) return null;
	return (language) => ({
		type: "product",
		category: slugIn(category, language),
		product: slugIn(product, language),
	});
}

/** Returns the paths of the page that shows an item, by language; empty if the item has no page of its own. */
export function itemPaths(site: Site, config: SiteConfig, item: ContentItem): ReadonlyMap<Language, string> {
	const { collection, id } = item;
	const page = site.pages.find(({ id: name, brand }) =>
		collection === "brand" ? brand === id : collection === "page" && brand === null && name === id,
	);
	if (page) return new Map(page.translations.map(({ language, path }) => [language, path]));
	const route = config.ecommerce && routeOf(site, item);
	if (!route) return new Map();
	const address = shopAddress(config);
	return new Map(
		config.languages.map((language) => [language, formatShopPath(route(language), language, address)]),
	);
}

/** Returns the item whose page in a language is at a path; null if none has its page there. */
export function itemAt(site: Site, config: SiteConfig, path: string, language: Language): ContentItem | null {
	const page = site.pages.find(({ translations }) => translations.some((one) => one.path === path));
	if (page)
		return page.brand === null
			? { collection: "page", id: page.id }
			: { collection: "brand", id: page.brand };
	const route = config.ecommerce ? parseShopPath(path, shopAddress(config)) : null;
	const { categories = [], products = [] } = site.shop ?? {};
	const category =
		route && "category" in route && categories.find((one) => slugIn(one, language) === route.category);
	if (!route || !category) return null;
	if (route.type === "category") return { collection: "ecommerce_category", id: String(category.id) };
	const product = products.find(
		(one) => String(one.category) === String(category.id) && slugIn(one, language) === route.product,
	);
	return product ? { collection: "ecommerce_product", id: String(product.id) } : null;
}
