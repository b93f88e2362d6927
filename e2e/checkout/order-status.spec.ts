import { expect, type Page } from "@playwright/test";
import { advanceClockUntil, open } from "../support/browsing.ts";
import { confirmedNumber, labels, openReview, pressOrder } from "../support/checkout-steps.ts";
import { postJson } from "../support/order-calls.ts";
import { type OrderShop, test } from "../support/order-shop.ts";

/** Common terms for the status of an order, and those in the service's database. */
const statusTexts =
	/status|awaiting|reported|in Bearbeitung|offen\b|bezahlt\b|versendet|verschickt|versandt|unterwegs zu|zugestellt|storniert|Sendungsverfolgung/i;
const elsewhere = ["/shop", "/shop/warenkorb", "/shop/kasse", "/vertrag-widerrufen", "/kontakt"];

/** Orders by transfer; returns the order number once the confirmation is complete. */
async function ordered(page: Page, shop: OrderShop): Promise<string> {
	await openReview(page, shop);
	await pressOrder(page, "de");
	return complete(page);
}

/** Waits for the parts of the confirmation that load later; returns the order number. */
async function complete(page: Page): Promise<string> {
	const number = await confirmedNumber(page, "de");
	await expect(page.getByRole("region", { name: labels.de.bank })).toBeVisible();
	await expect(page.getByRole("region", { name: "Das haben Sie bestellt" })).toContainText("Feige");
	return number;
}

test("R-ORDER-09 keeps the confirmation unchanged whatever the order's status becomes, which no page shows or requests", async ({
	page,
	shop,
	calls,
}) => {
	const number = await ordered(page, shop);
	const main = page.getByRole("main");
	const confirmation = await main.innerText();
	expect(confirmation).toContain(number);
	expect(confirmation).not.toMatch(statusTexts);
	for (const status of ["paid", "shipped", "cancelled"]) {
		const changed = await shop.service.database.query(
			"update orders set status = $1 where order_number = $2 returning status",
			[status, number],
		);
		expect(changed).toEqual([{ status }]);
		await page.reload();
		expect(await complete(page)).toBe(number);
		await expect(main).toHaveText(confirmation, { useInnerText: true });
	}
	for (const path of elsewhere) {
		await open(page, path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		// The checkout only says that the order was placed.
		const placed = page.getByText(`Ihre Bestellung ${number} ist bei uns eingegangen.`);
		if (path === "/shop/kasse") await expect(placed).toBeVisible();
		else await expect(page.getByText(number)).toHaveCount(0);
		if (path.startsWith("/shop/")) expect(await main.innerText()).not.toMatch(statusTexts);
	}
	expect(calls.sent.map(({ path }) => path)).toEqual(["/ecom/order"]);
});

test("R-ORDER-09 neither shows the status in a lost order's response nor requests it again once the order is known", async ({
	page,
	calls,
	shop,
}) => {
	await page.clock.install();
	calls.fates = ["dropped", "dropped", "dropped"];
	let asked = 0;
	await page.route(/\/ecom\/order\/status$/, async (route) => {
		if (route.request().method() === "OPTIONS") return route.fallback();
		asked += 1;
		const response = await postJson(
			`${shop.service.url}/ecom/order/status`,
			route.request().postData() ?? "",
		);
		const { order, ...rest } = await response.json();
		return route.fulfill({
			headers: { "access-control-allow-origin": "*" },
			json: { ...rest, order: { ...order, status: "versendet", order_status: "versendet" } },
		});
	});
	await openReview(page, shop);
	await pressOrder(page, "de");
	await advanceClockUntil(page, page.getByRole("alert").getByText(labels.de.unknown));
	await page.reload();
	const number = await complete(page);
	const settled = asked;
	expect(settled).toBeGreaterThan(0);
	expect(await page.getByRole("main").innerText()).not.toMatch(statusTexts);
	await page.reload();
	expect(await complete(page)).toBe(number);
	for (const path of elsewhere) await open(page, path);
	expect(asked).toBe(settled);
});
