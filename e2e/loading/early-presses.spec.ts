import { expect, type Page } from "@playwright/test";
import { moveMouse, openHydrated, untilReady } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition, smoke } from "../support/selection.ts";
import { holding } from "../support/slow-pages.ts";
import { heart, main, pages, saved, wishLink } from "../support/wishlist-items.ts";

const candle = "/shop/raumduefte/duftkerze-waldrand";
const cartButton = (page: Page) => main(page).getByRole("button", { name: "In den Warenkorb" }).first();
const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Warenkorb/ });
const wishlistLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Merkzettel/ });
const inCart = (page: Page) => main(page).getByRole("link", { name: /Duftkerze/ });
const delayedNotice = (page: Page) => page.locator("#delayed-load");
const delayed = "Die Seite wird geladen …";

/** The scripts of a page in loading order: the press recorder, code without React, React. */
const scripts = {
	first: /\/assets\/boot-/,
	runtime: /\/assets\/runtime-/,
	react: /\/assets\/(?:page|hydrate)-[^/]*\.js$/,
	wishlist: /\/assets\/wishlist-/,
} as const;

/** Opens a product's page whose script is delayed until it is released. */
async function openSlowly(page: Page, script: RegExp): Promise<() => void> {
	const { handler, release } = holding();
	await page.route(script, handler);
	await page.goto(candle, { waitUntil: "commit" });
	if (script !== scripts.first && script !== scripts.runtime) await untilReady(page);
	return release;
}

test("B-USE-17 delays a clicked link to the cart until an earlier press takes effect", async ({ page }) => {
	const release = await openSlowly(page, scripts.react);
	await cartButton(page).click();
	await cartLink(page).click();
	release();
	await expect(page).toHaveURL("/shop/warenkorb");
	await expect(inCart(page)).toBeVisible();
});

test("R-LOAD-02 announces a link that waits for a press as a slow page", async ({ page }) => {
	const release = await openSlowly(page, scripts.react);
	await cartButton(page).click();
	await cartLink(page).click();
	await expect(delayedNotice(page)).toHaveText(delayed);
	release();
	await expect(page).toHaveURL("/shop/warenkorb");
	await expect(delayedNotice(page)).toBeEmpty();
});

test("B-USE-17 replays a press and a link from before the page's first script", smoke, async ({ page }) => {
	const release = await openSlowly(page, scripts.first);
	await cartButton(page).click();
	await cartLink(page).click();
	release();
	await expect(page).toHaveURL("/shop/warenkorb");
	await expect(inCart(page)).toBeVisible();
});

test("B-USE-17 replays a quantity submitted with Enter before the page's first script", async ({ page }) => {
	const release = await openSlowly(page, scripts.first);
	const count = main(page).getByRole("textbox", { name: "Anzahl" });
	await count.fill("2");
	await count.press("Enter");
	release();
	await expect(cartLink(page)).toHaveAccessibleName(/\(2\)/);
	await expect(page).toHaveURL(candle);
});

for (const held of ["first", "react"] as const)
	test(
		`B-USE-13 B-USE-17 finds the typed text of a search submitted while the ${held} script loads`,
		repetition(held !== "first"),
		async ({ page }) => {
			const release = await openSlowly(page, scripts[held]);
			const button = page.getByRole("banner").getByRole("button", { name: "Suche", exact: true });
			// Before the styles load, both the narrow and the wide version are visible.
			await expect(button).toHaveCount(1);
			await button.click();
			await page.keyboard.type("Ehering");
			await page.keyboard.press("Enter");
			release();
			await expect(page).toHaveURL("/shop?q=Ehering");
			await expect(main(page).getByRole("combobox").first()).toHaveValue("Ehering");
			await expect(main(page).getByRole("article")).toHaveCount(3);
		},
	);

test("B-USE-17 waits ten seconds with a link for a first script that never loads", async ({ page }) => {
	await page.clock.install();
	await openSlowly(page, scripts.first);
	await cartButton(page).click();
	await cartLink(page).click();
	await page.clock.fastForward(9_000);
	await expect(page).toHaveURL(candle);
	await page.clock.fastForward(2_000);
	await expect(page).toHaveURL("/shop/warenkorb");
});

