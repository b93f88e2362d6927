import { expect, type Page } from "@playwright/test";
import type { BankedPayment, BankServer } from "../doubles/bank-server.ts";
import { bankMethod, test as journey } from "../support/bank-shop.ts";
import { advanceClockUntil } from "../support/browsing.ts";
import {
	confirmedNumber,
	type LabelLanguage,
	labels,
	openReview,
	phoneAndDesktop,
	pressOrder,
} from "../support/checkout-steps.ts";
import { goBack, keepsPages, noteReturn, stepBack, withoutCache } from "../support/kept-pages.ts";
import type { OrderCalls } from "../support/order-calls.ts";
import { acceptedOrders, type OrderShop, paymentKnown } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";

const test = journey.extend(keepsPages);

// One worker, because the program is compiled and the bank has one address.
test.describe.configure({ mode: "default" });

const report = "/ecom/order/payment";
const payWith = { de: `Mit ${bankMethod} bezahlen`, en: `Pay with ${bankMethod}` } as const;
const pay = (page: Page, language: LabelLanguage = "de") =>
	page.getByRole("button", { name: payWith[language] });
const atBank = (page: Page, decision: "approve" | "cancel" | "error") =>
	page.getByRole("button", { name: `Bank: ${decision}` });
const stillOpen = (page: Page) =>
	page.getByRole("alert").getByText(`Die Zahlung mit ${bankMethod} ist noch geöffnet.`);
const keyOf = ({ sent }: OrderCalls) => String(sent[0]?.body.order_uuid);
const paymentsOf = (bank: BankServer, calls: OrderCalls) =>
	bank.payments.filter(({ order_uuid }) => order_uuid === keyOf(calls));

/** Orders with the bank, up to the button that leads there. */
async function orderWithBank(page: Page, shop: OrderShop, language: LabelLanguage = "de"): Promise<void> {
	await openReview(page, shop, { language, payment: bankMethod });
	await pressOrder(page, language);
	await expect(pay(page, language)).toBeVisible();
}

/** Orders and opens the bank's page. */
async function goToBank(page: Page, shop: OrderShop): Promise<void> {
	await orderWithBank(page, shop);
	await pay(page).click();
	await expect(atBank(page, "approve")).toBeVisible();
}

/** Decides at the bank instead of the customer, who does not return. */
async function decideElsewhere(bank: BankServer, payment: BankedPayment | undefined): Promise<void> {
	await fetch(`${bank.url}/pay/${payment?.reference}/approve`, { method: "POST", redirect: "manual" });
	expect(payment?.status).toBe("paid");
}

for (const [language, size] of phoneAndDesktop) {
	test.describe(`in ${language}, ${size.width} px wide`, repetition(language !== "de"), () => {
		test.use({ viewport: size });

		test("B-REL-06 R-CONSENT-09 pays an order at the bank and sends the payment's reference to the service", async ({
			page,
			shop,
			calls,
			bank,
		}) => {
			const [reached, scripts] = [bank.reached(), [] as string[]];
			page.on("response", (response) => scripts.push(response.url()));
			await openReview(page, shop, { language, payment: bankMethod });
			expect(bank.reached()).toBe(reached);
			expect(scripts.join()).not.toContain("bank-redirect-payment");
			await pressOrder(page, language);
			await pay(page, language).click();
			await atBank(page, "approve").click();
			const number = await confirmedNumber(page, language);
			const [payment] = paymentsOf(bank, calls);
			expect(calls.sent.map(({ path }) => path)).toEqual(["/ecom/order", report]);
			expect(calls.sent[1]?.body).toEqual({
				project: "www.juwelier-sternau.example",
				order_uuid: keyOf(calls),
				provider: "bank-redirect",
				payment: { reference: payment?.reference },
				outcome: "approved",
			});
			const reports = await shop.service.database.query(
				"select provider from payment_reports join orders on orders.id = order_id where order_number = $1",
				[number],
			);
			expect(reports).toEqual([{ provider: "bank-redirect" }]);
			expect(scripts.join()).toContain("bank-redirect-payment");
		});
	});
}

