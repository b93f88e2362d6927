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

/** The shop's products as the content service has them at this moment (R-CAT-01, R-CAT-02, R-CAT-05). */
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
			const of = { product: { _and: [...published(project), identified([String(id)])] } };
			const query = { filter: of, sort: ["sort", "id"], limit: -1 };
			const found = await rows("ecommerce_product_rating", ratingRow, query);
			return found.map(({ own: _, product: rated, ...rating }) => ({ ...rating, product: rated.id }));
		},
		async attributes(groups) {
			if (groups.length === 0) return [];
			const named = { attribute_group: identified(groups.map(String)) };
			const found = await rows("ecommerce_attribute", attributeRow, {
				filter: { _and: [named, ofProducts] },
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

/** Ids that one read names: an address can be only so long. */
const maxIdsPerRequest = 50;

/** The same where all fields of a product are asked for, and each id may be a key or the service's own. */
const maxDetailsPerRequest = 20;

function partsOf(ids: readonly string[], size: number): readonly (readonly string[])[] {
	return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
		ids.slice(part * size, (part + 1) * size),
	);
}

/** The products of these ids with their details, in one request where the service gives so many at once. */
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

/** A fair draw over all that are listed, of which the ids alone are read (R-CAT-05): today's Directus refuses the order "?". */
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
