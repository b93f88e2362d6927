import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { pricesOf } from "#core/catalogue/price-range.ts";
import type { Product } from "#core/catalogue/product.ts";
import { queryCatalogue } from "#core/catalogue/query-catalogue.ts";
import { drawRandom } from "#core/catalogue/random-products.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { SortTerm } from "#core/catalogue/sort-term.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** What the in-memory catalogue holds. */
export interface MemoryCatalogueOptions {
	/** Those of other shops and unpublished ones may be among them; they are never given out. */
	readonly products: readonly Product[];
	readonly ratings?: readonly ProductRating[];
	/** The domain of the shop. */
	readonly project: string;
	readonly defaultSort?: readonly SortTerm[];
	/** Gives numbers from 0 up to but not 1; Math.random when absent. */
	readonly random?: () => number;
}

/** The twin of the catalogue's ports for tests, stories and prerendered data. */
export function createMemoryCatalogue(options: MemoryCatalogueOptions): Catalogue & CatalogueFilters {
	const index = createCatalogueIndex(options.products, options);
	const byId = new Map(index.items.map((product) => [String(product.id), product]));
	return {
		async list(query) {
			const { items, meta, facets } = queryCatalogue(index, query);
			return { items: items.slice(meta.offset), meta, facets };
		},
		async random(limit) {
			return drawRandom(index.items, limit, options.random ?? Math.random);
		},
		async product(id: ContentId) {
			return byId.get(String(id)) ?? null;
		},
		async ratings(product) {
			return (options.ratings ?? []).filter((rating) => sameId(rating.product, product));
		},
		async attributes(groups) {
			return index.items
				.flatMap(({ attributes }) => attributes)
				.filter(({ attribute_group }) => groups.some((group) => sameId(group, attribute_group.id)));
		},
		async prices() {
			return index.items.flatMap(pricesOf);
		},
	};
}
