import type { Language } from "#core/language/language.ts";
import type { ShopRoute } from "#core/routes/shop-paths.ts";
import { memoize } from "#core/shared/once-per.ts";

/** A category or product with its slug, and the slugs of its translations; null for the item's own (B-SEO-12). */
export interface TranslatedSlug {
	readonly slug: string;
	readonly translations: readonly { readonly language: Language; readonly slug: string | null }[];
}

/** Returns the slug of a category or product in a language: that of its translation, otherwise its own. */
export function slugIn({ slug, translations }: TranslatedSlug, language: Language): string {
	return translations.find((entry) => entry.language === language)?.slug ?? slug;
}

/** Returns the slug of an item in a language in the form of localized items: absent if it is the item's own. */
export function localizedSlug(
	item: TranslatedSlug,
	language: Language,
): { readonly localized_slug?: string } {
	const localized_slug = slugIn(item, language);
	return localized_slug === item.slug ? {} : { localized_slug };
}

/** The items of a shop whose slugs are part of paths. */
export interface SluggedItems {
	readonly categories: readonly TranslatedSlug[];
	readonly products: readonly TranslatedSlug[];
}

/** Converts routes between the slugs of items, the same in every language, and those in paths of a language. */
export interface LocalizedSlugs {
	/** Returns the route with the slugs of a language. */
	localize<Route extends ShopRoute>(route: Route, language: Language): Route;
	/** Returns the route with the items' own slugs; a slug that no item has in the language becomes "". */
	identify<Route extends ShopRoute>(route: Route, language: Language): Route;
	/** Like `identify`, but also accepts the own slug of an item with another one in the language, as in its former path. */
	identifyFormer<Route extends ShopRoute>(route: Route, language: Language): Route;
}

/** The items of a kind that have another slug in a language. */
interface SlugTable {
	/** Slugs in the language by own slugs. */
	readonly localized: ReadonlyMap<string, string>;
	/** Own slugs by slugs in the language. */
	readonly own: ReadonlyMap<string, string>;
}

function slugTable(items: readonly TranslatedSlug[], language: Language): SlugTable {
	const changed = items.flatMap((item) => {
		const local = slugIn(item, language);
		return local === item.slug ? [] : [[item.slug, local] as const];
	});
	return { localized: new Map(changed), own: new Map(changed.map(([slug, local]) => [local, slug])) };
}

/** Returns the route with other slugs for its category and product. */
function replaceSlugs<Route extends ShopRoute>(
	route: Route,
	replace: (kind: keyof SluggedItems, slug: string) => string,
): Route {
	switch (route.type) {
		case "category":
			return { ...route, category: replace("categories", route.category) };
		case "product":
			return {
				...route,
				category: replace("categories", route.category),
				product: replace("products", route.product),
			};
		default:
			return route;
	}
}

/** Creates the converter for a shop's items. No two items of a kind may have the same slug in a language. */
export function createLocalizedSlugs(items: SluggedItems): LocalizedSlugs {
	const tablesIn = memoize((language: Language) => ({
		categories: slugTable(items.categories, language),
		products: slugTable(items.products, language),
	}));
	const ownSlug = ({ own, localized }: SlugTable, slug: string) =>
		own.get(slug) ?? (localized.has(slug) ? "" : slug);
	return {
		localize: (route, language) =>
			replaceSlugs(route, (kind, slug) => tablesIn(language)[kind].localized.get(slug) ?? slug),
		identify: (route, language) =>
			replaceSlugs(route, (kind, slug) => ownSlug(tablesIn(language)[kind], slug)),
		identifyFormer: (route, language) =>
			replaceSlugs(route, (kind, slug) => tablesIn(language)[kind].own.get(slug) ?? slug),
	};
}
