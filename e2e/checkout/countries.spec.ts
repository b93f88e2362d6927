import { expect } from "@playwright/test";
import { choose, open } from "../support/browsing.ts";
import {
	confirmedNumber,
	labels,
	mailOfOrder,
	openReview,
	pressOrder,
	way,
} from "../support/checkout-steps.ts";
import { diffuser, fillCart, test } from "../support/order-shop.ts";
import { mockSettings, withKlarnaSessions } from "../support/shop-settings.ts";

test.use({ viewport: { width: 390, height: 844 } });

const basel = { country_code: "CH", zip_code: "4051", shippingCost: 24.9 };
const imported = "Einfuhrsteuer, Zoll und Gebühren der Verzollung zahlt";

test("B-LAW-17 states in the checkout from the start that deliveries to Switzerland are untaxed, and the additional charges", async ({
	page,
	shop,
}) => {
	await fillCart(page, [diffuser(shop)]);
	await open(page, "/shop/kasse");
	const limits = page.getByRole("main").locator("dl").first();
	await expect(limits).toContainText("Einfuhr: Schweiz");
	await expect(limits).toContainText("Wir liefern ohne Mehrwertsteuer. Der Preis bleibt derselbe");
	await expect(limits).toContainText(imported);
	// Art. 3 PBV requires prices in francs for offers in Switzerland; this shop has none.
	await expect(limits).toContainText("Sie bezahlen in EUR.");
});

test("B-LAW-17 includes no tax in an export, and states the charges at the border in review and mail", async ({
	page,
	shop,
}) => {
	await openReview(page, shop, { to: basel });
	const main = page.getByRole("main");
	const total = main.locator("dl div").filter({ hasText: "Gesamtbetrag" }).last();
	await expect(total).toContainText("ohne MwSt. (Ausfuhr)");
	await expect(total).toContainText("72,90 €");
	await expect(main.getByText(imported).last()).toBeVisible();
	await expect(main.locator("form").getByText(/inkl\. MwSt\.|darin\s19\s%\sMwSt\./)).toHaveCount(0);
	const mail = await mailOfOrder(page, shop);
	expect(mail).toContain("Ausfuhr ohne Mehrwertsteuer.");
	expect(mail).not.toContain("darin enthaltene MwSt.");
	const confirmation = page.getByRole("main");
	await expect(confirmation.getByText("ohne MwSt. (Ausfuhr)")).toBeVisible();
	await expect(confirmation.getByText("inkl. MwSt.")).toHaveCount(0);
});

test("B-LAW-17 states the same in the cart as soon as the address is known", async ({ page, shop }) => {
	await openReview(page, shop, { to: basel });
	await open(page, "/shop/warenkorb");
	const sums = page.getByRole("region", { name: "Summe" });
	await expect(sums.getByText("ohne MwSt. (Ausfuhr)")).toBeVisible();
	await expect(sums.getByText(/inkl\. MwSt\.|darin\s19\s%\sMwSt\./)).toHaveCount(0);
});

test("B-LAW-11 B-LAW-17 R-CHECK-01 asks to accept the texts again if another tab changes the country", async ({
	page,
	context,
	shop,
}) => {
	await openReview(page, shop, { to: basel });
	const accept = page.getByRole("checkbox", { name: labels.de.accept });
	await expect(accept).toBeChecked();
	const other = await context.newPage();
	await open(other, "/shop/kasse#contact");
	// Its postcodes have the same number of digits, so the order stays complete.
	await other.getByRole("button", { name: /^Schweiz/ }).click();
	await choose(other, "Österreich");
	await expect(other.getByRole("button", { name: /^Österreich/ })).toBeVisible();
	await other.getByRole("button", { name: labels.de.toPayment }).click();
	await other.close();
	await expect(page.getByRole("main").getByText("darin 19 % MwSt.").last()).toBeVisible();
	await expect(accept).not.toBeChecked();
	await accept.check();
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
});

test("B-LAW-17 includes the shop's own tax in orders within the EU", async ({ page, shop }) => {
	await openReview(page, shop, { to: { country_code: "AT", zip_code: "1010", shippingCost: 14.9 } });
	const main = page.getByRole("main");
	await expect(main.getByText("darin 19 % MwSt.").last()).toBeVisible();
	await expect(main.getByText("ohne MwSt. (Ausfuhr)")).toHaveCount(0);
	expect(await mailOfOrder(page, shop)).toContain("darin enthaltene MwSt. (19\u00a0%)");
});

for (const [country_code, zip_code, shippingCost, warning] of [
	// Art. 8 (1) of Directive (EU) 2023/2225.
	["DE", "70173", 6.9, "Achtung! Kreditaufnahme kostet Geld."],
	// Art. L312-5 Code de la consommation.
	["FR", "75001", 14.9, "Ein Kredit verpflichtet Sie und muss zurückgezahlt werden."],
	// Art. 3 (1) (n) UWG.
	["CH", "4051", 24.9, "Die Kreditvergabe ist verboten, falls sie zur Überschuldung"],
] as const)
	test(`B-LAW-17 warns about credit as the law of ${country_code} requires for payment later, but not for immediate payment`, async ({
		page,
		shop,
	}) => {
		await mockSettings(page, withKlarnaSessions);
		await openReview(page, shop, { to: { country_code, zip_code, shippingCost } });
		await open(page, "/shop/kasse#payment");
		await expect(way(page, "Klarna").getByText(warning)).toBeVisible();
		await expect(way(page, "PayPal").locator("strong")).toHaveCount(0);
	});
