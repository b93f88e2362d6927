import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";

const list = "/shop";
const filters = (page: Page) => page.getByRole("complementary", { name: "Filter" });
const lowest = (page: Page) => filters(page).getByRole("textbox", { name: "Von" });
const highest = (page: Page) => filters(page).getByRole("textbox", { name: "Bis" });
const count = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("status")
		.filter({ hasText: /Produkte?$/ });
const query = (page: Page) => new URL(page.url()).searchParams;

/** Moves the lowest price's handle by keyboard, one product price per press. */
async function slideLowest(page: Page): Promise<void> {
	await filters(page).getByRole("slider", { name: "Niedrigster Preis" }).focus();
	for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
}

test("R-CAT-06 sets the price range by keyboard or by typing", async ({ page }) => {
	await open(page, list);
	const all = await count(page).innerText();
	await slideLowest(page);
	await expect.poll(() => Number(query(page).get("price_min"))).toBeGreaterThan(100);
	await expect(count(page)).not.toHaveText(all);
	await highest(page).fill("1.500,50");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/price_max=1500\.5(?:&|$)/);
	// Sliding and typing add no history entries.
	await page.goBack();
	await expect(page).toHaveURL("about:blank");
});

test("R-CAT-06 B-USE-01 accepts two prices typed one after the other while the first takes effect", async ({
	page,
}) => {
	await open(page, list);
	await lowest(page).focus();
	await page.keyboard.type("100");
	await page.keyboard.press("Tab");
	await page.keyboard.type("1.500", { delay: 60 });
	await page.keyboard.press("Enter");
	await expect.poll(() => query(page).get("price_max")).toBe("1500");
	expect(query(page).get("price_min")).toBe("100");
	await expect(highest(page)).toBeFocused();
	await expect(lowest(page)).toHaveValue(/^100\s€$/);
	await expect(highest(page)).toHaveValue(/^1\.500\s€$/);
});

test("R-CAT-06 B-USE-01 keeps a typed price while a slider's price takes effect", async ({ page }) => {
	await page.clock.install();
	await open(page, list);
	await slideLowest(page);
	await highest(page).focus();
	await page.keyboard.type("1.5");
	await page.clock.runFor(1000);
	await expect.poll(() => Number(query(page).get("price_min"))).toBeGreaterThan(100);
	await page.keyboard.type("00");
	await page.keyboard.press("Enter");
	await expect.poll(() => query(page).get("price_max")).toBe("1500");
});

test("R-CAT-06 clears fields and handles when prices are removed", async ({ page }) => {
	await open(page, list);
	await slideLowest(page);
	await expect.poll(() => Number(query(page).get("price_min"))).toBeGreaterThan(100);
	await highest(page).fill("1500");
	await page.keyboard.press("Enter");
	await expect.poll(() => query(page).get("price_max")).toBe("1500");
	await page.getByRole("button", { name: "Alle Filter löschen" }).click();
	await expect(lowest(page)).toHaveValue("");
	await expect(highest(page)).toHaveValue("");
	await expect(filters(page).getByRole("slider", { name: "Niedrigster Preis" })).toHaveValue("0");
});

test("R-CAT-06 excludes one price per key press on a handle, and keeps address and handle in sync", async ({
	page,
}) => {
	await open(page, "/shop/trauringe");
	const handle = (name: string) => filters(page).getByRole("slider", { name });
	const states = async (name: string, key: string, bound: string, presses: number) => {
		const seen: string[] = [];
		await handle(name).focus();
		for (let press = 0; press < presses; press++) {
			const before = await count(page).innerText();
			await page.keyboard.press(key);
			await expect(count(page)).not.toHaveText(before);
			const said = (await handle(name).getAttribute("aria-valuetext"))?.replace(/\D/g, "");
			expect(query(page).get(bound)).toBe(said);
			seen.push(`${said}: ${await count(page).innerText()}`);
		}
		return seen;
	};
	expect(await states("Niedrigster Preis", "ArrowRight", "price_min", 2)).toEqual([
		"1590: 2 Produkte",
		"3640: 1 Produkt",
	]);
	await page.keyboard.press("Home");
	await expect(count(page)).toHaveText("3 Produkte");
	expect(query(page).get("price_min")).toBeNull();
	expect(await states("Höchster Preis", "ArrowLeft", "price_max", 2)).toEqual([
		"1590: 2 Produkte",
		"1480: 1 Produkt",
	]);
});
