import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { materialGroup } from "#core/catalogue/material.ts";
import { createSuggestions } from "#core/catalogue/suggested-products.ts";
import type { Language } from "#core/language/language.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { once } from "#renderer/plan/shop/shop-products.ts";

const readPrefix = "suggestions=";

/** A product's suggestions as one text among what a page looked at: "suggestions=amrum". */
export function readOfSuggestions(slug: string): string {
	return readPrefix + slug;
}

/** The slug that {@link readOfSuggestions} was made of; null for another read. */
export function suggestingOf(read: string): string | null {
	return read.startsWith(readPrefix) ? read.slice(readPrefix.length) : null;
}

/**
 * Returns what finds the suggestions of a product by its slug; none for a product that is not listed. They are found in one
 * language for all, since prices, categories and brands are the same in each.
 */
export function createShopSuggestions<Listed extends { readonly content: { readonly slug: string } }>(
	products: readonly Listed[],
	language: Language,
	shop: {
		columns(language: Language): CatalogueColumns;
		settings(language: Language): Pick<ShopSettings, "attribute_filters">;
	},
): (slug: string) => readonly Listed[] {
	const prepared = once(() => ({
		positions: new Map(products.map(({ content }, position) => [content.slug, position])),
		suggest: createSuggestions(shop.columns(language), materialGroup(shop.settings(language))),
	}));
	return (slug) => {
		const { positions, suggest } = prepared();
		const position = positions.get(slug);
		return position === undefined ? [] : suggest(position).map((other) => products[other] as Listed);
	};
}
