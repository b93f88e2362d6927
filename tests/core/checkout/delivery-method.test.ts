import { describe, expect, it } from "vitest";
import { deliveryMethod } from "#core/settings/shipping-methods.ts";
import { decimalOf, france, germany, shippingConfig, shopSettings } from "#tests/core/shop-fixtures.ts";

const pickup = shippingConfig({ name: "Abholung", shipping_provider: null, price_brutto: decimalOf("0") });
const shipping_methods = [{ id: 2, display_name: "Abholung", free: true, collection: true }];
const parcel = shippingConfig({ name: "Versand", price_brutto: decimalOf("6.9") });

describe("the shipping method with which goods are announced", () => {
	it("B-SEO-02 B-SEO-04 is a delivery rather than a collection at the shop", () => {
		const settings = shopSettings({ shipping_methods, shipping_methods_config: [pickup, parcel] });
		expect(deliveryMethod(settings, "DE")).toMatchObject({ name: "Versand", price_brutto: "6.9" });
	});

	it("B-SEO-02 B-SEO-04 is null if goods can only be collected, by the settings and not by the name", () => {
		const settings = { shipping_methods, shipping_methods_config: [pickup] };
		expect(deliveryMethod(shopSettings(settings), "DE")).toBeNull();
		const sent = shipping_methods.map((method) => ({ ...method, collection: false }));
		expect(deliveryMethod(shopSettings({ ...settings, shipping_methods: sent }), "DE")?.name).toBe(
			"Abholung",
		);
	});

	it("B-SEO-02 B-SEO-04 can be limited to a payment method", () => {
		const bound = { ...parcel, payment_methods: [{ id: 4, method: null, config: null }] };
		const settings = shopSettings({ shipping_methods, shipping_methods_config: [pickup, bound] });
		expect(deliveryMethod(settings, "DE")?.name).toBe("Versand");
	});

	it("B-SEO-02 B-SEO-04 is null for a country without shipping", () => {
		const settings = shopSettings({
			shipping_methods: [],
			shipping_methods_config: [{ ...parcel, shipping_countries: [germany] }],
		});
		expect(deliveryMethod(settings, france.country_code)).toBeNull();
	});
});
