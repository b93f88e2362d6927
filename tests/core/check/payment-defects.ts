import type { ShopContent } from "#core/catalogue/shop-content.ts";
import { type SiteDefect, settings, shop } from "#tests/core/check/plant.ts";

const settingsFile = "shop/settings.json";

type Shipping = ShopContent["settings"]["shipping_methods_config"][number];

/** Adds a payment method to the demo, with its shipping configuration. */
const taking = (
	id: number,
	display_name: string,
	said: Pick<Shipping["payment_methods"][number], "method" | "config">,
) =>
	shop(({ settings: own }) => ({
		settings: {
			...own,
			payment_methods: [...own.payment_methods.filter((method) => method.id !== id), { id, display_name }],
			shipping_methods_config: own.shipping_methods_config.map((config) => ({
				...config,
				payment_methods: [...config.payment_methods.filter((method) => method.id !== id), { id, ...said }],
			})),
		},
	}));
const called = (method: string) => taking(2, "Rechnung", { method, config: null });

/** Defects of payment. */
export const paymentDefects: readonly SiteDefect[] = [
	["an invoice that is called so in German", called("Rechnung"), "payment-kind_near", settingsFile],
	["an invoice with a typing error", called("invoce"), "payment-kind_near", settingsFile],
	["a provider with a typing error", called("Klarna"), "payment-kind_near", settingsFile],
	["a provider that the site does not have", called("twint"), "payment-kind", settingsFile],
	[
		"a provider for a payment method that it does not take",
		called("paypal"),
		"payment-of-another",
		settingsFile,
	],
	[
		"a provider without the sessions that it needs",
		taking(5, "Klarna", { method: "klarna", config: null }),
		"payment-needs",
		settingsFile,
	],
	[
		"a provider's name without the provider",
		taking(7, "PayPal", { method: null, config: null }),
		"payment-name",
		settingsFile,
	],
	["a provider without its client id", settings({ paypal_client_id: null }), "payment-needs", settingsFile],
];
