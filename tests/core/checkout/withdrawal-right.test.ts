import { describe, expect, it } from "vitest";
import { cartOf } from "#core/cart/cart.ts";
import {
	checkoutContext,
	completeCheckout,
	problemsOf,
	termsOf,
} from "#tests/core/checkout/checkout-fixtures.ts";
import { address, cartLine, readingOf, ring, shopSettings } from "#tests/core/shop-fixtures.ts";

const country = (id: number, country_code: string) => ({
	id,
	display_name: country_code,
	country_code,
	free_returns: false,
	return_days: null,
});
const settings = shopSettings({ shipping_countries: [country(1, "DE"), country(2, "CH")] });
const engraving = {
	name: "text",
	type: "text",
	additional_days: 0,
	customer_specification: null,
	options: [],
} as const;
const engravable = { ...ring, id: 3, personalization: { fields: [engraving] } };
const requiredTexts = ["terms", "withdrawal", "privacy"].map((type) => ({ type, version: "1" }));

const to = (country_code: string) => completeCheckout({ shippingAddress: { ...address, country_code } });
const typesIn = (country_code: string) =>
	termsOf(to(country_code), checkoutContext({ requiredTexts, settings })).texts.map(({ type }) => type);

describe("a shop in Germany that ships to Switzerland", () => {
	it("B-LAW-11 B-LAW-17 requires German but not Swiss customers to accept the withdrawal instructions", () => {
		expect(typesIn("DE")).toEqual(["terms", "withdrawal", "privacy"]);
		expect(typesIn("CH")).toEqual(["terms", "privacy"]);
	});

	it("B-LAW-11 requires acceptance again when the destination country changes", () => {
		const context = checkoutContext({ settings, requiredTexts });
		const accepted = { ...to("DE"), acceptedTexts: termsOf(to("CH"), context).texts };
		expect(problemsOf("review", accepted, context)).toMatchObject([
			{ field: "acceptedTexts", params: { type: "withdrawal" } },
		]);
	});

	it("B-LAW-03 B-LAW-17 has no right of withdrawal to exclude for goods made for Swiss customers", () => {
		const lines = [cartLine({ product: engravable, personalization: { text: "Mara" } })];
		const goods = checkoutContext({ cart: cartOf(lines, "EUR"), products: readingOf(lines), settings });
		expect(termsOf(to("DE"), goods).needsAcknowledgement).toBe(true);
		expect(termsOf(to("CH"), goods).needsAcknowledgement).toBe(false);
	});
});
