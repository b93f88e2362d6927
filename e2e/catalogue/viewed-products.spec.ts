import { expect, type Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { blockStorage } from "../support/blocked-storage.ts";
import { open } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { test } from "../support/journey.ts";
import { heart, keys, main, pages } from "../support/wishlist-items.ts";

const vase = "/shop/dekoration/vase-moos";
const ring = "/shop/verlobungsringe/drei-steine";

const viewed = (page: Page, name = "Zuletzt angesehen") => page.getByRole("region", { name });
const viewedNames = (page: Page, name?: string) => viewed(page, name).getByRole("heading", { level: 3 });
const viewedIds = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem("int-viewed") ?? "null")?.data ?? null);

test("B-USE-14 B-LAW-19 remembers viewed products only once enabled, in every language, until one press deletes them", async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await open(page, vase);
	await expect(heart(page, "Vase Moos")).toHaveAttribute("aria-pressed", "false");
	await heart(page, "Vase Moos").dblclick();
	await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
	expect(await viewedIds(page)).toBeNull();
	expect(scripts.filter((url) => /viewed/.test(url))).toEqual([]);
	await open(page, pages.de);
	await expect(viewed(page)).toContainText("30 Tage lang");
	await viewed(page).getByRole("button", { name: "Auf diesem Gerät merken" }).click();
	await expect(viewed(page)).toContainText("Hier stehen die nächsten Artikel");
	await expect(viewed(page).getByRole("heading", { name: "Zuletzt angesehen" })).toBeFocused();
	expect(await viewedIds(page)).toEqual([]);

	await page.route(/\/assets\/page-[\w-]{8}\.js$/, (route) => route.abort());
	await page.goto(vase);
	await expect.poll(() => viewedIds(page)).toEqual(["vase-moos"]);
	await page.unroute(/\/assets\/page-[\w-]{8}\.js$/);
	await open(page, `/en${ring}`);
	await expect.poll(() => viewedIds(page)).toEqual(["drei-steine", "vase-moos"]);
	await page.mouse.move(3, 400);
	await expect(viewedNames(page, "Recently viewed")).toHaveText(["Moss Vase"]);
	expect(await violations(page)).toEqual([]);

	await open(page, pages.de);
	await expect(viewedNames(page)).toHaveText(["Drei Steine", "Vase Moos"]);
	expect(await violations(page)).toEqual([]);
	await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL(pages.fr);
	await expect(viewedNames(page, "Vus récemment")).toHaveCount(2);
	await page.getByRole("button", { name: "Effacer et ne plus mémoriser" }).click();
	await expect(viewed(page, "Vus récemment")).toContainText("Plus rien n’est mémorisé");
	// The second click of a double click, after the list has disappeared.
	await page.mouse.down({ clickCount: 2 });
	await page.mouse.up({ clickCount: 2 });
	await expect(page).toHaveURL(pages.fr);
	await expect(viewed(page, "Vus récemment")).toContainText("Plus rien n’est mémorisé");
	expect(await keys(page)).toEqual([]);
	await open(page, vase);
	await expect(heart(page, "Vase Moos")).toHaveAttribute("aria-pressed", "false");
	await page.mouse.move(3, 400);
	await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
	expect(await keys(page)).toEqual([]);
	await expect(viewed(page)).toHaveCount(0);
});

test("B-USE-14 B-LAW-19 shares viewed products between two tabs, and stops both with one press", async ({
	page,
	context,
}) => {
	await open(page, pages.de);
	await viewed(page).getByRole("button", { name: "Auf diesem Gerät merken" }).click();
	const other = await context.newPage();
	await open(other, vase);
	await expect(viewedNames(page)).toHaveText(["Vase Moos"]);
	await open(other, ring);
	await expect(viewedNames(page)).toHaveText(["Drei Steine", "Vase Moos"]);
	await other.mouse.move(3, 400);
	await expect(viewedNames(other)).toHaveText(["Vase Moos"]);
	await viewed(page).getByRole("button", { name: "Löschen und nicht mehr merken" }).click();
	await expect(viewed(other)).toHaveCount(0);
	await expect(heart(other, "Drei Steine")).toHaveAttribute("aria-pressed", "false");
	await other.getByRole("radio", { name: /^54/ }).check();
	expect(await keys(other)).toEqual([]);
});

test("B-USE-14 B-REL-03 reports that viewed products cannot be remembered if storage is blocked", async ({
	page,
}) => {
	await page.addInitScript(blockStorage);
	await open(page, pages.de);
	await page.getByRole("button", { name: "Alles ablehnen" }).click();
	await viewed(page).getByRole("button", { name: "Auf diesem Gerät merken" }).click();
	await expect(viewed(page)).toContainText("Das kann er sich nicht merken");
	await page.getByRole("link", { name: "Zum Shop" }).first().click();
	await main(page).getByRole("article").getByRole("link").first().click();
	await expect(page).toHaveURL(/\/shop\/[^/]+\/[^/]+$/);
	await page.getByRole("banner").getByRole("link", { name: "Merkzettel (0)" }).click();
	await expect(viewed(page).getByRole("button")).toHaveText(["Auf diesem Gerät merken"]);
});

test.describe("before any choice about cookies", () => {
	test.use(newBrowser);

	test("B-USE-14 B-LAW-19 lists remembered products among necessary storage", async ({ page }) => {
		await open(page, "/datenschutz");
		await expect(page.getByRole("dialog", { name: "Ihre Wahl" })).toContainText(
			"auf Wunsch zuletzt angesehene Artikel",
		);
		await expect(main(page)).toContainText("int-viewed");
	});
});
