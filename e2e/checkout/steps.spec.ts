import { expect, type Locator, type Page } from "@playwright/test";
import { addPersonalization, open, untilHydrated } from "../support/browsing.ts";
import {
	chooseDelivery,
	confirmedNumber,
	fillContact,
	labels,
	pressOrder,
	reachReview,
	way,
} from "../support/checkout-steps.ts";
import { acceptedOrders, demoLine, fillCart, test } from "../support/order-shop.ts";
import { smoke } from "../support/selection.ts";

test.use({ viewport: { width: 390, height: 844 } });

const texts = labels.de;
const email = (page: Page) => page.locator('[name="customerEmail"]');
const radio = (page: Page, name: string) => page.getByRole("radio", { name });
const next = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Reloads the page and waits for the same step. */
async function reloadAt(page: Page, step: string): Promise<void> {
	await page.reload();
	await untilHydrated(page);
	await expect(page).toHaveURL(new RegExp(`/shop/kasse(#${step})?$`));
}

test(
	"R-CHECK-01 R-CHECK-03 R-ORDER-06 keeps each step of the checkout across reload and back on a phone",
	smoke,
	async ({ page, shop, calls }) => {
		test.slow();
		await fillCart(page, [demoLine(shop, "duftkerze-waldrand", { count: 2 })]);
		await open(page, "/shop/kasse");
		await expect(way(page, texts.deliver)).toBeVisible();
		await reloadAt(page, "handover");
		await chooseDelivery(page, "de");
		await fillContact(page, "de");
		await reloadAt(page, "contact");
		await expect(email(page)).toHaveValue("mara@beispiel.example");
		await expect(page.locator('[name="shippingAddress.family_name"]')).toHaveValue("Öztürk");
		await expect(page.locator("#contact .spectrum-Dropdown-trigger").first()).toContainText("Deutschland");

		await next(page, texts.toPayment);
		await expect(way(page, texts.transfer)).toBeVisible();
		await reloadAt(page, "payment");
		await page.goBack();
		await expect(email(page)).toHaveValue("mara@beispiel.example");
		await page.goForward();
		await way(page, texts.transfer).click();

		// The only shipping method is preselected; the step still opens on request, e.g. for a gift.
		await page.getByRole("button", { name: "Versand ändern" }).click();
		await expect(radio(page, texts.delivery)).toBeVisible();
		await reloadAt(page, "shipping");
		await radio(page, texts.delivery).check();
		await page.goBack();
		await page.goBack();
		await expect(way(page, texts.transfer)).toHaveAttribute("aria-current", "true");
		await page.goForward();
		await page.goForward();
		await expect(radio(page, texts.delivery)).toBeChecked();

		await next(page, texts.toReview);
		const total = page.getByText("78,90", { exact: false }).last();
		await expect(total).toBeVisible();
		await reloadAt(page, "review");
		await expect(total).toBeVisible();
		await page.goBack();
		await expect(radio(page, texts.delivery)).toBeChecked();
		await page.goForward();
		await page.getByRole("checkbox", { name: texts.accept }).check();
		await pressOrder(page, "de");
		const number = await confirmedNumber(page, "de");

		await page.reload();
		expect(await confirmedNumber(page, "de")).toBe(number);
		await page.goBack();
		await expect(page.getByRole("button", { name: texts.order })).toHaveCount(0);
		expect(calls.sent).toHaveLength(1);
		expect(await acceptedOrders(shop)).toBe(1);
	},
);

/** Expects the note next to a price: tax, and shipping with a link to its costs (B-LAW-04). */
async function expectPriceNote(within: Locator): Promise<void> {
	await expect(within.getByText("inkl. MwSt.").filter({ visible: true }).first()).toBeVisible();
	const shown = { visible: true };
	await expect(
		within
			.getByRole("link", { name: /Versand/ })
			.filter(shown)
			.first(),
	).toHaveAttribute("href", /^\/versand-und-zahlung/);
}

