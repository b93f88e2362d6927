import { expect, type Page } from "@playwright/test";
import { mockProviders, type Shopper } from "../doubles/providers.ts";
import { advanceClockUntil } from "../support/browsing.ts";
import { confirmedNumber, labels, openReview, pressOrder } from "../support/checkout-steps.ts";
import { type Fate, type OrderCalls, postJson } from "../support/order-calls.ts";
import { acceptedOrders, type OrderShop, paymentKnown, test } from "../support/order-shop.ts";

const project = "www.juwelier-sternau.example";
const payPal = (page: Page) => page.getByRole("button", { name: /^(Mit PayPal zahlen|Pay with PayPal)$/ });
const instead = (page: Page) => page.getByRole("button", { name: labels.de.transferInstead });
const reportAgain = (page: Page) => page.getByRole("button", { name: labels.de.reportAgain });
const notReported = (page: Page) =>
	page.getByRole("alert").getByText("Die PayPal-Zahlung konnte nicht gemeldet werden.");
const pathsSent = ({ sent }: OrderCalls) => sent.map(({ path }) => path);
const keyOf = ({ sent }: OrderCalls) => String(sent[0]?.body.order_uuid);
const times = (count: number, fate: Fate): Fate[] => Array.from({ length: count }, () => fate);

/** Orders with PayPal, up to the payment step. */
async function orderWithPayPal(page: Page, shop: OrderShop, shopper: Shopper): Promise<void> {
	await page.context().clock.install();
	await mockProviders(page, shopper);
	await openReview(page, shop, { payment: "PayPal" });
	await pressOrder(page, "de");
	await expect(payPal(page)).toBeVisible();
}

/** Expects no way to another payment on the page. */
async function expectNoOtherPayment(page: Page): Promise<void> {
	await expect(reportAgain(page)).toBeVisible();
	await expect(instead(page)).toHaveCount(0);
	await expect(payPal(page)).toHaveCount(0);
	await expect(page.getByRole("button", { name: labels.de.retry })).toHaveCount(0);
}

test("B-REL-06 R-PAY-02 repeats only the report after an approval: at once, after a reload and in another tab", async ({
	page,
	context,
	shop,
	calls,
}) => {
	await orderWithPayPal(page, shop, "approve");
	// All reports and status requests.
	calls.fates = times(60, "down");
	await payPal(page).click();
	await advanceClockUntil(page, notReported(page));
	await expectNoOtherPayment(page);
	await page.reload();
	await advanceClockUntil(page, notReported(page));
	await expectNoOtherPayment(page);
	const other = await context.newPage();
	await other.goto("/shop/kasse");
	await advanceClockUntil(other, notReported(other));
	await expectNoOtherPayment(other);
	calls.fates = [];
	await reportAgain(other).click();
	await confirmedNumber(other, "de");
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "4", reports: 1 });
	const reports = calls.sent.filter(({ path }) => path === "/ecom/order/paypal_transaction");
	expect(new Set(reports.map(({ body }) => JSON.stringify(body))).size).toBe(1);
	expect(pathsSent(calls)).not.toContain("/ecom/order/payment_method");
	for (const gone of [notReported(page), payPal(page), instead(page), reportAgain(page)])
		await expect(gone).toHaveCount(0);
});

test("B-REL-06 removes the payment's buttons in other tabs after an approval", async ({
	page,
	context,
	shop,
	calls,
}) => {
	await orderWithPayPal(page, shop, "approve");
	const other = await context.newPage();
	await mockProviders(other, "approve");
	await other.goto("/shop/kasse");
	await expect(payPal(other)).toBeVisible();
	calls.fates = times(60, "down");
	await payPal(page).click();
	await expect(payPal(other)).toHaveCount(0);
	await expect(instead(other)).toHaveCount(0);
	calls.fates = [];
	await advanceClockUntil(page, page.getByRole("heading", { level: 1, name: labels.de.thanks }));
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "4", reports: 1 });
});

test("B-REL-06 learns from the service's status that a report arrived although its responses were lost", async ({
	page,
	shop,
	calls,
}) => {
	await orderWithPayPal(page, shop, "approve");
	calls.fates = times(3, "dropped");
	await payPal(page).click();
	await advanceClockUntil(page, page.getByRole("heading", { level: 1, name: labels.de.thanks }));
	expect(pathsSent(calls).at(-1)).toBe("/ecom/order/status");
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "4", reports: 1 });
});

test("B-REL-06 sends the switch to transfer before showing the bank details; a failed one can be repeated", async ({
	page,
	shop,
	calls,
}) => {
	await orderWithPayPal(page, shop, "cancel");
	calls.fates = times(6, "down");
	await instead(page).click();
	const failed = page.getByRole("alert").getByText("Die Zahlungsart konnte nicht geändert werden.");
	await advanceClockUntil(page, failed);
	await expect(page.getByText("IBAN")).toHaveCount(0);
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "4", reports: 0 });
	await instead(page).click();
	await confirmedNumber(page, "de");
	await expect(page.getByText("IBAN")).toBeVisible();
	await expect(page.getByText("Vorkasse")).toBeVisible();
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "1", reports: 0 });
});

