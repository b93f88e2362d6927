import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartOf } from "#core/cart/cart.ts";
import { type CheckoutDraft, emptyDraft } from "#core/checkout/checkout-draft.ts";
import { computeCheckoutTerms } from "#core/checkout/checkout-terms.ts";
import { homeCountry, suitableOffers } from "#core/checkout/offers.ts";
import { orderTotals } from "#core/checkout/order-totals.ts";
import { zero } from "#core/money/decimal-text.ts";
import { runs } from "#tests/core/runs.ts";
import {
	address,
	cartLine,
	decimalOf,
	euros,
	france,
	germany,
	readingOf,
	shippingConfig,
	shopSettings,
	uuid,
} from "#tests/core/shop-fixtures.ts";

const pickup = { type: "collection", shippingMethod: "Abholung Mitte" } as const;
const parcels = [
	shippingConfig({ shipping_countries: [germany], price_brutto: decimalOf("4.9") }),
	shippingConfig({ shipping_countries: [france], price_brutto: decimalOf("9") }),
];

/** Parcels to Germany and France, express to Germany when paid by PayPal, and a free collection. */
const settings = shopSettings({
	shipping_methods: [
		{ id: 1, display_name: "Paket", free: false, collection: false },
		{ id: 2, display_name: "Abholung Mitte", free: true, collection: true },
	],
	shipping_countries: [],
	shipping_methods_config: parcels,
});
const withExpress = shopSettings({
	...settings,
	shipping_methods_config: [
		...parcels,
		shippingConfig({
			name: "Express",
			shipping_countries: [germany],
			price_brutto: decimalOf("19"),
			payment_methods: [{ id: 4, method: null, config: null }],
		}),
	],
});

const lines = [cartLine({ priceBrutto: euros("100") })];
const cart = cartOf(lines, "EUR");
const totalsOf = (draft: CheckoutDraft, of: typeof settings) =>
	computeCheckoutTerms(draft, { cart, products: readingOf(lines), settings: of, requiredTexts: [] }).totals;
const expected = (draft: Partial<CheckoutDraft> = {}, of = settings) => {
	const { shippingCost, total, shipping } = totalsOf({ ...emptyDraft(uuid()), ...draft }, of);
	return [shippingCost.amount, total.amount, shipping];
};
const inFrance = { ...address, country_code: "FR" };

describe("the total before all choices are made", () => {
	it("B-USE-18 R-CHECK-03 includes delivery to the home country from the first step", () => {
		expect(expected()).toEqual(["4.9", "104.9", { isLowest: false, assumedCountry: "DE" }]);
	});

	it("R-CHECK-03 includes the price for the address, then for the chosen method", () => {
		expect(expected({ shippingAddress: inFrance })).toEqual([
			"9",
			"109",
			{ isLowest: false, assumedCountry: null },
		]);
		const chosen = { shippingAddress: inFrance, shippingMethod: "Paket", shippingCost: 9.5 };
		expect(expected(chosen)).toEqual(["9.5", "109.5", { isLowest: false, assumedCountry: null }]);
	});

	it("B-USE-18 R-CHECK-03 includes no shipping for a collection", () => {
		expect(expected({ handover: pickup })).toEqual(["0", "100", { isLowest: false, assumedCountry: null }]);
	});

	it("R-CHECK-03 includes the lowest of different shipping prices until the payment decides", () => {
		expect(expected({}, withExpress)).toEqual(["4.9", "104.9", { isLowest: true, assumedCountry: "DE" }]);
		expect(expected({ paymentMethod: 1 }, withExpress)).toEqual([
			"4.9",
			"104.9",
			{ isLowest: false, assumedCountry: "DE" },
		]);
	});

	it("R-CHECK-03 includes no shipping if it is unknown", () => {
		const nowhere = { ...address, country_code: "JP" };
		expect(expected({ shippingAddress: nowhere })).toEqual(["0", "100", null]);
	});

	it("R-CHECK-03 never exceeds the final cost of any choice", () => {
		fc.assert(
			fc.property(
				fc.constantFrom("", "DE", "FR"),
				fc.constantFrom(null, pickup, { type: "delivery", shippingMethod: null } as const),
				fc.constantFrom(settings, withExpress),
				(country_code, handover, of) => {
					const shippingAddress = { ...address, country_code };
					const draft = { ...emptyDraft(uuid()), handover, shippingAddress };
					const { total } = totalsOf(draft, of);
					const way = handover ?? ({ type: "delivery", shippingMethod: null } as const);
					const to = { handover: way, country_code: country_code || homeCountry(of, way) };
					for (const { shippingMethods } of suitableOffers(of, to))
						for (const { price_brutto } of shippingMethods) {
							const chosen = orderTotals(
								cart,
								{ shippingCost: Number(price_brutto), presentWrapCost: zero },
								null,
							);
							expect(Number(total.amount)).toBeLessThanOrEqual(Number(chosen.total.amount));
						}
				},
			),
			{ numRuns: runs(100) },
		);
	});
});
