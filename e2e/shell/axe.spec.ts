import { expect } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";

for (const [width, height] of [
	[390, 844],
	[1440, 900],
] as const) {
	test(`R-A11Y-05 passes axe in the open drawers at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, "/uhren");
		for (const name of ["Menü", "Kontakt"]) {
			await page.getByRole("banner").getByRole("button", { name }).click();
			await expect(page.getByRole("dialog")).toBeVisible();
			expect(await violations(page)).toEqual([]);
			await page.keyboard.press("Escape");
			await expect(page.getByRole("dialog")).toBeHidden();
		}
	});
}
