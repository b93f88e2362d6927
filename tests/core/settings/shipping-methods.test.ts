import { describe, expect, it } from "vitest";
import { deliveryCountries, offeredShippingMethods } from "#core/settings/shipping-methods.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { decimalOf, france, germany, shippingConfig, shopSettings } from "#tests/core/shop-fixtures.ts";

function offered(changes: Partial<ShopSettings>, country = "DE", payment: ContentId | null = 1) {
	return offeredShippingMethods(shopSettings(changes), country, payment).map(({ name, price_brutto }) => [
		name,
		price_brutto,
	]);
}

const method = { id: 1, display_name: "Paket", free: false, collection: false };
const parcel = { name: "Paket", label: "Paket", collection: false };
const klarnaOnly = [{ id: 9, method: "klarna", config: null }];

describe("offeredShippingMethods", () => {
	it("R-CHECK-02 offers a method with what its config says", () => {
		expect(offeredShippingMethods(shopSettings(), "DE", 1)).toEqual([
			{ ...parcel, shipping_provider: "DHL", price_brutto: "4.9", additional_days: 2, least_days: 2 },
		]);
	});

	it("R-CHECK-02 serves the config's countries, else the settings'", () => {
		expect(offered({}, "FR")).toEqual([]);
		const abroad = [shippingConfig({ shipping_countries: [france] })];
		expect(offered({ shipping_methods_config: abroad }, "FR")).toEqual([["Paket", "4.9"]]);
		expect(offered({ shipping_methods_config: abroad }, "DE")).toEqual([]);
		const both = [shippingConfig({ shipping_countries: [france, germany] })];
		expect(offered({ shipping_methods_config: both }, "FR")).toEqual([["Paket", "4.9"]]);
		expect(offered({ shipping_methods_config: both }, "DE")).toEqual([["Paket", "4.9"]]);
		expect(offered({ shipping_countries: [] }, "CH")).toEqual([["Paket", "4.9"]]);
	});

	it("R-CHECK-02 serves the config's payment methods, or all when it names none", () => {
		const config = [shippingConfig({ payment_methods: klarnaOnly })];
		expect(offered({ shipping_methods_config: config }, "DE", 1)).toEqual([]);
		expect(offered({ shipping_methods_config: config }, "DE", null)).toEqual([]);
		expect(offered({ shipping_methods_config: config }, "DE", "9")).toEqual([["Paket", "4.9"]]);
		const payment_methods = [...klarnaOnly, { id: 1, method: null, config: null }];
		const several = [shippingConfig({ payment_methods })];
		expect(offered({ shipping_methods_config: several }, "DE", 9)).toEqual([["Paket", "4.9"]]);
		expect(offered({ shipping_methods_config: several }, "DE", 1)).toEqual([["Paket", "4.9"]]);
	});

	it("R-CHECK-02 takes the first config of the name that serves both", () => {
		const configs = [
			shippingConfig({ shipping_countries: [france], price_brutto: decimalOf("9") }),
			shippingConfig({ name: " paket ", payment_methods: klarnaOnly, price_brutto: decimalOf("1") }),
			shippingConfig({ price_brutto: decimalOf("5") }),
			shippingConfig({ price_brutto: decimalOf("6") }),
		];
		expect(offered({ shipping_methods_config: configs })).toEqual([["Paket", "5"]]);
		expect(offered({ shipping_methods_config: configs }, "DE", 9)).toEqual([["Paket", "1"]]);
		expect(offered({ shipping_methods_config: configs }, "FR")).toEqual([["Paket", "9"]]);
	});

	it.each([
		["Paket", " paket "],
		[" paket ", "Paket"],
	])("R-CHECK-02 finds the config of the method %j under the name %j", (display_name, name) => {
		const shipping_methods = [{ ...method, display_name }];
		expect(offered({ shipping_methods, shipping_methods_config: [shippingConfig({ name })] })).toEqual([
			[display_name, "4.9"],
		]);
	});

	it("R-CHECK-02 costs nothing when the shipping method is free", () => {
		const free = { ...method, free: true };
		expect(offered({ shipping_methods: [free] })).toEqual([["Paket", "0"]]);
		expect(offered({ shipping_methods: [free, { ...method, id: 2, display_name: "Kurier" }] })).toEqual([
			["Paket", "0"],
			["Kurier", "0"],
		]);
	});

	it("R-CHECK-02 takes settings.shipping_cost and shipping_countries without a config", () => {
		const bare = { shipping_methods_config: [], shipping_cost: decimalOf("6.5") };
		expect(offeredShippingMethods(shopSettings(bare), "DE", 1)).toEqual([
			{ ...parcel, shipping_provider: null, price_brutto: "6.5", additional_days: 0, least_days: 0 },
		]);
		expect(offered({ ...bare, shipping_cost: null })).toEqual([["Paket", "0"]]);
		expect(offered(bare, "FR")).toEqual([]);
		expect(offered({ ...bare, shipping_methods: [{ ...method, free: true }] })).toEqual([["Paket", "0"]]);
	});

	it("R-CHECK-02 lets a config without a shipping method stand for itself", () => {
		const configs = [shippingConfig(), shippingConfig({ name: "Express", price_brutto: decimalOf("12") })];
		expect(offered({ shipping_methods: [], shipping_methods_config: configs })).toEqual([
			["Paket", "4.9"],
			["Express", "12"],
		]);
		expect(offered({ shipping_methods: [], shipping_methods_config: [] })).toEqual([]);
	});
});

describe("deliveryCountries", () => {
	it("B-LAW-11 names each country once, the settings' first", () => {
		const settings = shopSettings({
			shipping_methods_config: [shippingConfig({ shipping_countries: [france, germany] })],
		});
		expect(deliveryCountries(settings)).toEqual([germany, france]);
	});
});
