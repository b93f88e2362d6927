import { pathOf } from "#adapters/catalogue-static/manifest.ts";
import { unpackNumbers } from "#adapters/catalogue-static/packed-numbers.ts";
import {
	decodePackedSearch,
	type PackedSearch,
	unpackSearch,
} from "#adapters/catalogue-static/packed-search.ts";
import type { ShopBuild, ShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { openIds } from "#adapters/catalogue-static/static-lists.ts";
import { searchTerms } from "#core/catalogue/search-terms.ts";
import type { UsedCondition } from "#core/content-values/goods-condition.ts";
import { decoded } from "#core/decoding/file-decoders.ts";
import type { CatalogueSearch, SearchSuggestion } from "#core/ports/catalogue-search.ts";
import { pathSlug } from "#core/routes/shop-paths.ts";
import { findProducts } from "#core/search/find-products.ts";
import { loadTradeWords } from "#core/search/load-trade-words.ts";
import type { SearchIndex } from "#core/search/search-index.ts";
import { suggestReferences } from "#core/search/suggest-references.ts";
import { createWordTable, type WordTable } from "#core/search/trade-words.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { loadOnce } from "#core/shared/promises.ts";
import { slugOf } from "#core/text/slug.ts";

/**
 * Creates the search on the files of a shop's build, with the trade words of its language; its file loads on first
 * use (B-USE-01, B-USE-13).
 */
export function createStaticSearch(files: ShopFiles): CatalogueSearch {
	const open = async (build: ShopBuild) => {
		const coming = loadTradeWords(build.manifest.language);
		const [ids, search] = await Promise.all([openIds(build), openSearch(build), coming]);
		return [ids, search, await search.table()] as const;
	};
	return {
		suggest: (text, limit) =>
			files.read(async (build) => {
				if (searchTerms(text).length === 0 || limit <= 0) return [];
				const [ids, search, table] = await open(build);
				const references = suggestReferences(text, search.packed, table).slice(0, limit);
				const positions = findProducts(text, search.index, table, true);
				const shown = positions.slice(0, limit - references.length);
				return [...references, ...shown.map((position) => productSuggestion(search, ids, position))];
			}),
		search: (text) =>
			files.read(async (build) => {
				if (searchTerms(text).length === 0) return [];
				const [ids, { index }, table] = await open(build);
				return findProducts(text, index, table).map((position) => ids[position] as ContentId);
			}),
	};
}

interface OpenSearch {
	readonly packed: PackedSearch;
	/** Each product's category index, counted from 1; 0 without a category. */
	readonly categories: ArrayLike<number>;
	/** The condition of products that are not new, by position. */
	readonly conditions: ReadonlyMap<number, UsedCondition>;
	readonly index: SearchIndex;
	/** The trade words in the shop's language, with the shop's synonyms. */
	readonly table: () => Promise<WordTable>;
}

function openSearch({ manifest, file }: ShopBuild): Promise<OpenSearch> {
	return file(pathOf.search(manifest.search), (content) => {
		const packed = decoded(decodePackedSearch, content);
		if (packed.names.length !== manifest.size || packed.slugs.length !== manifest.size) {
			throw new TypeError("It does not name every product.");
		}
		const { language } = manifest;
		const limits = { length: manifest.size, min: 0, max: packed.category.length };
		return {
			packed,
			categories: unpackNumbers(packed.categories, limits),
			conditions: new Map(packed.conditions),
			index: unpackSearch(packed),
			table: loadOnce(async () => createWordTable(language, await loadTradeWords(language), packed.words)),
		};
	});
}

function productSuggestion(
	{ packed, categories, conditions }: OpenSearch,
	ids: readonly ContentId[],
	position: number,
): SearchSuggestion {
	const label = packed.names[position] as string;
	const condition = conditions.get(position);
	const category = packed.category[(categories[position] as number) - 1];
	return {
		kind: "product",
		id: ids[position] as ContentId,
		slug: packed.slugs[position] ?? slugOf(label),
		category: category ? pathSlug(category) : null,
		label,
		...(condition && { condition }),
	};
}
