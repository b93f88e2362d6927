import { configsOf, type PaymentProviderRules } from "#core/checkout/payment-methods.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { settings } from "./test-service.ts";

/** Transfer, PayPal and Klarna with the same parcel, and the invoice with a parcel of its own. */
const parcel = {
	name: "Paket",
	shipping_provider: null,
	price_brutto: decimalOf("4.9"),
	payment_methods: [
		{ id: 1, method: null, config: null },
		{ id: 4, method: null, config: null },
		{ id: 5, method: "klarna", config: { sessions: "order-service" } },
		{ id: 6, method: "bank", config: null },
	],
	additional_days: 0,
	shipping_countries: [],
};
/** The settings of a shop with all payment methods. */
export const shop = {
	...settings,
	shipping_methods: [
		...settings.shipping_methods,
		{ id: 2, display_name: "Abholung", free: true, collection: true },
	],
	payment_methods: [
		{ id: 1, display_name: "Vorkasse" },
		{ id: 2, display_name: "Rechnung" },
		{ id: 4, display_name: "PayPal" },
		{ id: 5, display_name: "Klarna" },
		{ id: 6, display_name: "Bank" },
	],
	paypal_client_id: "client",
	shipping_methods_config: [
		parcel,
		{
			...parcel,
			price_brutto: decimalOf("9.9"),
			payment_methods: [{ id: 2, method: "invoice", config: null }],
		},
		{ ...parcel, name: "Abholung", price_brutto: decimalOf("0") },
	],
};

/** A provider of which the service knows only the reports that it accepts. */
export const bank: PaymentProviderRules = {
	id: "bank",
	kind: "payNow",
	needsSession: true,
	takes: (terms, id) => configsOf(terms, id).some(({ method }) => method === "bank"),
	isOffered: () => true,
};
