import { describe, expect, it } from "vitest";
import { containedTaxes } from "#core/catalogue/contained-taxes.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";

const decimal = (text: string) => text as DecimalText;

describe("the taxes contained in a product's prices", () => {
	it("B-LAW-04 gives the tax of the price and of none where there is no rate", () => {
		const product = { price_brutto: decimal("1290"), product_variants: [] };
		expect(containedTaxes(product, decimal("19"), "EUR")).toEqual({ "1290": "205.97" });
		expect(containedTaxes(product, null, "EUR")).toEqual({});
		expect(containedTaxes({ ...product, price_brutto: null }, decimal("19"), "EUR")).toEqual({});
	});
});
