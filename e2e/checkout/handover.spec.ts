import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import {
	chooseCountry,
	chooseDelivery,
	confirmedNumber,
	fillContact,
	fillFields,
	labels,
	openReview,
	pressOrder,
	way,
} from "../support/checkout-steps.ts";
import { demoLine, diffuser, fillCart, type OrderShop, test } from "../support/order-shop.ts";
import { mockSettings } from "../support/shop-settings.ts";

test.use({ viewport: { width: 390, height: 844 } });

const texts = labels.de;
const giftWrapping = "Als Geschenk verpacken";
const next = (page: Page, name: string) => page.getByRole("button", { name }).click();
const payments = (page: Page) => page.locator('#payment button[name="paymentMethod"]');

async function openCheckout(page: Page, shop: OrderShop): Promise<void> {
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	await open(page, "/shop/kasse");
}

const invoiceInQatar = {
	customerEmail: "mara@beispiel.example",
	"invoiceAddress.given_name": "Mara",
	"invoiceAddress.family_name": "Öztürk",
	"invoiceAddress.street": "Al Corniche Street",
	"invoiceAddress.number": "7",
	"invoiceAddress.city": "Doha",
};

async function storedOrder({ service }: OrderShop, number: string) {
	const [order] = await service.database.query<Record<string, unknown>>(
		"select *, shipping_cost::float8 as cost, total::float8 as sum from orders where order_number = $1",
		[number],
	);
	return order;
}

test("B-USE-18 R-CHECK-03 R-CHECK-02 offers collection as the shopper's own choice, without a delivery address", async ({
	page,
	calls,
	shop,
}) => {
	await openCheckout(page, shop);
	// Nothing is preselected, and a choice is required to continue.
	await expect(page.locator("#handover button")).toHaveText([
		/Liefern lassen/,
		/in Mitte/,
		/in Charlottenburg/,
	]);
	await expect(page.locator("#handover [aria-current=true]")).toHaveCount(0);
	await way(page, texts.collect).click();
	await expect(page.getByRole("group", { name: "Rechnungsadresse" })).toBeVisible();
	await expect(page.locator('[name^="shippingAddress"]')).toHaveCount(0);
	await fillFields(page, invoiceInQatar);
	await chooseCountry(page, "invoiceAddress", "Katar");
	await next(page, texts.toPayment);
	// Payment on invoice requires an invoice address in Germany.
	await expect(payments(page)).toHaveCount(2);
	await way(page, texts.transfer).click();
	await page.getByRole("button", { name: "Abholung ändern", exact: true }).click();
	await expect(page.getByRole("group", { name: "Hier holen Sie Ihre Bestellung ab" })).toContainText(
		/Abholbereit:\s\d+\sArbeitstage? nach Erteilung des Zahlungsauftrags/,
	);
	await expect(page.locator('input[name="shippingMethod"]')).toHaveCount(1);
	await expect(page.getByRole("radio", { name: texts.collect })).toBeChecked();
	await next(page, texts.toReview);
	await page.getByRole("checkbox", { name: texts.accept }).check();
	await pressOrder(page, "de");
	const number = await confirmedNumber(page, "de");
	expect(calls.sent.at(-1)?.body.shippingAddress).toBeNull();
	expect(await storedOrder(shop, number)).toMatchObject({
		shipping_method: "Abholung in Charlottenburg",
		shipping_address: null,
		invoice_address: expect.objectContaining({ country_code: "QA", zip_code: "" }),
		cost: 0,
	});
});

test("B-USE-18 R-CHECK-03 lists the shop's country first for invoices, the others by name", async ({
	page,
	shop,
}) => {
	const own = ["Deutschland", "Österreich", "Frankreich", "Schweiz"];
	const countries = async () => {
		const options = page.locator('select[name="invoiceAddress.country_code"] option');
		return (await options.allTextContents()).filter((name) => name.trim() !== "");
	};
	const expectOwnFirst = (names: readonly string[]) => {
		const others = names.slice(own.length);
		expect(names.slice(0, own.length)).toEqual(own);
		expect(others.length).toBeGreaterThan(200);
		expect(others).toEqual([...others].sort((left, right) => left.localeCompare(right, "de")));
	};
	await openCheckout(page, shop);
	await way(page, texts.collect).click();
	await expect(page.getByRole("group", { name: "Rechnungsadresse" })).toBeVisible();
	expectOwnFirst(await countries());
	// A delivery can have an invoice address anywhere.
	await page.goBack();
	await way(page, texts.deliver).click();
	await page.getByRole("checkbox", { name: "Die Rechnung geht an eine andere Adresse." }).check();
	await expect(page.getByRole("group", { name: "Rechnungsadresse" })).toBeVisible();
	expectOwnFirst(await countries());
});

