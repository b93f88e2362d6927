import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { decimalOf, shopSettings } from "#tests/core/shop-fixtures.ts";

/** Settings as plain data, as a page receives them. */
export type PlainSettings = ReturnType<typeof payableSettings>;

/** Returns the settings of a shop with all payment providers. */
export function payableSettings() {
	const config = { sessions: "order-service" };
	const methods = [{ id: String(ringOrder().paymentMethod), method: "klarna", config }];
	const { providers: _, ...plain } = shopSettings({
		payment_methods: [
			{ id: 1, display_name: "Rechnung" },
			{ id: 4, display_name: "PayPal" },
		],
		paypal_client_id: "AZ-client",
		shipping_methods_config: [
			{
				name: "Paket",
				shipping_provider: null,
				price_brutto: decimalOf("4.9"),
				payment_methods: methods,
				additional_days: 0,
				least_days: null,
				shipping_countries: [],
			},
		],
	});
	return plain;
}
