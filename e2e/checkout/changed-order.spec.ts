import { expect } from "@playwright/test";
import { isSameDocument, markDocument } from "../support/browsing.ts";
import { confirmedNumber, labels, openReview, pressOrder } from "../support/checkout-steps.ts";
import { acceptedOrders, demoLine, diffuser, test } from "../support/order-shop.ts";
import { smoke } from "../support/selection.ts";

test(
	"R-ORDER-06 shows a changed price next to its line and orders only once it is accepted",
	smoke,
	async ({ page, shop }) => {
		await openReview(page, shop, { lines: [demoLine(shop, "vase-moos", { price: "90" })] });
		await pressOrder(page, "de");
		const note = page.getByText(/Der Preis hat sich geändert: jetzt\s96,00.€\sstatt\s90,00.€/);
		await expect(note).toBeVisible();
		expect(await acceptedOrders(shop)).toBe(0);
		await page.getByRole("button", { name: "Neuen Preis übernehmen" }).click();
		await expect(note).toHaveCount(0);
		await pressOrder(page, "de");
		await confirmedNumber(page, "de");
		expect(await acceptedOrders(shop)).toBe(1);
	},
);

test("B-USE-12 B-LAW-06 asks once about several changes and applies them together", async ({
	page,
	shop,
	calls,
}) => {
	const lines = [demoLine(shop, "creolen-gedreht", { count: 2 }), diffuser(shop)];
	const changes = {
		stock: [{ product: "creolen-gedreht", variant: null, stock: 1 }],
		prices: [{ product: diffuser(shop).product.id, variant: null, price_brutto: "96" }],
		wrapping: true,
		deliveryDates: null,
		deliveryDays: { earliest: 20, latest: 21 },
	};
	calls.fates = [{ status: 409, body: { status: "out_of_stock", ...changes } }];
	await openReview(page, shop, { lines });
	await pressOrder(page, "de");
	const notice = page.getByRole("alert").filter({ hasText: "Etwas hat sich geändert." });
	await expect(notice).toContainText("Der Liefertermin hat sich geändert.");
	await expect(notice).toContainText("Die Geschenkverpackung hat sich geändert.");
	await expect(page.locator("form dl").last()).toContainText("20 bis 21 Arbeitstage nach Erteilung");
	await expect(page.getByText(/jetzt\s96,00/)).toBeVisible();
	await notice.getByRole("button", { name: "Alle Änderungen übernehmen" }).click();
	await expect(page.getByText(/jetzt\s96,00/)).toHaveCount(0);
	await expect(notice).toContainText("Der Liefertermin hat sich geändert.");
	calls.fates = [{ status: 403, body: { status: "closed" } }];
	await pressOrder(page, "de");
	await expect(page.getByText(labels.de.failed)).toBeVisible();
	const [, second] = calls.sent.map(({ body }) => body);
	expect(second).toMatchObject({
		deliveryDates: null,
		deliveryDays: { earliest: 20, latest: 21 },
		lines: [{ count: 1 }, { price_brutto: "96" }],
	});
});

test("B-USE-12 B-LAW-06 asks one question about a line with less stock and a higher price, answered by one button", async ({
	page,
	shop,
	calls,
}) => {
	const line = demoLine(shop, "creolen-gedreht", { count: 2 });
	const item = { product: line.product.id, variant: null };
	const stock = [{ ...item, stock: 1 }];
	const prices = [{ ...item, price_brutto: "999" }];
	calls.fates = [
		{ status: 409, body: { status: "out_of_stock", stock, prices } },
		{ status: 403, body: { status: "error" } },
	];
	await openReview(page, shop, { lines: [line] });
	await pressOrder(page, "de");
	const notice = page.getByRole("status").filter({ hasText: "Nur noch 1 Stück vorhanden." });
	await expect(notice).toContainText("jetzt 999,00");
	await expect(page.getByRole("button", { name: /übernehmen/ })).toHaveCount(1);
	await notice.getByRole("button", { name: "Anzahl auf 1 ändern und neuen Preis übernehmen" }).click();
	await expect(notice).toHaveCount(0);
	await expect(page.locator("form dl").last()).toContainText(/Waren.*999,00/);
	await pressOrder(page, "de");
	await expect(page.getByText(labels.de.failed)).toBeVisible();
	expect(calls.sent[1]?.body).toMatchObject({ lines: [{ count: 1, price_brutto: "999" }] });
});

