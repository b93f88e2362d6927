import { expect } from "@playwright/test";
import { bankMethod, test as bankTest } from "./bank-shop.ts";
import { confirmedNumber, labels, openReview, pressOrder } from "./checkout-steps.ts";
import { keepsPages, noteReturn, stepBack, withoutCache } from "./kept-pages.ts";
import { ownBuild } from "./matrix.ts";
import { acceptedOrders } from "./order-shop.ts";

const test = bankTest.extend(keepsPages);
test.skip(withoutCache !== null, withoutCache ?? "");

test(
	"B-REL-06 a checkout that the browser has kept leads to the same payment again, and to none once it is paid",
	ownBuild,
	async ({ page, shop, bank }) => {
		await openReview(page, shop, { payment: bankMethod });
		await pressOrder(page, "de");
		await noteReturn(page);
		await page.getByRole("button", { name: `Mit ${bankMethod} bezahlen` }).click();
		const approve = page.getByRole("button", { name: "Bank: approve" });
		await expect(approve).toBeVisible();
		await stepBack(page);
		await expect(page.getByRole("alert")).toContainText(`Die Zahlung mit ${bankMethod} ist noch geöffnet.`);
		await page.evaluate(() => delete document.documentElement.dataset.returned);
		await page.getByRole("button", { name: labels.de.retry }).click();
		await approve.click();
		const number = await confirmedNumber(page, "de");
		// The confirmation, the page that the bank leads back to, the bank's.
		await page.evaluate(() => history.go(-3));
		await expect(page.locator("html")).toHaveAttribute("data-returned", "kept");
		await expect(page.getByRole("main")).toContainText(`Ihre Bestellung ${number} ist bei uns eingegangen.`);
		expect(await acceptedOrders(shop)).toBe(1);
		expect(bank.payments.map(({ status }) => status)).toEqual(["paid"]);
	},
);
