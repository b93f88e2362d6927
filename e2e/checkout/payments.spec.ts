import { expect, type Page } from "@playwright/test";
import type { ProviderPayment } from "#core/ports/payment-provider.ts";
import { type PaymentSource, paymentProviderSuite } from "#renderer/testing/payment-provider.ts";
import { testOrder } from "#renderer/testing/test-order.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { uuid } from "#tests/core/shop-fixtures.ts";
import {
	bundlePaymentPage,
	type Chunk,
	expectResponseAfter20Seconds,
	makeSession,
	openPaymentPage,
	paymentOrigin,
	remotePayment,
} from "../doubles/payment-bundle.ts";
import { type PlainSettings, payableSettings } from "../doubles/payment-settings.ts";
import { mockProviders, type ProviderDoubles, type Shopper } from "../doubles/providers.ts";
import { test } from "../support/journey.ts";

const { placed: taken } = testOrder;

test.describe.configure({ mode: "default" }); // One worker, which bundles the page once.
let chunks: readonly Chunk[];
test.beforeAll(async () => {
	chunks = await bundlePaymentPage();
});

let page: Page;
test.beforeEach(async ({ page: own }) => {
	page = own;
});

const client_token = "eyJhbGciOiJIUzI1NiJ9.eyJzZXNzaW9uIjoiMSJ9.c2lnbmF0dXJl";

type ProviderId = "paypal" | "klarna";

const remote = (name: string) => remotePayment(page, name);

interface Start {
	readonly shopper?: Shopper;
	readonly shop?: PlainSettings;
}

async function start(
	provider: ProviderId,
	{ shopper = "approve", shop = payableSettings() }: Start = {},
): Promise<{ payment: ProviderPayment; doubles: ProviderDoubles }> {
	const doubles = await mockProviders(page, shopper);
	await openPaymentPage(page, chunks);
	await makeSession(page, client_token);
	await open(provider, shop);
	return { payment: remote(provider), doubles };
}

function open(provider: ProviderId, shop: PlainSettings, name: string = provider): Promise<void> {
	const paymentMethod = provider === "paypal" ? 4 : String(ringOrder().paymentMethod);
	return page.evaluate(
		([key, id, found, method]) =>
			window.paymentPage.open(key, id, {
				settings: found,
				project: "shop.example",
				paymentMethod: method,
				language: "de",
				currency: "EUR",
			}),
		[name, provider, shop, paymentMethod] as const,
	);
}

const button = () => page.getByRole("button", { name: "Mit PayPal zahlen" });
/** Waits until the double was called with its current shopper. */
const untilKlarnaAsked = () =>
	page.waitForFunction(
		() =>
			(window as unknown as { klarnaDouble: { purchases: object[] } }).klarnaDouble.purchases.length === 1,
	);
const notes = () => page.evaluate(() => window.paymentPage.logger.notes);
const wallet = { orderID: "5O190127TN364711T", payerID: "QYR5Z8XDVJNXQ", paymentID: null };
const runner = { it: (title: string, body: () => Promise<void>) => test(title, () => body()), expect };

/** Returns the source of a provider's script. */
const scriptOf = (doubles: ProviderDoubles): PaymentSource => ({
	setReachable: async (reachable) => doubles.setScripts(reachable ? "served" : "blocked"),
	fetched: () => doubles.requests.length,
});

paymentProviderSuite(
	"R-PAY-02 R-CONSENT-09 B-REL-06 PayPal",
	async () => {
		const { payment, doubles } = await start("paypal");
		return {
			payment,
			approved: wallet,
			act: () => button().click(),
			setShopper: doubles.setShopper,
			source: scriptOf(doubles),
		};
	},
	runner,
);

paymentProviderSuite(
	"R-PAY-03 R-CONSENT-09 B-REL-06 Klarna",
	async () => {
		const { payment, doubles } = await start("klarna");
		return {
			payment,
			approved: { authorization_token: "b4bd3423-24e3-1" },
			act: async () => {},
			setShopper: doubles.setShopper,
			source: scriptOf(doubles),
		};
	},
	runner,
);

