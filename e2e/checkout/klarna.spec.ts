import { expect, type Page } from "@playwright/test";
import { klarna as provider } from "#adapters/payments/klarna/klarna.ts";
import { contentSecurityPolicy } from "#renderer/engines/host-rules/content-security-policy.ts";
import { mockProviders, type ProviderDoubles, type Shopper } from "../doubles/providers.ts";
import { advanceClockUntil, open } from "../support/browsing.ts";
import {
	chooseDelivery,
	confirmedNumber,
	fillContact,
	type LabelLanguage,
	labels,
	openReview,
	phoneAndDesktop,
	pressOrder,
	way,
} from "../support/checkout-steps.ts";
import type { OrderCalls } from "../support/order-calls.ts";
import {
	acceptedOrders,
	diffuser,
	fillCart,
	type Offered,
	type OrderShop,
	paymentKnown,
	test,
} from "../support/order-shop.ts";
import { repetition, smoke } from "../support/selection.ts";
import { mockSettings, withKlarnaSessions } from "../support/shop-settings.ts";

const offered: Offered = { settings: withKlarnaSessions, providers: [] };
test.use({ offered });
// One worker, because each starts its own order service.
test.describe.configure({ mode: "default" });

const texts = {
	de: { taken: "Ihre Bestellung ist bei uns eingegangen.", pay: "Mit Klarna bezahlen" },
	en: { taken: "We have received your order.", pay: "Pay with Klarna" },
} as const;
const payment = (page: Page, language: LabelLanguage) =>
	page.getByRole("region", { name: texts[language].taken, exact: true });

/**
 * Serves the checkout with the policy of a shop that offers Klarna; the demo's own policy contains no Klarna hosts.
 */
async function allowKlarna(page: Page): Promise<void> {
	const nobody = {
		orderService: null,
		catalogue: null,
		analytics: null,
		clock: null,
		frames: [],
		payment: [],
		formsByMail: false,
		speculationRules: [],
	};
	const directives = (policy: string) => policy.split("; ").map((text) => text.split(" "));
	const klarna = new Map(
		directives(contentSecurityPolicy({ ...nobody, payment: [provider.hosts] }, "payment")).map(
			([name = "", ...allowed]) => [name, allowed.filter((source) => source.startsWith("https:"))],
		),
	);
	await page.route("**/kasse", async (route) => {
		const response = await route.fetch();
		const own = response.headers()["content-security-policy"] ?? "";
		expect(own).not.toContain("klarna");
		const policy = directives(own)
			.map(([name = "", ...allowed]) => [name, ...allowed, ...(klarna.get(name) ?? [])].join(" "))
			.join("; ");
		await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
	});
}

/** Orders a scented diffuser with Klarna, up to the payment step. */
async function orderWithKlarna(
	page: Page,
	shop: OrderShop,
	language: LabelLanguage,
	shopper: Shopper,
): Promise<ProviderDoubles> {
	const doubles = await mockProviders(page, shopper);
	await mockSettings(page, withKlarnaSessions);
	await allowKlarna(page);
	await openReview(page, shop, { language, payment: "Klarna" });
	// R-CONSENT-09: not even the chosen provider is contacted before the order is placed.
	expect(doubles.requests).toEqual([]);
	await pressOrder(page, language);
	await expect(payment(page, language)).toBeVisible();
	return doubles;
}

const paths = ({ sent }: OrderCalls) => sent.map(({ path }) => path);
const uuidOf = ({ sent }: OrderCalls) => String(sent[0]?.body.order_uuid);