test("B-LAW-06 shows sold-out stock next to its line, where the count can be lowered", async ({
	page,
	shop,
	calls,
}) => {
	const stock = [{ product: "creolen-gedreht", variant: null, stock: 1 }];
	calls.fates = [{ status: 409, body: { status: "out_of_stock", stock } }];
	await openReview(page, shop, { lines: [demoLine(shop, "creolen-gedreht", { count: 2 })] });
	await pressOrder(page, "de");
	await page.getByRole("button", { name: "Anzahl auf 1 ändern" }).click();
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
	expect(calls.sent.map(({ body }) => body.totalCount)).toEqual([2, 1]);
});

for (const [what, fate] of [
	["a later release of the service knows", { status: 409, body: { status: "tax_changed", tax: "8.1" } }],
	["says nothing", { status: 409, body: {} }],
] as const)
	test(`B-REL-02 B-REL-05 R-ORDER-06 offers a current page after a conflict that ${what}, without losing or creating an order`, async ({
		page,
		shop,
		calls,
	}) => {
		calls.fates = [fate];
		await openReview(page, shop);
		await pressOrder(page, "de");
		const notice = page.getByRole("alert").filter({ hasText: "Etwas hat sich geändert, das diese Seite" });
		await expect(notice).toContainText("Es wurde nichts bestellt.");
		await expect(page.getByText(labels.de.unknown)).toHaveCount(0);
		expect(calls.sent.map(({ path }) => path)).toEqual(["/ecom/order", "/ecom/order/status"]);
		expect(await acceptedOrders(shop)).toBe(0);
		await markDocument(page);
		await notice.getByRole("button", { name: "Seite neu laden" }).click();
		await expect.poll(() => isSameDocument(page)).toBe(false);
		await page.getByRole("checkbox", { name: labels.de.accept }).check();
		await pressOrder(page, "de");
		await confirmedNumber(page, "de");
		expect(await acceptedOrders(shop)).toBe(1);
	});

for (const [what, field, key] of [
	["texts that are others by now", "acceptedTexts", "checkout.textNotAccepted"],
	["goods that cannot be given back any more", "personalizedGoodsAcknowledged", "checkout.notAcknowledged"],
] as const)
	test(`B-LAW-03 B-LAW-11 R-ORDER-06 offers a current page to a customer who ticked everything and is to accept ${what}`, async ({
		page,
		shop,
		calls,
	}) => {
		calls.fates = [{ status: 400, body: { status: "error", errors: [{ field, key, params: {} }] } }];
		await openReview(page, shop);
		await pressOrder(page, "de");
		const notice = page.getByRole("alert").filter({ hasText: "Etwas hat sich geändert, das diese Seite" });
		await expect(notice).toContainText("Es wurde nichts bestellt.");
		const box = page.getByRole("checkbox", { name: labels.de.accept });
		await expect(box).toBeChecked();
		await expect(box).not.toHaveAccessibleDescription(/Bitte stimmen Sie zu/);
		await notice.getByRole("button", { name: "Seite neu laden" }).click();
		await expect(box).not.toBeChecked();
		await box.check();
		await pressOrder(page, "de");
		await confirmedNumber(page, "de");
		expect(await acceptedOrders(shop)).toBe(1);
	});

test("B-REL-02 B-REL-05 R-ORDER-06 shows an order that already exists after an unknown conflict", async ({
	page,
	shop,
	calls,
}) => {
	calls.fates = ["dropped", { status: 409, body: { status: "taken_before" } }];
	await openReview(page, shop);
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
	expect(await acceptedOrders(shop)).toBe(1);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("R-ORDER-01 R-ORDER-06 scrolls the service's response into view, although the order button is far below", async ({
		page,
		shop,
		calls,
	}) => {
		const deliveryDays = { earliest: 20, latest: 21 };
		calls.fates = [
			{ status: 409, body: { status: "dates_changed", deliveryDates: null, deliveryDays } },
			{ status: 403, body: { status: "error" } },
		];
		await openReview(page, shop, { lines: [demoLine(shop, "vase-moos"), diffuser(shop)] });
		await pressOrder(page, "de");
		await expect(page.getByText("Der Liefertermin hat sich geändert.")).toBeInViewport();
		await pressOrder(page, "de");
		await expect(page.getByText(labels.de.failed)).toBeInViewport();
	});
});