test("B-LAW-03 B-LAW-04 B-LAW-06 shows the legally required information in list, product, cart and checkout", async ({
	page,
	shop,
}) => {
	const main = page.getByRole("main");
	const promised = /Bei Ihnen: (?:Mo|Di|Mi|Do|Fr)\.,\s\d+\./;
	await open(page, "/shop/trauringe");
	await expectPriceNote(main.getByRole("article").first());

	await open(page, "/shop/trauringe/trauringe-klassik");
	await expectPriceNote(main);
	await expect(main.getByText(/darin\s19\s%\sMwSt/).first()).toBeVisible();
	await expect(main.getByText(promised)).toBeVisible();
	await addPersonalization(page);
	await page.getByLabel("Gravur innen").fill("Für immer");
	await expect(main.getByText("kein Widerrufsrecht.", { exact: false })).toBeVisible();

	const personalization = { size_one: "52", size_two: "60", text: "Für immer" };
	await fillCart(page, [
		demoLine(shop, "trauringe-klassik", { personalization }),
		demoLine(shop, "duftkerze-waldrand"),
	]);
	await open(page, "/shop/warenkorb");
	await expectPriceNote(main);
	await expect(main.getByText(/darin\s19\s%\sMwSt/)).toBeVisible();
	const line = main.getByRole("listitem").filter({ hasText: "Trauringe Klassik", visible: true });
	await expect(line.getByText(promised)).toBeVisible();
	await expect(line.getByText("kein Widerrufsrecht")).toBeVisible();
	// A candle can be returned.
	await expect(main.getByText("kein Widerrufsrecht")).toHaveCount(1);

	await reachReview(page, "de", texts.transfer);
	await expectPriceNote(main);
	await expect(main.getByText(/darin\s19\s%\sMwSt/).last()).toBeVisible();
	// Payment in advance delays the delivery.
	const paid = /Lieferzeit:\s\d+\sbis\s\d+\sArbeitstage nach Erteilung des Zahlungsauftrags/;
	await expect(line.getByText(paid)).toBeVisible();
	const sums = page.locator("form dl").last();
	await expect(sums).toContainText(paid);
	// Shipping is separate from the goods and part of the total.
	await expect(sums.getByText("zzgl. Versand")).toHaveCount(1);
	await expect(sums.locator("div").filter({ hasText: "Gesamtbetrag" })).not.toContainText("zzgl.");
	await expect(line.getByText("kein Widerrufsrecht")).toBeVisible();
	await expect(page.getByRole("checkbox", { name: texts.acknowledge })).not.toBeChecked();
});

test("B-LAW-06 prevents ordering sold-out products that are not reordered", async ({ page }) => {
	await open(page, "/shop/uhren/kronberg-elfenbein");
	await expect(page.getByText("Auf Anfrage").first()).toBeVisible();
	await expect(page.getByRole("button", { name: "In den Warenkorb" })).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Verfügbarkeit anfragen" })).toBeVisible();
});

test("B-LAW-11 starts the checkout with its limits, and adds the linked texts with their versions to the order", async ({
	page,
	shop,
	calls,
}) => {
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
	await open(page, "/shop/kasse");
	const limits = page.getByRole("main").locator("dl").first();
	for (const terms of [
		/Lieferung nach: Deutschland\s*Paketversand.\sZahlung: Vorkasse, Rechnung und PayPal/,
		/Lieferung nach: Österreich, Frankreich und Schweiz\s*Paketversand.\sZahlung: Vorkasse und PayPal/,
		/Abholung in Mitte\s*Rechnungsadresse Deutschland: Vorkasse, Rechnung und PayPal/,
		/Andere Rechnungsadressen: Vorkasse und PayPal/,
	])
		await expect(limits).toContainText(terms);
	await reachReview(page, "de", texts.transfer);
	for (const [name, path] of [
		["AGB", "/agb"],
		["Widerruf", "/widerruf"],
		["Datenschutz", "/datenschutz"],
	] as const) {
		const link = page.locator("form").getByRole("link", { name: `${name} (öffnet in neuem Tab)` });
		await expect(link).toHaveAttribute("href", path);
		expect((await page.request.get(path)).status()).toBe(200);
	}
	await page.getByRole("checkbox", { name: texts.accept }).uncheck();
	await pressOrder(page, "de");
	await expect(page.getByText("Bitte stimmen Sie zu", { exact: false })).toBeVisible();
	expect(calls.sent).toEqual([]);
	await page.getByRole("checkbox", { name: texts.accept }).check();
	await pressOrder(page, "de");
	const number = await confirmedNumber(page, "de");
	const [order] = await shop.service.database.query<{
		accepted_texts: { type: string; version: string }[];
	}>("select accepted_texts from orders where order_number = $1", [number]);
	expect(order?.accepted_texts.map(({ type }) => type).sort()).toEqual(["privacy", "terms", "withdrawal"]);
	for (const { version } of order?.accepted_texts ?? []) expect(version).not.toBe("");
});

for (const [language, name, field] of [
	["de", "Ihre Bestellung", "Text der Gravur"],
	["en", "Your order", "Engraved text"],
] as const) {
	test(`R-PROD-05 R-CHECK-03 distinguishes pieces that differ only in engraving in the checkout's summary, in ${language}`, async ({
		page,
		shop,
	}) => {
		const engraved = (text: string) => demoLine(shop, "siegelring-stern", { personalization: { text } });
		await page.setViewportSize({ width: 1440, height: 900 });
		await fillCart(page, [engraved("M & J"), engraved("A & B")]);
		await open(page, `${labels[language].root}/kasse`);
		const summary = page.getByRole("complementary", { name });
		await expect(summary.getByRole("listitem")).toHaveCount(2);
		for (const text of ["M & J", "A & B"])
			await expect(summary.getByRole("listitem").filter({ hasText: text })).toContainText(`${field}:${text}`);
		await page.setViewportSize({ width: 390, height: 844 });
		await summary.getByRole("button").click();
		await expect(summary.getByText("A & B")).toBeVisible();
	});
}
