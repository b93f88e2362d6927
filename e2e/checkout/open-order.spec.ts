import { expect, type Page } from "@playwright/test";
import { advanceClockUntil, open } from "../support/browsing.ts";
import {
	confirmedNumber,
	type LabelLanguage,
	labels,
	openReview,
	openStoredReview,
	pressOrder,
	reachReview,
	way,
} from "../support/checkout-steps.ts";
import type { OrderCalls } from "../support/order-calls.ts";
import { acceptedOrders, demoLine, fillCart, type OrderShop, test } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";

const noOrder = { de: "Es wurde nichts bestellt", en: "Nothing was ordered" } as const;
const pathsSent = ({ sent }: OrderCalls) => sent.map(({ path }) => path);
const ordersSent = ({ sent }: OrderCalls) => sent.filter(({ path }) => path === "/ecom/order");
const keyOf = (calls: OrderCalls) => String(ordersSent(calls)[0]?.body.order_uuid);
const unknown = (page: Page, language: LabelLanguage) => page.getByText(labels[language].unknown);

/** Opens the review of one cart in two tabs, the first in German; returns the second. */
async function openTwoTabs(page: Page, shop: OrderShop, language: LabelLanguage): Promise<Page> {
	await page.context().clock.install();
	await openReview(page, shop);
	const other = await page.context().newPage();
	await openStoredReview(other, language);
	return other;
}

/** Changes the payment method to invoice and returns to the review. */
async function changePayment(page: Page): Promise<void> {
	await page.goto(`${new URL(page.url()).pathname}#payment`);
	await way(page, /^(Rechnung|Invoice)/).click();
}

for (const language of ["de", "en"] as const) {
	test(
		`B-REL-05 R-ORDER-06 blocks a changed order in another tab while an order's outcome is unknown, in ${language}`,
		repetition(language !== "de"),
		async ({ page, shop, calls }) => {
			calls.fates = ["dropped", "dropped", "dropped", "down"];
			const other = await openTwoTabs(page, shop, language);
			await changePayment(other);
			await pressOrder(page, "de");
			await advanceClockUntil(page, page.getByRole("alert").filter({ has: unknown(page, "de") }));
			// The other tab asks for the order's status without success.
			await expect(unknown(other, language)).toBeVisible();
			await expect(other.getByRole("button", { name: labels[language].order })).toHaveCount(0);
			const total = Number(ordersSent(calls)[0]?.body.total).toFixed(2).replace("..", "[.,]");
			await expect(other.getByText(new RegExp(total))).toBeVisible();
			await other.getByRole("button", { name: labels[language].retry }).click();
			await confirmedNumber(other, language);
			expect(await acceptedOrders(shop)).toBe(1);
			expect(new Set(ordersSent(calls).map(({ body }) => JSON.stringify(body))).size).toBe(1);
			expect(ordersSent(calls)).toHaveLength(4);
			await expect(unknown(page, "de")).toHaveCount(0);
			await expect(page.getByRole("button", { name: labels.de.order })).toHaveCount(0);
			for (const tab of [page, other]) await expect(tab.getByText(noOrder[language])).toHaveCount(0);
		},
	);
}

test("B-REL-05 shows an open order in every tab, after a reload and in the cart, and blocks other orders", async ({
	page,
	shop,
	calls,
}) => {
	calls.fates = Array.from({ length: 20 }, () => "down");
	const other = await openTwoTabs(page, shop, "en");
	await pressOrder(page, "de");
	await advanceClockUntil(page, page.getByRole("alert").filter({ has: unknown(page, "de") }));
	for (const [tab, language] of [
		[page, "de"],
		[other, "en"],
	] as const) {
		await tab.reload();
		await expect(unknown(tab, language)).toBeVisible();
		await expect(tab.getByRole("button", { name: labels[language].order })).toHaveCount(0);
		await expect(tab.locator('[name="customerEmail"]')).toHaveCount(0);
	}
	await open(other, "/en/shop/warenkorb");
	await expect(unknown(other, "en")).toBeVisible();
	// The link to the open order is the page's primary button, the checkout an outline next to it.
	const transparent = "rgba(0, 0, 0, 0)";
	await expect(other.getByRole("link", { name: "Go to checkout" })).toHaveCSS(
		"background-color",
		transparent,
	);
	await expect(other.getByRole("link", { name: "View the order" })).not.toHaveCSS(
		"background-color",
		transparent,
	);
	await other.getByRole("link", { name: "View the order" }).click();
	await expect(unknown(other, "en")).toBeVisible();
	calls.fates = [];
	await other.getByRole("button", { name: labels.en.retry }).click();
	await confirmedNumber(other, "en");
	expect(await acceptedOrders(shop)).toBe(1);
});

