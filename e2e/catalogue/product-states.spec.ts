import { expect, type Page } from "@playwright/test";
import { addPersonalization, approachPurchase, open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";

const main = (page: Page) => page.getByRole("main");
const cartButton = (page: Page) => page.getByRole("button", { name: "Add to cart" });

for (const [path, why] of [
	["/en/shop/schmuck/tennisarmband", "without a price"],
	["/en/shop/uhren/kronberg-elfenbein", "out of stock and not reordered"],
] as const) {
	test(
		`R-CAT-07 shows On Request instead of the cart button for a product ${why}, and accepts requests`,
		repetition(why !== "without a price"),
		async ({ page }) => {
			await open(page, path);
			await expect(main(page).getByText("On request", { exact: true }).first()).toBeVisible();
			await expect(cartButton(page)).toHaveCount(0);
			const request = page.getByRole("button", { name: "Request Availability" });
			// Actions come before further information for buyers.
			const assured = main(page).getByText(/^Collection in Mitte/);
			const tops = await Promise.all(
				[request, assured].map((part) => part.evaluate((one) => one.getBoundingClientRect().top)),
			);
			expect(tops[0]).toBeLessThan(tops[1] ?? 0);
			await request.click();
			await expect(page.getByRole("form", { name: "Your request" })).toBeVisible();
		},
	);
}

test("shows name and price next to the image on a tablet's first screen", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/shop/verlobungsringe/halo");
	await expect(main(page).getByRole("heading", { level: 1 })).toBeInViewport();
	await expect(
		main(page)
			.getByText(/^2\.450,00/)
			.first(),
	).toBeInViewport();
	await expect(main(page).getByRole("group", { name: "Ringgröße" })).toBeInViewport();
});

test("R-CAT-07 shows attributes with their group's name, and the price with its tax", async ({ page }) => {
	await open(page, "/en/shop/verlobungsringe/drei-steine");
	for (const [group, value] of [
		["Alloy", "18 ct yellow gold (750)"],
		["Treatment", /untreated/i],
	] as const) {
		const term = main(page).getByRole("term").filter({ hasText: group });
		await expect(term).toBeVisible();
		await expect(term.locator("xpath=following-sibling::dd[1]")).toHaveText(value);
	}
	await expect(
		main(page)
			.getByText(/including\s19%\sVAT/)
			.first(),
	).toBeVisible();
	await expect(cartButton(page)).toBeVisible();
});

test("R-PROD-05 opens the size guide as a table and restores the focus on Escape", async ({ page }) => {
	await open(page, "/en/shop/verlobungsringe/drei-steine");
	const opener = page.getByRole("button", { name: "Size guide" });
	await opener.click();
	const table = page.getByRole("dialog").getByRole("table");
	await expect(table).toBeVisible();
	expect(await table.getByRole("columnheader").count()).toBeGreaterThan(1);
	expect(await table.getByRole("row").count()).toBeGreaterThan(5);
	await expect(table.getByRole("row").filter({ hasText: "54" }).first()).toContainText(/17[.,]2/);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(opener).toBeFocused();
});

test("R-PROD-05 shows the ratings' average and number", async ({ page }) => {
	await open(page, "/en/shop/uhren/alpenhorn-mitternacht");
	const ratings = main(page).getByRole("region", { name: "Reviews" });
	await expect(ratings).toContainText("4.7");
	await expect(ratings).toContainText("3 reviews");
	await expect(ratings.getByRole("article").or(ratings.getByRole("listitem"))).not.toHaveCount(0);
});

test("R-PROD-05 B-LAW-09 shows the same ratings in the product page's head and list, each in its language", async ({
	page,
}) => {
	const path = "/shop/uhren/kronberg-regatta";
	const ratings = main(page).getByRole("region", { name: "Bewertungen" });
	await open(page, path);
	await expect(ratings.locator("p[lang=en]")).toHaveText(/^Light and easy to read/);
	await expect(ratings.locator("p[lang=de]")).toHaveText(/^Gute Uhr/);
	await page.route("**/shop-data/**/ratings/kronberg-regatta-*.json", async (route) => {
		const response = await route.fetch();
		const [first] = await response.json();
		await route.fulfill({
			response,
			json: [{ ...first, rating: 1, comment: "Troppo pesante.", language: "it" }],
		});
	});
	await page.reload();
	await approachPurchase(page);
	await expect(ratings.locator("p[lang=it]")).toHaveText("Troppo pesante.");
	await expect(ratings).toContainText("1 Bewertung");
	await expect(main(page).getByRole("link", { name: /1\sBewertung$/ })).toContainText("1 von 5");
});

test("R-PROD-05 shows the engraving in the cart", async ({ page }) => {
	await open(page, "/en/shop/verlobungsringe/drei-steine");
	await page.getByRole("radio", { name: /^52/ }).check({ force: true });
	await addPersonalization(page);
	await page.getByLabel("Engraved text").fill("Clara & Anton");
	await cartButton(page).click();
	await expect(page.getByRole("link", { name: "Cart (1)" }).first()).toBeVisible();
	await open(page, "/en/shop/warenkorb");
	await expect(main(page).getByText("Clara & Anton")).toBeVisible();
	await expect(main(page).getByText(/52/).first()).toBeVisible();
});
