import { expect, type Locator, type Page } from "@playwright/test";
import { addPersonalization, open } from "../support/browsing.ts";
import {
	confirmedNumber,
	fillCheckout,
	type LabelLanguage,
	labels,
	pressOrder,
} from "../support/checkout-steps.ts";
import { type OrderFixtures, type OrderShop, test } from "../support/order-shop.ts";

/** Returns the stored lines of an order from the service. */
async function storedLines({ service }: OrderShop, order_number: string) {
	return service.database.query(
		`select display_name, variant, personalization, order_lines.count, personalized_goods_acknowledged, accepted_texts
		from order_lines join orders on orders.id = order_id where order_number = $1`,
		[order_number],
	);
}

/** Expects each value of a personalisation next to its field's label. */
async function expectPersonalised(within: Locator, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(values)) {
		const label = within.page().getByText(`${name}:`, { exact: true });
		const pair = within.locator("dl > div").filter({ has: label });
		await expect(pair.getByRole("definition")).toHaveText(value);
	}
}

interface Journey {
	readonly language: LabelLanguage;
	readonly name: string;
	readonly added: string;
	readonly toCart: string;
	readonly lines: string;
	readonly toCheckout: string;
	readonly noWithdrawal: string;
	readonly values: Readonly<Record<string, string>>;
	readonly stored: object;
}

/** Orders a configured product from its page to the confirmation, by links and buttons only. */
async function buy(page: Page, { shop, calls }: OrderFixtures, journey: Journey): Promise<void> {
	const { language, name, values } = journey;
	await page.getByRole("button", { name: language === "de" ? "In den Warenkorb" : "Add to cart" }).click();
	await expect(page.getByText(journey.added)).toBeVisible();
	await page.getByRole("link", { name: journey.toCart, exact: true }).click();
	await expect(page).toHaveURL(`${labels[language].root}/warenkorb`);
	const lines = page.getByRole("list", { name: journey.lines });
	await expect(lines.getByRole("link", { name })).toBeVisible();
	await expectPersonalised(lines, values);
	await expect(lines.getByText(journey.noWithdrawal)).toBeVisible();
	await page.getByRole("link", { name: journey.toCheckout }).click();
	await fillCheckout(page, language, labels[language].transfer);
	const goods = page.getByRole("list", { name: journey.lines });
	await expectPersonalised(goods, values);
	await expect(goods.getByText(journey.noWithdrawal)).toBeVisible();
	await page.getByRole("checkbox", { name: labels[language].acknowledge }).check();
	await pressOrder(page, language);
	const number = await confirmedNumber(page, language);
	await expect(page.getByRole("heading", { name: labels[language].bank })).toBeVisible();
	expect(calls.sent.map(({ path }) => path)).toEqual(["/ecom/order"]);
	expect(await storedLines(shop, number)).toEqual([
		expect.objectContaining({ ...journey.stored, count: 1, personalized_goods_acknowledged: true }),
	]);
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("R-CAT-06 R-PROD-05 R-CHECK-03 R-ORDER-01 finds, sizes, engraves and orders a pair of wedding rings in German", async ({
		page,
		shop,
		calls,
	}) => {
		await open(page, "/shop");
		const main = page.getByRole("main");
		await main.getByRole("button", { name: /^Filter(?! entfernen)/ }).click();
		const sheet = page.getByRole("dialog", { name: "Filter" });
		await sheet.getByRole("checkbox", { name: /^Trauringe/ }).check();
		await sheet.getByRole("button", { name: "3 Produkte anzeigen" }).click();
		await expect(main.getByRole("article")).toHaveCount(3);
		await main.getByRole("link", { name: "Trauringe Klassik", exact: true }).click();
		await expect(page).toHaveURL("/shop/trauringe/trauringe-klassik");
		await page.getByRole("button", { name: "In den Warenkorb" }).click();
		// R-FORM-02: required data is requested first.
		await expect(page.getByLabel("Ringgröße, erster Ring")).toBeFocused();
		await page.getByLabel("Ringgröße, erster Ring").selectOption("52");
		await page.getByLabel("Ringgröße, zweiter Ring").selectOption("60");
		await addPersonalization(page);
		await page.getByLabel("Gravur innen").fill("Für immer 4.7.");
		await page.getByLabel("Schrift (freiwillig)", { exact: true }).selectOption("Schreibschrift");
		const journey: Journey = {
			language: "de",
			name: "Trauringe Klassik",
			added: "Trauringe Klassik liegt in Ihrem Warenkorb.",
			toCart: "Zum Warenkorb",
			lines: "Ihre Auswahl",
			toCheckout: "Zur Kasse",
			noWithdrawal: "Nach Ihren Angaben angefertigt: kein Widerrufsrecht.",
			values: {
				"Ringgröße, erster Ring": "52",
				"Ringgröße, zweiter Ring": "60",
				"Gravur innen": "Für immer 4.7.",
				Schrift: "Schreibschrift",
			},
			stored: {
				display_name: "Trauringe Klassik",
				variant: null,
				personalization: {
					size_one: "52",
					size_two: "60",
					text: "Für immer 4.7.",
					font: "Schreibschrift",
				},
			},
		};
		await buy(page, { shop, calls }, journey);
	});
});

test("R-CAT-06 R-PROD-05 R-CHECK-03 R-ORDER-01 finds, sizes, engraves and orders a signet ring in English on a desktop", async ({
	page,
	shop,
	calls,
}) => {
	await open(page, "/en/shop");
	const main = page.getByRole("main");
	const filters = page.getByRole("complementary", { name: "Filter" });
	await filters.getByRole("checkbox", { name: /^Jewellery/ }).check();
	await expect.poll(() => new URL(page.url()).searchParams.get("category")).toBe("schmuck");
	await main.getByRole("link", { name: "Star Signet Ring", exact: true }).click();
	await expect(page).toHaveURL("/en/shop/schmuck/siegelring-stern");
	await page.getByRole("button", { name: "Size guide" }).click();
	await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("radio", { name: /^54/ }).check({ force: true });
	await expect(page.getByText("Reference SE-301-54")).toBeVisible();
	await addPersonalization(page);
	await page.getByLabel("Engraved text").fill("A. L. & C. B.");
	await page.getByLabel("Typeface").selectOption({ label: "Script" });
	const journey: Journey = {
		language: "en",
		name: "Star Signet Ring",
		added: "Star Signet Ring, 54 is in your cart.",
		toCart: "View cart",
		lines: "Your selection",
		toCheckout: "Go to checkout",
		noWithdrawal: "Made to your specification: no right of withdrawal.",
		values: { "Engraved text": "A. L. & C. B.", Typeface: "Script" },
		stored: { variant: "54", personalization: { text: "A. L. & C. B.", font: "Schreibschrift" } },
	};
	await buy(page, { shop, calls }, journey);
});
