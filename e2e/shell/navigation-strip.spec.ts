import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { smoke } from "../support/selection.ts";

test.describe("the strip of wide screens", () => {
	const strip = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Hauptnavigation" });
	const dropdown = (page: Page, name: string) => strip(page).getByRole("button", { name, exact: true });

	test(
		"R-NAV-02 R-NAV-03 opens a dropdown on click, and closes it on another one, a link and a press outside",
		smoke,
		async ({ page }) => {
			const watches = strip(page).getByRole("link", { name: "Alle Uhren" });
			const pearls = strip(page).getByRole("link", { name: "Perlen", exact: true });
			await open(page, "/kontakt");
			await dropdown(page, "Uhren").click();
			await expect(watches).toBeVisible();
			await dropdown(page, "Schmuck").click();
			await expect(pearls).toBeVisible();
			await expect(watches).toBeHidden();
			await dropdown(page, "Schmuck").click();
			await expect(pearls).toBeHidden();
			await dropdown(page, "Schmuck").click();
			await expect(pearls).toBeVisible();
			await page.mouse.click(10, 890);
			await expect(pearls).toBeHidden();
			await dropdown(page, "Uhren").click();
			await strip(page).getByRole("link", { name: "Longines" }).click();
			await expect(page).toHaveURL("/uhren/longines");
			await expect(watches).toBeHidden();
		},
	);

	test("R-NAV-02 opens a dropdown below the strip, 170 px from the top, and keeps it there while scrolling", async ({
		page,
	}) => {
		await open(page, "/kontakt");
		const top = () =>
			page.locator(":popover-open").evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
		await dropdown(page, "Uhren").click();
		await expect.poll(top).toBe(170);
		await page.mouse.move(10, 890);
		await page.mouse.wheel(0, 400);
		await expect.poll(top).toBe(50);
	});

	test("R-NAV-02 opens a dropdown by keyboard, focuses its links in order, and restores the focus on Escape", async ({
		page,
	}) => {
		await open(page, "/kontakt");
		await dropdown(page, "Uhren").focus();
		await page.keyboard.press("Enter");
		await expect(strip(page).getByRole("link", { name: "Alle Uhren" })).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(strip(page).getByRole("link", { name: "Alle Uhren" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(dropdown(page, "Uhren")).toBeFocused();
		await expect(strip(page).getByRole("link", { name: "Alle Uhren" })).toBeHidden();
	});
});