test("R-PAY-02 passes the order service's total under the order's key to PayPal, and no customer data", async () => {
	const { payment, doubles } = await start("paypal");
	await payment.start();
	const answer = payment.approve(taken, ringOrder(), null);
	await button().click();
	await answer;
	const script = new URL(doubles.requests[0] ?? "");
	expect(`${script.origin}${script.pathname}`).toBe("https://www.paypal.com/sdk/js");
	expect(Object.fromEntries(script.searchParams)).toEqual({
		"client-id": "AZ-client",
		currency: "EUR",
		locale: "de_DE",
		components: "buttons",
		intent: "capture",
	});
	const orders = await page.evaluate(
		() => (window as unknown as { payPalDouble: { orders: unknown[] } }).payPalDouble.orders,
	);
	expect(orders).toEqual([
		{
			intent: "CAPTURE",
			purchase_units: [
				{
					reference_id: uuid(1),
					custom_id: uuid(1),
					invoice_id: uuid(1),
					description: "B-2026-17",
					amount: { currency_code: "EUR", value: "1004.30" },
				},
			],
			application_context: { shipping_preference: "NO_SHIPPING", user_action: "PAY_NOW" },
		},
	]);
	await expect(button()).toHaveCount(0);
});

test("R-PAY-02 takes the shopper's decision in PayPal's window as consent", async () => {
	const { payment } = await start("paypal", { shopper: "ask" });
	await payment.start();
	const answer = payment.approve(taken, ringOrder(), null);
	await button().click();
	await page.getByRole("button", { name: "PayPal: approve" }).click();
	expect(await answer).toEqual({ outcome: "approved", payment: wallet });
});

test("R-PAY-03 passes the order service's total to Klarna, and customer data only with the purchase", async () => {
	const { payment } = await start("klarna", { shopper: "ask" });
	await payment.start();
	const answer = payment.approve(taken, ringOrder(), null);
	await page.getByRole("button", { name: "Klarna: approve" }).click();
	expect(await answer).toEqual({ outcome: "approved", payment: { authorization_token: "b4bd3423-24e3-1" } });
	const { purchases, shown } = await page.evaluate(
		() =>
			(window as unknown as { klarnaDouble: { purchases: Record<string, unknown>[]; shown: object[] } })
				.klarnaDouble,
	);
	expect(purchases[0]).toMatchObject({
		purchase_country: "DE",
		purchase_currency: "EUR",
		locale: "de-DE",
		order_amount: 100_430,
		order_lines: [{ reference: uuid(1), total_amount: 100_430 }],
		billing_address: { family_name: "Öztürk", street_address: "Lange Straße 7a", email: "mara@example.com" },
	});
	expect(JSON.stringify(shown)).not.toMatch(/Öztürk|mara@example/);
});