test("B-REL-06 keeps an order whose payment was cancelled at the bank and pays it at the second attempt", async ({
	page,
	shop,
	calls,
	bank,
}) => {
	await goToBank(page, shop);
	await atBank(page, "cancel").click();
	await expect(page.getByText("Ihre Bestellung besteht weiter.")).toBeVisible();
	await page.getByRole("button", { name: labels.de.retry }).click();
	await atBank(page, "approve").click();
	await confirmedNumber(page, "de");
	expect(paymentsOf(bank, calls).map(({ status }) => status)).toEqual(["cancelled", "paid"]);
	expect(await acceptedOrders(shop)).toBe(1);
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "7", reports: 1 });
});

test("B-REL-06 R-PAY-04 shows the bank's refusal to the shopper, who pays by transfer instead", async ({
	page,
	shop,
	calls,
}) => {
	await goToBank(page, shop);
	await atBank(page, "error").click();
	await expect(page.getByRole("alert").getByText("Die Bank hat die Zahlung nicht ausgeführt.")).toBeVisible();
	await page.getByRole("button", { name: labels.de.transferInstead }).click();
	await confirmedNumber(page, "de");
	await expect(page.getByText("IBAN")).toBeVisible();
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "1", reports: 0 });
});

test("B-REL-06 learns from the service's status that a report arrived although its responses were lost", async ({
	page,
	shop,
	calls,
}) => {
	await page.clock.install();
	await goToBank(page, shop);
	calls.fates = ["dropped", "dropped", "dropped"];
	await atBank(page, "approve").click();
	await advanceClockUntil(page, page.getByRole("heading", { level: 1, name: labels.de.thanks }));
	expect(calls.sent.at(-1)?.path).toBe("/ecom/order/status");
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "7", reports: 1 });
});

test("B-REL-06 repeats only the report after an approval, also after a reload", async ({
	page,
	shop,
	calls,
	bank,
}) => {
	await page.clock.install();
	await goToBank(page, shop);
	calls.fates = Array.from({ length: 60 }, () => "down" as const);
	await atBank(page, "approve").click();
	const again = page.getByRole("button", { name: labels.de.reportAgain });
	await advanceClockUntil(page, again);
	await page.reload();
	await advanceClockUntil(page, again);
	for (const name of [payWith.de, labels.de.transferInstead, labels.de.retry])
		await expect(page.getByRole("button", { name })).toHaveCount(0);
	calls.fates = [];
	await again.click();
	await confirmedNumber(page, "de");
	expect(paymentsOf(bank, calls)).toHaveLength(1);
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "7", reports: 1 });
});

test("B-REL-06 reports nothing for an address that is not a return from the bank", async ({
	page,
	context,
	shop,
	calls,
	bank,
}) => {
	await goToBank(page, shop);
	const [payment] = paymentsOf(bank, calls);
	const forged = await context.newPage();
	await forged.goto(`/shop/kasse?bank=${payment?.reference}&status=paid&outcome=approved`);
	await expect(stillOpen(forged)).toBeVisible();
	await forged.goto("/shop/kasse?bank=another-payment&status=paid");
	await expect(stillOpen(forged)).toBeVisible();
	expect(calls.sent.map(({ path }) => path)).not.toContain(report);
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "7", reports: 0 });
	// Without an open order a return address has no effect.
	await atBank(page, "approve").click();
	await confirmedNumber(page, "de");
	await forged.goto(`/shop/kasse?bank=${payment?.reference}&status=paid`);
	await expect(forged.getByRole("button", { name: labels.de.reportAgain })).toHaveCount(0);
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "7", reports: 1 });
});

test("B-REL-06 sends a shopper who goes back from the bank's page to the same payment again", async ({
	page,
	shop,
	calls,
	bank,
}) => {
	await goToBank(page, shop);
	await goBack(page);
	await expect(stillOpen(page)).toBeVisible();
	await page.getByRole("button", { name: labels.de.retry }).click();
	await atBank(page, "approve").click();
	await confirmedNumber(page, "de");
	expect(paymentsOf(bank, calls).map(({ status }) => status)).toEqual(["paid"]);
	expect(await acceptedOrders(shop)).toBe(1);
});

