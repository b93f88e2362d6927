import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { attributesOfGroups, listedPrices } from "#core/catalogue/filter-values.ts";
import type { Product } from "#core/catalogue/product.ts";
import { positionsOf, queryCatalogue } from "#core/catalogue/query-catalogue.ts";
import { pickRandom } from "#core/catalogue/random-products.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import { hasSearch } from "#core/catalogue/search-terms.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** The options of the in-memory catalogue. */
export interface MemoryCatalogueOptions {
	/** May include those of other shops and unpublished ones; they are never returned. */
	readonly products: readonly Product[];
	readonly ratings?: readonly ProductRating[];
	/** The domain of the shop. */
	readonly project: string;
	readonly defaultSort?: readonly SortTerm[];
	/** The `sort` of each category, by its id as text. */
	readonly categorySorts?: ReadonlyMap<string, number>;
	/** Finds products by text; without it queries ignore their text. */
	readonly search?: CatalogueSearch;
	/** Returns numbers in [0, 1); Math.random by default. */
	readonly random?: () => number;
}

/** A catalogue that tests and stories can make fail. */
export interface MemoryCatalogue extends Catalogue, CatalogueFilters {
	/** Makes all further reads reject, or work again. */
	setDown(down: boolean): void;
}

/** Creates an in-memory implementation of the catalogue ports for tests, stories and prerendered data. */
export function createMemoryCatalogue(options: MemoryCatalogueOptions): MemoryCatalogue {
	let isDown = false;
	const refuseWhenDown = (): void => {
		if (isDown) throw new Error("The catalogue was told to be down.");
	};
	const index = createCatalogueIndex(options.products, options);
	const listed = index.items.map(({ id }) => id);
	const byId = new Map(index.items.map((product) => [String(product.id), product]));
	const productOf = (id: ContentId) => byId.get(String(id)) ?? null;
	return {
		setDown(down) {
			isDown = down;
		},
		async list(query) {
			refuseWhenDown();
			const found = hasSearch(query) ? await options.search?.search(query.search) : undefined;
			const positions = found ? positionsOf(listed, found) : null;
			const { items, meta, facets } = queryCatalogue(index, query, positions);
			return { items: items.slice(meta.offset), meta, facets };
		},
		async random(limit) {
			refuseWhenDown();
			return pickRandom(index.items, limit, options.random ?? Math.random);
		},
		async product(id) {
			refuseWhenDown();
			return productOf(id);
		},
		async products(ids) {
			refuseWhenDown();
			return ids.map(productOf);
		},
		async ratings(product) {
			refuseWhenDown();
			return (options.ratings ?? []).filter((rating) => sameId(rating.product, product));
		},
		async attributes(groups) {
			refuseWhenDown();
			return attributesOfGroups(index, groups);
		},
		async prices() {
			refuseWhenDown();
			return listedPrices(index);
		},
	};
}
