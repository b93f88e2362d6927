import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { paymentProviders } from "#adapters/composition/payments.ts";
import { cartOf } from "#core/cart/cart.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import { cartStateRules } from "#core/cart/stored-cart.ts";
import type { Product } from "#core/catalogue/product.ts";
import { parseMoney } from "#core/money/money.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { serializeState } from "#core/state/persisted-state.ts";
import { openEmptyDatabase } from "#tests/contracts/reference-service/test-database.ts";
import { resetDatabase } from "../../contracts/reference-service/database/database.ts";
import { madeUpSessions } from "../../contracts/reference-service/orders/payment-sessions.ts";
import {
	createReferenceService,
	type ReferenceService,
} from "../../contracts/reference-service/reference-service.ts";
import { test as base } from "./journey.ts";
import { type CallServer, type OrderCalls, serveCalls } from "./order-calls.ts";

interface Catalogue {
	readonly products: readonly Product[];
	readonly settings: ShopSettings;
}

/** The demo shop's running order service. */
export interface OrderShop {
	readonly catalogue: Catalogue;
	readonly service: ReferenceService;
}

/** The fixtures of a shop test. */
export interface OrderFixtures {
	/** The order service: with an empty database and the catalogue's stock at the start of each test. */
	readonly shop: OrderShop;
	/** The calls of the browser's pages to the order service. */
	readonly calls: OrderCalls;
}

/** A shop's offers beyond the demo shop's. */
export interface Offered {
	readonly settings: (settings: ShopSettings) => Partial<ShopSettings>;
	/** Payment providers in addition to the site's. */
	readonly providers: readonly PaymentProvider[];
}

interface OrderWorkerFixtures {
	/** The shop's offers beyond the demo shop's; set per file for all its tests. */
	readonly offered: Offered;
	/** The folder of the site whose products and settings the order service uses. */
	readonly siteFolder: string;
	/** The port of its order service; 0, a free one, for Chromium, which is started with its address. */
	readonly callPort: number;
	/** Runs for the lifetime of the worker, for all test files of the shop. */
	readonly runningShop: OrderShop;
	/** The proxy to its order service. */
	readonly callServer: CallServer;
}

/** The port of the order service in the demo shop's configuration. */
export const configuredPort = 4310;
/** Its address in that configuration. */
const configured = `127.0.0.1:${configuredPort}`;

async function readCatalogue(site: string): Promise<Catalogue> {
	const root = fileURLToPath(new URL("../..", import.meta.url));
	const folder = await mkdtemp(join(tmpdir(), "facette-orders-"));
	const file = join(folder, "catalogue.json");
	const args = ["catalogue", "--site", site, "--out", file];
	await promisify(execFile)(process.execPath, ["dist/program/cli.js", ...args], { cwd: root });
	const catalogue: Catalogue = JSON.parse(await readFile(file, "utf8"));
	await rm(folder, { recursive: true });
	return catalogue;
}

/** Tests with the reference order service on the demo shop's own catalogue. */
export const test = base.extend<OrderFixtures, OrderWorkerFixtures>({
	offered: [
		{ settings: () => ({}), providers: [] },
		{ option: true, scope: "worker" },
	],
	siteFolder: ["adapters/content-files/demo", { option: true, scope: "worker" }],
	callPort: [0, { option: true, scope: "worker" }],
	runningShop: [
		async ({ offered, siteFolder }, use) => {
			const demo = await readCatalogue(siteFolder);
			const catalogue = { ...demo, settings: { ...demo.settings, ...offered.settings(demo.settings) } };
			const service = await createReferenceService({
				catalogue,
				openDatabase: openEmptyDatabase,
				paymentSessions: madeUpSessions,
				paymentProviders: [...paymentProviders, ...offered.providers],
				rateFactor: 1000,
			});
			await use({ catalogue, service });
			await service.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	shop: async ({ runningShop }, use) => {
		await resetDatabase(runningShop.service.database);
		await use(runningShop);
	},
	callServer: [
		async ({ runningShop, callPort }, use) => {
			const server = await serveCalls(runningShop.service, callPort);
			await use(server);
			await server.close();
		},
		{ scope: "worker" },
	],
	// Maps the configured order service to this worker's port.
	launchOptions: [
		async ({ launchOptions, callServer }, use) => {
			const rule = `--host-resolver-rules=MAP ${configured} 127.0.0.1:${callServer.port}`;
			await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
		},
		{ scope: "worker" },
	],
	calls: [async ({ shop: _, callServer }, use) => use(callServer.begin()), { auto: true }],
});

/** Returns the number of orders accepted since the start of the test. */
export async function acceptedOrders({ service }: OrderShop): Promise<number> {
	const [row] = await service.database.query<{ n: number }>("select count(*)::int as n from orders");
	return Number(row?.n);
}

/** Returns the service's payment data of an order: the method, and the number of reports. */
export async function paymentKnown({ service }: OrderShop, order_uuid: string) {
	const [row] = await service.database.query<{ payment_method: string; reports: number }>(
		`select payment_method, (select count(*)::int from payment_reports where order_id = id) as reports
		from orders where order_uuid = $1`,
		[order_uuid],
	);
	return row;
}

/** Returns a cart line of a product of the demo shop. */
export function demoLine(
	{ catalogue }: OrderShop,
	slug: string,
	changes: Partial<CartLine> & { readonly price?: string } = {},
): CartLine {
	const product = catalogue.products.find((one) => one.slug === slug);
	const { price, ...line } = changes;
	const priceBrutto = parseMoney(price ?? product?.price_brutto, "EUR");
	if (!product || !priceBrutto) throw new Error(`The demo shop does not sell ${slug}`);
	return { cartId: 1, product, variant: null, personalization: null, count: 1, priceBrutto, ...line };
}

/** Returns a line with one scented diffuser: in stock, without variants and personalisation. */
export const diffuser = (shop: OrderShop): CartLine => demoLine(shop, "raumduft-feige-zeder");

/** An entry of local storage. */
export interface StoredCopy {
	readonly name: string;
	readonly text: string;
}

/** Returns the stored copy of a cart. */
export function cartCopy(lines: readonly CartLine[]): StoredCopy {
	const products = lines.map((line, place) => ({ ...line, cartId: place + 1 }));
	const rules = cartStateRules("EUR");
	const cart = { cart: cartOf(products, "EUR"), seen: {} };
	return { name: rules.key, text: serializeState(cart, rules, Date.now()) };
}

/** Stores entries in the browser before a page is opened. */
export async function storeCopies(page: Page, copies: readonly StoredCopy[]): Promise<void> {
	// A file of the site that runs no script.
	await page.goto("/robots.txt");
	await page.evaluate((all) => {
		for (const { name, text } of all) localStorage.setItem(name, text);
	}, copies);
}

/** Adds lines to the browser's cart before a page is opened. */
export const fillCart = (page: Page, lines: readonly CartLine[]): Promise<void> =>
	storeCopies(page, [cartCopy(lines)]);
