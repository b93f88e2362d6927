import { expect, type Page } from "@playwright/test";
import { addPersonalization, open, untilHydrated } from "../support/browsing.ts";
import { confirmedNumber, labels, openReview, pressOrder, way } from "../support/checkout-steps.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";
import { repetition, smoke } from "../support/selection.ts";

const texts = {
	de: { root: "/shop", at: /Bei Ihnen: / },
	en: { root: "/en/shop", at: /Arrives: / },
} as const;

/** Returns the first dates on the page. */
async function datesOf(page: Page, at: RegExp): Promise<string> {
	const named = page.getByRole("main").getByText(at).filter({ visible: true }).first();
	await expect(named).toBeVisible();
	return (await named.innerText()).replace(/.*: /, "").trim();
}

for (const language of ["de", "en"] as const) {
	test(
		`B-USE-12 shows the same dates in product, cart, checkout, confirmation and mail, in ${language}`,
		repetition(language !== "de", smoke),
		async ({ page, shop }) => {
			const { root, at } = texts[language];
			const main = page.getByRole("main");
			await open(page, `${root}/uhren/alpenhorn-firn`);
			const dates = await datesOf(page, at);
			expect(dates).toMatch(/\d+.*\s– .*\d+/);
			const lines = [demoLine(shop, "alpenhorn-firn")];
			await fillCart(page, lines);
			await open(page, `${root}/warenkorb`);
			await expect(main.getByRole("listitem").getByText(dates)).toBeVisible();
			await expect(main.getByRole("region").getByText(dates)).toBeVisible();
			await openReview(page, shop, { language, lines, payment: labels.de.invoice });
			await expect(page.locator("form dl").last()).toContainText(dates);
			await pressOrder(page, language);
			await confirmedNumber(page, language);
			await expect(main.getByText(dates)).toBeVisible();
			await page.reload();
			await untilHydrated(page);
			await expect(main.getByText(dates)).toBeVisible();
			const [mail] = await shop.service.database.query<{ text: string }>(
				"select text from outbox where kind = 'order.customer'",
			);
			// Browsers and servers may differ in spaces and commas.
			const plain = (text: string) => text.replace(/[\s,]+/g, " ");
			expect(plain(mail?.text ?? "")).toContain(plain(dates));
		},
	);
}

test("B-USE-12 shows later dates once the stock is sold, and orders them only after the order is sent again", async ({
	page,
	shop,
}) => {
	const ring = demoLine(shop, "solitaer-sechs");
	const variants =
		shop.catalogue.products.find(({ slug }) => slug === "solitaer-sechs")?.product_variants ?? [];
	const variant = variants.find(({ stock }) => stock === 1) ?? null;
	await shop.service.database.query("update stock set sold = listed");
	await openReview(page, shop, { lines: [{ ...ring, variant }], payment: labels.de.invoice });
	const total = page.locator("form dl").last();
	const at = total.getByText(texts.de.at);
	const before = await at.innerText();
	await pressOrder(page, "de");
	await expect(page.getByText("Der Liefertermin hat sich geändert.")).toBeVisible();
	const now = await at.innerText();
	expect(now).not.toBe(before);
	await expect(page.getByText(before).filter({ visible: true })).toHaveCount(0);
	await pressOrder(page, "de");
	await confirmedNumber(page, "de");
	await expect(page.getByRole("main").getByText(now)).toBeVisible();
});