test("R-CHECK-02 B-USE-18 does not turn an order with a delivery address into a collection on repeated steps", async ({
	page,
	shop,
}) => {
	await openCheckout(page, shop);
	await chooseDelivery(page, "de");
	await fillContact(page, "de");
	// As browsers autofill it: the street with the number.
	await expect(page.locator('[name="shippingAddress.street"]')).toHaveAttribute(
		"autocomplete",
		"shipping address-line1",
	);
	await fillFields(page, { "shippingAddress.street": "Lange Straße 7a", "shippingAddress.number": "" });
	await next(page, texts.toPayment);
	await expect(page.locator('input[name="shippingMethod"]')).toHaveCount(0);
	await way(page, texts.transfer).click();
	await page.getByRole("button", { name: "Versand ändern" }).click();
	await expect(page.getByRole("radio", { name: texts.delivery })).toBeChecked();
	await expect(page.locator('input[name="shippingMethod"]')).toHaveCount(1);
	await next(page, texts.toReview);
	await page.getByRole("checkbox", { name: texts.accept }).check();
	await pressOrder(page, "de");
	expect(await storedOrder(shop, await confirmedNumber(page, "de"))).toMatchObject({
		shipping_method: "Paketversand",
		shipping_address: expect.objectContaining({ street: "Lange Straße", number: "7a" }),
		cost: 6.9,
	});
});

test("R-CHECK-03 transfers e-mail, both addresses, note and gift wrapping to the order, with an exact summary", async ({
	page,
	shop,
	calls,
}) => {
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand", { count: 2 }), diffuser(shop)]);
	await open(page, "/shop/kasse");
	await chooseDelivery(page, "de");
	await fillContact(page, "de");
	await page.locator('[name="otherInvoice"]').check({ force: true });
	await fillFields(page, { ...invoiceInQatar, comment: "Bitte zweimal klingeln." });
	await chooseCountry(page, "invoiceAddress", "Katar");
	await next(page, texts.toPayment);
	await way(page, texts.transfer).click();
	await page.getByRole("button", { name: "Versand ändern" }).click();
	await page.getByRole("checkbox", { name: giftWrapping }).check({ force: true });
	await next(page, texts.toReview);
	await expect(page.getByText("Als Geschenk verpackt")).toBeVisible();
	const sums = page.locator("form dl").last();
	for (const sum of [/120,00/, /6,90/, /Geschenkverpackung\s*4,90/, /131,80/])
		await expect(sums).toContainText(sum);
	await pressOrder(page, "de");
	await expect(page.getByText("Bitte stimmen Sie zu", { exact: false })).toBeVisible();
	expect(calls.sent).toEqual([]);
	await page.getByRole("checkbox", { name: texts.accept }).check();
	await pressOrder(page, "de");
	const number = await confirmedNumber(page, "de");
	const goods = page.getByRole("region", { name: "Das haben Sie bestellt" });
	for (const line of [
		/72,00/,
		/48,00/,
		/Versand: Paketversand\s*Lieferzeit: .*\snach Erteilung des Zahlungsauftrags\s*6,90/,
		/Als Geschenk verpackt\s*4,90/,
		/131,80/,
	])
		await expect(goods).toContainText(line);
	await expect(page.getByRole("region", { name: "Lieferadresse" })).toContainText(
		/Mara Öztürk\s+Lange Straße\s7a\s+70173\sStuttgart\s+Deutschland/,
	);
	await expect(page.getByRole("region", { name: "Rechnungsadresse" })).toContainText(/Doha\s+Katar/);
	expect(await storedOrder(shop, number)).toMatchObject({
		customer_email: "mara@beispiel.example",
		shipping_address: expect.objectContaining({ city: "Stuttgart", country_code: "DE" }),
		invoice_address: expect.objectContaining({ city: "Doha", country_code: "QA" }),
		comment: "Bitte zweimal klingeln.",
		present_wrap: true,
		sum: 131.8,
	});
});

