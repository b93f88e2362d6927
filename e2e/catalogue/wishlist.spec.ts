import { expect } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { blockStorage } from "../support/blocked-storage.ts";
import { open, untilReady } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { choose } from "../support/consents.ts";
import { test } from "../support/order-shop.ts";
import { repetition, smoke } from "../support/selection.ts";
import { heart, item, keys, main, pages, save, saved, stored, wishLink } from "../support/wishlist-items.ts";

const vase = "/shop/dekoration/vase-moos";
const ring = "/shop/verlobungsringe/drei-steine";

test(
	"B-USE-14 saves a product with a heart before React loads, announces it, and removes it again; two presses cancel out",
	smoke,
	async ({ page }) => {
		await page.route(/\/assets\/page-[\w-]{8}\.js$/, () => undefined);
		await page.goto("/shop/dekoration");
		await untilReady(page);
		const button = heart(page, "Vase Moos");
		await expect(button).toHaveAttribute("aria-pressed", "false");
		await button.press("Enter");
		await expect(button).toHaveAttribute("aria-pressed", "true");
		await expect(wishLink(page, 1)).toBeVisible();
		await expect(page).toHaveURL("/shop/dekoration");
		await button.dblclick();
		await expect(button).toHaveAttribute("aria-pressed", "true");
		await button.click();
		await expect(button).toHaveAttribute("aria-pressed", "false");
		expect(await keys(page)).toEqual([]);
	},
);

test("B-USE-14 counts a press on a heart before the page's script once", async ({ page }) => {
	let load = () => {};
	const held = new Promise<void>((resolve) => {
		load = resolve;
	});
	await page.route(/\/assets\/runtime-/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/shop/dekoration", { waitUntil: "commit" });
	await heart(page, "Vase Moos").click();
	load();
	await expect(wishLink(page, 1)).toBeVisible();
	await expect(heart(page, "Vase Moos")).toHaveAttribute("aria-pressed", "true");
});

test("B-USE-14 counts a press on a heart while the page's script starts once", async ({ page }) => {
	await page.addInitScript(() => {
		const define = customElements.define.bind(customElements);
		customElements.define = (name, ...rest) => {
			define(name, ...rest);
			if (name === "wish-button")
				document.querySelector<HTMLElement>("wish-button[data-product=vase-moos] button")?.click();
		};
	});
	await page.goto("/shop/dekoration");
	await untilReady(page);
	await page.waitForLoadState("networkidle");
	await expect(heart(page, "Vase Moos")).toHaveAttribute("aria-pressed", "true");
	await expect(wishLink(page, 1)).toBeVisible();
});

test("B-USE-14 R-LOAD-06 R-LOAD-03 reloads the page once if a heart's script is gone, then reports it on each press", async ({
	page,
}) => {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents++;
	});
	await page.route(/\/assets\/wishlist-[^/]*\.js$/, (route) => route.abort());
	await page.goto("/shop/dekoration");
	await untilReady(page);
	await heart(page, "Vase Moos").click();
	await expect.poll(() => documents).toBe(2);
	await untilReady(page);
	const notice = page.getByRole("alert").filter({ hasText: /\S/ });
	await expect(heart(page, "Vase Moos")).toBeVisible();
	await expect(notice).toHaveCount(0);
	await heart(page, "Vase Moos").click();
	await expect(notice).toContainText("Diese Seite konnte nicht vollständig geladen werden.");
	await expect(heart(page, "Vase Moos")).toHaveAttribute("aria-pressed", "false");
	expect(documents).toBe(2);
	await page.unrouteAll();
	await notice.getByRole("button", { name: "Neu laden" }).click();
	await untilReady(page);
	await heart(page, "Vase Moos").click();
	await expect(wishLink(page, 1)).toBeVisible();
});

