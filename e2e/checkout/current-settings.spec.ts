import { expect } from "@playwright/test";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { open } from "../support/browsing.ts";
import { confirmedNumber, labels, pressOrder, reachReview } from "../support/checkout-steps.ts";
import { furtherCase } from "../support/matrix.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";
import { mockSettings } from "../support/shop-settings.ts";

test(
	"B-LAW-04 R-PAY-04 uses tax and bank details of the current settings, from cart to confirmation",
	furtherCase,
	async ({ page, shop }) => {
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
	},
);
