import { expect, type Page } from "@playwright/test";
import { advanceClockUntil, open } from "../support/browsing.ts";
import {
	confirmedNumber,
	type LabelLanguage,
	labels,
	openReview,
	openStoredReview,
	pressOrder,
	reachReview,
	way,
} from "../support/checkout-steps.ts";
import { acceptedOrders, demoLine, diffuser, fillCart, type OrderShop, test } from "../support/order-shop.ts";
import { repetition, smoke } from "../support/selection.ts";

const candles = (shop: OrderShop) => demoLine(shop, "duftkerze-waldrand", { count: 2 });
const phone = { width: 390, height: 844 };

async function storedKeys(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => Object.keys(localStorage));
}

for (const language of ["de", "en"] as const satisfies readonly LabelLanguage[]) {
	for (const [screen, size] of [
		["a phone", phone],
		["a desktop", null],
	] as const) {
		test(
			`R-CHECK-03 R-PAY-04 B-LAW-01 orders a ring by transfer in ${language} on ${screen}`,
			repetition(language !== "de" || size === null, smoke),
			async ({ page, shop, calls }) => {
				if (size) await page.setViewportSize(size);
				const texts = labels[language];
				const personalization = { text: "M & J" };
				const ring = demoLine(shop, "siegelring-stern");
				const [variant] =
					shop.catalogue.products.find(({ slug }) => slug === "siegelring-stern")?.product_variants ?? [];
				await fillCart(page, [candles(shop), { ...ring, variant: variant ?? null, personalization }]);
				await open(page, `${texts.root}/warenkorb`);
				await expect(page.getByRole("link", { name: /\(3\)/ }).first()).toBeVisible();
				await reachReview(page, language, texts.transfer);
				await pressOrder(page, language);
				await expect(page.getByRole("checkbox", { name: texts.acknowledge })).toBeFocused();
				expect(calls.sent).toHaveLength(0);
				await page.getByRole("checkbox", { name: texts.acknowledge }).check();
				await pressOrder(page, language);
				const number = await confirmedNumber(page, language);
				await expect(page.getByRole("region", { name: texts.bank }).getByText(/IBAN/)).toBeVisible();
				await page.reload();
				expect(await confirmedNumber(page, language)).toBe(number);
				await expect(page.getByRole("region", { name: texts.bank }).getByText(/IBAN/)).toBeVisible();
				expect(await acceptedOrders(shop)).toBe(1);
				const keys = await storedKeys(page);
				expect(keys.filter((key) => ["int-cart", "int-checkout", "int-checkout:sent"].includes(key))).toEqual(
					[],
				);
				await expect(page.getByRole("link", { name: /\(0\)/ }).first()).toBeVisible();
			},
		);
	}
}

test("R-PAY-04 shows the bank details for an order on invoice too", async ({ page, shop }) => {
	await openReview(page, shop, { payment: labels.de.invoice });
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
	await expect(page.getByText("IBAN")).toBeVisible();
	await expect(page.getByRole("region", { name: "Wie es weitergeht" }).getByRole("listitem")).toHaveText([
		"Wir bereiten Ihre Bestellung vor und sagen Ihnen Bescheid.",
		/^Sie erhalten eine Rechnung: Bitte überweisen Sie .+\sdanach/,
	]);
	await expect(page.getByText(/im Voraus/)).toHaveCount(0);
});

test("R-ORDER-06 creates one order if the button is pressed twice", async ({ page, calls, shop }) => {
	calls.delay = 600;
	await openReview(page, shop);
	await page.getByRole("button", { name: labels.de.order }).dblclick();
	await confirmedNumber(page, "de");
	expect(calls.sent).toHaveLength(1);
});

test("R-ORDER-06 B-REL-02 requests a lost response automatically and creates one order", async ({
	page,
	shop,
	calls,
}) => {
	calls.fates = ["dropped"];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
	expect(calls.sent).toHaveLength(2);
	expect(calls.sent[0]?.body).toEqual(calls.sent[1]?.body);
	expect(await acceptedOrders(shop)).toBe(1);
});

