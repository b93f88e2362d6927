import { expect, type Page } from "@playwright/test";
import { open, untilHydrated } from "../support/browsing.ts";
import { confirmedNumber, fillCheckout, labels, pressOrder } from "../support/checkout-steps.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";
import { smoke } from "../support/selection.ts";

test.use({ viewport: { width: 390, height: 844 } });

const texts = {
	de: { wrap: /^Als Geschenk verpacken/, card: /^Text der Glückwunschkarte/ },
	en: { wrap: /^Gift wrap/, card: /^Message on the card/ },
} as const;

const wrap = (page: Page, language: keyof typeof texts = "de") =>
	page.getByRole("checkbox", { name: texts[language].wrap });
const card = (page: Page, language: keyof typeof texts = "de") =>
	page.getByRole("textbox", { name: texts[language].card });

/** Opens the gift options on a product's page. */
async function openGift(page: Page): Promise<void> {
	await open(page, "/shop/raumduefte/duftkerze-waldrand");
	await untilHydrated(page);
}

test(
	"B-USE-16 carries wrapping, its price and the card's text from product and cart to order, mail and confirmation",
	smoke,
	async ({ page, context, shop }) => {
		test.slow();
		await openGift(page);
		await wrap(page).check();
		await card(page).fill("Für Dich <3\nM.");
		await page.getByRole("button", { name: "In den Warenkorb" }).click();
		await expect(page.getByRole("link", { name: "Zum Warenkorb" })).toBeVisible();

		// The choice survives a reload and is shared with a tab in another language.
		await openGift(page);
		await expect(wrap(page)).toBeChecked();
		await expect(card(page)).toHaveValue("Für Dich <3\nM.");
		const other = await context.newPage();
		await open(other, "/en/shop/warenkorb");
		await expect(card(other, "en")).toHaveValue("Für Dich <3\nM.");
		const sums = other.getByRole("region", { name: "Total" }).locator("dl");
		await expect(sums).toContainText(/Gift wrap\s*€4\.90/);
		await expect(sums).toContainText("€40.90");
		await card(other, "en").fill("Für Dich <3\nDein M.");
		await expect(card(page)).toHaveValue("Für Dich <3\nDein M.");
		await other.close();

		await open(page, "/shop/kasse");
		await fillCheckout(page, "de", labels.de.transfer);
		await expect(page.locator("#shipping")).toContainText(/Als Geschenk verpackt.*Für Dich <3\s+Dein M\./s);
		await expect(page.locator("form dl").last()).toContainText(/Geschenkverpackung\s*4,90.*47,80/s);
		await pressOrder(page, "de");
		await confirmedNumber(page, "de");
		const goods = page.getByRole("region", { name: "Das haben Sie bestellt" });
		await expect(goods).toContainText(/Als Geschenk verpackt.*Für Dich <3\s+Dein M\..*4,90.*47,80/s);
		await page.reload();
		await expect(goods).toContainText(/Für Dich <3\s+Dein M\./);
		const mails = await shop.service.database.query<{ text: string; html: string }>(
			"select text, html from outbox",
		);
		expect(mails).toHaveLength(2);
		for (const { text, html } of mails) {
			expect(text).toContain("Für Dich <3\nDein M.");
			expect(html).toContain("Für Dich &lt;3<br>\nDein M.");
		}
	},
);

test("B-USE-16 B-REL-09 updates a product's page with another tab's choice, and with choices made after leaving it", async ({
	page,
	context,
	shop,
}) => {
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	await openGift(page);
	await expect(wrap(page)).not.toBeChecked();
	const other = await context.newPage();
	await openGift(other);
	await wrap(other).check();
	await expect(wrap(page)).toBeChecked();
	await expect(card(page)).toBeVisible();
	await wrap(other).uncheck();
	await expect(wrap(page)).not.toBeChecked();
	await expect(card(page)).toHaveCount(0);
	await other.close();

	await page
		.getByRole("link", { name: /^Warenkorb/ })
		.first()
		.click();
	// Both pages have the checkbox, so wait for the navigation.
	await expect(page).toHaveURL("/shop/warenkorb");
	await wrap(page).check();
	await page.goBack();
	await untilHydrated(page);
	await expect(wrap(page)).toBeChecked();
	await page.goForward();
	await expect(page).toHaveURL("/shop/warenkorb");
	await wrap(page).uncheck();
	await page.goBack();
	await untilHydrated(page);
	await expect(wrap(page)).not.toBeChecked();
});

test("B-USE-16 limits the card's text and rejects web addresses, with messages at the field and before ordering", async ({
	page,
	shop,
}) => {
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	await open(page, "/shop/warenkorb");
	await wrap(page).check();
	await card(page).fill("a".repeat(310));
	await expect(card(page)).toHaveValue("a".repeat(300));
	await expect(page.getByText("Noch 0 Zeichen")).toBeVisible();
	await card(page).fill("Schau auf www.beispiel.example");
	await expect(card(page)).toHaveAccessibleDescription(/Bitte lassen Sie Internetadressen weg/);
});

test("B-USE-16 excludes wrapping from the total if it is not chosen", async ({ page, shop }) => {
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	await open(page, "/shop/warenkorb");
	const sums = page.getByRole("region", { name: "Summe" }).locator("dl");
	await expect(sums).toContainText("36,00");
	await expect(sums).not.toContainText("Geschenkverpackung");
	await wrap(page).focus();
	await page.keyboard.press("Space");
	await expect(sums).toContainText(/Waren\s*36,00.*Geschenkverpackung\s*4,90.*Zwischensumme\s*40,90/s);
	await page.keyboard.press("Space");
	await expect(sums).not.toContainText("Geschenkverpackung");
});

test("B-USE-16 asks again at the current price if wrapping became dearer during the checkout", async ({
	page,
	shop,
}) => {
	const earlier = "0".repeat(12);
	let [isChanged, published] = [false, ""];
	await page.route("**/shop-data/**/manifest.json", async (route) => {
		const response = await route.fetch();
		const manifest = await response.json();
		published = manifest.settings;
		await route.fulfill({ response, json: isChanged ? manifest : { ...manifest, settings: earlier } });
	});
	await page.route(`**/settings-${earlier}.json`, async (route) => {
		const response = await route.fetch({ url: route.request().url().replace(earlier, published) });
		await route.fulfill({ response, json: { ...(await response.json()), present_wrapping_price: "3.5" } });
	});
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	await open(page, "/shop/warenkorb");
	await wrap(page).check();
	await open(page, "/shop/kasse");
	await fillCheckout(page, "de", labels.de.transfer);
	await expect(page.locator("form dl").last()).toContainText(/Geschenkverpackung\s*3,50/);
	isChanged = true;
	await pressOrder(page, "de");
	await expect(page.getByText("Die Geschenkverpackung hat sich geändert.")).toBeVisible();
	await expect(page.locator("form dl").last()).toContainText(/Geschenkverpackung\s*4,90/);
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
});
