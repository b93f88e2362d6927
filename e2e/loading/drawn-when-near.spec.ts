import { expect, type Locator, type Page } from "@playwright/test";
import { open, untilReady } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { shopTemplatePaths } from "../support/pages.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Returns whether the browser has laid out a part of the page for the screen. */
const isDrawn = (part: Locator) =>
	part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

const lastHeading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).last();

/** Returns a part's distance from the top of the screen in whole pixels. */
const topOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("B-USE-17 renders content far below the screen when it comes near, and in print", async ({ page }) => {
	await open(page, "/");
	const footer = page.getByRole("contentinfo").getByRole("link", { name: "Impressum" });
	expect(await isDrawn(page.getByRole("heading", { level: 1 }))).toBe(true);
	expect(await isDrawn(lastHeading(page))).toBe(false);
	expect(await isDrawn(footer)).toBe(false);
	await lastHeading(page).scrollIntoViewIfNeeded();
	await expect.poll(() => isDrawn(lastHeading(page))).toBe(true);
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(() => isDrawn(lastHeading(page))).toBe(false);
	await page.emulateMedia({ media: "print" });
	expect(await isDrawn(lastHeading(page))).toBe(true);
});

test("B-USE-17 renders blocks below a full first screen when they come near, including the first", async ({
	page,
}) => {
	await open(page, "/kontakt");
	const branches = page.getByRole("main").locator("[data-below-screen]").getByRole("heading").first();
	expect(await isDrawn(page.getByRole("heading", { name: "Schreiben Sie uns" }))).toBe(true);
	expect(await isDrawn(branches)).toBe(false);
	await branches.scrollIntoViewIfNeeded();
	await expect.poll(() => isDrawn(branches)).toBe(true);
});

test("B-USE-17 does not render distant suggestions, and animates nothing endlessly", async ({ page }) => {
	await open(page, "/shop/verlobungsringe/halo");
	const suggestions = page.getByRole("heading", { name: "Das könnte Ihnen gefallen" });
	const waiting = suggestions.locator("xpath=following-sibling::*");
	expect(await isDrawn(waiting)).toBe(false);
	await suggestions.scrollIntoViewIfNeeded();
	await expect.poll(() => isDrawn(waiting)).toBe(true);
	const endless = await page.evaluate(
		() => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
	);
	expect(endless).toBe(0);
});

test("B-USE-17 R-A11Y-02 has the page's full height at once for a visit to an anchor and after a reload", async ({
	page,
}) => {
	const anchor = page.locator("#zwei-haeuser-in-berlin");
	await open(page, "/#zwei-haeuser-in-berlin");
	await expect.poll(() => topOf(anchor)).toBe(150);
	expect(await isDrawn(page.getByRole("heading", { level: 1 }))).toBe(true);
	expect(await isDrawn(lastHeading(page))).toBe(true);

	await open(page, "/uhren");
	await lastHeading(page).scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollBy(0, 300));
	const before = await topOf(lastHeading(page));
	await page.reload();
	await expect.poll(() => topOf(lastHeading(page))).toBe(before);
});

test("B-USE-17 R-A11Y-02 scrolls to the target of an anchor link, however much lies between", async ({
	page,
}) => {
	await open(page, "/");
	await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
	await page.evaluate(() => {
		const link = Object.assign(document.createElement("a"), {
			href: "#zwei-haeuser-in-berlin",
			textContent: "Häuser",
		});
		document.querySelector("main")?.prepend(link);
	});
	await page.getByRole("link", { name: "Häuser" }).click();
	await expect.poll(() => topOf(page.locator("#zwei-haeuser-in-berlin"))).toBe(150);
	expect(await isDrawn(lastHeading(page))).toBe(true);
});

test("B-USE-17 R-CAT-06 renders products far below the screen when they come near", async ({ page }) => {
	await open(page, "/shop");
	const cards = page.getByRole("list", { name: "Produktliste" }).getByRole("listitem");
	await expect(cards).toHaveCount(20);
	const link = (index: number) => cards.nth(index).getByRole("link").first();
	expect(await isDrawn(link(0))).toBe(true);
	expect(await isDrawn(link(12))).toBe(false);
	await cards.nth(12).scrollIntoViewIfNeeded();
	await expect.poll(() => isDrawn(link(12))).toBe(true);
	// Two in a row, with aligned images, names and prices.
	const tops = await cards.evaluateAll((items) =>
		items.map((item) =>
			Array.from(item.querySelectorAll("article > *"), (part) => part.getBoundingClientRect().top),
		),
	);
	expect(tops[13]).toEqual(tops[12]);
});

test("B-USE-13 B-USE-17 shows suggestions on a product's page that is only scrolled, without React", async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	await page.goto(shopTemplatePaths["shop-product"]);
	await untilReady(page);
	await page.waitForLoadState("networkidle");
	const before = [...scripts];
	const suggestions = page.getByRole("region", { name: "Das könnte Ihnen gefallen" });
	await page.mouse.wheel(0, 300);
	await suggestions.scrollIntoViewIfNeeded();
	await expect(suggestions.getByRole("article")).toHaveCount(4);
	await expect(suggestions.locator("img").first()).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(scripts).toEqual(before);
	await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
});