for (const [provider, id] of [
	["paypal", "R-PAY-02"],
	["klarna", "R-PAY-03"],
] as const) {
	test(`logs a blocked ${provider} script with its reason`, async () => {
		const { payment: blocked, doubles } = await start(provider);
		doubles.setScripts("blocked");
		expect(await blocked.start()).toBe(false);
		expect(await notes()).toEqual([
			{ key: "payment.notLoaded", details: { provider, reason: expect.stringMatching(/load/) } },
		]);
	});

	test(`fails to load ${provider} after 20 seconds without a response`, async () => {
		const { payment: silent, doubles } = await start(provider);
		doubles.setScripts("silent");
		const loading = silent.start();
		await expect.poll(() => doubles.requests.length).toBe(1);
		await expectResponseAfter20Seconds(page, loading);
		expect(await loading).toBe(false);
		expect((await notes())[0]?.details.reason).toBe("no answer within 20 s");
	});

	test(`fails if ${provider} shows nothing within 20 seconds`, async () => {
		const { payment: invisible } = await start(provider, { shopper: "invisible" });
		await invisible.start();
		const answer = invisible.approve(taken, ringOrder(), null);
		await expectResponseAfter20Seconds(page, answer);
		expect(await answer).toEqual({ outcome: "failed", reason: "no answer within 20 s" });
	});

	test(`fails if ${provider} is not available to the shopper`, async () => {
		const { payment: ineligible } = await start(provider, { shopper: "ineligible" });
		await ineligible.start();
		const answer = await ineligible.approve(taken, ringOrder(), null);
		expect(answer).toEqual({ outcome: "failed", reason: expect.stringMatching(/offer/) });
	});

	test(`cancels an open consent of ${provider} when a second one is requested`, async () => {
		const { payment: asked, doubles } = await start(provider, { shopper: "never" });
		await asked.start();
		const first = asked.approve(taken, ringOrder(), null);
		if (provider === "paypal") await button().click();
		else await untilKlarnaAsked();
		await doubles.setShopper("approve");
		const second = asked.approve(taken, ringOrder(), null);
		expect(await first).toEqual({ outcome: "cancelled" });
		if (provider === "paypal") await button().click();
		expect((await second).outcome).toBe("approved");
	});

	test(`R-CONSENT-09 sends no request to ${provider} before it is loaded, and none to the other`, async () => {
		const hosts = new Set<string>();
		page.on("request", (request) => hosts.add(new URL(request.url()).origin));
		const { payment: chosen } = await start(provider);
		await page.waitForLoadState("networkidle");
		expect([...hosts]).toEqual([paymentOrigin]);
		await chosen.start();
		const host = provider === "paypal" ? "https://www.paypal.com" : "https://x.klarnacdn.net";
		expect([...hosts]).toEqual([paymentOrigin, host]);
	});

	test(`${id} loads one script of ${provider} for two places on a page`, async () => {
		const { payment: first, doubles } = await start(provider);
		await open(provider, payableSettings(), "second");
		expect(await Promise.all([first.start(), remote("second").start()])).toEqual([true, true]);
		expect(doubles.requests).toHaveLength(1);
	});
}

test("R-PAY-03 reports Klarna's failure without a valid session, and recovers with a new one", async () => {
	const { payment } = await start("klarna");
	await payment.start();
	await makeSession(page, null);
	expect(await payment.approve(taken, ringOrder(), null)).toEqual({
		outcome: "failed",
		reason: expect.stringContaining("no session"),
	});
	await makeSession(page, "damaged");
	expect(await payment.approve(taken, ringOrder(), null)).toEqual({
		outcome: "failed",
		reason: expect.stringContaining("InvalidClientTokenError"),
	});
	await makeSession(page, client_token);
	expect((await payment.approve(taken, ringOrder(), null)).outcome).toBe("approved");
});

test("R-PAY-01 offers no PayPal without method 4, whatever the client id", async () => {
	await start("paypal");
	const startOver = async (shop: PlainSettings) => {
		await open("paypal", shop);
		return remote("paypal").start();
	};
	for (const payment_methods of [[], [{ id: 1, display_name: "Rechnung" }]])
		expect(await startOver({ ...payableSettings(), payment_methods })).toBe(false);
	expect(await startOver(payableSettings())).toBe(true);
});

test("R-CONSENT-09 keeps all code of PayPal and Klarna out of files that load before the method is chosen", async () => {
	const eager = new Set<string>();
	const follow = (fileName: string) => {
		if (eager.has(fileName)) return;
		eager.add(fileName);
		for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) follow(next);
	};
	for (const { fileName } of chunks.filter(({ isEntry }) => isEntry)) follow(fileName);
	// A provider's definition is part of the checkout; its code and script load with the provider.
	const provider = /payments\/(paypal|klarna)\/(?!(paypal|klarna)(-texts\.json|\.ts))|@paypal/;
	const early = chunks.filter(({ fileName }) => eager.has(fileName));
	expect(early.flatMap(({ modules }) => modules).filter((module) => provider.test(module))).toEqual([]);
	expect(early.map(({ code }) => code).join()).not.toMatch(/paypal\.com\/sdk|klarnacdn\.net\/kp/);
	const late = chunks.filter(({ modules }) => modules.some((module) => provider.test(module)));
	expect(late.map(({ code }) => /paypal\.com/.test(code) && /klarnacdn/.test(code))).toEqual([false, false]);
});