test("B-USE-12 R-ORDER-06 keeps accepted dates while the service asks about something else or refuses", async ({
	page,
	shop,
	calls,
}) => {
	const lines = [demoLine(shop, "vase-moos")];
	const [line] = lines;
	const promised = { earliest: "2031-03-03", latest: "2031-03-04" };
	const delivery = { deliveryDates: promised, deliveryDays: { earliest: 20, latest: 21 } };
	const prices = [{ product: line?.product.id, variant: null, price_brutto: "12" }];
	const errors = [{ field: "comment", key: "form.tooLong", params: {} }];
	calls.fates = [
		{ status: 409, body: { status: "dates_changed", ...delivery } },
		{ status: 409, body: { status: "price_changed", prices } },
		{ status: 403, body: { status: "error" } },
		{ status: 400, body: { status: "error", errors } },
		{ status: 403, body: { status: "error" } },
	];
	await openReview(page, shop, { lines, payment: labels.de.invoice });
	const total = page.locator("form dl").last();
	await pressOrder(page, "de");
	await expect(page.getByText("Der Liefertermin hat sich geändert.")).toBeVisible();
	await expect(total).toContainText("3. – Di., 4. März");
	await pressOrder(page, "de");
	await page.getByRole("button", { name: "Neuen Preis übernehmen" }).click();
	await expect(total).toContainText("3. – Di., 4. März");
	await pressOrder(page, "de");
	await expect(page.getByText(labels.de.failed)).toBeVisible();
	await expect(total).toContainText("3. – Di., 4. März");
	await pressOrder(page, "de");
	await page.getByRole("button", { name: labels.de.toPayment }).click();
	await way(page, labels.de.invoice).click();
	await expect(total).toContainText("3. – Di., 4. März");
	await pressOrder(page, "de");
	await expect(page.getByText(labels.de.failed)).toBeVisible();
	const [own, ...later] = calls.sent.map(({ body }) => body);
	expect(own).not.toMatchObject(delivery);
	expect(later).toHaveLength(4);
	for (const body of later) expect(body).toMatchObject(delivery);

	// Another payment method has another promise.
	await page.goBack();
	await way(page, labels.de.transfer).click();
	await expect(total).toContainText("nach Erteilung des Zahlungsauftrags");
});

/** The exact texts about an order paid in advance. */
const paidAhead = {
	de: {
		root: "/shop",
		open: "Bei Überweisung vorab: 2 bis 4 Arbeitstage nach Erteilung des Zahlungsauftrags",
		said: "Lieferzeit: 2 bis 4 Arbeitstage nach Erteilung des Zahlungsauftrags",
		mailed: "Lieferzeit: 2 bis 4 Arbeitstage nach Erteilung des Zahlungsauftrags",
	},
	en: {
		root: "/en/shop",
		open: "By bank transfer in advance: 2 to 4 working days after you give the payment order",
		said: "Delivery time: 2 to 4 working days after you give the payment order",
		mailed: "Delivery time: 2 to 4 working days after you give the payment order",
	},
	fr: {
		root: "/fr/shop",
		open: "Par virement anticipé : 2 à 4 jours ouvrés après votre ordre de virement",
		said: "Délai de livraison : 2 à 4 jours ouvrés après votre ordre de virement",
		mailed: "",
	},
} as const;

for (const language of ["de", "en"] as const)
	test(
		`B-USE-12 B-LAW-06 shows days from the payment instead of dates for payment in advance, in ${language}`,
		repetition(language !== "de"),
		async ({ page, shop }) => {
			const { root, open: whileOpen, said, mailed } = paidAhead[language];
			const main = page.getByRole("main");
			const lines = [demoLine(shop, "alpenhorn-firn")];
			await fillCart(page, lines);
			// Nothing is chosen yet, so the page also shows the dates of other payment methods.
			await open(page, `${root}/warenkorb`);
			await expect(main.getByRole("region").getByText(whileOpen)).toBeVisible();
			await expect(main.getByRole("region").filter({ hasText: whileOpen })).toContainText(`. ${whileOpen}`);
			await openReview(page, shop, { language, lines });
			await expect(page.locator("form dl").last()).toContainText(said);
			await expect(main.getByText(texts[language].at)).toHaveCount(0);
			await open(page, `${root}/warenkorb`);
			await expect(main.getByRole("region").getByText(said)).toBeVisible();
			await expect(main.getByRole("listitem").getByText(said)).toBeVisible();
			await expect(main.getByText(texts[language].at)).toHaveCount(0);
			await openReview(page, shop, { language, lines });
			await pressOrder(page, language);
			await confirmedNumber(page, language);
			await expect(main.getByText(said)).toBeVisible();
			await page.reload();
			await untilHydrated(page);
			await expect(main.getByText(said)).toBeVisible();
			await expect(main.getByText(texts[language].at)).toHaveCount(0);
			const [mail] = await shop.service.database.query<{ text: string }>(
				"select text from outbox where kind = 'order.customer'",
			);
			expect(mail?.text).toContain(mailed);
			expect(
				await shop.service.database.query(
					"select earliest_delivery, least_delivery_days, most_delivery_days from orders",
				),
			).toEqual([{ earliest_delivery: null, least_delivery_days: 2, most_delivery_days: 4 }]);
		},
	);

