import { expect, type Page } from "@playwright/test";
import { overflow } from "../support/accessibility.ts";
import { open, untilHydrated } from "../support/browsing.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";
import { allTemplatePages } from "../support/pages.ts";
import { repetition } from "../support/selection.ts";

test.use({ viewport: { width: 320, height: 640 } });

/** Expects nothing beyond the page's right edge and nothing cut off within it. */
async function fits(page: Page, where: string): Promise<void> {
	expect(await overflow(page), where).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(320);
}

const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen & Jonas";
const countries = { de: "Deutschland", en: "Germany", fr: "Allemagne" } as const;
const fields = {
	customerEmail: `${"a".repeat(60)}@beispiel-mit-einem-langen-namen.example`,
	"shippingAddress.given_name": "Mara",
	"shippingAddress.family_name": "Donaudampfschifffahrtskapitänswitwe-Öztürk",
	"shippingAddress.street": "Bürgermeister-Doktor-Wilhelm-Külz-Promenade",
	"shippingAddress.number": "7a",
	"shippingAddress.zip_code": "70173",
	"shippingAddress.city": "Hellschen-Heringsand-Unterschaar",
};

for (const language of ["de", "en", "fr"] as const) {
	const root = language === "de" ? "/shop" : `/${language}/shop`;

	test(
		`buys personalised goods in ${language} without horizontal scrolling at 320 px, from cart to confirmation`,
		repetition(language !== "de"),
		async ({ page, shop }) => {
			test.slow();
			const variant =
				shop.catalogue.products.find(({ slug }) => slug === "halo")?.product_variants[0] ?? null;
			await fillCart(page, [
				demoLine(shop, "manschettenknoepfe-stern", { personalization: { initials: long }, count: 4 }),
				demoLine(shop, "halo", { variant, personalization: { text: long, font: "Antiqua" } }),
				demoLine(shop, "ohrstecker-brillant", { price: "1" }),
			]);
			await open(page, `${root}/warenkorb`);
			await expect(page.getByText(long).first()).toBeVisible();
			await fits(page, "cart");

			await fillCart(page, [
				demoLine(shop, "manschettenknoepfe-stern", { personalization: { initials: "M&J" }, count: 2 }),
			]);
			await open(page, `${root}/kasse`);
			const next = page.locator("main form button[type=submit]");
			await expect(page.locator("#handover button").first()).toBeVisible();
			await fits(page, "delivery or collection");
			await page.locator("#handover button").first().click();
			await expect(page.locator("#contact [name=customerEmail]")).toBeVisible();
			await fits(page, "contact");
			await next.click();
			await fits(page, "contact with messages");
			for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
			await page.locator("#contact .spectrum-Dropdown-trigger").first().focus();
			await page.keyboard.type(countries[language].slice(0, 3));
			await next.click();
			await expect(page.locator("#payment form button").first()).toBeVisible();
			await fits(page, "payment");
			await page.locator("#payment form button").first().click();
			await page.locator("#shipping").getByRole("button").click();
			await expect(page.locator("#shipping").getByRole("radio").first()).toBeVisible();
			await fits(page, "shipping");
			await page.locator("#shipping").getByRole("radio").first().check();
			await next.click();
			await expect(page.locator("#review").getByRole("checkbox").first()).toBeVisible();
			await fits(page, "review");
			for (const box of await page.locator("#review").getByRole("checkbox").all())
				await box.check({ force: true });
			await next.click();
			await expect(page.getByText(/^\d\d-[\dA-Z]{4}-[\dA-Z]{4}$/).first()).toBeVisible();
			await fits(page, "confirmation");
		},
	);

	test(
		`scrolls no page in ${language} horizontally at 320 px`,
		repetition(language !== "de"),
		async ({ page }) => {
			test.slow();
			for (const [template, path] of allTemplatePages) {
				if (template.endsWith("not-found")) continue;
				await page.goto(path);
				if (language !== "de") {
					const other = page.locator(`link[rel="alternate"][hreflang="${language}"]`);
					if ((await other.count()) === 0) continue;
					await page.goto(new URL((await other.getAttribute("href")) ?? "").pathname);
				}
				await untilHydrated(page);
				await fits(page, template);
			}
		},
	);
}

test("shows contents and costs of shipping and payment first, the contact below", async ({ page }) => {
	await open(page, "/versand-und-zahlung");
	const top = async (part: ReturnType<Page["getByRole"]>) => (await part.boundingBox())?.y ?? Number.NaN;
	const main = page.getByRole("main");
	const costs = await top(main.getByRole("heading", { name: "Versandkosten" }));
	expect(await top(main.getByRole("navigation", { name: "Inhalt" }))).toBeLessThan(costs);
	const last = await top(main.getByRole("heading", { name: "Wenn etwas nicht ankommt" }));
	expect(await top(main.getByText("Fragen zu Ihrer Bestellung?"))).toBeGreaterThan(last);
});