test("R-CHECK-03 offers no gift wrapping in a shop without it", async ({ page, shop }) => {
	await mockSettings(page, () => ({ present_wrapping: false }));
	await openReview(page, shop);
	await page.goto("/shop/kasse#shipping");
	await expect(page.getByRole("radio", { name: texts.delivery })).toBeVisible();
	await expect(page.getByRole("checkbox", { name: giftWrapping })).toHaveCount(0);
});

test("R-PAY-05 B-LAW-17 hides and resets options that do not suit another country, and reports it", async ({
	page,
	shop,
}) => {
	await openCheckout(page, shop);
	await chooseDelivery(page, "de");
	await fillContact(page, "de");
	await next(page, texts.toPayment);
	await expect(payments(page)).toHaveCount(3);
	await way(page, texts.invoice).click();
	await expect(page.locator("#shipping")).toContainText(texts.delivery);

	await page.goBack();
	await page.goBack();
	await fillFields(page, { "shippingAddress.zip_code": "8001" });
	await chooseCountry(page, "shippingAddress", "Schweiz");
	await next(page, texts.toPayment);
	await expect(page.getByText("Rechnung ist mit den geänderten Angaben nicht mehr möglich.")).toBeVisible();
	await expect(payments(page)).toHaveCount(2);
	await expect(page.locator("#payment [aria-current=true]")).toHaveCount(0);
	await way(page, texts.transfer).click();
	await page.getByRole("button", { name: "Versand ändern" }).click();
	// The same shipping method is offered at the new country's price.
	const method = page.locator("label").filter({ has: page.getByRole("radio", { name: texts.delivery }) });
	await expect(method).toContainText("24,90");
	await expect(method.getByRole("radio")).toBeChecked();
	await expect(page.locator("#shipping").getByText("nicht mehr möglich")).toHaveCount(0);
});

test("R-CHECK-01 keeps entered data across two tabs in two languages and a change of language", async ({
	page,
	context,
	shop,
}) => {
	await openCheckout(page, shop);
	const other = await context.newPage();
	await open(other, "/en/shop/kasse");
	const deliver = way(other, labels.en.deliver);
	await expect(deliver).toBeVisible();
	await chooseDelivery(page, "de");
	await fillContact(page, "de");
	// The other tab has followed, so typing there does not remove the data entered here.
	await deliver.click();
	await expect(other.locator('[name="shippingAddress.city"]')).toHaveValue("Stuttgart");
	await other.locator('[name="comment"]').fill("Please ring twice.");
	await expect(page.locator('[name="comment"]')).toHaveValue("Please ring twice.");
	await expect(page.locator('[name="shippingAddress.street"]')).toHaveValue("Lange Straße");
	await page.locator('[name="customerEmail"]').fill("mara.oe@beispiel.example");
	await open(page, "/fr/shop/kasse#contact");
	await expect(page.locator('[name="customerEmail"]')).toHaveValue("mara.oe@beispiel.example");
	await expect(page.locator('[name="comment"]')).toHaveValue("Please ring twice.");
	await expect(page.locator("#contact .spectrum-Dropdown-trigger").first()).toContainText("Allemagne");
});

test("R-ROUTE-06 shows no menu in the checkout, and a short footer with legal links", async ({
	page,
	shop,
}) => {
	await openCheckout(page, shop);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const header = page.getByRole("banner");
		await expect(header.getByRole("link", { name: /zur Startseite/ })).toBeVisible();
		await expect(header.getByRole("button", { name: "Menü" })).toHaveCount(0);
		await expect(header.getByRole("navigation", { name: "Hauptnavigation" })).toHaveCount(0);
		const footer = page.getByRole("contentinfo");
		expect((await footer.boundingBox())?.height).toBeLessThan(400);
		const links = await footer
			.getByRole("link")
			.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
		expect(links).toEqual(
			expect.arrayContaining(["/agb", "/widerruf", "/versand-und-zahlung", "/datenschutz", "/impressum"]),
		);
	}
	// All other pages of the shop have both.
	await open(page, "/shop/warenkorb");
	await expect(page.getByRole("banner").getByRole("button", { name: "Menü" })).toBeVisible();
	expect((await page.getByRole("contentinfo").boundingBox())?.height).toBeGreaterThan(400);
});
