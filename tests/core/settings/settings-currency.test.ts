import { describe, expect, it } from "vitest";
import { settingsIn } from "#core/settings/settings-currency.ts";
import { offeredShippingMethods } from "#core/settings/shipping-methods.ts";
import type { StatedSettings } from "#core/settings/shop-settings.ts";
import { decimalOf, france, germany, shippingConfig, statedSettings } from "#tests/core/shop-fixtures.ts";

const switzerland = { display_name: "Schweiz", country_code: "CH" };
const inFrancs = (amount: string) => [{ currency: "CHF", price_brutto: decimalOf(amount) }] as const;
const method = (display_name: string, free = false) => ({
	id: display_name,
	display_name,
	free,
	collection: false,
});
const country = (own: typeof germany) => ({
	id: own.country_code,
	...own,
	free_returns: false,
	return_days: null,
});

const sold = (changes: Partial<StatedSettings>) =>
	settingsIn(statedSettings({ currency: "EUR", ...changes }), { country: "CH", currency: "CHF" });

describe("the settings of a site that sells in another currency than its content's", () => {
	it("B-LAW-17 offer the shipping methods with a price in it, and their countries", () => {
		const settings = sold({
			shipping_cost: decimalOf("7"),
			shipping_methods: [method("Paket"), method("Kurier"), method("Brief"), method("Bote", true)],
			shipping_countries: [country(germany), country(france), country(switzerland)],
			shipping_methods_config: [
				{ ...shippingConfig({ name: "Paket", shipping_countries: [germany] }), prices: [] },
				{ ...shippingConfig({ name: "Paket", shipping_countries: [switzerland] }), prices: inFrancs("9.9") },
				{ ...shippingConfig({ name: "Kurier" }), prices: [] },
				{ ...shippingConfig({ name: "Bote", shipping_countries: [france] }), prices: [] },
			],
		});
		expect(settings.shipping_methods.map(({ display_name }) => display_name)).toEqual(["Paket", "Bote"]);
		expect(settings.shipping_countries.map(({ country_code }) => country_code)).toEqual(["FR", "CH"]);
		const prices = (code: string) =>
			offeredShippingMethods(settings, code, null).map(({ name, price_brutto }) => [name, price_brutto]);
		expect([prices("CH"), prices("FR"), prices("DE")]).toEqual([[["Paket", "9.9"]], [["Bote", "0"]], []]);
		expect(settings.currency).toBe("CHF");
		expect(JSON.stringify(settings)).not.toContain('"prices"');
	});

	it("B-LAW-17 have the general shipping cost and the price of wrapping in it", () => {
		const own = {
			currency: "CHF",
			shipping_cost: decimalOf("8"),
			present_wrapping_price: decimalOf("5"),
		} as const;
		const stated = { shipping_cost: decimalOf("7"), present_wrapping_price: decimalOf("4") };
		expect(sold({ ...stated, prices: [own] })).toMatchObject({
			shipping_cost: "8",
			present_wrapping: true,
			present_wrapping_price: "5",
			shipping_methods: [{ display_name: "Paket" }],
		});
		expect(sold({ ...stated, prices: [] })).toMatchObject({
			shipping_cost: null,
			present_wrapping: false,
			present_wrapping_price: null,
			shipping_methods: [],
		});
	});

	it("B-LAW-17 keep what is free in every currency", () => {
		const free = { shipping_cost: decimalOf("0"), present_wrapping_price: null };
		expect(sold(free)).toMatchObject({
			...free,
			present_wrapping: true,
			shipping_methods: [{ display_name: "Paket" }],
		});
	});

	it("B-LAW-17 offer no payment that only a shipping method without a price defines", () => {
		const payments = (ids: readonly number[]) => ids.map((id) => ({ id, method: "invoice", config: null }));
		const settings = sold({
			payment_methods: [1, 2, 3].map((id) => ({ id, display_name: String(id) })),
			shipping_methods_config: [
				{ ...shippingConfig({ payment_methods: payments([1, 2]) }), prices: [] },
				{ ...shippingConfig({ payment_methods: payments([2]) }), prices: inFrancs("9") },
			],
		});
		expect(settings.payment_methods.map(({ id }) => id)).toEqual([2, 3]);
	});
});

it("B-USE-16 B-LAW-17 leave out quick filters with limits in another currency than the site's", () => {
	const filter = (display_name: string, currency: "EUR" | "CHF" | null, price_max: string | null) => ({
		display_name,
		tag: null,
		price_min: null,
		price_max: price_max === null ? null : decimalOf(price_max),
		currency,
	});
	const quick_filters = [
		filter("unpriced", null, null),
		filter("content's", null, "100"),
		filter("euros", "EUR", "100"),
		filter("francs", "CHF", "100"),
	];
	const names = (settings: ReturnType<typeof sold>) => settings.quick_filters.map((own) => own.display_name);
	expect(names(sold({ quick_filters }))).toEqual(["unpriced", "francs"]);
	const inEuros = settingsIn(statedSettings({ quick_filters }), { country: "DE", currency: "EUR" });
	expect(names(inEuros)).toEqual(["unpriced", "content's", "euros"]);
});
