import { expect, type Page } from "@playwright/test";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { open } from "../support/browsing.ts";
import { confirmedNumber, labels, openReview, pressOrder, reachReview } from "../support/checkout-steps.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";
import { mockSettings } from "../support/shop-settings.ts";

test("B-LAW-04 R-PAY-04 uses tax and bank details of the current settings, from cart to confirmation", async ({
	page,
	shop,
}) => {
	await mockSettings(page, () => ({
		default_tax_percent: decimalOf("7"),
		bank_details: "Neue Bank\nDE00 1234",
	}));
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	await open(page, "/shop/warenkorb");
	await expect(page.getByText("darin 7 % MwSt.")).toBeVisible();
	await expect(page.getByText("darin 19 %")).toHaveCount(0);
	await reachReview(page, "de", labels.de.transfer);
	await expect(page.getByText("darin 7 % MwSt.").last()).toBeVisible();
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
	await expect(page.getByRole("region", { name: labels.de.bank })).toContainText("Neue Bank");
	await page.reload();
	await expect(page.getByRole("region", { name: labels.de.bank })).toContainText("Neue Bank");
});

/** Counts the changes of the draft that a tab learns of from other tabs, from now on. */
async function countFollowedDrafts(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		const { dataset } = document.documentElement;
		addEventListener("storage", ({ key }) => {
			if (key === "int-checkout") dataset.followed = String(Number(dataset.followed ?? 0) + 1);
		});
	});
	return () => page.evaluate(() => Number(document.documentElement.dataset.followed ?? 0));
}

test("B-REL-09 R-CHECK-02 does not rewrite another tab's draft when the tabs know different shipping prices", async ({
	page,
	context,
	shop,
}) => {
	await openReview(page, shop);
	const followed = await countFollowedDrafts(page);
	const other = await context.newPage();
	await mockSettings(other, ({ shipping_methods_config }) => ({
		shipping_methods_config: shipping_methods_config.map((one) => ({
			...one,
			price_brutto: decimalOf("9.9"),
		})),
	}));
	await open(other, "/shop/kasse");
	await expect(other.getByRole("main")).toContainText(/Versand\s*9,90/);
	// Long enough for tens of events, if the tabs answered each other.
	await page.waitForTimeout(500);
	expect(await followed()).toBe(1);
});