for (const fate of ["down", "garbage", "error500"] as const) {
	test(
		`R-ORDER-06 B-REL-02 ${fate}: shows an unknown outcome, also after a reload, and a retry orders once`,
		repetition(fate !== "down"),
		async ({ page, shop, calls }) => {
			await page.clock.install();
			calls.fates = [fate, fate, fate];
			await openReview(page, shop);
			await pressOrder(page, "de");
			await advanceClockUntil(page, page.getByRole("alert").getByText(labels.de.unknown));
			expect(await storedKeys(page)).toEqual(expect.arrayContaining(["int-cart", "int-checkout"]));
			await page.reload();
			await expect(page.getByText(labels.de.unknown)).toBeVisible();
			await page.getByRole("button", { name: labels.de.retry }).click();
			await confirmedNumber(page, "de");
			expect(await acceptedOrders(shop)).toBe(1);
			const orders = calls.sent.filter(({ path }) => path === "/ecom/order");
			expect(new Set(orders.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		},
	);
}

test("R-ORDER-06 B-REL-02 B-REL-05 dropped: shows an unknown outcome, and after a reload the service's status", async ({
	page,
	shop,
	calls,
}) => {
	await page.clock.install();
	calls.fates = ["dropped", "dropped", "dropped"];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await advanceClockUntil(page, page.getByRole("alert").getByText(labels.de.unknown));
	await page.reload();
	await confirmedNumber(page, "de");
	expect(await acceptedOrders(shop)).toBe(1);
	expect(calls.sent.at(-1)?.path).toBe("/ecom/order/status");
});

test("R-ORDER-01 keeps cart and draft of a refused order and reports the refusal", async ({
	page,
	calls,
	shop,
}) => {
	calls.fates = [{ status: 403, body: { status: "error" } }];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await expect(page.getByText(labels.de.failed)).toBeVisible();
	expect(await storedKeys(page)).toEqual(expect.arrayContaining(["int-cart", "int-checkout"]));
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
});

test("R-CHECK-03 shows the service's problem with a field in its step and focuses the field", async ({
	page,
	calls,
	shop,
}) => {
	const errors = [{ field: "shippingAddress.zip_code", key: "only.theServiceKnows", params: {} }];
	calls.fates = [{ status: 400, body: { status: "error", errors } }];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await expect(page.locator('[name="shippingAddress.zip_code"]')).toBeFocused();
	await expect(
		page.getByText("Postleitzahl: Diese Angabe wurde nicht angenommen. Bitte prüfen Sie sie."),
	).toBeVisible();
	await expect(page).toHaveURL(/#contact$/);
});

test("R-CHECK-01 keeps the steps and all entered data on back, forward and reload", async ({
	page,
	shop,
}) => {
	await fillCart(page, [diffuser(shop)]);
	await reachReview(page, "de", labels.de.transfer);
	await expect(page).toHaveURL(/#review$/);
	await page.goBack();
	await expect(way(page, labels.de.transfer)).toHaveAttribute("aria-current", "true");
	await page.reload();
	await expect(page).toHaveURL(/#payment$/);
	await expect(way(page, labels.de.transfer)).toHaveAttribute("aria-current", "true");
	await page.goForward();
	await expect(page).toHaveURL(/#review$/);
	await expect(page.getByRole("checkbox", { name: labels.de.accept })).toBeVisible();
});

test("R-ORDER-06 R-CART-08 creates one order if two tabs order at the same time, and both show it", async ({
	page,
	context,
	shop,
	calls,
}) => {
	calls.delay = 800;
	await openReview(page, shop);
	const other = await context.newPage();
	await openStoredReview(other, "de");
	const press = (tab: Page) => tab.getByRole("button", { name: labels.de.order }).click({ timeout: 3000 });
	// The order may be accepted before the slower tab's press arrives.
	await Promise.allSettled([press(page), press(other)]);
	await Promise.any([confirmedNumber(page, "de"), confirmedNumber(other, "de")]);
	expect(await acceptedOrders(shop)).toBe(1);
	expect(new Set(calls.sent.map(({ body }) => body.order_uuid)).size).toBe(1);
	await expect(page.getByRole("button", { name: labels.de.order })).toHaveCount(0);
	await expect(other.getByRole("button", { name: labels.de.order })).toHaveCount(0);
});

test("R-CART-08 shows the same cart in two tabs", smoke, async ({ page, context, shop }) => {
	await fillCart(page, [candles(shop)]);
	await open(page, "/shop/warenkorb");
	const other = await context.newPage();
	await open(other, "/shop/warenkorb");
	await page.getByRole("button", { name: /^Eins mehr/ }).click();
	await expect(other.getByRole("textbox", { name: /^Anzahl/ })).toHaveValue("3");
	await expect(other.getByRole("link", { name: "Warenkorb (3)" })).toBeVisible();
	await other.getByRole("button", { name: /entfernen$/ }).click();
	await expect(page.getByText("Ihr Warenkorb ist noch leer.")).toBeVisible();
	await other.getByRole("button", { name: "Rückgängig" }).click();
	await expect(page.getByRole("textbox", { name: /^Anzahl/ })).toHaveValue("3");
});
