import { execFile } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, type Page, type Request, type Route } from "@playwright/test";
import { cartOf } from "#core/cart/cart.ts";
import { cartCopyRules } from "#core/cart/cart-copy.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { parseMoney } from "#core/shared/money.ts";
import { serialiseCopy } from "#core/shared/stored-copy.ts";
import { madeUpSession } from "../contracts/reference-service/orders/payment-sessions.ts";
import {
	createReferenceService,
	type ReferenceService,
} from "../contracts/reference-service/reference-service.ts";
import { untilHydrated } from "./browsing.ts";

interface Catalogue {
	readonly products: readonly Product[];
	readonly settings: ShopSettings;
}

/** The demo shop's order service for one file of journeys, with an empty database. */
export interface OrderShop {
	readonly catalogue: Catalogue;
	readonly service: ReferenceService;
}

/** The demo shop's catalogue, put together once for all files of a process. */
let catalogueRead: Promise<Catalogue> | undefined;

async function readCatalogue(): Promise<Catalogue> {
	const root = fileURLToPath(new URL("..", import.meta.url));
	const file = join(await mkdtemp(join(tmpdir(), "facette-orders-")), "catalogue.json");
	const command = [
		"dist/program/cli.js",
		"catalogue",
		"--site",
		"adapters/content-files/demo",
		"--out",
		file,
	];
	await promisify(execFile)(process.execPath, command, { cwd: root });
	return JSON.parse(await readFile(file, "utf8"));
}

/** Starts the reference service on the demo shop's own catalogue, its settings changed where told. */
export async function openOrderShop(
	change: (settings: ShopSettings) => Partial<ShopSettings> = () => ({}),
): Promise<OrderShop> {
	catalogueRead ??= readCatalogue();
	const demo = await catalogueRead;
	const catalogue = { ...demo, settings: { ...demo.settings, ...change(demo.settings) } };
	const service = await createReferenceService({
		catalogue,
		klarnaSessions: madeUpSession,
		rateFactor: 1000,
	});
	return { catalogue, service };
}

/** What becomes of a call: answered by the service, or what may go wrong on the way. */
export type Fate =
	| "answered"
	/** No connection. */
	| "down"
	/** Taken by the service, its answer lost. */
	| "dropped"
	/** Taken by the service, its answer held back until the site waits no longer. */
	| "late"
	| "garbage"
	| "error500"
	| { readonly status: number; readonly body: unknown };

/** The order service's calls of a page, in the test's hands. */
export interface OrderCalls {
	/** Every body that was sent, by call. */
	readonly sent: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
	/** What becomes of the next calls, one each; then they are answered. */
	fates: Fate[];
	/** Milliseconds before each answer. */
	delay: number;
}

const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

/** Hands a page's calls to the service, wherever the site was told that it is. */
export async function routeOrders(page: Page, { service }: OrderShop): Promise<OrderCalls> {
	const calls: OrderCalls = { sent: [], fates: [], delay: 0 };
	await page.context().route(/\/ecom\//, async (route) => {
		if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
		const path = new URL(route.request().url()).pathname;
		const body = route.request().postData() ?? "{}";
		calls.sent.push({ path, body: JSON.parse(body) });
		await meet(route, calls.fates.shift() ?? "answered", calls, `${service.url}${path}`, body);
	});
	return calls;
}

async function meet(route: Route, fate: Fate, calls: OrderCalls, url: string, body: string): Promise<void> {
	if (calls.delay > 0) await new Promise((resolve) => setTimeout(resolve, calls.delay));
	if (fate === "down") return route.abort("connectionrefused");
	if (fate === "garbage")
		return route.fulfill({ status: 200, headers: cors, contentType: "text/html", body: "<h1>Proxy" });
	if (fate === "error500") return route.fulfill({ status: 500, headers: cors, json: { status: "error" } });
	if (typeof fate === "object") return route.fulfill({ status: fate.status, headers: cors, json: fate.body });
	const over = fate === "late" ? givenUp(route.request()) : null;
	const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
	const text = await answer.text();
	if (fate === "dropped") return route.abort("connectionreset");
	await over;
	const fulfilled = route.fulfill({
		status: answer.status,
		headers: { ...cors, "content-type": "application/json" },
		body: text,
	});
	// The page may have given up on a late answer, or be closed.
	return fate === "late" ? fulfilled.catch(() => undefined) : fulfilled;
}

/** Waits until the page has given up on a request, or is closed. */
async function givenUp(request: Request): Promise<void> {
	const page = request.frame().page();
	const options = { predicate: (failed: Request) => failed === request, timeout: 0 };
	await page.waitForEvent("requestfailed", options).catch(() => undefined);
}

/** How many orders the service has taken under a key, or in all. */
export async function ordersTaken({ service }: OrderShop, order_uuid?: string): Promise<number> {
	const { database } = service;
	const [row] =
		order_uuid === undefined
			? await database.query<{ n: number }>("select count(*)::int as n from orders")
			: await database.query<{ n: number }>("select count(*)::int as n from orders where order_uuid = $1", [
					order_uuid,
				]);
	return Number(row?.n);
}

/** What the service has of an order's payment: the method, and how many reports of it. */
export async function paymentKnown({ service }: OrderShop, order_uuid: string) {
	const [row] = await service.database.query<{ payment_method: string; reports: number }>(
		`select payment_method, (select count(*)::int from payment_reports where order_id = id) as reports
		from orders where order_uuid = $1`,
		[order_uuid],
	);
	return row;
}

/** A line of a cart, of a product of the demo shop. */
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

