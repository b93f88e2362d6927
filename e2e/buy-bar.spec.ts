import { expect, type Page } from "@playwright/test";
import { addPersonalization, open, untilHydrated, untilReady } from "./browsing.ts";
import { test } from "./journey.ts";
import { furtherCase, repetition } from "./matrix.ts";
import { holding } from "./slow-pages.ts";

const bar = (page: Page) => page.locator("buy-bar");
const cartButton = (page: Page) => page.getByRole("button", { name: "In den Warenkorb" });

test.describe("on a tablet", () => {
	test.use({ viewport: { width: 768, height: 900 } });

	test("R-CAT-07 the bar is there where the site's own bar covers the cart button", async ({ page }) => {
		await open(page, "/shop/accessoires/manschettenknoepfe-stern");
		const { y } = (await cartButton(page).boundingBox()) ?? { y: 0 };
		const covered = await page.evaluate(
			(top) => document.elementFromPoint(innerWidth / 2, top + 20)?.closest("header, nav, buy-bar") !== null,
			y,
		);
		expect(covered).toBe(true);
		await expect(bar(page)).toBeVisible();
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("R-CAT-07 B-LAW-04 price and cart button stay within reach while the button is out of sight, said to nobody twice", async ({
		page,
	}) => {
		await open(page, "/shop/uhren/alpenhorn-firn");
		await expect(bar(page)).toBeVisible();
		await expect(bar(page)).toContainText("1.420,00");
		await expect(bar(page)).toContainText("inkl. MwSt., zzgl. Versand");
		await expect(cartButton(page)).toHaveCount(1);
		await cartButton(page).scrollIntoViewIfNeeded();
		await expect(bar(page)).toBeHidden();
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
		await expect(bar(page)).toBeVisible();
		// It is above the page's own bar, and neither focus nor list of controls has it.
		const below = await page.evaluate(() => {
			const { bottom = 0 } = document.querySelector("buy-bar")?.getBoundingClientRect() ?? {};
			return document.elementFromPoint(200, bottom + 10)?.closest("header, nav") !== null;
		});
		expect(below).toBe(true);
		await bar(page).locator("button").click();
		await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
		await expect(bar(page).locator("a")).toHaveText("Zum Warenkorb");
		await expect(page.getByRole("status").filter({ hasText: "liegt in Ihrem Warenkorb" })).toHaveCount(1);
	});

	for (const [language, path] of [
		["de", "/shop/uhren/alpenhorn-firn"],
		["en", "/en/shop/schmuck/siegelring-stern"],
		["fr", "/fr/shop/schmuck/siegelring-stern"],
	] as const)
		test(
			`R-CAT-07 the product's name is on the first screen, above the bar, in ${language}`,
			repetition(language !== "fr"),
			async ({ page }) => {
				await open(page, path);
				await expect(bar(page)).toBeVisible();
				const name = await page.getByRole("heading", { level: 1 }).boundingBox();
				const top = (await bar(page).boundingBox())?.y ?? 0;
				expect((name?.y ?? top) + (name?.height ?? 0)).toBeLessThanOrEqual(top);
			},
		);

	test(
		"R-CAT-07 B-USE-17 a press on the bar's button before React has come counts",
		furtherCase,
		async ({ page }) => {
			const { handler, release } = holding();
			await page.route(/\/assets\/hydrate-/, handler);
			await page.goto("/shop/uhren/alpenhorn-firn");
			await untilReady(page);
			await bar(page).locator("button").click();
			release();
			await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
			await expect(page).toHaveURL("/shop/uhren/alpenhorn-firn");
		},
	);

	test("R-CAT-07 without a size the bar leads to the sizes", furtherCase, async ({ page }) => {
		await open(page, "/shop/verlobungsringe/solitaer-sechs");
		await untilHydrated(page);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await bar(page).locator("button").click();
		await expect(page.getByText("Bitte wählen Sie: Ringgröße.")).toBeInViewport();
	});
});

test("R-CAT-07 B-LAW-14 what a buyer asks is answered under the button, returns as long as there are any", async ({
	page,
}) => {
	await open(page, "/en/shop/verlobungsringe/solitaer-sechs");
	const rows = page.getByRole("list", { name: "Good to know" });
	await expect(rows.getByRole("link", { name: "Insured delivery" })).toHaveAttribute(
		"href",
		/\/en\/shipping-and-payment/,
	);
	await expect(rows).toContainText("€6.90");
	await expect(rows.getByRole("link", { name: "14-day returns" })).toBeVisible();
	await expect(rows).toContainText("Collection in Mitte · Collection in Charlottenburg");
	await expect(rows).toContainText("First resize free within six months.");
	await expect(rows.getByRole("link", { name: /^\+49 30/ })).toHaveAttribute("href", /^tel:/);
	await addPersonalization(page);
	await page.getByLabel("Engraved text").fill("Mia");
	await expect(rows.getByText("14-day returns")).toHaveCount(0);
});

test("R-CAT-07 on a desktop there is no bar", furtherCase, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, "/shop/uhren/alpenhorn-firn");
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(bar(page)).toBeHidden();
});
