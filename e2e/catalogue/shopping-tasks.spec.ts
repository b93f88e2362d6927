import { expect } from "@playwright/test";
import { untilReady } from "../support/browsing.ts";
import { confirmedNumber, fillFields, labels, pressOrder, way } from "../support/checkout-steps.ts";
import { CountedActions } from "../support/counted-actions.ts";
import { test } from "../support/order-shop.ts";

/* Common tasks from the home page on a phone, with all taps and entries counted. A third one, an appointment on
   a Saturday, is in appointment.spec.ts. */

const screen = { width: 390, height: 844 };

test.use({ viewport: screen });

test.describe("on a first visit", () => {
	test.use({ decidedAt: [] });

	test("B-USE-12 finds a gold engagement ring under 3,000 € with its delivery date in three taps, including the banner's", async ({
		page,
	}) => {
		const visitor = new CountedActions();
		await page.goto("/");
		await visitor.act(page.getByRole("button", { name: "Alles ablehnen" }).click());
		const main = page.getByRole("main");
		await visitor.act(main.getByRole("link", { name: "Verlobungsringe" }).click());
		const ring = main.getByRole("article").filter({ hasText: "Solitär" });
		await expect(ring).toContainText(/1\.290,00/);
		await visitor.act(ring.getByRole("link", { name: "Solitär Sechs" }).click());
		await expect(page.getByRole("heading", { level: 1, name: /Solitär/ })).toBeVisible();
		// Alloy, price and date are visible with at most one screen of scrolling.
		const facts = [
			main.getByText(/gold/i).filter({ visible: true }).first(),
			main.getByText(/1\.290,00/).first(),
			main.getByText(/Bei Ihnen: (?:Mo|Di|Mi|Do|Fr)\.,\s\d+\./).first(),
		];
		for (const fact of facts) {
			await expect(fact).toBeVisible();
			const box = await fact.boundingBox();
			const top = await page.evaluate(() => scrollY);
			expect((box?.y ?? Infinity) + (box?.height ?? 0) + top).toBeLessThan(2 * screen.height);
		}
		expect(visitor.count).toBe(3);
	});
});

test("B-USE-16 buys a gift-wrapped present under 100 € with a card in sixteen taps and entries", async ({
	page,
	shop,
}) => {
	const visitor = new CountedActions();
	await page.goto("/");
	await untilReady(page);
	const main = page.getByRole("main");
	const gifts = main.getByRole("region", { name: "Geschenke bis 100 €" });
	await visitor.act(gifts.getByRole("link", { name: "Duftkerze Waldrand" }).click());
	await expect(page).toHaveURL("/shop/raumduefte/duftkerze-waldrand");
	await visitor.act(page.getByRole("checkbox", { name: /^Als Geschenk verpacken \(4,90/ }).click());
	await visitor.act(
		page.getByRole("textbox", { name: /^Text der Glückwunschkarte/ }).fill("Alles Liebe, Mara"),
	);
	await visitor.act(main.getByRole("button", { name: "In den Warenkorb" }).click());
	await visitor.act(main.getByRole("link", { name: "Zur Kasse" }).click());
	await visitor.act(way(page, labels.de.deliver).click());
	for (const [name, value] of Object.entries({
		customerEmail: "mara@beispiel.example",
		"shippingAddress.given_name": "Mara",
		"shippingAddress.family_name": "Öztürk",
		"shippingAddress.street": "Lindenweg 5",
		"shippingAddress.zip_code": "10117",
		"shippingAddress.city": "Berlin",
	}))
		await visitor.act(fillFields(page, { [name]: value }));
	await visitor.act(page.getByRole("button", { name: labels.de.toPayment }).click());
	await visitor.act(way(page, labels.de.transfer).click());
	const sums = page.locator("form dl").last();
	await expect(sums).toContainText(/36,00.*Geschenkverpackung\s*4,90.*6,90.*47,80/s);
	await visitor.act(page.getByRole("checkbox", { name: labels.de.accept }).click());
	await visitor.act(pressOrder(page, "de"));
	await confirmedNumber(page, "de");
	const [order] = await shop.service.database.query<Record<string, unknown>>(
		"select present_wrap, card_text, shipping_address from orders",
	);
	expect(order).toMatchObject({
		present_wrap: true,
		card_text: "Alles Liebe, Mara",
		shipping_address: expect.objectContaining({ street: "Lindenweg", number: "5", country_code: "DE" }),
	});
	expect(visitor.count).toBe(16);
});
