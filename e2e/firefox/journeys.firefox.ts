import { expect } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { acceptedOrders } from "../support/order-shop.ts";
import { expectPath, expectShown, fill, press, test, visit, withoutFirefox } from "./firefox-page.ts";

test.skip(withoutFirefox !== null, withoutFirefox ?? "");

/** Returns the names of everything the browser stores for the site. */
const stored = (tab: Page) => tab.evaluate(() => Object.keys(localStorage).sort());
const activeText = (tab: Page) => tab.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
const headings = (tab: Page) =>
	tab.$$eval("main article h2, main article h3", (all) => all.map((one) => one.textContent));

/** Presses the button of a delivery or payment option by the start of its text. */
const pressWay = (tab: Page, words: string) => tab.locator(`main form button ::-p-text(${words})`).click();

/** Chooses the delivery country by keyboard. */
async function chooseCountry(tab: Page, country: string): Promise<void> {
	const trigger = "#contact .spectrum-Field:has([name='shippingAddress.country_code']) button";
	await tab.focus(trigger);
	await tab.keyboard.type(country.slice(0, 8));
	await expect.poll(() => tab.$eval(trigger, (button) => button.textContent)).toContain(country);
}

test("R-CONSENT-04 Firefox refuses the cookie banner, and a later page does not ask", async ({ tab }) => {
	await visit(tab, "/uhren");
	await press(tab, "button", "Alles ablehnen");
	await expect.poll(() => stored(tab)).toEqual(["int-consents", "int-consents-meta"]);
	await visit(tab, "/kontakt");
	expect(await tab.evaluate(() => document.querySelector("dialog[open]"))).toBeNull();
});

test("R-NAV-03 Firefox opens and closes the menu, and follows its links and back", async ({ tab }) => {
	await visit(tab, "/kontakt");
	await press(tab, "button", "Alles ablehnen");
	await press(tab, "button", "Menü");
	await expectShown(tab, "dialog", "Menü");
	await tab.keyboard.press("Escape");
	await expect.poll(() => activeText(tab)).toBe("Menü");
	await press(tab, "button", "Uhren");
	await press(tab, "link", "Alle Uhren");
	await expectPath(tab, "/uhren");
	await expectShown(tab, "heading", "Uhren");
	await tab.goBack();
	await expectPath(tab, "/kontakt");
	await expectShown(tab, "heading", "Kontakt");
});

test("R-CAT-06 Firefox sorts and filters a list, and removes the filter on a step back", async ({ tab }) => {
	await visit(tab, "/shop");
	await press(tab, "button", "Alles ablehnen");
	await tab.select("main select", "price_brutto");
	await expectPath(tab, "/shop?sort=price_brutto");
	await expect.poll(() => headings(tab)).not.toEqual([]);
	const all = await headings(tab);
	await tab.locator("main label:has([name=side-category])").click();
	await expect.poll(() => tab.url()).toContain("category=");
	await expect.poll(() => headings(tab)).not.toEqual(all);
	await tab.goBack();
	await expectPath(tab, "/shop?sort=price_brutto");
	await expect.poll(() => headings(tab)).toEqual(all);
});

test("R-CHECK-01 R-ORDER-01 Firefox buys a candle", async ({ tab, shop, calls }) => {
	await visit(tab, "/shop/raumduefte/duftkerze-waldrand");
	await press(tab, "button", "Alles ablehnen");
	await press(tab, "button", "In den Warenkorb");
	await press(tab, "link", "Zum Warenkorb");
	await expectPath(tab, "/shop/warenkorb");
	await press(tab, "link", "Zur Kasse");
	await pressWay(tab, "Liefern lassen");
	await fill(tab, {
		customerEmail: "mara@beispiel.example",
		"shippingAddress.given_name": "Mara",
		"shippingAddress.family_name": "Öztürk",
		"shippingAddress.street": "Lange Straße",
		"shippingAddress.number": "7a",
		"shippingAddress.zip_code": "70173",
		"shippingAddress.city": "Stuttgart",
	});
	await chooseCountry(tab, "Deutschland");
	await press(tab, "button", "Weiter zur Zahlung");
	await pressWay(tab, "Vorkasse");
	await tab.locator("form label:has([name=acceptedTexts])").click();
	await press(tab, "button", "Zahlungspflichtig bestellen");
	await expectShown(tab, "heading", "Vielen Dank für Ihre Bestellung");
	expect(calls.sent.map(({ path }) => path)).toEqual(["/ecom/order"]);
	expect(await acceptedOrders(shop)).toBe(1);
});