for (const [language, size] of phoneAndDesktop) {
	test.describe(`in ${language}, ${size.width} px wide`, () => {
		test.use({ viewport: size });

		test(
			"R-PAY-03 R-CONSENT-09 pays an order later with Klarna and sends its token to the service",
			repetition(language !== "de", smoke),
			async ({ page, calls, shop }) => {
				const hosts = new Set<string>();
				page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
				const doubles = await orderWithKlarna(page, shop, language, "ask");
				await page.getByRole("button", { name: texts[language].pay }).click();
				await page.getByRole("button", { name: "Klarna: approve" }).click();
				const number = await confirmedNumber(page, language);
				expect(paths(calls)).toEqual(["/ecom/order", "/ecom/klarna/session", "/ecom/klarna/order"]);
				expect(calls.sent[2]?.body).toEqual({
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
			},
		);
	});
}

test("R-PAY-03 B-REL-06 shows 'Could not place klarna order' for a failed report, and repeats it without asking again", async ({
	page,
	shop,
	calls,
}) => {
	await orderWithKlarna(page, shop, "en", "approve");
	const refusal = { status: 404, body: { message: "unknown" } };
	calls.fates = ["answered", refusal];
	await page.getByRole("button", { name: texts.en.pay }).click();
	const alert = page.getByRole("alert").filter({ hasText: "Could not place klarna order" });
	await expect(alert).toContainText("You will not pay twice.");
	await expect(page.getByRole("button", { name: labels.en.transferInstead })).toHaveCount(0);
	await expect(page.getByRole("button", { name: texts.en.pay })).toHaveCount(0);
	await page.getByRole("button", { name: labels.en.reportAgain }).click();
	await confirmedNumber(page, "en");
	const [first, second] = calls.sent.filter(({ path }) => path === "/ecom/klarna/order");
	expect(second).toEqual(first);
	expect(await acceptedOrders(shop)).toBe(1);
});

test("R-PAY-03 B-REL-06 reports an approval after a reload if its report failed, without asking Klarna again", async ({
	page,
	shop,
	calls,
}) => {
	await page.clock.install();
	const doubles = await orderWithKlarna(page, shop, "en", "approve");
	calls.fates = ["answered", "down", "down", "down", "down", "down", "down"];
	await page.getByRole("button", { name: texts.en.pay }).click();
	await advanceClockUntil(page, page.getByRole("alert").getByText("Could not place klarna order"));
	const scripts = doubles.requests.length;
	await page.reload();
	await confirmedNumber(page, "en");
	expect(doubles.requests).toHaveLength(scripts);
	expect(paths(calls).filter((path) => path === "/ecom/order")).toHaveLength(1);
	expect(await paymentKnown(shop, uuidOf(calls))).toMatchObject({ reports: 1 });
});

test("R-PAY-03 pays an order that Klarna did not approve after a reload, still as the same order", async ({
	page,
	shop,
	calls,
}) => {
	const doubles = await orderWithKlarna(page, shop, "en", "cancel");
	await page.getByRole("button", { name: texts.en.pay }).click();
	await expect(page.getByText("You have cancelled the payment. Your order stands.")).toBeVisible();
	await page.reload();
	await expect(payment(page, "en")).toBeVisible();
	await doubles.setShopper("approve");
	await page.getByRole("button", { name: texts.en.pay }).click();
	await confirmedNumber(page, "en");
	expect(paths(calls).filter((path) => path === "/ecom/order")).toHaveLength(1);
	expect(await acceptedOrders(shop)).toBe(1);
});

test("R-PAY-03 R-PAY-04 shows Klarna's refusal to a shopper, who may ask again or pay by transfer", async ({
	page,
	shop,
	calls,
}) => {
	const doubles = await orderWithKlarna(page, shop, "en", "error");
	await page.getByRole("button", { name: texts.en.pay }).click();
	const alert = page.getByRole("alert").filter({ hasText: "Could not place klarna order" });
	await expect(alert).toContainText("Your order is not lost.");
	await doubles.setShopper("cancel");
	await page.getByRole("button", { name: labels.en.retry }).click();
	await expect(page.getByText("You have cancelled the payment. Your order stands.")).toBeVisible();
	await page.getByRole("button", { name: labels.en.transferInstead }).click();
	await confirmedNumber(page, "en");
	await expect(page.getByRole("heading", { name: labels.en.bank })).toBeVisible();
	const session = "/ecom/klarna/session";
	expect(paths(calls)).toEqual(["/ecom/order", session, session, "/ecom/order/payment_method"]);
	expect(await paymentKnown(shop, uuidOf(calls))).toEqual({ payment_method: "1", reports: 0 });
});

test("R-PAY-03 R-PAY-04 keeps an order without a Klarna session, to be paid by transfer", async ({
	page,
	shop,
	calls,
}) => {
	await orderWithKlarna(page, shop, "en", "approve");
	calls.fates = ["error500"];
	await page.getByRole("button", { name: texts.en.pay }).click();
	const alert = page.getByRole("alert").filter({ hasText: "Could not place klarna order" });
	await expect(alert).toContainText("Your order is not lost.");
	await page.getByRole("button", { name: labels.en.transferInstead }).click();
	await confirmedNumber(page, "en");
	await expect(page.getByRole("region", { name: labels.en.bank })).toContainText("IBAN");
	expect(await acceptedOrders(shop)).toBe(1);
	expect(await paymentKnown(shop, uuidOf(calls))).toEqual({ payment_method: "1", reports: 0 });
});

test("R-PAY-05 does not offer Klarna if the order service creates no sessions, as in the demo shop", async ({
	page,
	shop,
}) => {
	await fillCart(page, [diffuser(shop)]);
	await open(page, "/en/shop/kasse");
	const limits = page.getByRole("main").locator("dl").first();
	await expect(limits).toContainText("PayPal");
	await expect(limits).not.toContainText("Klarna");
	await chooseDelivery(page, "en");
	await fillContact(page, "en");
	await page.getByRole("button", { name: labels.en.toPayment }).click();
	await expect(way(page, "PayPal")).toBeVisible();
	await expect(way(page, "Klarna")).toHaveCount(0);
});
