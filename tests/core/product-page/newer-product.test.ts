import { describe, expect, it } from "vitest";
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

describe("adding the same product again", () => {
	it("B-SEO-03 R-PROD-01 updates price, stock and delivery and keeps count and personalisation", () => {
		const newer = { ...plain, price_brutto: decimal("85"), stock: 7, shipping_time: 2 };
		const { state } = run(add(plain), count(3), write("innen", "A"), add(newer));
		expect(state).toEqual({ ...run(add(newer), count(3), write("innen", "A")).state });
		expect(state).toMatchObject({ price_brutto: "85", count: 3, stock: 7, shipping_time: 2 });
	});

	it("B-SEO-03 R-PROD-04 lowers the count to the remaining stock", () => {
		expect(run(add(plain), count(3), add({ ...plain, stock: 1 })).state).toMatchObject({
			count: 1,
			stock: 1,
		});
		expect(run(add(plain), count(3), add({ ...plain, stock: 0 })).state).toMatchObject({
			count: 1,
			reorderFlag: false,
		});
	});

	it("B-SEO-03 R-PROD-03 keeps the chosen variant with its current terms", () => {
		const product_variants = [variantWith({ id: "54", price_brutto: decimal("110"), stock: 4 })];
		const { state, notes } = run(add(ring), choose(54), count(2), add({ ...ring, product_variants }));
		expect(state).toMatchObject({ variant: { id: "54" }, price_brutto: "110", stock: 4, count: 2 });
		expect(notes).toEqual([]);
	});

	it.each([
		["gone", [variantWith({ id: 52 })]],
		["inactive", [variantWith({ id: 54, active: false }), variantWith({ id: 52 })]],
	])("B-SEO-03 R-PROD-03 clears a chosen variant that is %s", (_, product_variants) => {
		const newer = { ...ring, product_variants };
		const { state } = run(add(ring), choose(54), count(2), write("innen", "A"), add(newer));
		expect(state).toEqual({ ...run(add(newer)).state, personalization: { innen: "A" } });
	});

	it("B-SEO-03 R-PROD-03 waits for a choice once there are variants, and counts again once there are none", () => {
		expect(run(add({ ...ring, product_variants: [] }), count(2), add(ring)).state).toEqual(
			run(add(ring)).state,
		);
		const plainRing = { ...ring, product_variants: [] };
		expect(run(add(ring), choose(54), count(2), add(plainRing)).state).toEqual(run(add(plainRing)).state);
	});

	it("B-SEO-03 drops the values of removed fields", () => {
		const newer = { ...plain, personalization: null };
		expect(run(add(plain), write("innen", "A"), add(newer)).state.personalization).toEqual({});
	});
});
