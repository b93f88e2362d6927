import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { json } from "../support/changed-site.ts";
import { chooseCountry, confirmedNumber, fillFields, labels, way } from "../support/checkout-steps.ts";
import { testWith } from "../support/country-shops.ts";
import { demoLine, fillCart } from "../support/order-shop.ts";

const sizer = "vase-moos";
const test = testWith({
	[`content/shop/products/${sizer}.json`]: json<object>((product) => ({ ...product, price_brutto: "0.00" })),
});
test.use({ viewport: { width: 390, height: 844 } });

/** Duties abroad are paid to customs there. */
const ofPayment = /(?<!Verzollung )zahl|paypal|klarna|rechnung(?!sadresse)|überweis|vorkasse|bankverbindung/i;

/** Fills in the invoice address for collection. */
async function fillInvoice(page: Page): Promise<void> {
	await fillFields(page, {
		customerEmail: "mara@beispiel.example",
		"invoiceAddress.given_name": "Mara",
		"invoiceAddress.family_name": "Öztürk",
		"invoiceAddress.street": "Lange Straße",
		"invoiceAddress.number": "7a",
		"invoiceAddress.zip_code": "70173",
		"invoiceAddress.city": "Stuttgart",
	});
	await chooseCountry(page, "invoiceAddress", labels.de.country);
}

test.describe.configure({ mode: "default" }); // One worker, which builds the site once.

test("R-PAY-05 R-CHECK-03 orders free collected goods without a payment step or text", async ({
	page,
	shop,
	calls,
}) => {
	await fillCart(page, [demoLine(shop, sizer)]);
	await open(page, "/shop/kasse");
	const steps = page.getByRole("region", { name: "Schritte der Bestellung" });
	await way(page, labels.de.collect).click();
	await expect(page.locator("#payment")).toHaveCount(0);
	await fillInvoice(page);
	await page.getByRole("button", { name: "Weiter", exact: true }).click();
	await page.getByRole("checkbox", { name: labels.de.accept }).check();
	await expect(page.locator("main")).not.toContainText(ofPayment);
	await page.getByRole("button", { name: "Kostenlos bestellen", exact: true }).click();
	const number = await confirmedNumber(page, "de");
	await expect(page.locator("main")).not.toContainText(ofPayment);
	expect(calls.sent[0]?.body).toMatchObject({ total: "0", paymentMethod: null });
	const [order] = await shop.service.database.query(
		"select status, payment_method from orders where order_number = $1",
		[number],
	);
	expect(order).toEqual({ status: "received", payment_method: null });
	await expect(steps).toHaveCount(0);
});

test("R-PAY-05 R-CHECK-03 asks for payment once the same goods are shipped at a price, and not after switching back to collection", async ({
	page,
	shop,
}) => {
	await fillCart(page, [demoLine(shop, sizer)]);
	await open(page, "/shop/kasse");
	await way(page, labels.de.deliver).click();
	await expect(page.locator("#payment")).toBeVisible();
	await page.locator("#handover").getByRole("button", { name: "Ändern" }).click();
	await way(page, labels.de.collect).click();
	await expect(page.locator("#payment")).toHaveCount(0);
	await fillInvoice(page);
	await page.getByRole("button", { name: "Weiter", exact: true }).click();
	await expect(page.getByRole("button", { name: "Kostenlos bestellen", exact: true })).toBeVisible();
	await page.locator("#handover").getByRole("button", { name: "Ändern" }).click();
	await way(page, labels.de.deliver).click();
	await page.getByRole("button", { name: labels.de.toPayment }).click();
	await way(page, labels.de.transfer).click();
	await expect(page.getByRole("button", { name: labels.de.order, exact: true })).toBeVisible();
});
