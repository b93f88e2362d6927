import { expect, type Locator } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { chooseDelivery } from "../support/checkout-steps.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";

test("B-USE-18 B-LAW-11 shows the first choice before the limits on phones, without overlapping prices", async ({
	page,
	shop,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	await open(page, "/shop/kasse");
	const ways = page.locator("#handover button");
	await expect(ways).toHaveCount(3);
	const limits = page.getByRole("main").locator("dl").first();
	await expect(limits).toContainText("Lieferung nach: Deutschland");
	const edge = (part: Locator, side: "top" | "bottom") =>
		part.evaluate((one, name) => one.getBoundingClientRect()[name], side);
	expect(await edge(ways.last(), "bottom")).toBeLessThan(await edge(limits, "top"));
	const overlapping = await ways.last().evaluate((button) => {
		const texts = [...button.querySelectorAll("span")].filter(
			({ childElementCount }) => childElementCount === 0,
		);
		const boxes = texts.map((text) => {
			const range = document.createRange();
			range.selectNodeContents(text);
			return range.getBoundingClientRect();
		});
		return boxes.some((one, place) =>
			boxes
				.slice(place + 1)
				.some(
					(other) =>
						one.left < other.right &&
						other.left < one.right &&
						one.top < other.bottom &&
						other.top < one.bottom,
				),
		);
	});
	expect(overlapping).toBe(false);
	// After the choice the limits are below the steps.
	await chooseDelivery(page, "de");
	expect(await edge(page.locator("#review"), "bottom")).toBeLessThan(await edge(limits, "top"));
});
