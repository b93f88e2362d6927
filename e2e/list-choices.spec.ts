import { expect, type Page } from "@playwright/test";
import { open, openHydrated } from "./browsing.ts";
import { test } from "./journey.ts";
import { furtherCase } from "./matrix.ts";

const main = (page: Page) => page.getByRole("main");
const filters = (page: Page) => page.getByRole("complementary", { name: "Filter" });
const categories = (page: Page) => page.getByRole("navigation", { name: "Kategorien" });
const count = (page: Page) =>
	main(page)
		.getByRole("status")
		.filter({ hasText: /Produkte?$/ });
const bars = (page: Page) => filters(page).locator("fieldset [aria-hidden] > span");

test(
	"R-CAT-06 the price is the second filter, and round prices are one press away",
	furtherCase,
	async ({ page }) => {
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
	},
);

test(
	"R-CAT-06 the histogram is of what the other filters leave, and of few products there is none",
	furtherCase,
	async ({ page }) => {
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
	},
);

test("the category that is open is the only current one", furtherCase, async ({ page }) => {
	await open(page, "/shop/perlen");
	await expect(categories(page).locator("[aria-current]")).toHaveText(["Perlen"]);
	await open(page, "/shop?category=uhren");
	await expect(categories(page).locator("[aria-current]")).toHaveText(["Uhren"]);
	const sizes = await categories(page)
		.locator("a > span:first-child:not(:only-child)")
		.evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight].join()));
	expect(new Set(sizes).size).toBe(1);
});

test("the shop begins with watches and jewellery that can be had, and ends with what is for the home", async ({
	page,
}) => {
	await open(page, "/shop");
	const paths = () =>
		main(page)
			.getByRole("article")
			.getByRole("heading")
			.getByRole("link")
			.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("/")[2] ?? ""));
	await page.getByRole("button", { name: "Mehr anzeigen" }).click();
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

test("a product suggests what is near to it, the same at each load", furtherCase, async ({ page }) => {
	const suggested = async (path: string) => {
		await open(page, path);
		const section = page.getByRole("region", { name: "Das könnte Ihnen gefallen" });
		await section.scrollIntoViewIfNeeded();
		const links = section.getByRole("article").getByRole("heading").getByRole("link");
		await expect(links).toHaveCount(4);
		return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
	};
	const first = await suggested("/shop/verlobungsringe/solitaer-sechs");
	expect(first.slice(0, 2).every((path) => path.startsWith("/shop/verlobungsringe/"))).toBe(true);
	expect(first.join()).not.toMatch(/fahrraeder|raumduefte|dekoration|heimtextilien|florale|solitaer-sechs/);
	expect(new Set(first).size).toBe(first.length);
	expect(await suggested("/shop/verlobungsringe/solitaer-sechs")).toEqual(first);
});

test(
	"suggestions that were lost without a connection come once there is one",
	furtherCase,
	async ({ page, context }) => {
		await openHydrated(page, "/shop/verlobungsringe/solitaer-sechs");
		const section = page.getByRole("region", { name: "Das könnte Ihnen gefallen" });
		await context.setOffline(true);
		await section.scrollIntoViewIfNeeded();
		await expect(section).toBeHidden();
		await context.setOffline(false);
		await expect(section.getByRole("article")).toHaveCount(4);
		await expect(section).toBeVisible();
	},
);

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the category that is open is in view", furtherCase, async ({ page }) => {
		await open(page, "/shop/fahrraeder");
		await expect(categories(page).getByRole("link", { name: "Fahrräder" })).toBeInViewport({ ratio: 1 });
	});
});
