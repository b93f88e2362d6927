import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";
import { addProvider } from "#tests/architecture/cost/added-provider.ts";
import { createScratchCopy, type ScratchCopy } from "#tests/architecture/cost/scratch-copy.ts";
import { bankRedirect } from "../doubles/bank-redirect/bank-redirect.ts";
import { type BankServer, startBank } from "../doubles/bank-server.ts";
import { editedContent } from "./content-file.mjs";
import { test as base, type Offered } from "./order-shop.ts";
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

/** Compiles the program with the bank as a provider, and builds the demo shop, which offers it. */
function buildSite(copy: ScratchCopy): string {
	addProvider(copy);
	copy.compile(["client", "server", "worker", "command"]);
	cpSync("adapters/content-files/demo", join(copy.directory, "shop"), { recursive: true });
	const settings = "shop/content/shop/settings.json";
	const text = readFileSync(join(copy.directory, settings), "utf8");
	const change = (value: PaymentSettings) => ({ ...value, ...withBank(value) });
	copy.write(settings, editedContent(text, change));
	copy.run("build", "--site", "shop", "--out", "pages");
	return join(copy.directory, "pages");
}

const offered: Offered = { settings: withBank, providers: [bankRedirect] };

/** Tests of the demo shop with an additional payment provider: a redirecting bank. */
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
			const copy = createScratchCopy();
			const server = createPreviewServer({ directory: buildSite(copy) });
			await server.listen(ports.bankShop);
			await use(address);
			await server.close();
			copy.remove();
		},
		{ scope: "worker", timeout: 400_000 },
	],
	baseURL: async ({ bankSite }, use) => use(bankSite),
	decidedAt: async ({ bankSite }, use) => use([bankSite]),
});
