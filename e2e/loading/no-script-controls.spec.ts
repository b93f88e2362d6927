import { expect, type Page } from "@playwright/test";
import { test } from "../support/journey.ts";
import { allTemplatePages, missingPath } from "../support/pages.ts";
import { expectReason } from "../support/script-needed.ts";
import { repetition } from "../support/selection.ts";

test.use({ javaScriptEnabled: false });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Returns the visible controls of a page that neither the browser nor a mailto form handles. */
const uselessControls = (page: Page) =>
	page.evaluate(() => {
		const handled = "[command][commandfor], [popovertarget], form[action^='mailto:'] *";
		return [...document.querySelectorAll("button, input, select, textarea, [role=button]")]
			.filter((control) => !control.matches(handled) || control.matches("[aria-haspopup=listbox]"))
			.filter((control) => control.checkVisibility({ visibilityProperty: true }))
			.map(({ outerHTML }) => outerHTML.slice(0, 120));
	});

for (const [path, said] of [
	["/shop/warenkorb", "Der Warenkorb braucht JavaScript"],
	["/shop/kasse", "Die Kasse braucht JavaScript"],
	["/shop/merkzettel", "Der Merkzettel braucht JavaScript"],
	["/en/shop/warenkorb", "The cart needs JavaScript"],
	["/en/shop/kasse", "The checkout needs JavaScript"],
	["/en/shop/merkzettel", "The wishlist needs JavaScript"],
	["/fr/shop/warenkorb", "Le panier nécessite JavaScript"],
	["/fr/shop/kasse", "La caisse nécessite JavaScript"],
	["/fr/shop/merkzettel", "La liste d’envies nécessite JavaScript"],
] as const)
	test(
		`B-USE-17 without script ${path} explains it with an address to write to, and shows no loading state`,
		repetition(path !== "/shop/warenkorb"),
		async ({ page }) => {
			await page.goto(path);
			const main = page.getByRole("main");
			await expectReason(main, said);
			await expect(main.getByRole("status")).toHaveCount(0);
			await expect(main.getByText(/wird geladen|Loading|Chargement/)).toBeHidden();
			// Placeholders of lines that never load.
			await expect(main.locator("[aria-hidden='true'] > span").filter({ visible: true })).toHaveCount(0);
			for (const viewport of [desktop, phone]) {
				await page.setViewportSize(viewport);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
			}
		},
	);

/** Templates with their own controls; the others share these. */
const tried: readonly string[] = ["contact", "shop-list"];

for (const [template, path] of allTemplatePages)
	test(
		`B-USE-17 without script the page of the template ${template} shows no control without effect`,
		repetition(!tried.includes(template)),
		async ({ page }) => {
			await page.goto(path);
			for (const viewport of [desktop, phone]) {
				await page.setViewportSize(viewport);
				expect(await uselessControls(page)).toEqual([]);
			}
		},
	);

test("B-USE-17 without script pages in other languages and other products show no control without effect", async ({
	page,
}) => {
	for (const path of [
		"/en/contact",
		"/en/shop",
		"/en/shop/perlen/perlenarmband-rose",
		"/fr/contact",
		"/fr/shop",
		"/fr/shop/accessoires/manschettenknoepfe-stern",
	]) {
		await page.goto(path);
		expect(await uselessControls(page), path).toEqual([]);
	}
});

test("B-USE-17 without script a product lists its variants", async ({ page }) => {
	await page.goto("/shop/perlen/perlenarmband-rose");
	await expect(page.getByRole("main").getByText("18 cm", { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByText("(Nicht vorrätig)")).toBeAttached();
});

for (const [path, search, menu, quick] of [
	["/shop", "Suche", "Menü", "Schnellauswahl"],
	["/", "Suche", "Menü", "Schnellauswahl"],
	[missingPath, "Suche", "Menü", "Schnellauswahl"],
	["/shop/gibt-es-nicht", "Suche", "Menü", "Schnellauswahl"],
	["/en/shop", "Search", "Menu", "Quick choices"],
	["/fr/shop", "Recherche", "Menu", "Choix rapide"],
] as const)
	test(
		`B-USE-13 B-USE-17 without script ${path} offers neither search nor quick filters, whose list would show everything`,
		repetition(path !== "/shop"),
		async ({ page }) => {
			await page.goto(path);
			for (const viewport of [desktop, phone]) {
				await page.setViewportSize(viewport);
				const header = page.getByRole("banner");
				await expect(header.getByRole("button", { name: search, exact: true })).toHaveCount(0);
				await expect(page.getByRole("search")).toHaveCount(0);
				await expect(page.getByRole("navigation", { name: quick })).toHaveCount(0);
				await header.getByRole("button", { name: menu, exact: true }).click();
				await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
				await expect(page.getByRole("search")).toHaveCount(0);
				await page.keyboard.press("Escape");
			}
		},
	);

for (const [path, label, other] of [
	["/kontakt", "Filiale", "Telefon"],
	["/en/contact", "Shop", "Telephone"],
	["/fr/contact", "Boutique", "Téléphone"],
] as const)
	test(
		`B-USE-17 without script the form at ${path} has neither a list that never opens nor a gap in its place`,
		repetition(path !== "/kontakt"),
		async ({ page }) => {
			await page.goto(path);
			const form = page.getByRole("main").locator("form[action^='mailto:']");
			await expect(form.locator("[aria-haspopup=listbox]")).toBeHidden();
			await expect(form.getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(0);
			const [phoneField, message] = await Promise.all([
				form.getByLabel(other).boundingBox(),
				form.locator("textarea").boundingBox(),
			]);
			expect(phoneField?.width).toBe(message?.width);
		},
	);
