import { describe, expect, it } from "vitest";
import {
	countLimit,
	initialProductPage,
	newCartLine,
	purchaseState,
	reorderFlagOf,
} from "#core/product-page/product-page-state.ts";
import { decimal, variantWith } from "#tests/core/catalogue/arbitraries.ts";

import {
	add,
	choose,
	count,
	plain,
	ring,
	run,
	write,
} from "#tests/core/product-page/product-page-fixtures.ts";

describe("adding a product", () => {
	it("R-PROD-02 without variants sets price, count 1, stock and shipping time", () => {
		expect(run(add(plain)).state).toEqual({
			product: plain,
			variantChoice: null,
			variant: null,
			price_brutto: "90",
			count: 1,
			stock: 3,
			shipping_time: 5,
			reorderFlag: true,
			personalization: {},
		});
	});

	it("R-PROD-02 with variants offers the choice with list, label and price range, and chooses none", () => {
		const { state } = run(add(ring));
		expect(state).toEqual({
			...initialProductPage,
			product: ring,
			variantChoice: {
				variants: ring.product_variants.filter(({ id }) => id !== 56),
				priceRange: { lowest: "80", highest: "120", single: false },
				label: { type: "text", text: "Ringgröße" },
			},
		});
		expect(purchaseState(state)).toBe("chooseVariant");
	});

	it.each([null, ""])(
		"R-PROD-02 labels a choice without a name of its own (%j) from the catalogue",
		(name) => {
			const { state } = run(add({ ...ring, variant_display_name: name }));
			expect(state.variantChoice?.label).toEqual({ type: "key", labelKey: "product.variant" });
		},
	);

	it("R-CAT-09 R-CAT-07 with only inactive variants offers an empty choice, on request", () => {
		const product_variants = [variantWith({ active: false, price_brutto: decimal("5") })];
		const { state } = run(add({ ...plain, product_variants }));
		expect(state.variantChoice).toMatchObject({ variants: [], priceRange: null });
		expect(state).toMatchObject({ price_brutto: null, count: null });
		expect(purchaseState(state)).toBe("onRequest");
	});

	it("R-CAT-07 with variants without prices is on request before one is chosen", () => {
		const product_variants = [variantWith({ id: 52 }), variantWith({ id: 54 })];
		const { state } = run(add({ ...plain, price_brutto: null, product_variants }));
		expect(purchaseState(state)).toBe("onRequest");
	});

	it("R-PROD-01 leaves nothing of the previous product", () => {
		const other = { ...plain, id: 2 };
		expect(run(add(ring), choose(54), write("innen", "A"), add(other)).state).toEqual(run(add(other)).state);
	});

	it("R-PROD-01 reset restores the state before add", () => {
		expect(run(add(ring), choose(54), count(2), { type: "reset" }).state).toBe(initialProductPage);
		expect(purchaseState(initialProductPage)).toBe("empty");
	});
});

describe("choosing a variant", () => {
	it("R-PROD-03 sets stock, price, count 1, shipping time and reorder flag", () => {
		expect(run(add(ring), choose(54), count(2), choose("52")).state).toMatchObject({
			variant: { id: 52 },
			stock: 0,
			price_brutto: "120",
			count: 1,
			shipping_time: 3,
			reorderFlag: false,
		});
	});

	it("R-PROD-03 R-PROD-04 uses the product's stock, price, shipping time and reorder_possible for null", () => {
		expect(run(add(ring), choose(54)).state).toMatchObject({
			stock: 2,
			price_brutto: "100",
			count: 1,
			shipping_time: 14,
			reorderFlag: true,
		});
	});

	it.each([null, ""])(
		"R-PROD-03 clears them on an empty choice (%j) and keeps the personalisation",
		(empty) => {
			const { state } = run(add(ring), choose(54), write("innen", "A"), choose(empty));
			expect(state).toEqual({ ...run(add(ring)).state, personalization: { innen: "A" } });
		},
	);

	it.each([
		["an unknown variant", [add(ring), choose(99)], "product.unknownVariant"],
		["an inactive variant", [add(ring), choose(56)], "product.unknownVariant"],
		["a variant of a product without any", [add(plain), choose(54)], "product.withoutVariants"],
		["a variant before the product", [choose(54)], "product.withoutVariants"],
	])("R-PROD-03 logs %s and changes nothing", (_, events, note) => {
		expect(run(...events).notes).toEqual([note]);
		expect(run(...events).state).toEqual(run(...events.slice(0, -1)).state);
	});
});

describe("the reorder flag", () => {
	it.each([
		[true, 0, true, Number.POSITIVE_INFINITY],
		[true, 3, true, Number.POSITIVE_INFINITY],
		[true, null, true, Number.POSITIVE_INFINITY],
		[false, 1, true, 1],
		[false, 0, false, 0],
		[false, -2, false, 0],
		[false, null, true, Number.POSITIVE_INFINITY],
	])(
		"R-PROD-04 with reorder_possible %s and stock %s is %s, up to %s pieces",
		(reorder_possible, stock, flag, limit) => {
			const offer = {
				reorder_possible,
				stock,
				price_brutto: null,
				shipping_time: null,
				production_time: null,
			};
			expect(reorderFlagOf(offer)).toBe(flag);
			expect(countLimit(offer)).toBe(limit);
			expect(run(add({ ...plain, reorder_possible, stock })).state.reorderFlag).toBe(flag);
		},
	);

	it.each([
		["refuses what the product would allow", true, false, 0, false],
		["allows what the product would refuse", false, true, 0, true],
		["follows the product where null", true, null, 0, true],
	])("R-PROD-04 a variant's reorder_possible %s", (_, own, variantReorder, stock, flag) => {
		const product_variants = [variantWith({ id: 1, stock, reorder_possible: variantReorder })];
		const { state } = run(add({ ...plain, reorder_possible: own, product_variants }), choose(1));
		expect(state.reorderFlag).toBe(flag);
	});

	it("R-PROD-04 R-CAT-07 without it, or without a price, it is on request and gives no cart line", () => {
		const soldOut = run(add(ring), choose(52)).state;
		const priceless = run(add({ ...plain, price_brutto: null })).state;
		for (const state of [soldOut, priceless, initialProductPage, run(add(ring)).state]) {
			expect(newCartLine(state, "EUR")).toBeNull();
		}
		expect(purchaseState(soldOut)).toBe("onRequest");
		expect(purchaseState(priceless)).toBe("onRequest");
		expect(purchaseState(run(add(ring), choose(54)).state)).toBe("orderable");
		expect(purchaseState(run(add(plain)).state)).toBe("orderable");
	});
});