test("B-REL-05 R-ORDER-06 shows the existing order if another order used its key", async ({
	page,
	shop,
	calls,
}) => {
	await page.clock.install();
	calls.fates = ["dropped", "dropped", "dropped"];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await advanceClockUntil(page, unknown(page, "de"));
	// Like a browser that has lost the open order but not the draft with its key.
	await page.evaluate(() => localStorage.removeItem("int-checkout:sent"));
	await page.goto("/shop/kasse#payment");
	await page.reload();
	await changePayment(page);
	await page.getByRole("checkbox", { name: labels.de.accept }).check();
	await pressOrder(page, "de");
	const number = await confirmedNumber(page, "de");
	const taken = await shop.service.database.query<{ order_number: string }>(
		"select order_number from orders where order_uuid = $1",
		[keyOf(calls)],
	);
	expect(taken.map(({ order_number }) => order_number)).toEqual([number]);
	await expect(page.getByText(/Diese Bestellung hatten Sie schon vorher gesendet/)).toBeVisible();
	await expect(page.getByText(noOrder.de)).toHaveCount(0);
	expect(pathsSent(calls).slice(-2)).toEqual(["/ecom/order", "/ecom/order/status"]);
});

test("B-REL-05 asks the service if a refusal follows a lost response", async ({ page, shop, calls }) => {
	await page.clock.install();
	const closed = { status: 403, body: { status: "closed" } };
	calls.fates = ["dropped", closed];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await page.clock.runFor(1500);
	await confirmedNumber(page, "de");
	await expect(page.getByText(noOrder.de)).toHaveCount(0);
	expect(pathsSent(calls)).toEqual(["/ecom/order", "/ecom/order", "/ecom/order/status"]);
	expect(await acceptedOrders(shop)).toBe(1);
});

test("B-REL-05 allows a new order after a lost request and a refusal", async ({ page, shop, calls }) => {
	await page.clock.install();
	calls.fates = ["down", { status: 403, body: { status: "closed" } }];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await page.clock.runFor(1500);
	await expect(page.getByText(noOrder.de)).toBeVisible();
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
	expect(await acceptedOrders(shop)).toBe(1);
});

for (const [what, changed] of [
	["price", { status: "price_changed", prices: [{ product: 0, variant: null, price_brutto: "12" }] }],
	["stock", { status: "out_of_stock", stock: [{ product: 0, variant: null, stock: 0 }] }],
	["field", { status: "error", errors: [{ field: "comment", key: "form.tooLong", params: {} }] }],
] as const) {
	test(
		`B-REL-05 R-ORDER-06 shows the accepted order although a refusal for a ${what} follows a lost response`,
		repetition(what !== "price"),
		async ({ page, shop, calls }) => {
			await page.clock.install();
			calls.fates = ["dropped", { status: what === "field" ? 400 : 409, body: changed }];
			await openReview(page, shop);
			await pressOrder(page, "de");
			await advanceClockUntil(page, page.getByRole("heading", { level: 1, name: labels.de.thanks }));
			expect(pathsSent(calls)).toEqual(["/ecom/order", "/ecom/order", "/ecom/order/status"]);
			expect(await acceptedOrders(shop)).toBe(1);
		},
	);
}

test("B-REL-05 does not show a status request in one tab as sending in another", async ({
	page,
	context,
	shop,
	calls,
}) => {
	await page.clock.install();
	calls.fates = ["down", "down", "down"];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await advanceClockUntil(page, unknown(page, "de"));
	// Both tabs ask one after the other, with slow responses.
	calls.delay = 4000;
	await page.reload();
	await expect(page.getByText("Wir fragen nach, was aus Ihrer Bestellung wurde")).toBeVisible();
	const other = await context.newPage();
	await other.goto("/shop/kasse");
	const asking = other.getByText("Wir fragen nach, was aus Ihrer Bestellung wurde");
	await expect(asking.or(other.getByText("in einem anderen Fenster gesendet"))).toBeVisible();
	await expect(asking).toBeVisible({ timeout: 500 });
	await expect(unknown(other, "de")).toBeVisible();
	calls.delay = 0;
});

test("B-REL-05 creates no second order on a step back from the confirmation", async ({
	page,
	calls,
	shop,
}) => {
	await openReview(page, shop);
	await pressOrder(page, "de");
	const number = await confirmedNumber(page, "de");
	await page.goBack();
	await expect(page.getByText(`Ihre Bestellung ${number} ist bei uns eingegangen.`)).toBeVisible();
	await expect(page.getByRole("button", { name: labels.de.order })).toHaveCount(0);
	await page.goForward();
	expect(await confirmedNumber(page, "de")).toBe(number);
	expect(ordersSent(calls)).toHaveLength(1);
});

test("R-PROD-05 shows variant, engraving and delivery in the confirmation in the page's language, also after a reload", async ({
	page,
	shop,
}) => {
	const ring = demoLine(shop, "siegelring-stern");
	const [variant = null] =
		shop.catalogue.products.find(({ slug }) => slug === "siegelring-stern")?.product_variants ?? [];
	await fillCart(page, [{ ...ring, variant, personalization: { text: "M & J" } }]);
	await reachReview(page, "en", labels.en.transfer);
	await page.getByRole("checkbox", { name: labels.en.acknowledge }).check();
	await pressOrder(page, "en");
	await confirmedNumber(page, "en");
	await page.reload();
	const goods = page.getByRole("region", { name: "What you ordered" });
	await expect(goods.getByText("M & J")).toBeVisible();
	await expect(goods.getByText(`Ring size: ${variant?.display_name}`)).toBeVisible();
	await expect(goods.getByText("Parcel delivery")).toBeVisible();
});