test("B-USE-14 shows the list in each language, links to the products' pages, and clears it with one press", async ({
	page,
}) => {
	await open(page, vase);
	await heart(page, "Vase Moos").click();
	await expect(wishLink(page, 1)).toBeVisible();
	await open(page, ring);
	await page.getByRole("radio", { name: /^54/ }).check();
	await heart(page, "Drei Steine").click();
	await expect(heart(page, "Drei Steine")).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("radio", { name: /^52/ }).check();
	await expect(heart(page, "Drei Steine")).toHaveAttribute("aria-pressed", "false");
	await wishLink(page, 2).click();
	await expect(page).toHaveURL(pages.de);
	await expect(saved(page)).toHaveText([/Drei Steine.*54/s, /Vase Moos.*96,00/s]);
	expect(await violations(page)).toEqual([]);
	await saved(page).getByRole("link", { name: "Drei Steine", exact: true }).click();
	await expect(page.getByRole("radio", { name: /^54/ })).toBeChecked();
	await page.goBack();
	await expect(saved(page)).toHaveCount(2);
	await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL(pages.fr);
	const list = page.getByRole("list", { name: "Articles enregistrés" });
	await expect(list.getByRole("listitem")).toHaveCount(2);
	expect(await stored(page)).not.toMatch(/Vase Moos|Drei Steine|Pierres/);
	await page.getByRole("button", { name: "Vider la liste d’envies" }).click();
	await expect(page.getByText("Rien n’est encore enregistré.")).toBeVisible();
	expect(await keys(page)).toEqual([]);
	await page.getByRole("button", { name: "Annuler" }).click();
	await expect(list.getByRole("listitem")).toHaveCount(2);
});