test("B-USE-17 adds one piece to the cart if the visitor presses again before anything has loaded", async ({
	page,
}) => {
	const release = await openSlowly(page, scripts.react);
	for (let press = 0; press < 3; press++) await cartButton(page).click();
	release();
	await expect(main(page).getByRole("status").filter({ hasText: "Duftkerze" })).toBeVisible();
	await expect(cartLink(page)).toHaveAccessibleName(/\(1\)/);
});

test("B-USE-17 B-USE-14 replays heart, button and link that are pressed together", async ({ page }) => {
	const releaseReact = holding();
	await page.route(scripts.react, releaseReact.handler);
	const releaseRuntime = await openSlowly(page, scripts.runtime);
	await cartButton(page).click();
	await heart(page, "Duftkerze Waldrand").click();
	await wishlistLink(page).click();
	releaseRuntime();
	await expect(delayedNotice(page)).toHaveText(delayed);
	releaseReact.release();
	await expect(page).toHaveURL(pages.de);
	await expect(saved(page)).toHaveCount(1);
	await expect(cartLink(page)).toHaveAccessibleName(/\(1\)/);
});

test("B-USE-17 B-USE-14 delays a link until the script of a pressed heart has loaded", async ({ page }) => {
	await page.route(scripts.react, () => undefined);
	const release = await openSlowly(page, scripts.wishlist);
	await heart(page, "Duftkerze Waldrand").click();
	await cartLink(page).click();
	await expect(delayedNotice(page)).toHaveText(delayed);
	release();
	await expect(page).toHaveURL("/shop/warenkorb");
	await expect(wishLink(page, 1)).toBeVisible();
});

test("B-USE-17 B-USE-14 replays a heart that was pressed on a page that React has left since", async ({
	page,
}) => {
	const { handler, release } = holding();
	await page.route(scripts.wishlist, handler);
	await openHydrated(page, candle);
	await heart(page, "Duftkerze Waldrand").click();
	await cartLink(page).click();
	await expect(page).toHaveURL("/shop/warenkorb");
	release();
	await expect(wishLink(page, 1)).toBeVisible();
});

test("B-USE-17 replays a press during hydration, and delays a link for it", async ({ page }) => {
	// React listens on its root before it has hydrated it.
	await page.addInitScript(() => {
		const { addEventListener } = EventTarget.prototype;
		EventTarget.prototype.addEventListener = function (type, ...rest) {
			addEventListener.call(this, type, ...rest);
			if (type !== "submit" || !(this instanceof Element && this.id === "root")) return;
			EventTarget.prototype.addEventListener = addEventListener;
			queueMicrotask(() => {
				this.querySelector<HTMLElement>("form[novalidate] button[type=submit]")?.click();
				this.querySelector<HTMLElement>("header a[href$=warenkorb]")?.click();
			});
		};
	});
	await page.goto(candle);
	await moveMouse(page, 300, 300);
	await expect(page).toHaveURL("/shop/warenkorb");
	await expect(inCart(page)).toBeVisible();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	const opener = (page: Page) => main(page).getByRole("button", { name: /^Filter/ });
	const sheet = (page: Page) => page.getByRole("dialog", { name: "Filter" });

	test("B-USE-17 R-CAT-06 opens the filter sheet before React has loaded, which then fills it", async ({
		page,
	}) => {
		const { handler, release } = holding();
		await page.route(scripts.react, handler);
		await page.goto("/shop");
		await untilReady(page);
		await opener(page).click();
		await expect(sheet(page)).toContainText("Filter werden geladen");
		await expect(sheet(page).getByRole("checkbox")).toHaveCount(0);
		release();
		await sheet(page)
			.getByRole("checkbox", { name: /^Uhren/ })
			.check();
		await sheet(page).getByRole("button", { name: "8 Produkte anzeigen" }).click();
		await expect(sheet(page)).toBeHidden();
		await expect(main(page).getByRole("article")).toHaveCount(8);
	});

	test("R-LOAD-06 does not cover the report of a lost page script with the sheet", async ({ page }) => {
		await page.route(scripts.react, (route) => route.abort());
		await page.goto("/shop");
		await untilReady(page);
		// The page is reloaded once.
		const again = page.waitForEvent("load");
		await opener(page).click();
		await again;
		const notice = page.getByRole("alert").filter({ hasText: /\S/ });
		await expect(notice).toContainText("Diese Seite konnte nicht vollständig geladen werden.");
		await opener(page).click();
		await expect(sheet(page)).toBeHidden();
		await expect(notice).toBeVisible();
	});
});