/** Puts lines into the browser's cart before the page is opened. */
export async function fillCart(page: Page, lines: readonly CartLine[]): Promise<void> {
	const products = lines.map((line, place) => ({ ...line, cartId: place + 1 }));
	const text = serialiseCopy({ cart: cartOf(products, "EUR"), seen: {} }, cartCopyRules("EUR"), Date.now());
	// A page of the site without a script of its own.
	await page.goto("/robots.txt");
	await page.evaluate((copy) => localStorage.setItem("int-cart", copy), text);
}

/** What the checkout's controls are called in each language. */
export const spoken = {
	de: {
		root: "/shop",
		toContact: "Weiter zu Kontakt und Adresse",
		toPayment: "Weiter zur Zahlung",
		toShipping: "Weiter zum Versand",
		toReview: "Weiter zur Prüfung",
		country: "Deutschland",
		order: "Zahlungspflichtig bestellen",
		accept: /^Ich habe AGB/,
		acknowledge: /^Mir ist bekannt/,
		transfer: "Vorkasse",
		invoice: "Rechnung",
		deliver: /^Liefern lassen/,
		collect: /^Abholung in Charlottenburg/,
		delivery: "Versicherter Versand",
		thanks: "Vielen Dank für Ihre Bestellung",
		bank: "Bankverbindung",
		unknown: "Wir wissen nicht, ob Ihre Bestellung angekommen ist.",
		retry: "Erneut versuchen",
		reportAgain: "Zahlung erneut melden",
		transferInstead: "Stattdessen per Überweisung bezahlen",
		failed: "Die Bestellung konnte nicht gesendet werden.",
	},
	en: {
		root: "/en/shop",
		toContact: "Continue to contact and address",
		toPayment: "Continue to payment",
		toShipping: "Continue to shipping",
		toReview: "Continue to review",
		country: "Germany",
		order: "Order with obligation to pay",
		accept: /^I have read the terms/,
		acknowledge: /^I know that/,
		transfer: "Bank transfer in advance",
		invoice: "Invoice",
		deliver: /^Have it delivered/,
		collect: /^Collection in Charlottenburg/,
		delivery: "Insured delivery",
		thanks: "Thank you for your order",
		bank: "Bank details",
		unknown: "We do not know whether your order has arrived.",
		retry: "Try again",
		reportAgain: "Report the payment again",
		transferInstead: "Pay by bank transfer instead",
		failed: "Could not post order",
	},
} as const;

/** A language of the journeys. */
export type Spoken = keyof typeof spoken;

const fields = {
	customerEmail: "mara@beispiel.example",
	"shippingAddress.given_name": "Mara",
	"shippingAddress.family_name": "Öztürk",
	"shippingAddress.street": "Lange Straße",
	"shippingAddress.number": "7a",
	"shippingAddress.zip_code": "70173",
	"shippingAddress.city": "Stuttgart",
};

/** Goes through the checkout up to its last step, on a page whose cart is filled. */
export async function reachReview(page: Page, language: Spoken, payment: string): Promise<void> {
	await page.goto(`${spoken[language].root}/kasse`);
	await untilHydrated(page);
	await fillCheckout(page, language, payment);
}

/** Fills the steps of the checkout that is open, up to its last one. */
export async function fillCheckout(page: Page, language: Spoken, payment: string): Promise<void> {
	const words = spoken[language];
	await chooseDelivery(page, language);
	await fillContact(page, language);
	await page.getByRole("button", { name: words.toPayment }).click();
	await page.getByRole("radio", { name: payment }).check();
	await page.getByRole("button", { name: words.toShipping }).click();
	// The only way to deliver is chosen once country and payment are known; nothing has to be pressed for it.
	await expect(page.getByRole("radio", { name: words.delivery })).toBeChecked();
	await page.getByRole("button", { name: words.toReview }).click();
	await page.getByRole("checkbox", { name: words.accept }).check();
}

/** Has the goods delivered: the first step of the checkout, left for the next. */
export async function chooseDelivery(page: Page, language: Spoken): Promise<void> {
	const words = spoken[language];
	await page.getByRole("radio", { name: words.deliver }).check();
	await page.getByRole("button", { name: words.toContact }).click();
}

/** Fills the step of e-mail and address, and leaves it open. */
export async function fillContact(page: Page, language: Spoken): Promise<void> {
	await fillFields(page, fields);
	await chooseCountry(page, "shippingAddress", spoken[language].country);
}

/** Fills the fields of a checkout's address, by their names. */
export async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}

/** Chooses the country of an address by keyboard: on phones the list slides in, and what is pressed meanwhile is not chosen. */
export async function chooseCountry(page: Page, address: string, country: string): Promise<void> {
	const hidden = page.locator(`[name="${address}.country_code"]`);
	const trigger = page.locator("#contact .spectrum-Field").filter({ has: hidden }).locator("button");
	await trigger.focus();
	await page.keyboard.type(country.slice(0, 8));
	await expect(trigger).toContainText(country);
}

/** Presses the order button. */
export async function pressOrder(page: Page, language: Spoken): Promise<void> {
	await page.getByRole("button", { name: spoken[language].order, exact: true }).click();
}

/** Waits for the confirmation; gives the order's number. */
export async function confirmedNumber(page: Page, language: Spoken): Promise<string> {
	await expect(page.getByRole("heading", { level: 1, name: spoken[language].thanks })).toBeVisible();
	const number = page.getByText(/^\d\d-[\dA-Z]{4}-[\dA-Z]{4}$/).first();
	await expect(number).toBeVisible();
	return number.innerText();
}
