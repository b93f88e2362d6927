import { expect, type Page, test } from "@playwright/test";
import { leapUntil } from "./browsing.ts";
import { answerProviders, type ProviderDoubles, type Shopper } from "./doubles/providers.ts";
import {
	confirmedNumber,
	demoLine,
	fillCart,
	type OrderCalls,
	type OrderShop,
	openOrderShop,
	ordersTaken,
	pressOrder,
	reachReview,
	routeOrders,
	type Spoken,
	spoken,
} from "./order-shop.ts";
import { answerSettings, withKlarnaToken } from "./shop-settings.ts";

test.describe.configure({ mode: "default" });

let shop: OrderShop;
test.beforeAll(async () => {
	test.setTimeout(120_000);
	shop = await openOrderShop();
});
test.afterAll(async () => {
	await shop.service.close();
});

const words = {
	de: { taken: "Ihre Bestellung ist angekommen.", pay: "Mit Klarna bezahlen" },
	en: { taken: "Your order has arrived.", pay: "Pay with Klarna" },
} as const;
const payment = (page: Page, language: Spoken) =>
	page.getByRole("region", { name: words[language].taken, exact: true });

/** Orders a scented diffuser with Klarna, up to the step at which it is paid. */
async function orderWithKlarna(
	page: Page,
	language: Spoken,
	shopper: Shopper,
): Promise<{ readonly calls: OrderCalls; readonly doubles: ProviderDoubles }> {
	const calls = await routeOrders(page, shop);
	const doubles = await answerProviders(page, shopper);
	await answerSettings(page, withKlarnaToken);
	await fillCart(page, [demoLine(shop, "raumduft-feige-zeder")]);
	await reachReview(page, language, "Klarna");
	// R-CONSENT-09: not even the chosen provider is asked before the order stands.
	expect(doubles.requests).toEqual([]);
	await pressOrder(page, language);
	await expect(payment(page, language)).toBeVisible();
	return { calls, doubles };
}

const paths = ({ sent }: OrderCalls) => sent.map(({ path }) => path);
const uuidOf = ({ sent }: OrderCalls) => String(sent[0]?.body.order_uuid);

for (const [language, size] of [
	["de", { width: 390, height: 844 }],
	["en", { width: 1440, height: 900 }],
] as const) {
	test.describe(`in ${language}, ${size.width} px wide`, () => {
		test.use({ viewport: size });

		test("R-PAY-03 R-CONSENT-09 an order is paid later with Klarna, and the service hears of its token", async ({
			page,
		}) => {
			const hosts = new Set<string>();
			page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
			const { calls, doubles } = await orderWithKlarna(page, language, "ask");
			await page.getByRole("button", { name: words[language].pay }).click();
			await page.getByRole("button", { name: "Klarna: approve" }).click();
			const number = await confirmedNumber(page, language);
			expect(paths(calls)).toEqual(["/ecom/order", "/ecom/klarna/order"]);
			expect(calls.sent[1]?.body).toEqual({
				project: "www.juwelier-sternau.example",
				authorization_token: expect.stringMatching(/^b4bd3423-24e3-/),
				order_uuid: uuidOf(calls),
			});
			const reports = await shop.service.database.query(
				"select provider from payment_reports join orders on orders.id = order_id where order_number = $1",
				[number],
			);
			expect(reports).toEqual([{ provider: "klarna" }]);
			expect(doubles.requests).toHaveLength(1);
			expect([...hosts].filter((host) => /paypal/.test(host))).toEqual([]);
			expect([...hosts].filter((host) => host !== "127.0.0.1")).toEqual(["x.klarnacdn.net"]);
		});
	});
}

test("R-PAY-03 a failed report says 'Could not place klarna order', and is repeated without asking again", async ({
	page,
}) => {
	const { calls } = await orderWithKlarna(page, "en", "approve");
	calls.fates = [{ status: 404, body: { message: "unknown" } }];
	await page.getByRole("button", { name: words.en.pay }).click();
	const alert = page.getByRole("alert").filter({ hasText: "Could not place klarna order" });
	await expect(alert).toContainText("You will not pay twice.");
	await page.getByRole("button", { name: spoken.en.retry }).click();
	await confirmedNumber(page, "en");
	const [first, second] = calls.sent.filter(({ path }) => path === "/ecom/klarna/order");
	expect(second).toEqual(first);
	expect(await ordersTaken(shop, uuidOf(calls))).toBe(1);
});

test("R-PAY-03 an order whose report failed is paid after a reload, still the same order", async ({
	page,
}) => {
	await page.clock.install();
	const { calls } = await orderWithKlarna(page, "en", "approve");
	calls.fates = ["error500", "error500", "error500"];
	await page.getByRole("button", { name: words.en.pay }).click();
	await leapUntil(page, page.getByRole("alert").getByText("Could not place klarna order"));
	await page.reload();
	await expect(payment(page, "en")).toBeVisible();
	await page.getByRole("button", { name: words.en.pay }).click();
	await confirmedNumber(page, "en");
	expect(paths(calls).filter((path) => path === "/ecom/order")).toHaveLength(1);
	expect(await ordersTaken(shop, uuidOf(calls))).toBe(1);
});

test("R-PAY-03 R-PAY-04 whom Klarna declines is told, may ask again, and may pay by transfer instead", async ({
	page,
}) => {
	const { calls, doubles } = await orderWithKlarna(page, "en", "error");
	await page.getByRole("button", { name: words.en.pay }).click();
	const alert = page.getByRole("alert").filter({ hasText: "Could not place klarna order" });
	await expect(alert).toContainText("Your order is not lost.");
	await doubles.setShopper("cancel");
	await page.getByRole("button", { name: spoken.en.retry }).click();
	await expect(page.getByText("You have cancelled the payment. Your order stands.")).toBeVisible();
	await page.getByRole("button", { name: "Pay by bank transfer instead" }).click();
	await confirmedNumber(page, "en");
	await expect(page.getByRole("heading", { name: spoken.en.bank })).toBeVisible();
	expect(paths(calls)).toEqual(["/ecom/order"]);
});

test("R-PAY-03 without Klarna's token, as in the demo shop, the order stands and is paid by transfer", async ({
	page,
}) => {
	await routeOrders(page, shop);
	await answerProviders(page, "approve");
	await fillCart(page, [demoLine(shop, "raumduft-feige-zeder")]);
	await reachReview(page, "en", "Klarna");
	await pressOrder(page, "en");
	await page.getByRole("button", { name: words.en.pay }).click();
	await expect(page.getByRole("alert").getByText("Could not place klarna order")).toBeVisible();
	await page.getByRole("button", { name: "Pay by bank transfer instead" }).click();
	await confirmedNumber(page, "en");
});
