import { expect, type Page } from "@playwright/test";
import { open, openHydrated } from "../support/browsing.ts";
import { test } from "../support/journey.ts";

const main = (page: Page) => page.getByRole("main");
const filters = (page: Page) => page.getByRole("complementary", { name: "Filter" });
const categories = (page: Page) => page.getByRole("navigation", { name: "Kategorien" });
const count = (page: Page) =>
	main(page)
		.getByRole("status")
		.filter({ hasText: /Produkte?$/ });
const bars = (page: Page) => filters(page).locator("fieldset [aria-hidden] > span");

test("R-CAT-06 lists the price as second filter, with round prices one press away", async ({ page }) => {
	await open(page, "/shop");
	const groups = await filters(page).locator("summary").allInnerTexts();
	expect(groups[1]?.trim()).toBe("Preis");
	const round = filters(page).getByRole("button", { name: /^bis / });
	await expect(round).toHaveText([/^bis\s100\s€$/, /^bis\s500\s€$/, /^bis\s1\.000\s€$/]);
	await round.first().click();
	await expect.poll(() => new URL(page.url()).searchParams.get("price_max")).toBe("100");
	await expect(round.first()).toHaveAttribute("aria-pressed", "true");
	await expect(count(page)).toHaveText("4 Produkte");
	await round.first().click();
	await expect.poll(() => new URL(page.url()).searchParams.has("price_max")).toBe(false);
});

test("R-CAT-06 shows the histogram for the other filters' products, and none for few products", async ({
	page,
}) => {
	await open(page, "/shop");
	const all = await bars(page).count();
	expect(all).toBeGreaterThan(10);
	const heights = () =>
		bars(page).evaluateAll((every) => every.map((bar) => bar.getBoundingClientRect().height));
	const before = await heights();
	await filters(page)
		.getByRole("checkbox", { name: /^Uhren/ })
		.check();
	await expect(count(page)).toHaveText("8 Produkte");
	await expect.poll(heights).not.toEqual(before);
	await open(page, "/shop/trauringe");
	await expect(filters(page).getByRole("slider").first()).toBeVisible();
	await expect(bars(page)).toHaveCount(0);
});

test("marks only the open category as current", async ({ page }) => {
	await open(page, "/shop/perlen");
	await expect(categories(page).locator("[aria-current]")).toHaveText(["Perlen"]);
	await open(page, "/shop?category=uhren");
	await expect(categories(page).locator("[aria-current]")).toHaveText(["Uhren"]);
	const sizes = await categories(page)
		.locator("a > span:first-child:not(:only-child)")
		.evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight].join()));
	expect(new Set(sizes).size).toBe(1);
});

test("lists available watches and jewellery first, and home accessories last", async ({ page }) => {
	await open(page, "/shop");
	const paths = () =>
		main(page)
			.getByRole("article")
			.getByRole("heading")
			.getByRole("link")
			.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("/")[2] ?? ""));
	await page.getByRole("link", { name: "Mehr anzeigen" }).click();
	await expect.poll(async () => (await paths()).length).toBeGreaterThan(25);
	const categoriesInOrder = await paths();
	const home = ["heimtextilien", "dekoration", "florale-werkstatt", "raumduefte", "fahrraeder"];
	const firstOfHome = categoriesInOrder.findIndex((slug) => home.includes(slug));
	expect(firstOfHome).toBeGreaterThan(20);
	expect(categoriesInOrder.slice(firstOfHome).every((slug) => home.includes(slug))).toBe(true);
	await expect(main(page).getByRole("article").filter({ hasText: "Nicht vorrätig" }).first()).toBeVisible();
	const sold = await main(page)
		.getByRole("article")
		.evaluateAll((all) => all.findIndex((card) => card.textContent?.includes("Nicht vorrätig")));
	expect(sold).toBeGreaterThan(8);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("B-USE-13 suggests similar products in cards with working links and images", async ({ page }) => {
		await page.goto("/shop/verlobungsringe/solitaer-sechs");
		const section = page.getByRole("region", { name: "Das könnte Ihnen gefallen" });
		const cards = section.getByRole("article");
		await expect(cards).toHaveCount(4);
		const links = cards.getByRole("heading").getByRole("link");
		const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
		expect(paths.slice(0, 2).every((path) => path.startsWith("/shop/verlobungsringe/"))).toBe(true);
		expect(paths.join()).not.toMatch(/fahrraeder|raumduefte|dekoration|heimtextilien|florale|solitaer-sechs/);
		expect(new Set(paths).size).toBe(4);
		const images = cards.locator("img");
		await expect(cards.locator('img:not([loading="lazy"])')).toHaveCount(0);
		await section.scrollIntoViewIfNeeded();
		await expect
			.poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(0);
		await links.first().click();
		await expect(page).toHaveURL(new RegExp(`${paths[0]}$`));
	});
});

test("B-USE-13 shows a suggestion's second image on hover, and saves it with its heart", async ({ page }) => {
	await open(page, "/shop/verlobungsringe/halo");
	const section = page.getByRole("region", { name: "Das könnte Ihnen gefallen" });
	await section.scrollIntoViewIfNeeded();
	const card = section.getByRole("article").filter({ hasText: "Solitär Sechs" });
	// The cards' script loads on the first hover.
	await section.getByRole("article").filter({ hasNotText: "Solitär Sechs" }).first().hover();
	await expect(section.locator("[data-island][data-hydrated]")).toHaveCount(1);
	await card.hover();
	await expect(card.locator("img")).toHaveCount(2);
	const heart = card.getByRole("button", { name: /Solitär Sechs/ });
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("shows the open category in view", async ({ page }) => {
		await open(page, "/shop/fahrraeder");
		await expect(categories(page).getByRole("link", { name: "Fahrräder" })).toBeInViewport({ ratio: 1 });
	});
});

test("R-CAT-02 shows a card's second image on hover and focus, loads it only then, and shifts nothing", async ({
	page,
}) => {
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(request.url()));
	await openHydrated(page, "/shop/verlobungsringe");
	const card = main(page).getByRole("article").filter({ hasText: "Solitär Sechs" });
	const second = card.locator("img").nth(1);
	const placeOf = () =>
		card.evaluate((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [x, y + scrollY, width, height].map(Math.round);
		});
	const place = await placeOf();
	await expect(second).toHaveCount(0);
	expect(fetched.filter((url) => url.includes("yellow-gold-side"))).toEqual([]);
	await card.getByRole("heading").getByRole("link").focus();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Tab");
	await expect(second).toHaveAttribute("alt", "");
	await expect(second.locator("..")).toHaveCSS("opacity", "1");
	expect(fetched.some((url) => url.includes("yellow-gold-side"))).toBe(true);
	await page.keyboard.press("Shift+Tab");
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	await expect(second.locator("..")).toHaveCSS("opacity", "0");
	await card.hover();
	await expect(second.locator("..")).toHaveCSS("opacity", "1");
	expect(await placeOf()).toEqual(place);
});
