import { expect } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { mailOfOrder, openReview } from "../support/checkout-steps.ts";
import { diffuser, fillCart, test } from "../support/order-shop.ts";

/** The base price of 48,00 € for 200 ml, which PAngV § 4 requires next to the price. */
const basePrice = "240,00 € / l";

test("B-LAW-16 shows the base price next to the price in list, detail, cart, review, mail and feed", async ({
	page,
	shop,
	request,
}) => {
	await open(page, "/shop/raumduefte");
	const card = page.getByRole("article").filter({ hasText: "Raumduft Feige" });
	await expect(card.getByText(basePrice)).toBeVisible();
	await open(page, "/shop/raumduefte/raumduft-feige-zeder");
	const main = page.getByRole("main");
	await expect(main.getByText(basePrice).first()).toBeVisible();
	await fillCart(page, [{ ...diffuser(shop), count: 2 }]);
	await open(page, "/shop/warenkorb");
	await expect(main.getByText(basePrice)).toBeVisible();
	await openReview(page, shop);
	await expect(main.getByText(basePrice)).toBeVisible();
	const mail = await mailOfOrder(page, shop);
	expect(mail.replaceAll("\u00a0", " ")).toContain(`48,00 € (${basePrice})`);
	const feed = await (await request.get("/feeds/products-de-de.xml")).text();
	const item = feed.split("<item>").find((text) => text.includes("Raumduft Feige"));
	expect(item).toContain("<g:unit_pricing_measure>200 ml</g:unit_pricing_measure>");
	expect(item).toContain("<g:unit_pricing_base_measure>1 l</g:unit_pricing_base_measure>");
});

test("B-LAW-16 shows no base price for products sold by the piece", async ({ page }) => {
	await open(page, "/shop/uhren");
	await expect(page.getByRole("article").first()).toBeVisible();
	await expect(page.getByText(/€ \/ (?:kg|l|m)/)).toHaveCount(0);
});

for (const [path, text] of [
	["/en/shop/raumduefte/raumduft-feige-zeder", "€240.00 / l"],
	["/fr/shop/raumduefte/raumduft-feige-zeder", "240,00 € / l"],
] as const)
	test(`B-LAW-16 formats the base price in the language of ${path}`, async ({ page }) => {
		await open(page, path);
		await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
	});
