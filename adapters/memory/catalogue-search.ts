import { isListed, type Product } from "#core/catalogue/product.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { contentLanguage, type Language } from "#core/language/language.ts";
import type { CatalogueSearch, SearchSuggestion } from "#core/ports/catalogue-search.ts";
import { pathSlug } from "#core/routes/shop-paths.ts";
import { findProducts } from "#core/search/find-products.ts";
import { createSearchIndex, subcategoryNames } from "#core/search/search-index.ts";
import { namedReferences, suggestReferences } from "#core/search/suggest-references.ts";
import { createWordTable, type TradeWords } from "#core/search/trade-words.ts";
import { tradeWords } from "#core/search/words/de.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** The options of the in-memory search. */
export interface MemorySearchOptions {
	/** May include those of other shops and unpublished ones; they are never found. */
	readonly products: readonly Product[];
	/** The domain of the shop. */
	readonly project: string;
	/** The language of the products and trade words; German by default. */
	readonly language?: Language;
	readonly words?: TradeWords;
	readonly settings?: Pick<ShopSettings, "search_words" | "subcategory_filters">;
}

/** Creates an in-memory implementation of the search port. */
export function createMemorySearch({
	products,
	project,
	language = contentLanguage,
	words = tradeWords,
	settings = { search_words: [], subcategory_filters: [] },
}: MemorySearchOptions): CatalogueSearch {
	const listed = products.filter((product) => isListed(product, project));
	const references = {
		manufacturer: namedReferences(listed, "manufacturer"),
		category: namedReferences(listed, "category"),
	};
	const index = createSearchIndex(listed, subcategoryNames(settings));
	const table = createWordTable(language, words, settings.search_words);
	const found = (text: string, typing = false) =>
		findProducts(text, index, table, typing).map((position) => listed[position] as Product);
	return {
		async suggest(text, limit) {
			const suggested = found(text, true).map((product): SearchSuggestion => {
				const { id, category, display_name } = product;
				const condition = usedCondition(product);
				return {
					kind: "product",
					id,
					slug: pathSlug(product),
					category: category && pathSlug(category),
					label: display_name,
					...(condition && { condition }),
				};
			});
			return [...suggestReferences(text, references, table), ...suggested].slice(0, Math.max(0, limit));
		},
		async search(text) {
			return found(text).map(({ id }) => id);
		},
	};
}
