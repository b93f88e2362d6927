import { cpSync } from "node:fs";
import { join } from "node:path";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import bankRedirect from "../doubles/bank-redirect/bank-redirect.ts";
import { type BankServer, startBank } from "../doubles/bank-server.ts";
import { test as base, type Offered } from "./order-shop.ts";
import { ownSite } from "./own-site.ts";
import { ports } from "./sites.ts";

const address = `http://127.0.0.1:${ports.bankShop}`;

/** The name of the payment method. */
export const bankMethod = "Sofortbank";

type PaymentSettings = Pick<ShopSettings, "payment_methods" | "shipping_methods_config">;

type Shipping = PaymentSettings["shipping_methods_config"][number];

/** Returns the payment methods of a shipping config; an omitted list means all. */
function served({ payment_methods }: Partial<Shipping>, all: PaymentSettings["payment_methods"]) {
	const own = payment_methods ?? [];
	return own.length > 0 ? own : all.map(({ id }) => ({ id, method: null, config: null }));
}

/** Adds the bank to all shipping methods. */
function withBank({ payment_methods, shipping_methods_config }: PaymentSettings) {
	const config = { bank: `http://127.0.0.1:${ports.bank}` };
	return {
		payment_methods: [...payment_methods, { id: 7, display_name: bankMethod }],
		shipping_methods_config: shipping_methods_config.map((shipping) => ({
			...shipping,
			payment_methods: [...served(shipping, payment_methods), { id: 7, method: "bank-redirect", config }],
		})),
	};
}

/** Builds the demo shop with the bank as a payment provider of its own; returns the folder of its pages. */
async function buildSite(): Promise<string> {
	const site = ownSite("bank-shop");
	site.reset();
	cpSync("e2e/doubles/bank-redirect", join(site.work, "shop/payments"), { recursive: true });
	site.configure("payments", ["./payments/bank-redirect.ts"]);
	site.edit<PaymentSettings>("shop/settings.json", (value) => ({ ...value, ...withBank(value) }));
	const { status, stderr } = await site.build();
	if (status !== 0) throw new Error(stderr);
	return site.out;
}

const offered: Offered = { settings: withBank, providers: [bankRedirect] };

/** Tests of the demo shop with a payment provider of its own: a redirecting bank. */
export const test = base.extend<object, { readonly bank: BankServer; readonly bankSite: string }>({
	offered: [offered, { scope: "worker" }],
	bank: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
		async ({}, use) => {
			const bank = await startBank(ports.bank);
			await use(bank);
			await bank.close();
		},
		{ scope: "worker", auto: true },
	],
	bankSite: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
		async ({}, use) => {
			const server = createPreviewServer({ directory: await buildSite() });
			await server.listen(ports.bankShop);
			await use(address);
			await server.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	baseURL: async ({ bankSite }, use) => use(bankSite),
	decidedAt: async ({ bankSite }, use) => use([bankSite]),
});
