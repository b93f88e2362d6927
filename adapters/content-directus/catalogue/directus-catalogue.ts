import { itemsOf, listProducts } from "#adapters/content-directus/catalogue/list-products.ts";
import { identified, published } from "#adapters/content-directus/catalogue/product-filter.ts";
import {
	attributeRow,
	detailedProduct,
	namedProduct,
	pricedProduct,
	ratingRow,
} from "#adapters/content-directus/catalogue/product-parts.ts";
import {
	createProductReads,
	type DirectusCatalogueOptions,
	type ProductReads,
	productCollection,
} from "#adapters/content-directus/catalogue/product-reads.ts";
import { attributesOfRows, productOfRow } from "#adapters/content-directus/catalogue/read-product.ts";
import { pricesOf } from "#core/catalogue/price-range.ts";
import type { Product, ProductListItem } from "#core/catalogue/product.ts";
import { productIn } from "#core/catalogue/product-currency.ts";
import { pickRandom } from "#core/catalogue/random-products.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** Creates the catalogue of the shop's current products in the content service (R-CAT-01, R-CAT-02, R-CAT-05). */
export function createDirectusCatalogue(options: DirectusCatalogueOptions): Catalogue & CatalogueFilters {
	const reads = createProductReads(options);
	const { rows, reading } = reads;
	const { project } = reading;
	const ofProducts = { product: { _and: published(project) } };
	const products = async (ids: readonly ContentId[]) => {
		const parts = partsOf(ids.map(String), maxDetailsPerRequest);
		return (await Promise.all(parts.map((part) => detailed(reads, part)))).flat();
	};
	return {
		list: (query) => listProducts(reads, query),
		random: (limit) => random(reads, limit, options.random ?? Math.random),
		product: async (id) => (await products([id]))[0] ?? null,
		products,
		async ratings(id) {
			const filter = { product: { _and: [...published(project), identified([String(id)])] } };
			const query = { filter: filter, sort: ["sort", "id"], limit: -1 };
			const found = await rows("ecommerce_product_rating", ratingRow, query);
			return found.map(({ own: _, product: rated, ...rating }) => ({ ...rating, product: rated.id }));
		},
		async attributes(groups) {
			if (groups.length === 0) return [];
			const inGroups = { attribute_group: identified(groups.map(String)) };
			const found = await rows("ecommerce_attribute", attributeRow, {
				filter: { _and: [inGroups, ofProducts] },
				sort: ["sort", "id"],
				limit: -1,
			});
			return attributesOfRows(found, reading);
		},
		async prices() {
			const filter = { _and: published(project) };
			const query = { filter, sort: ["id"], limit: -1 };
			return (await rows(productCollection, pricedProduct, query)).flatMap((row) => [
				...new Set(pricesOf(productIn(row, reading.currencies))),
			]);
		},
	};
}

/** The maximum number of ids in one request, because URLs have a maximum length. */
const maxIdsPerRequest = 50;

/** The same for requests with all fields of a product, in which each id may be a key or the service's own id. */
const maxDetailsPerRequest = 20;

function partsOf(ids: readonly string[], size: number): readonly (readonly string[])[] {
	return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
		ids.slice(part * size, (part + 1) * size),
	);
}

/** Returns the products with these ids and their details, in one request if the service returns as many at once. */
async function detailed(
	{ allRows, reading }: ProductReads,
	ids: readonly string[],
): Promise<readonly (Product | null)[]> {
	const filter = { _and: [...published(reading.project), identified(ids)] };
	const found = await allRows(productCollection, detailedProduct, { filter, sort: ["id"] });
	const products = found.map((row) => ({ own: row.own, product: productOfRow(row, reading) }));
	return ids.map(
		(id) => products.find(({ own, product }) => own === id || sameId(product.id, id))?.product ?? null,
	);
}

/**
 * Returns a random selection of all listed products with equal chances; reads only the ids of the others (R-CAT-05).
 * Directus no longer accepts the sort order "?".
 */
async function random(
	reads: ProductReads,
	limit: number,
	chance: () => number,
): Promise<readonly ProductListItem[]> {
	if (limit <= 0) return [];
	const filter = { _and: published(reads.reading.project) };
	const query = { filter, sort: ["id"], limit: -1 };
	const listed = await reads.rows(productCollection, namedProduct, query);
	const drawn = pickRandom(
		listed.map(({ id }) => id),
		limit,
		chance,
	);
	const parts = partsOf(drawn, maxIdsPerRequest);
	return (await Promise.all(parts.map((ids) => itemsOf(reads, ids)))).flat();
}
