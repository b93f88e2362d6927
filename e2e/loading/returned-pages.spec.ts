import { expect, type Page } from "@playwright/test";
import { open, untilReady } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { banner, choose } from "../support/consents.ts";
import { test as journey } from "../support/journey.ts";
import { keepsPages, noteReturn, stepBack, withoutCache } from "../support/kept-pages.ts";
import { allTemplatePages } from "../support/pages.ts";
import { repetition } from "../support/selection.ts";
import { heart, wishLink } from "../support/wishlist-items.ts";

const test = journey.extend(keepsPages);
test.skip(withoutCache !== null, withoutCache ?? "");

/** Leaves a page for another document, as with a typed address. */
async function leave(page: Page, path: string): Promise<void> {
	await noteReturn(page);
	await page.evaluate((address) => location.assign(address), path);
	await expect(page).toHaveURL(path);
	await untilReady(page);
}

const header = (page: Page) => page.getByRole("banner");
const vase = "/shop/dekoration/vase-moos";

/** Pages with status 404 are not cached (back-forward-cache.spec.ts). */
const found = allTemplatePages.filter(([template]) => !template.endsWith("not-found"));

for (const [template, path] of found)
	test(
		`restores the page of the template ${template} from the back/forward cache in working order`,
		repetition(template !== "shop-product"),
		async ({ page }) => {
			await open(page, path);
			await leave(page, "/en");
			await stepBack(page);
			await header(page).getByRole("button", { name: "Kontakt" }).click();
			const contact = page.getByRole("dialog", { name: "Kontakt" });
			await expect(contact).toHaveJSProperty("open", true);
			await page.keyboard.press("Escape");
			await expect(contact).toBeHidden();
			await expect(header(page).getByRole("button", { name: "Kontakt" })).toBeFocused();
		},
	);

for (const path of ["/uhren", "/shop/dekoration"])
	test(
		`updates the cart count in the header after a step back to ${path}`,
		repetition(path !== "/uhren"),
		async ({ page }) => {
			await open(page, path);
			await leave(page, vase);
			await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
			const cart = header(page).getByRole("link", { name: "Warenkorb (1)" });
			await expect(cart).toBeVisible();
			await stepBack(page);
			await expect(cart).toBeVisible();
		},
	);

test("updates the cart after a step back to it", async ({ page }) => {
	await open(page, "/shop/warenkorb");
	await leave(page, vase);
	await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
	await expect(header(page).getByRole("link", { name: "Warenkorb (1)" })).toBeVisible();
	await stepBack(page);
	await expect(page.getByRole("main").getByRole("link", { name: "Vase Moos" }).first()).toBeVisible();
});

test("keeps hearts in sync after a step back from a product to a list", async ({ page }) => {
	await open(page, "/shop/dekoration");
	await leave(page, vase);
	await heart(page, "Vase Moos").click();
	await expect(wishLink(page, 1)).toBeVisible();
	await stepBack(page);
	await expect(wishLink(page, 1)).toBeVisible();
	await expect(heart(page, "Vase Moos")).toHaveAttribute("aria-pressed", "true");
});

test.describe("from one document to the next", () => {
	// With speculation rules no link loads React, so the browser loads the next page.
	test.use({ speculates: true });

	test("closes a drawer, from which a link was followed, after a step back", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, "/uhren");
		await noteReturn(page);
		await header(page).getByRole("button", { name: "Menü" }).click();
		await page.getByRole("dialog").getByRole("link", { name: "Über uns" }).first().press("Enter");
		await expect(page).toHaveURL("/uber-uns");
		await untilReady(page);
		await stepBack(page);
		await expect(page.getByRole("dialog")).toBeHidden();
		await header(page).getByRole("button", { name: "Menü" }).click();
		await expect(page.getByRole("dialog")).toHaveJSProperty("open", true);
	});
});

test.describe("on a first visit", () => {
	test.use(newBrowser);

	test("R-CONSENT-04 hides a banner that was answered on another page after a step back", async ({
		page,
	}) => {
		await open(page, "/uhren");
		await expect(banner(page)).toBeVisible();
		await leave(page, "/impressum");
		await choose(page, "Alles ablehnen");
		await expect(banner(page)).toBeHidden();
		await stepBack(page);
		await expect(banner(page)).toBeHidden();
	});
});
