import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { materialGroup } from "#core/catalogue/material.ts";
import { createSuggestions } from "#core/catalogue/suggested-products.ts";
import type { Language } from "#core/language/language.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { once } from "#core/shared/once-per.ts";

const readPrefix = "suggestions=";

/** Returns the read key of a product's suggestions: "suggestions=amrum". */
export function suggestionsReadKey(slug: string): string {
	return readPrefix + slug;
}

/** Returns the slug in a key of {@link suggestionsReadKey}; null for other read keys. */
export function parseSuggestionsReadKey(readKey: string): string | null {
	return readKey.startsWith(readPrefix) ? readKey.slice(readPrefix.length) : null;
}

/**
 * Returns a function that finds the suggestions of a product by its slug; none for a product that is not listed. Suggestions
 * are computed in one language only, because prices, categories and brands are the same in all of them.
 */
export function createSuggestionLookup<Listed extends { readonly content: { readonly slug: string } }>(
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
