import { expect } from "@playwright/test";
import { labels, openReview } from "../support/checkout-steps.ts";
import { demoLine, test } from "../support/order-shop.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("B-LAW-15 names the essential features of each line's kind of goods above the order button, and no others", async ({
	page,
	shop,
}) => {
	const goods = ["alpenhorn-firn", "ohrstecker-brillant", "raumduft-feige-zeder"];
	await openReview(page, shop, { lines: goods.map((slug) => demoLine(shop, slug)) });
	const lines = page.getByRole("main").getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem");
	const features = (name: string) => lines.filter({ hasText: name }).getByRole("definition");
	const names = (name: string) => lines.filter({ hasText: name }).getByRole("term");
	await expect(names("Ohrstecker")).toHaveText(["Legierung:", "Steine:", "Behandlung:"]);
	await expect(features("Ohrstecker").first()).toHaveText("750/1000 Weißgold");
	await expect(names("Firn")).toHaveText(["Gehäuse:", "Werk:", "Gehäusedurchmesser:", "Farbe:", "Band:"]);
	await expect(features("Raumduft").first()).toHaveText("200 ml");
	// Above the button that obliges to pay, without anything to open first.
	const order = page.getByRole("button", { name: labels.de.order });
	const [shown, button] = [await features("Raumduft").first().boundingBox(), await order.boundingBox()];
	expect(shown && button && shown.y + shown.height <= button.y).toBe(true);
});

test("B-LAW-15 names the essential features in the page's language", async ({ page, shop }) => {
	await openReview(page, shop, { language: "en", lines: [demoLine(shop, "ohrstecker-brillant")] });
	await expect(page.getByRole("main").getByRole("listitem").getByRole("term")).toHaveText([
		"Alloy:",
		"Stones:",
		"Treatment:",
	]);
});