test("B-USE-14 adds items without choices to the cart, and reports changed items, which can be removed", async ({
	page,
	shop: _,
}) => {
	await save(page, [
		item("sold-long-ago"),
		item("drei-steine", "1", "gone"),
		item("vase-moos", "120"),
		item("drei-steine"),
	]);
	await open(page, pages.de);
	await expect(saved(page)).toHaveText([
		/^Artikel.*Das ist nicht mehr erhältlich/s,
		/Drei Steine.*Das ist nicht mehr erhältlich/s,
		/Vase Moos.*Der Preis hat sich geändert: jetzt\s96,00.€\sstatt\s120,00.€/s,
	]);
	await saved(page).getByRole("button", { name: "Artikel entfernen" }).click();
	await expect(page.getByRole("button", { name: "Rückgängig" })).toBeFocused();
	await saved(page)
		.getByRole("button", { name: /^In den Warenkorb ?: Vase Moos$/ })
		.click();
	await expect(page.getByText("Vase Moos liegt in Ihrem Warenkorb.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
	await expect(saved(page).getByRole("link", { name: /^Ansehen ?: Drei Steine$/ })).toBeVisible();
	await expect(saved(page)).toHaveCount(2);
});

test("B-USE-14 shares a list by link with nothing but products, and takes it over with one press", async ({
	page,
	browser,
	baseURL,
}) => {
	await save(page, [item("vase-moos", "120"), item("duftkerze-waldrand", "20")]);
	await open(page, pages.de);
	const address = new URL(await page.getByRole("textbox", { name: "Link zu dieser Liste" }).inputValue());
	expect(address.pathname + address.search).toBe(`${pages.de}?item=vase-moos&item=duftkerze-waldrand`);

	const other = await browser.newContext({ baseURL: baseURL ?? "" });
	const friend = await other.newPage();
	await save(friend, [item("drei-steine")]);
	await open(friend, `${address.pathname}${address.search}&item=gone`);
	await friend.getByRole("button", { name: "Alles ablehnen" }).click();
	await expect(saved(friend)).toHaveText([/Vase Moos/, /Duftkerze/, /nicht mehr erhältlich/]);
	await expect(wishLink(friend, 1)).toBeVisible();
	expect(await violations(friend)).toEqual([]);
	await friend.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(friend).toHaveURL(/\/en\/shop\/merkzettel\?item=vase-moos/);
	await friend.goBack();
	await friend.getByRole("button", { name: "In meinen Merkzettel übernehmen" }).click();
	await expect(friend.getByText("Die Artikel sind auf Ihrem Merkzettel.")).toBeVisible();
	await friend.getByRole("link", { name: "Zu meinem Merkzettel" }).click();
	await expect(friend).toHaveURL(pages.de);
	await expect(saved(friend)).toHaveText([/Vase Moos/, /Duftkerze/, /Drei Steine/]);
	await expect(friend.getByText("Der Preis hat sich geändert")).toHaveCount(0);
	await other.close();
});

test("B-USE-14 announces a second press into the cart like the first", async ({ page, shop: _ }) => {
	await save(page, [item("vase-moos")]);
	await open(page, pages.de);
	const add = saved(page).getByRole("button", { name: /^In den Warenkorb ?: Vase Moos$/ });
	const said = saved(page).getByText("Vase Moos liegt in Ihrem Warenkorb.");
	await add.click();
	await expect(said).toBeVisible();
	const first = await said.elementHandle();
	await add.click();
	await expect(page.getByRole("link", { name: "Warenkorb (2)" }).first()).toBeVisible();
	await expect(said).toBeVisible();
	expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
});

test("B-USE-14 shares one list between two tabs in two languages", async ({ page, context }) => {
	await open(page, "/shop/dekoration");
	const other = await context.newPage();
	await open(other, pages.en);
	await expect(other.getByText("Nothing is saved yet.")).toBeVisible();
	await heart(page, "Vase Moos").click();
	await expect(other.getByRole("list", { name: "Saved products" })).toContainText("Moss Vase");
	await other.getByRole("button", { name: "Remove Moss Vase" }).click();
	await expect(heart(page, "Vase Moos")).toHaveAttribute("aria-pressed", "false");
	await expect(wishLink(page, 0)).toBeVisible();
});

test("B-USE-14 B-REL-03 states in heart and list how long the list lasts if storage is blocked", async ({
	page,
}) => {
	await page.addInitScript(blockStorage);
	await open(page, vase);
	await page.getByRole("button", { name: "Alles ablehnen" }).click();
	await heart(page, "Vase Moos").click();
	await expect(main(page).getByText(/^Ihr Browser speichert nichts/)).toBeVisible();
	await wishLink(page, 1).click();
	await expect(page.getByText(/^Ihr Browser kann den Merkzettel nicht speichern/)).toBeVisible();
	await expect(saved(page)).toHaveText([/Vase Moos/]);
});

test.describe("before any choice about cookies", () => {
	test.use(newBrowser);

	test("B-USE-14 B-LAW-19 lists saved products among necessary storage and keeps them without consent", async ({
		page,
	}) => {
		await open(page, vase);
		await expect(page.getByRole("dialog", { name: "Ihre Wahl" })).toContainText("den Merkzettel");
		await choose(page, "Alles ablehnen");
		expect(await keys(page)).toEqual([]);
		await heart(page, "Vase Moos").click();
		await expect.poll(() => keys(page)).toEqual(["int-wishlist"]);
		await open(page, "/datenschutz");
		await expect(main(page)).toContainText("int-wishlist");
	});
});

for (const width of [320, 390])
	test(
		`B-USE-14 needs no horizontal scrolling at ${width} px, with hearts large enough for a finger`,
		repetition(width !== 320),
		async ({ page }) => {
			await page.setViewportSize({ width, height: 740 });
			await open(page, "/shop/dekoration");
			const box = await heart(page, "Vase Moos").boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
			await heart(page, "Vase Moos").click();
			await wishLink(page, 1).click();
			await expect(saved(page)).toHaveCount(1);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		},
	);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("B-USE-14 shows no heart and no wishlist without script", async ({ page }) => {
		await page.goto("/shop/dekoration");
		await expect(main(page).getByRole("link", { name: "Vase Moos" })).toBeVisible();
		await expect(heart(page, "Vase Moos")).toBeHidden();
		await expect(wishLink(page, 0).first()).toBeHidden();
	});
});
