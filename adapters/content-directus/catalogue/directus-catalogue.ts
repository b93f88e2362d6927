import * as v from "valibot";
import { listProducts } from "#adapters/content-directus/catalogue/list-products.ts";
import {
	attributeFields,
	detailFields,
	detailParts,
	listFields,
	listParts,
} from "#adapters/content-directus/catalogue/product-fields.ts";
import { identified, published } from "#adapters/content-directus/catalogue/product-filter.ts";
import {
	createProductReads,
	type DirectusCatalogueOptions,
	type ProductReads,
	productCollection,
} from "#adapters/content-directus/catalogue/product-reads.ts";
import {
	attributeRow,
	detailedProduct,
	listedProduct,
	pricedProduct,
	ratingRow,
} from "#adapters/content-directus/catalogue/product-schemas.ts";
import { randomPlaces } from "#adapters/content-directus/catalogue/random-places.ts";
import {
	attributesOfRows,
	dateOf,
	listItemOfRow,
	productOfRow,
} from "#adapters/content-directus/catalogue/read-product.ts";
import { pricesOf } from "#core/catalogue/price-range.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { drawRandom } from "#core/catalogue/random-products.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";

/** The shop's products as the content service has them at this moment (R-CAT-01, R-CAT-02, R-CAT-05). */
export function createDirectusCatalogue(options: DirectusCatalogueOptions): Catalogue & CatalogueFilters {
	const reads = createProductReads(options);
	const { rows, reading } = reads;
	const { project } = reading;
	const ofProducts = { product: { _and: published(project) } };
	return {
		list: (query) => listProducts(reads, query),
		random: (limit) => random(reads, limit, options.random ?? Math.random),
		async product(id) {
			const filter = { _and: [...published(project), identified([String(id)])] };
			const query = { fields: detailFields, filter, limit: 1, deep: detailParts };
			const [found] = await rows(productCollection, detailedProduct, query);
			return found ? productOfRow(found, reading) : null;
		},
		async ratings(id) {
			const of = { product: { _and: [...published(project), identified([String(id)])] } };
			const fields = [
				"id",
				"key",
				"product.id",
				"product.key",
				"rating",
				"name",
				"comment",
				"date_created",
				"verified",
			];
			const found = await rows("ecommerce_product_rating", ratingRow, {
				fields,
				filter: of,
				sort: ["sort", "id"],
				limit: -1,
			});
			return found.map(({ own: _, product: rated, ...rating }) => ({
				...rating,
				product: rated.id,
				date_created: dateOf(rating.date_created),
			}));
		},
		async attributes(groups) {
			if (groups.length === 0) return [];
			const named = { attribute_group: identified(groups.map(String)) };
			const found = await rows("ecommerce_attribute", attributeRow, {
				fields: attributeFields,
				filter: { _and: [named, ofProducts] },
				sort: ["sort", "id"],
				limit: -1,
				deep: { display_values: { _limit: -1, _sort: ["sort", "id"] } },
			});
			return attributesOfRows(found, reading);
		},
		async prices() {
			const fields = ["price_brutto", "product_variants.price_brutto", "product_variants.active"];
			const filter = { _and: published(project) };
			const query = { fields, filter, sort: ["id"], limit: -1, deep: { product_variants: { _limit: -1 } } };
			return (await rows(productCollection, pricedProduct, query)).flatMap((row) => [
				...new Set(pricesOf(row)),
			]);
		},
	};
}

/** A fair draw over all that are listed, without reading them (R-CAT-05): today's Directus refuses the order "?". */
async function random(
	reads: ProductReads,
	limit: number,
	chance: () => number,
): Promise<readonly ProductListItem[]> {
	if (limit <= 0) return [];
	const { counted, rows, reading } = reads;
	const query = {
		fields: listFields,
		filter: { _and: published(reading.project) },
		sort: ["id"],
		deep: listParts,
	};
	const { count } = await counted(v.unknown(), { fields: ["id"], filter: query.filter, limit: 1 });
	const runs = randomPlaces(count, limit, chance);
	const found = await Promise.all(
		runs.map(({ offset, length }) =>
			rows(productCollection, listedProduct, { ...query, offset, limit: length }),
		),
	);
	// Products that came or went between the reads may show one twice.
	const drawn = new Map(found.flat().map((row) => [row.own, row]));
	const items = [...drawn.values()].map((row) => listItemOfRow(row, reading));
	return drawRandom(items, items.length, chance);
}
