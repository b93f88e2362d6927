import { expect, type Page } from "@playwright/test";
import { blockStorage } from "../support/blocked-storage.ts";
import { advanceClockUntil, approachPurchase, open } from "../support/browsing.ts";
import { confirmedNumber, fillCheckout, labels, openReview, pressOrder } from "../support/checkout-steps.ts";
import { acceptedOrders, demoLine, fillCart, test } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";
import { type RefusedSettings, refuseSettings } from "../support/shop-settings.ts";

test("B-REL-02 R-ORDER-06 shows an unknown outcome after a timeout, then the same order", async ({
	page,
	shop,
	calls,
}) => {
	await page.clock.install();
	calls.fates = ["late"];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await expect.poll(() => calls.sent.length).toBe(1);
	const order_uuid = String(calls.sent[0]?.body.order_uuid);
	await expect.poll(() => acceptedOrders(shop)).toBe(1);
	const unknown = page.getByRole("alert").getByText(labels.de.unknown);
	// The clock continues, so that a busy machine has the rest of the 30 seconds.
	await page.clock.fastForward(20_000);
	await expect(unknown).toHaveCount(0);
	await advanceClockUntil(page, unknown);
	const taken = await shop.service.database.query<{ order_number: string }>(
		"select order_number from orders where order_uuid = $1",
		[order_uuid],
	);
	expect(taken).toHaveLength(1);
	await page.getByRole("button", { name: labels.de.retry }).click();
	expect(await confirmedNumber(page, "de")).toBe(taken[0]?.order_number);
	expect(await acceptedOrders(shop)).toBe(1);
	expect(calls.sent[1]).toEqual(calls.sent[0]);
});

/** Fills local storage completely. */
function fullStorage(): void {
	const { setItem } = Storage.prototype;
	Storage.prototype.setItem = function (key, text) {
		if (this === window.localStorage) throw new DOMException("No room left", "QuotaExceededError");
		setItem.call(this, key, text);
	};
}

/** Orders from a product's page to the confirmation in one visit, by links only. */
async function orderWithoutReload(page: Page): Promise<void> {
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	await expect(page.getByText("Raumduft Feige & Zeder liegt in Ihrem Warenkorb.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
	await page.getByRole("link", { name: "Zum Warenkorb" }).click();
	await expect(page.getByRole("list", { name: "Ihre Auswahl" }).getByText("Raumduft")).toBeVisible();
	await page.getByRole("link", { name: "Zur Kasse" }).click();
	await fillCheckout(page, "de", labels.de.transfer);
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
	await expect(page.getByRole("link", { name: "Warenkorb (0)" }).first()).toBeVisible();
}

for (const [state, break_] of [
	["full", fullStorage],
	["blocked", blockStorage],
] as const) {
	test(
		`B-REL-02 B-REL-03 orders once in one visit with storage ${state}, even if a response is lost`,
		repetition(state !== "blocked"),
		async ({ page, shop, calls }) => {
			await page.addInitScript(break_);
			const uncaught: string[] = [];
			page.on("pageerror", ({ message }) => uncaught.push(message));
			calls.fates = ["dropped"];
			await open(page, "/shop/raumduefte/raumduft-feige-zeder");
			// Without readable storage there is no stored answer to the banner.
			if (state === "blocked") await page.getByRole("button", { name: "Alles ablehnen" }).click();
			await orderWithoutReload(page);
			expect(await acceptedOrders(shop)).toBe(1);
			expect(calls.sent[1]).toEqual(calls.sent[0]);
			expect(uncaught).toEqual([]);
		},
	);
}

test("B-REL-03 B-USE-13 keeps the cart during a header search if storage is blocked", async ({ page }) => {
	await page.addInitScript(blockStorage);
	await open(page, "/shop/raumduefte/raumduft-feige-zeder");
	await page.getByRole("button", { name: "Alles ablehnen" }).click();
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
	const header = page.getByRole("banner");
	await header.getByRole("button", { name: "Suche", exact: true }).click();
	await header.getByRole("combobox").fill("Ohrring & Kette");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/shop\?q=Ohrring\+%26\+Kette$/);
	await expect(page.getByRole("heading", { level: 1, name: "Unsere Produkte" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
});

const unread = (page: Page) => page.getByRole("alert").filter({ hasText: "Could not load settings" });

/**
 * Fails the three retries of a read (R-FETCH-01), until the page stops retrying; each clock step is longer than any
 * delay.
 */
async function expectUnread(page: Page, refused: RefusedSettings): Promise<void> {
	await expect
		.poll(async () => {
			const before = refused.count();
			await page.clock.fastForward(10_000);
			await advanceClockUntil(page, unread(page));
			// Requests after a clock step reach the network slightly later.
			await page.waitForTimeout(250);
			return refused.count() - before;
		})
		.toBe(0);
}

/** Retries the settings, which are served again. */
async function retry(page: Page): Promise<void> {
	const read = page.waitForResponse(/\/shop-data\/.*settings-.*\.json$/);
	await unread(page).getByRole("button", { name: "Try again" }).click();
	expect((await read).ok()).toBe(true);
	await expect(unread(page)).toHaveCount(0);
}

test("R-SET-02 reports missing settings on a product's page, sells on, and retries", async ({ page }) => {
	await page.clock.install();
	const refused = await refuseSettings(page);
	await open(page, "/en/shop/raumduefte/raumduft-feige-zeder");
	await approachPurchase(page);
	await expectUnread(page, refused);
	await page.getByRole("button", { name: "Add to cart" }).click();
	await expect(page.getByRole("link", { name: "Cart (1)" }).first()).toBeVisible();
	await refused.restore();
	await retry(page);
});

test("R-SET-02 reports missing settings in the cart, shows its contents, and retries", async ({
	page,
	shop,
}) => {
	await page.clock.install();
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand", { count: 2 })]);
	const refused = await refuseSettings(page);
	await open(page, "/en/shop/warenkorb");
	await expectUnread(page, refused);
	await expect(page.getByRole("textbox", { name: /^Quantity/ })).toHaveValue("2");
	await refused.restore();
	await retry(page);
	await expect(page.getByRole("link", { name: "Go to checkout" })).toBeVisible();
});

test("R-SET-02 reports missing settings in the checkout and retries; the rest of the site works", async ({
	page,
	shop,
}) => {
	await page.clock.install();
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	const refused = await refuseSettings(page);
	await open(page, "/en/shop/kasse");
	await expectUnread(page, refused);
	await expect(page.locator('[name="handover"]')).toHaveCount(0);
	await page.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
	await page.goBack();
	await expectUnread(page, refused);
	await refused.restore();
	await retry(page);
	await expect(page.locator('[name="handover"]').first()).toBeVisible();
});
