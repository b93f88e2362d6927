import fc from "fast-check";
import type { CatalogueProduct, Product, ProductVariant } from "#core/catalogue/product.ts";
import { type CatalogueQuery, emptyQuery } from "#core/catalogue/query.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import { goodsConditions } from "#core/content-values/goods-condition.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import { type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";
import { bareProduct } from "#tests/core/catalogue/bare-product.ts";

/** The domain of the tests' shop. */
export const project = "juwelier.example";

/** Returns a decimal from a text that is known to be valid. */
export function decimal(text: string): DecimalText {
	return parseDecimal(text) as DecimalText;
}

/** Returns a complete published product in the tests' shop, without price, variants or anything else. */
export function productWith(fields: Partial<Product> = {}): Product {
	return {
		...bareProduct,
		id: 1,
		display_name: "Trauring Amrum",
		slug: "trauring-amrum",
		project,
		...fields,
	};
}

/** Returns a complete active variant that inherits all fields from the product. */
export function variantWith(fields: Partial<ProductVariant> = {}): ProductVariant {
	return {
		id: 11,
		display_name: "54",
		price_brutto: null,
		price_history: null,
		quantity: null,
		gtin: null,
		stock: null,
		stock_counted_at: null,
		reference_number_suffix: null,
		product: 1,
		active: true,
		shipping_time: null,
		production_time: null,
		reorder_possible: null,
		...fields,
	};
}

/** Returns a query with the given fields, otherwise empty. */
export function queryWith(fields: Partial<CatalogueQuery>): CatalogueQuery {
	return { ...emptyQuery, ...fields };
}

const few = { maxLength: 3 };
const price = fc.integer({ min: 0, max: 8 }).map((units) => decimal((units / 4).toFixed(2)));
const reference = (kind: string): fc.Arbitrary<NamedReference | null> =>
	fc.option(
		fc
			.integer({ min: 1, max: 3 })
			.map((id) => ({ id, display_name: `${kind} ${id}`, slug: `${kind}-${id}` })),
	);
const small = fc.integer({ min: 0, max: 3 });

/** Products with few distinct values, so that filters and facets overlap; ids are positions. */
export const catalogueProducts: fc.Arbitrary<readonly CatalogueProduct[]> = fc
	.array(
		fc.record({
			display_name: fc.constantFrom("Öse", "Ose", "ose", "Straße", "Strasse", "Zug", "Éclat", ""),
			manufacturer: reference("marke"),
			category: reference("art"),
			product_variants: fc.array(
				fc.record({
					price_brutto: fc.option(price),
					active: fc.boolean(),
					quantity: fc.constant(null),
					stock: fc.option(fc.integer({ min: 0, max: 1 })),
					reorder_possible: fc.option(fc.boolean()),
				}),
				few,
			),
			price_brutto: fc.option(price),
			status: fc.constantFrom("published", "published", "published", "draft"),
			project: fc.constantFrom(project, project, project, "other.example"),
			subcategories: fc.array(fc.record({ subcategory_id: small }), few),
			tags: fc.array(fc.constantFrom("neu", "sale", "__proto__"), few),
			condition: fc.constantFrom(null, ...goodsConditions),
			attributes: fc.array(
				fc.record({
					attribute_group: fc
						.constantFrom<string | number>(1, 2, "__proto__")
						.map((id) => ({ id, display_name: `Gruppe ${id}` })),
					display_values: fc.array(fc.constantFrom("Gold", "Silber", "585"), few),
				}),
				few,
			),
			date_created: fc.option(
				fc.constantFrom(
					"2026-01-01T00:00:00Z",
					"2026-02-01T01:00:00+02:00",
					"2026-01-31T23:00:00Z",
					"gestern",
				),
			),
		}),
		{ maxLength: 14 },
	)
	.map((list) => list.map((fields, id) => ({ ...productWith({ slug: `p-${id}` }), ...fields, id })));

/** Sort terms of all fields in both directions. */
export const sortTerms: fc.Arbitrary<readonly SortTerm[]> = fc.array(
	fc.constantFrom<SortTerm>(
		"price_brutto",
		"-price_brutto",
		"display_name",
		"-display_name",
		"date_created",
		"-date_created",
	),
	few,
);

/** Queries with values of {@link catalogueProducts}, and some that no product has. */
export const matchingQueries: fc.Arbitrary<CatalogueQuery> = fc.record({
	search: fc.constant(null),
	category: fc.option(fc.constantFrom("art-1", "art-2", "3", "unbekannt"), { freq: 2 }),
	manufacturers: fc.oneof(
		fc.constant([]),
		fc.array(fc.constantFrom("marke-1", "marke-2", "3", "unbekannt"), few),
	),
	subcategories: fc.oneof(fc.constant([]), fc.array(fc.constantFrom("0", "1", "2", "9"), few)),
	attributes: fc
		.uniqueArray(
			fc.tuple(
				fc.constantFrom("1", "2", "__proto__", "9"),
				fc.array(fc.constantFrom("Gold", "Silber", "585", "Holz"), few),
			),
			{ selector: ([group]) => group, maxLength: 2 },
		)
		.map((groups) => Object.fromEntries(groups)),
	price: fc.record({ min: fc.option(price, { freq: 1 }), max: fc.option(price, { freq: 1 }) }),
	tag: fc.option(fc.constantFrom("neu", "sale", "__proto__"), { freq: 1 }),
	conditions: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...goodsConditions), few)),
	sort: sortTerms,
	page: fc.constantFrom(0, 0, 1, 2),
});
