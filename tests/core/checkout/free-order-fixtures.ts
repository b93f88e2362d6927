import { decimalOf, ring, shippingConfig, shopSettings } from "#tests/core/shop-fixtures.ts";

/** A free ring sizer. */
export const freeRing = { ...ring, id: 9 };

/** A shop with paid parcels and free collection. */
export const collectsOrDelivers = shopSettings({
	shipping_methods: [
		{ id: 1, display_name: "Paket", free: false, collection: false },
		{ id: 2, display_name: "Abholung", free: true, collection: true },
	],
	shipping_methods_config: [
		shippingConfig(),
		shippingConfig({ name: "Abholung", price_brutto: decimalOf("0") }),
	],
});
