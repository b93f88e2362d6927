import { expect, type Page } from "@playwright/test";
import { addPersonalization, isSameDocument, markDocument, open } from "../support/browsing.ts";
import { reachReview } from "../support/checkout-steps.ts";
import { diffuser, fillCart, test } from "../support/order-shop.ts";
import { smoke } from "../support/selection.ts";

/** Follows the header's link to the English page by client-side navigation. */
async function switchToEnglish(page: Page): Promise<void> {
	await markDocument(page);
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	expect(await isSameDocument(page)).toBe(true);
}

test(
	"R-I18N-02 B-REL-09 names the cart's products in the newly chosen language",
	smoke,
	async ({ page, shop }) => {
		await fillCart(page, [diffuser(shop)]);
		await open(page, "/shop/warenkorb");
		const main = page.getByRole("main");
		await expect(main.getByRole("link", { name: "Raumduft Feige & Zeder" })).toBeVisible();
		await switchToEnglish(page);
		await expect(main.getByRole("link", { name: "Fig & Cedar Diffuser" })).toBeVisible();
		await expect(main.getByText("Raumduft")).toHaveCount(0);
	},
);

test("R-I18N-02 R-CHECK-03 names products, countries, payment and delivery in the checkout in the newly chosen language", async ({
	page,
	shop,
}) => {
	await fillCart(page, [diffuser(shop)]);
	await reachReview(page, "de", "Vorkasse");
	const main = page.getByRole("main");
	await expect(main.getByText("Paketversand", { exact: true })).toBeVisible();
	await switchToEnglish(page);
	await expect(main.getByText("Parcel delivery", { exact: true })).toBeVisible();
	await expect(main.getByText("Delivery to: Germany")).toBeVisible();
	await expect(main.getByRole("list", { name: "Your selection" })).toContainText("Fig & Cedar Diffuser");
	await expect(main.getByText("Bank transfer in advance", { exact: true })).toBeVisible();
	await expect(main.getByText("mara@beispiel.example")).toBeVisible();
	await expect(main).not.toContainText(/Vorkasse|Paketversand|Deutschland|Raumduft/);
});

test("R-I18N-02 R-CAT-06 keeps filters, search and order of a list in the newly chosen language", async ({
	page,
}) => {
	const main = page.getByRole("main");
	const total = main.getByRole("status").filter({ hasText: /\d+\s(Produkte?|products?|produits?)$/ });
	const count = async () => Number.parseInt(await total.innerText(), 10);
	const search = () => new URL(page.url()).search;
	for (const [path, changed] of [
		["/shop", "?category=uhren"],
		["/shop", "?q=stern&category=schmuck&sort=-price_brutto"],
		["/shop/schmuck", "?manufacturer=sternau"],
	] as const) {
		await open(page, path);
		const all = await count();
		await open(page, `${path}${changed}`);
		await expect.poll(count).toBeLessThan(all);
		const shown = await count();
		await switchToEnglish(page);
		expect(new URL(page.url()).pathname).toBe(`/en${path}`);
		expect(search()).toBe(changed);
		await expect(total).toHaveText(/products?$/);
		await expect.poll(count).toBe(shown);
	}
	// A filter chosen later is in the links at once, also for a new tab.
	await open(page, "/shop");
	const french = page.getByRole("banner").getByRole("link", { name: "Français" });
	await expect(french).toHaveAttribute("href", "/fr/shop");
	await page
		.getByRole("complementary", { name: "Filter" })
		.getByRole("checkbox", { name: /^Juwelier Sternau/ })
		.check();
	await expect(french).toHaveAttribute("href", "/fr/shop?manufacturer=sternau");
	await open(page, "/kontakt?utm_source=brief");
	await expect(french).not.toHaveAttribute("href", /\?/);
});

test("R-I18N-02 R-PROD-05 labels a product's fields in the newly chosen language and keeps their values", async ({
	page,
}) => {
	await open(page, "/shop/schmuck/siegelring-stern");
	const main = page.getByRole("main");
	await main.getByRole("radio", { name: /^54/ }).check({ force: true });
	await addPersonalization(page);
	await main.getByLabel("Text der Gravur").fill("A. L.");
	await main.getByLabel("Schrift").selectOption("Schreibschrift");
	await switchToEnglish(page);
	await expect(main.getByLabel("Engraved text")).toHaveValue("A. L.");
	await expect(main.getByLabel("Typeface").locator("option:checked")).toHaveText("Script");
	await expect(main.getByRole("radio", { name: /^54/ })).toBeChecked();
	await expect(main.getByRole("group", { name: "Ring size" })).toBeVisible();
	await expect(main).not.toContainText(/Gravur|Ringgröße|Legierung|Siegelring/);
});