for (const language of ["de", "en", "fr"] as const)
	test(
		`B-USE-12 B-LAW-06 explains on the product page how payment in advance affects the date, in ${language}`,
		repetition(language !== "de"),
		async ({ page }) => {
			const { root, open: whileOpen } = paidAhead[language];
			await open(page, `${root}/uhren/alpenhorn-firn`);
			const named = page.getByRole("main").getByText(whileOpen);
			await expect(named).toBeVisible();
			await untilHydrated(page);
			await expect(named).toBeVisible();
		},
	);

/** The day before Christmas Eve, in a distant time zone. */
test.describe("on 23 December", () => {
	test.use({ timezoneId: "Pacific/Kiritimati" });

	for (const [path, said] of [
		["/shop/uhren/alpenhorn-firn", "Bei Ihnen: Mo., 28. – Mi., 30. Dezember"],
		["/en/shop/uhren/alpenhorn-firn", "Arrives: Mon,? 28 – Wed,? 30 December"],
		["/fr/shop/uhren/alpenhorn-firn", "Chez vous : lun. 28 – mer. 30 décembre"],
	] as const)
		test(`B-USE-12 ${path} counts working days of the country by the shop's own calendar`, async ({
			page,
		}) => {
			await page.clock.setFixedTime("2026-12-23T22:30:00+01:00");
			await open(page, path);
			const named = page.getByRole("main").getByText(new RegExp(`^${said.replaceAll(" ", "\\s")}$`));
			await expect(named).toBeVisible();
			await untilHydrated(page);
			await expect(named).toBeVisible();
		});
});

test("B-USE-12 updates the dates for the chosen size and engraving, and on the next day", async ({
	page,
}) => {
	await page.clock.setFixedTime("2026-12-07T10:00:00+01:00");
	await open(page, "/shop/verlobungsringe/solitaer-sechs");
	const main = page.getByRole("main");
	await expect(main.getByText("je nach Auswahl")).toBeVisible();
	await untilHydrated(page);
	// In stock: sent within two working days, one to three days in transit.
	await page.getByRole("radio", { name: "54", exact: true }).check();
	await expect(main.getByText("Bei Ihnen: Do., 10. – Mo., 14. Dezember")).toBeVisible();
	await expect(main.getByText("je nach Auswahl")).toHaveCount(0);
	await addPersonalization(page);
	await page.getByRole("textbox", { name: /^Text der Gravur/ }).fill("Mia");
	await expect(main.getByText("Bei Ihnen: Di., 15. – Do., 17. Dezember")).toBeVisible();
	await page.getByRole("radio", { name: "56", exact: true }).check();
	await expect(main.getByText("Bei Ihnen: Di., 12. – Do., 14. Januar")).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("B-USE-12 B-USE-17 shows the number of working days, which is valid every day", async ({ page }) => {
		await page.goto("/shop/uhren/alpenhorn-firn");
		await expect(page.getByText("Lieferzeit: 2 bis 4 Arbeitstage")).toBeVisible();
		await expect(page.getByText("Bei Ihnen")).toHaveCount(0);
	});
});
