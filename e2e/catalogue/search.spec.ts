import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { smoke } from "../support/selection.ts";

const list = "/shop";
const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const count = (page: Page) =>
	main(page)
		.getByRole("status")
		.filter({ hasText: /Produkte?$/ });
const chips = (page: Page) => page.getByRole("group", { name: "Aktive Filter" });
const search = (page: Page) => main(page).getByRole("combobox", { name: "Produkte suchen" });
const query = (page: Page) => new URL(page.url()).searchParams;

test("B-USE-01 suggests while typing, by keyboard alone, despite a typing error", smoke, async ({ page }) => {
	await open(page, list);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(new URL(request.url()).pathname));
	await search(page).focus();
	await expect.poll(() => requests.some((path) => /\/shop-data\/de\/search-/.test(path))).toBe(true);
	await search(page).pressSequentially("Kronbreg");
	const options = page.getByRole("listbox", { name: "Vorschläge" }).getByRole("option");
	await expect(options.first()).toBeVisible();
	await page.keyboard.press("ArrowDown");
	const first = options.first();
	await expect(first).toHaveAttribute("aria-selected", "true");
	await expect(search(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
	await page.keyboard.press("Escape");
	await expect(options.first()).toBeHidden();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Enter");
	await expect(page).not.toHaveURL(/\/shop\/?$/);
});

test("B-USE-01 lists results on Enter, and helps if there are none", async ({ page }) => {
	await open(page, list);
	await search(page).fill("ohrstecker");
	await page.keyboard.press("Enter");
	await expect.poll(() => query(page).get("q")).toBe("ohrstecker");
	await expect(cards(page).first().getByRole("heading")).toContainText("Ohrstecker");
	await search(page).fill("xyzzyq");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: /xyzzyq/ })).toBeVisible();
	await page.getByRole("button", { name: "Alle Filter löschen" }).last().click();
	await expect(cards(page)).toHaveCount(20);
	await expect(search(page)).toHaveValue("");
});

test("B-USE-13 understands trade words in each language", async ({ page }) => {
	for (const [path, text, found] of [
		["/shop", "Ehering", /^Trauringe/],
		["/en/shop", "wedding band", /Wedding Rings/],
		["/fr/shop", "anneau de mariage", /^Alliances/],
	] as const) {
		await open(page, path);
		await page.locator("main input[role=combobox]").fill(text);
		await page.keyboard.press("Enter");
		await expect(cards(page)).toHaveCount(3);
		for (const name of await names(page)) expect(name).toMatch(found);
	}
});

test("B-USE-13 turns a price in the search into a filter, also from an address", async ({ page }) => {
	await open(page, `${list}?q=Uhr+bis+1.500+%E2%82%AC`);
	await expect(count(page)).toHaveText("4 Produkte");
	await expect(search(page)).toHaveValue("Uhr");
	await expect(chips(page).getByRole("button")).toHaveText([
		/Suche: Uhr/,
		/bis\s1\.500\s€/,
		/Alle Filter löschen/,
	]);
	await chips(page)
		.getByRole("button", { name: /bis\s1\.500/ })
		.click();
	await expect(count(page)).toHaveText("8 Produkte");
	await search(page).fill("unter 50");
	await page.keyboard.press("Enter");
	await expect(count(page)).toHaveText("2 Produkte");
	await expect(search(page)).toHaveValue("");
});

test("B-USE-13 suggests the nearest products and categories if nothing is found", async ({ page }) => {
	await open(page, `${list}?q=Fahrradhelm`);
	await expect(page.getByRole("heading", { name: /Fahrradhelm/ })).toBeVisible();
	const nearest = page.getByRole("region", { name: "Das kommt dem am nächsten" });
	await expect(nearest.getByRole("article")).toHaveCount(1);
	await expect(nearest.getByRole("article").first()).toContainText("Stadtrad");
	await expect(
		nearest.getByRole("list", { name: "Passende Kategorien" }).getByRole("link").first(),
	).toHaveText("Fahrräder");
	// Other categories have what this one lacks.
	await open(page, `${list}/uhren?q=Diamant`);
	const all = nearest.getByRole("link", { name: "Alle Treffer zu „Diamant“" });
	await expect(nearest.getByRole("article")).toHaveCount(3);
	await all.click();
	await expect(page).toHaveURL(/\/shop\?q=Diamant$/);
	await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
	// A price without matches: the same products, cheapest first.
	await search(page).fill("Ring unter 50 €");
	await page.keyboard.press("Enter");
	await expect(nearest.getByRole("article")).toHaveCount(3);
	await expect(nearest.getByRole("article").first()).toContainText("Siegelring");
});
