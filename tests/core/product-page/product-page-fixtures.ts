import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { PersonalizationField, Product } from "#core/catalogue/product.ts";
import { type ProductPageEvent, productPageReducer } from "#core/product-page/product-page-reducer.ts";
import { initialProductPage, type ProductPageState } from "#core/product-page/product-page-state.ts";
import { decimal, productWith, variantWith } from "#tests/core/catalogue/arbitraries.ts";
import { deepFreeze } from "#tests/core/catalogue/deep-freeze.ts";

const field = (name: string): PersonalizationField => ({
	name,
	display_name: name,
	type: "text",
	required: false,
	additional_days: 0,
	max_length: 20,
	customer_specification: null,
	options: [],
});
const engraving = { id: 1, display_name: "Gravur", fields: [field("innen"), field("__proto__")] };
/** A product without variants, with three in stock and an engraving. */
export const plain = productWith({
	price_brutto: decimal("90"),
	stock: 3,
	shipping_time: 5,
	personalization: engraving,
});
/** A product with variants: sold out, inheriting, inactive, reorderable. */
export const ring = productWith({
	price_brutto: decimal("100"),
	stock: 2,
	shipping_time: 14,
	variant_display_name: "Ringgröße",
	personalization: engraving,
	product_variants: [
		variantWith({ id: 52, price_brutto: decimal("120"), stock: 0, shipping_time: 3 }),
		variantWith({ id: 54 }),
		variantWith({ id: 56, active: false, price_brutto: decimal("1") }),
		variantWith({ id: 58, price_brutto: decimal("80"), stock: 0, reorder_possible: true }),
	],
});

/** Returns the page's state after events, all frozen, with the logged keys. */
export const run = (...events: readonly ProductPageEvent[]) => {
	const logger = createMemoryLogger();
	const state = events.reduce<ProductPageState>(
		(current, event) => productPageReducer(deepFreeze(current), deepFreeze(event), logger),
		initialProductPage,
	);
	return { state, notes: logger.notes.map(({ key }) => key) };
};
/** Loads the details. */
export const add = (product: Product): ProductPageEvent => ({ type: "add", product });
/** Chooses a variant. */
export const choose = (variant: number | string | null): ProductPageEvent => ({
	type: "variantChange",
	variant,
});
/** Enters a count. */
export const count = (value: number): ProductPageEvent => ({ type: "countChange", count: value });
/** Fills in a field. */
export const write = (name: string, value: string | boolean): ProductPageEvent => ({
	type: "personalizationChange",
	field: name,
	value,
});
