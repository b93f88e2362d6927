import { expect, type Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";
import { heart, item, main, pages, save, saved, stored } from "../support/wishlist-items.ts";

const comparison = (page: Page) => page.getByRole("region", { name: "Vergleich" });
const rows = (page: Page) => comparison(page).getByRole("rowheader").allInnerTexts();

for (const [goods, chosen, features, foreign] of [
	["watches", ["kronberg-regatta", "alpenhorn-firn"], ["Werk", "Wasserdicht bis"], "Legierung"],
	["rings", ["halo", "drei-steine"], ["Legierung", "Ringgröße"], "Werk"],
] as const)
	test(
		`B-USE-14 compares ${goods} by their attributes, also from a link, until one press ends it`,
		repetition(goods !== "rings"),
		async ({ page, context }) => {
			await save(
				page,
				chosen.map((id) => item(id)),
			);
			await open(page, pages.de);
			const boxes = saved(page).getByRole("checkbox", { name: /^Vergleichen/ });
			await expect(boxes).toHaveCount(2);
			for (const box of await boxes.all()) await box.check();
			await expect(comparison(page).getByRole("columnheader")).toHaveCount(2);
			const named = await rows(page);
			for (const feature of ["Preis", ...features]) expect(named).toContain(feature);
			expect(named).not.toContain(foreign);
			expect(await violations(page)).toEqual([]);
			expect(await stored(page)).not.toContain("compare");
			const address = new URL(
				await page.getByRole("textbox", { name: "Link zu diesem Vergleich" }).inputValue(),
			);
			const other = await context.newPage();
			await open(other, address.pathname + address.search);
			await expect(comparison(other).getByRole("columnheader")).toHaveCount(2);
			await other.setViewportSize({ width: 320, height: 740 });
			expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
			await page.reload();
			await expect(comparison(page).getByRole("columnheader")).toHaveCount(2);
			await page.getByRole("button", { name: "Vergleich beenden" }).click();
			await expect(comparison(page)).toHaveCount(0);
			await expect(page).toHaveURL(pages.de);
			await expect(saved(page)).toHaveCount(2);
		},
	);

test("B-USE-14 shows in a shared comparison what is gone or could not be loaded, and loads it again", async ({
	page,
}) => {
	const details = "**/shop-data/**/products/vase-moos-*.json";
	await page.route(details, (route) => route.abort());
	await open(page, `${pages.de}?compare=vase-moos&compare=gone`);
	await expect(page.getByRole("heading", { name: "Vergleich" })).toBeVisible();
	await expect(main(page).getByText("Noch ist nichts gemerkt.")).toHaveCount(0);
	const retry = main(page).getByRole("button", { name: "Erneut versuchen" });
	await expect(retry).toBeVisible({ timeout: 60_000 });
	expect(await violations(page)).toEqual([]);
	await page.unroute(details);
	await retry.click();
	await expect(comparison(page).getByRole("columnheader")).toHaveCount(1);
	await expect(main(page)).toContainText("Artikel: Das ist nicht mehr erhältlich.");
});

test("B-USE-14 reports that an item cannot be restored to a full list", async ({ page, context }) => {
	const others = Array.from({ length: 99 }, (_, place) => item(`gone-${place}`));
	await save(page, [item("vase-moos"), ...others]);
	await open(page, pages.de);
	await saved(page).getByRole("button", { name: "Vase Moos entfernen" }).click();
	const undo = page.getByRole("button", { name: "Rückgängig" });
	await expect(undo).toBeFocused();
	const other = await context.newPage();
	await open(other, "/shop/verlobungsringe");
	await heart(other, "Drei Steine").click();
	await expect(saved(page)).toHaveCount(100);
	await undo.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: "Ihr Merkzettel ist voll." })).toBeVisible();
	await saved(page).getByRole("button", { name: "Drei Steine entfernen" }).click();
	await expect(page.getByText("Ihr Merkzettel ist voll.")).toHaveCount(0);
	await undo.press("Enter");
	await expect(page.getByRole("region", { name: "Gemerkte Artikel" })).toBeFocused();
	await expect(saved(page)).toHaveCount(100);
});
