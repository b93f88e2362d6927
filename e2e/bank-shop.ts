import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { copyWithProvider } from "#tests/architecture/cost/added-provider.ts";
import { createPreviewServer } from "../renderer/preview/preview-server.ts";
import { browserWithConsent } from "./consent-decision.ts";
import { editedContent } from "./content-file.mjs";
import { bankRedirect } from "./doubles/bank-redirect/bank-redirect.ts";
import { type BankServer, startBank } from "./doubles/bank-server.ts";
import { test as base, type Offered } from "./order-shop.ts";
import { ports } from "./sites.ts";

const run = promisify(execFile);
const address = `http://127.0.0.1:${ports.bankShop}`;

/** What the payment method is called. */
export const bankMethod = "Sofortbank";

type PaymentSettings = Pick<ShopSettings, "payment_methods" | "shipping_methods_config">;

type Shipping = PaymentSettings["shipping_methods_config"][number];

/** The payment methods that a shipping config serves; in a content file they may be left out, which means all. */
function served({ payment_methods }: Partial<Shipping>, all: PaymentSettings["payment_methods"]) {
	const own = payment_methods ?? [];
	return own.length > 0 ? own : all.map(({ id }) => ({ id, method: null, config: null }));
}

/** Offers the bank wherever the shop delivers to. */
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

/** Compiles the program with the bank among its providers, and builds the demo shop, which offers it. */
async function buildSite(folder: string): Promise<string> {
	const [program, site, out] = ["program", "shop", "site"].map((name) => resolve(folder, name)) as [
		string,
		string,
		string,
	];
	copyWithProvider(program);
	await run(process.execPath, ["renderer/setup/compile.mjs"], { cwd: program });
	rmSync(site, { recursive: true, force: true });
	cpSync("adapters/content-files/demo", site, { recursive: true });
	const settings = join(site, "content/shop/settings.json");
	writeFileSync(
		settings,
		editedContent(readFileSync(settings, "utf8"), (value: PaymentSettings) => ({
			...value,
			...withBank(value),
		})),
	);
	await run(process.execPath, ["dist/program/cli.js", "build", "--site", site, "--out", out], {
		cwd: program,
	});
	return out;
}

const offered: Offered = { settings: withBank, providers: [bankRedirect] };

/** Tests of the demo shop with a further payment provider: a bank that customers are sent to and come back from. */
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
			const directory = await buildSite("dist/test/bank-shop");
			const server = createPreviewServer({ directory });
			await server.listen(ports.bankShop);
			await use(address);
			await server.close();
		},
		{ scope: "worker", timeout: 400_000 },
	],
	baseURL: async ({ bankSite }, use) => use(bankSite),
	storageState: async ({ bankSite }, use) => use(browserWithConsent([bankSite])),
});