test("B-REL-06 leads a checkout from the back/forward cache to the same payment, and to none once it is paid", async ({
	page,
	shop,
	calls,
	bank,
}) => {
	test.skip(withoutCache !== null, withoutCache ?? "");
	await orderWithBank(page, shop);
	await noteReturn(page);
	await pay(page).click();
	await expect(atBank(page, "approve")).toBeVisible();
	await stepBack(page);
	await expect(stillOpen(page)).toBeVisible();
	await page.evaluate(() => delete document.documentElement.dataset.returned);
	await page.getByRole("button", { name: labels.de.retry }).click();
	await atBank(page, "approve").click();
	const number = await confirmedNumber(page, "de");
	// The confirmation, the bank's return page, the bank.
	await stepBack(page, 3);
	await expect(page.getByRole("main")).toContainText(`Ihre Bestellung ${number} ist bei uns eingegangen.`);
	expect(await acceptedOrders(shop)).toBe(1);
	expect(paymentsOf(bank, calls).map(({ status }) => status)).toEqual(["paid"]);
});

test("B-REL-06 finds a payment approved at the bank in another tab and language", async ({
	page,
	context,
	shop,
	calls,
	bank,
}) => {
	await goToBank(page, shop);
	await decideElsewhere(bank, paymentsOf(bank, calls)[0]);
	const other = await context.newPage();
	await other.goto("/en/shop/kasse");
	await confirmedNumber(other, "en");
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "7", reports: 1 });
	// A later return from the bank finds no order to pay.
	await atBank(page, "approve").click();
	await expect(page.getByRole("main")).toBeVisible();
	expect(calls.sent.filter(({ path }) => path === report)).toHaveLength(1);
});

test("B-REL-06 ends the payment at the bank before switching to transfer, and refuses the switch once it is paid", async ({
	page,
	context,
	shop,
	calls,
	bank,
}) => {
	await goToBank(page, shop);
	const other = await context.newPage();
	await other.goto("/shop/kasse");
	await expect(stillOpen(other)).toBeVisible();
	await decideElsewhere(bank, paymentsOf(bank, calls)[0]);
	await other.getByRole("button", { name: labels.de.transferInstead }).click();
	await expect(
		other.getByRole("alert").getByText("Die Zahlungsart konnte nicht geändert werden."),
	).toBeVisible();
	expect(calls.sent.map(({ path }) => path)).not.toContain("/ecom/order/payment_method");
	await other.getByRole("button", { name: labels.de.retry }).click();
	await confirmedNumber(other, "de");
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "7", reports: 1 });
});

test("B-REL-06 blocks payment at the bank after a switch to transfer", async ({
	page,
	shop,
	calls,
	bank,
}) => {
	await goToBank(page, shop);
	const address = page.url();
	await goBack(page);
	await page.getByRole("button", { name: labels.de.transferInstead }).click();
	await confirmedNumber(page, "de");
	await page.goto(address);
	await atBank(page, "approve").click();
	await expect(page.getByRole("main")).toBeVisible();
	expect(paymentsOf(bank, calls).map(({ status }) => status)).toEqual(["cancelled"]);
	expect(await paymentKnown(shop, keyOf(calls))).toEqual({ payment_method: "1", reports: 0 });
});

test("R-PAY-05 offers the bank in the countries that it serves", async ({ page, shop }) => {
	await openReview(page, shop, { payment: bankMethod });
	const limits = page.getByRole("main").locator("dl").first();
	await expect(limits).toContainText(/Österreich\s*Paketversand. Zahlung: Vorkasse, PayPal und Sofortbank/);
	await expect(limits).toContainText(
		/Frankreich und Schweiz\s*Paketversand. Zahlung: Vorkasse und PayPal\s*Abholung/,
	);
});