test("R-PAY-02 B-REL-06 reports on retry that PayPal's window is still open, where the payment can be completed", async ({
	page,
	shop,
	calls,
}) => {
	await orderWithPayPal(page, shop, "approve");
	const key = keyOf(calls);
	calls.fates = times(6, "down");
	await instead(page).click();
	await advanceClockUntil(
		page,
		page.getByRole("alert").getByText("Die Zahlungsart konnte nicht geändert werden."),
	);
	await page.getByRole("button", { name: labels.de.retry }).click();
	await expect(page.getByRole("alert").getByText("Die Zahlung mit PayPal ist noch geöffnet.")).toBeVisible();
	await expect(payPal(page)).toHaveCount(1);
	calls.fates = [];
	await payPal(page).click();
	await confirmedNumber(page, "de");
	expect(await paymentKnown(shop, key)).toEqual({ payment_method: "4", reports: 1 });
});

test("B-REL-06 learns from the service's status that a switch succeeded although its responses were lost", async ({
	page,
	shop,
	calls,
}) => {
	await orderWithPayPal(page, shop, "cancel");
	calls.fates = times(3, "dropped");
	await instead(page).click();
	await advanceClockUntil(page, page.getByText("IBAN"));
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "1", reports: 0 });
});

test("B-REL-06 refuses a payment approved after a switch from elsewhere, switches back and reports it once", async ({
	page,
	calls,
	shop,
}) => {
	await orderWithPayPal(page, shop, "approve");
	// The switch happens elsewhere, unknown to this tab.
	const change = { project: calls.sent[0]?.body.project, order_uuid: keyOf(calls), payment_method: 1 };
	const switched = await postJson(`${shop.service.url}/ecom/order/payment_method`, JSON.stringify(change));
	expect(switched.status).toBe(200);
	await payPal(page).click();
	await confirmedNumber(page, "de");
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "4", reports: 1 });
	const report = "/ecom/order/paypal_transaction";
	const paths = calls.sent.map(({ path }) => path).filter((path) => path !== "/ecom/order/status");
	expect(paths.slice(-3)).toEqual([report, "/ecom/order/payment_method", report]);
});

test("R-PAY-02 reports a payment script that cannot be loaded as such, not as a failed report", async ({
	page,
	shop,
}) => {
	await page.clock.install();
	const doubles = await mockProviders(page, "approve");
	doubles.setScripts("blocked");
	await openReview(page, shop, { payment: "PayPal" });
	await pressOrder(page, "de");
	await expect(page.getByRole("alert").getByText("PayPal konnte nicht geladen werden.")).toBeVisible();
	await expect(notReported(page)).toHaveCount(0);
	doubles.setScripts("served");
	await page.getByRole("button", { name: labels.de.retry }).click();
	await payPal(page).click();
	await confirmedNumber(page, "de");
	expect(await acceptedOrders(shop)).toBe(1);
});

test("R-PAY-02 R-CONSENT-09 loads PayPal's script after the order; shows 'Could not post PayPal Transaction' for a failed report and repeats it", async ({
	page,
	shop,
	calls,
}) => {
	const doubles = await mockProviders(page, "approve");
	await openReview(page, shop, { language: "en", payment: "PayPal" });
	expect(doubles.requests).toEqual([]);
	await pressOrder(page, "en");
	await expect(page.getByRole("heading", { name: "We have received your order." })).toBeVisible();
	await expect(payPal(page)).toBeVisible();
	await page.reload();
	calls.fates = [{ status: 404, body: { status: "unknown" } }];
	await payPal(page).click();
	const alert = page.getByRole("alert").filter({ hasText: "Could not post PayPal Transaction" });
	await expect(alert).toContainText("You will not pay twice.");
	expect(await acceptedOrders(shop)).toBe(1);
	await page.getByRole("button", { name: labels.en.reportAgain }).click();
	await confirmedNumber(page, "en");
	const report = "/ecom/order/paypal_transaction";
	expect(pathsSent(calls)).toEqual(["/ecom/order", report, "/ecom/order/status", report]);
	const [taken] = await shop.service.database.query("select id::text from orders");
	const paypal = { orderID: expect.any(String), payerID: expect.any(String), paymentID: null };
	expect(calls.sent[1]?.body).toEqual({ project, order_id: taken?.id, paypal });
	expect(calls.sent[3]).toEqual(calls.sent[1]);
});

test("R-PAY-02 B-REL-06 pays an order by transfer after PayPal's window was closed, and informs the service", async ({
	page,
	shop,
	calls,
}) => {
	await mockProviders(page, "cancel");
	await openReview(page, shop, { payment: "PayPal" });
	await pressOrder(page, "de");
	await payPal(page).click();
	await expect(page.getByText("Ihre Bestellung besteht weiter.")).toBeVisible();
	await instead(page).click();
	await confirmedNumber(page, "de");
	await expect(page.getByText("IBAN")).toBeVisible();
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "1", reports: 0 });
});
