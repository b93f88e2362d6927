import { describe, expect, it } from "vitest";
import { containedTaxes } from "#core/legal/contained-taxes.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

const decimal = (text: string) => text as DecimalText;

const product = { price_brutto: decimal("1290"), product_variants: [], condition: null, margin_taxed: null };

describe("the taxes contained in a product's prices", () => {
	it("B-LAW-04 include the tax of each price, and none without a rate", () => {
		expect(containedTaxes(product, decimal("19"), "EUR")).toEqual({ "1290": "205.97" });
		expect(containedTaxes(product, null, "EUR")).toEqual({});
		expect(containedTaxes({ ...product, price_brutto: null }, decimal("19"), "EUR")).toEqual({});
	});

	it.each([
		["used", true, {}],
		["vintage", true, {}],
		["refurbished", true, {}],
		["used", false, { "1290": "205.97" }],
		["used", null, { "1290": "205.97" }],
		["new", true, { "1290": "205.97" }],
		[null, true, { "1290": "205.97" }],
	] as const)(
		"B-LAW-22 are, for goods in condition %s with margin taxation %s, %j",
		(condition, margin_taxed, taxes) => {
			expect(containedTaxes({ ...product, condition, margin_taxed }, decimal("19"), "EUR")).toEqual(taxes);
		},
	);
});
