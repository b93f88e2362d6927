import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";

const strip = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Hauptnavigation" });
/** Returns the width without the scrollbar. */
const pageWidth = (page: Page) =>
	page.evaluate(() => Math.round(document.documentElement.getBoundingClientRect().width));
/** Returns the element that contains the header's buttons. */
const buttons = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menü" }).locator("..");

test("R-SHELL-04 starts the desktop layout at 992 px; below it a fixed bar of 100 px is at the bottom", async ({
	page,
}) => {
	await page.setViewportSize({ width: 991, height: 800 });
	await open(page, "/uhren");
	await expect(buttons(page)).toHaveCSS("position", "fixed");
	await expect(strip(page)).toBeHidden();
	expect(await buttons(page).boundingBox()).toMatchObject({
		x: 0,
		y: 700,
		width: await pageWidth(page),
		height: 100,
	});
	await page.setViewportSize({ width: 992, height: 800 });
	await expect(buttons(page)).toHaveCSS("position", "static");
	await expect(strip(page)).toBeVisible();
});

test("R-SHELL-04 has a header row of 120 px at every width, and a page of at most 1600 px", async ({
	page,
}) => {
	await open(page, "/uhren/longines");
	const row = () => buttons(page).locator("..").boundingBox();
	for (const width of [320, 390, 991, 992, 1259, 1440, 1601, 1920]) {
		await page.setViewportSize({ width, height: 900 });
		expect((await row())?.height, `at ${width} px`).toBe(120);
		expect((await row())?.width, `at ${width} px`).toBe(Math.min(await pageWidth(page), 1600));
	}
	const footer = page.getByRole("contentinfo").locator("> *");
	expect((await footer.boundingBox())?.width).toBeLessThanOrEqual(1600);
	const heading = page.getByRole("main").getByRole("heading", { level: 1 });
	expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(1600);
});
