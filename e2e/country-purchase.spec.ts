import { expect, type Page } from "@playwright/test";
import german from "#ui/locales/de/order.json" with { type: "json" };
import germanShop from "#ui/locales/de/shop.json" with { type: "json" };
import french from "#ui/locales/fr/order.json" with { type: "json" };
import frenchShop from "#ui/locales/fr/shop.json" with { type: "json" };
import { open } from "./browsing.ts";
import { chooseCountry, fillFields, way } from "./checkout-steps.ts";
import { countryShops, testIn } from "./country-shops.ts";
import { ownBuild } from "./matrix.ts";
import { test as inGermany, type OrderShop } from "./order-shop.ts";

/*
 * A purchase in each country: every text that its law prescribes is asserted where it must be, with its source.
 */

const texts = {
	de: { root: "/shop", ...german, ...germanShop },
	fr: { root: "/fr/shop", ...french, ...frenchShop },
} as const;

interface Purchase {
	readonly language: keyof typeof texts;
	/** The country as the page names it. */
	readonly country: string;
	readonly zip: string;
	readonly payment: string;
	/** Whether the shop has goods collected too, so that the checkout begins with a choice. */
	readonly collects?: boolean;
}

/** Puts earrings into the cart by the product's page, and goes through the checkout to its review. */
async function buy(page: Page, { language, country, zip, payment, collects = false }: Purchase) {
	const { root, checkout, product } = texts[language];
	await open(page, `${root}/schmuck/ohrstecker-brillant`);
	await page.getByRole("button", { name: product.addToCart }).first().click();
	await expect(page.getByRole("link", { name: product.toCart })).toBeVisible();
	await open(page, `${root}/kasse`);
	if (collects) await way(page, checkout.deliver).click();
	await fillFields(page, {
		customerEmail: "mara@beispiel.example",
		"shippingAddress.given_name": "Mara",
		"shippingAddress.family_name": "Öztürk",
		"shippingAddress.street": "Lange Straße",
		"shippingAddress.number": "7",
		"shippingAddress.city": "Ort",
		"shippingAddress.zip_code": zip,
	});
	// Where the shop delivers to one country alone, it is chosen already.
	const chosen = page.locator("#contact .spectrum-Field button").filter({ hasText: country });
	if ((await chosen.count()) === 0) await chooseCountry(page, "shippingAddress", country);
	await page.getByRole("button", { name: checkout.next.contact }).click();
	await way(page, payment).click();
	await page.getByRole("checkbox", { name: checkout.accept }).check();
}

/** Orders, and gives the text of the customer's mail. */
async function orderMail(page: Page, shop: OrderShop, language: keyof typeof texts): Promise<string> {
	const { checkout, order } = texts[language];
	await page.getByRole("button", { name: checkout.order, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: order.thanks })).toBeVisible();
	const [mail] = await shop.service.database.query<{ text: string }>(
		"select text from outbox where kind = 'order.customer'",
	);
	return (mail?.text ?? "").replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
}

/** The goods and sums of the review; the page's text with plain blanks. */
async function reviewText(page: Page): Promise<string> {
	const text = await page.getByRole("main").innerText();
	return text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
}

inGermany(
	"B-LAW-17 B-LAW-15 B-LAW-18 a purchase in Germany says what its law prescribes, where it prescribes it",
	async ({ page, shop }) => {
		await buy(page, {
			language: "de",
			country: "Deutschland",
			zip: "70173",
			payment: "Vorkasse",
			collects: true,
		});
		const review = await reviewText(page);
		// § 312j (1) BGB: restrictions of delivery and payment methods, from the beginning of the order on.
		expect(review).toContain("Lieferung nach: Deutschland");
		expect(review).toContain("Zahlung: Vorkasse, Rechnung und PayPal");
		// § 312j (2) BGB, Art. 246a § 1 (1) no. 1 EGBGB: main characteristics.
		expect(review).toContain("Legierung:");
		// Art. 246a § 1 (1) no. 7 EGBGB, § 6 PAngV: total price with tax, and shipping.
		expect(review).toContain("darin 19 % MwSt.");
		// § 312j (3) BGB: nothing but these words on the button.
		await expect(
			page.getByRole("button", { name: "Zahlungspflichtig bestellen", exact: true }),
		).toBeVisible();
		// Art. 246a § 1 (1) no. 11 EGBGB, Regulation (EU) 2025/1960.
		await expect(page.locator("summary", { hasText: "Gesetzliche Gewährleistung" })).toBeVisible();
		// § 356a BGB: the withdrawal function on every page.
		await expect(
			page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }),
		).toBeVisible();
		const mail = await orderMail(page, shop, "de");
		// § 312f (2) BGB, Art. 246a § 1 (2) EGBGB: instruction and model form on a durable medium.
		expect(mail).toContain("Muster-Widerrufsformular");
		expect(mail).toContain("Widerrufsrecht: 14 Tage, nach der Widerrufsbelehrung.");
		// § 35a GmbHG.
		expect(mail).toContain("Amtsgericht Charlottenburg, HRB 999999 B");
		expect(mail).toContain("vertreten durch: Clara Sternau, Henrik Sternau");
	},
);

const inAustria = testIn(countryShops.AT);

inAustria(
	"B-LAW-17 a purchase in an Austrian shop says what its law prescribes, where it prescribes it",
	ownBuild,
	async ({ page, shop }) => {
		await buy(page, { language: "de", country: "Österreich", zip: "1010", payment: "Vorkasse" });
		const review = await reviewText(page);
		// § 8 (3) FAGG: restrictions of delivery and payment methods, at the latest when the order begins.
		expect(review).toContain("Lieferung nach: Österreich");
		expect(review).toContain("Zahlung: Vorkasse");
		// § 8 (1) FAGG: main characteristics and total price directly before the order.
		expect(review).toContain("Legierung:");
		// § 9 (1) PrAG: prices with tax.
		expect(review).toContain("darin 20 % MwSt.");
		expect(review).not.toContain("Einfuhr");
		// § 8 (2) FAGG.
		await expect(
			page.getByRole("button", { name: "Zahlungspflichtig bestellen", exact: true }),
		).toBeVisible();
		const mail = await orderMail(page, shop, "de");
		// § 7 (3) FAGG: confirmation on a durable medium, § 11 FAGG: 14 days.
		expect(mail).toContain("darin enthaltene MwSt. (20 %)");
		expect(mail).toContain("binnen vierzehn Tagen");
	},
);

const inSwitzerland = testIn(countryShops.CH);

inSwitzerland(
	"B-LAW-17 a purchase in a Swiss shop says what its law prescribes, where it prescribes it",
	ownBuild,
	async ({ page, shop }) => {
		await open(page, "/shop/schmuck/ohrstecker-brillant");
		// Art. 3 and 4 PBV: the price that is paid, in francs, with all taxes, where the goods are offered.
		const offer = page.getByRole("main");
		await expect(offer.getByText(/3\.280,00\s+CHF/).first()).toBeVisible();
		await expect(offer.getByText("inkl. MwSt.").first()).toBeVisible();
		await buy(page, { language: "de", country: "Schweiz", zip: "4051", payment: "Vorkasse" });
		const review = await reviewText(page);
		expect(review).toContain("darin 8,1 % MwSt.");
		expect(review).toContain("CHF");
		expect(review).not.toContain("€");
		// At home nothing is imported.
		expect(review).not.toContain("Einfuhr");
		// Art. 3 (1) (s) no. 2 and 3 UWG: the steps to the contract, and means to correct what was entered.
		await expect(page.getByRole("button", { name: "Kontakt und Adresse ändern" })).toBeVisible();
		const mail = await orderMail(page, shop, "de");
		// Art. 3 (1) (s) no. 4 and 1 UWG: confirmed at once by e-mail, with identity and e-mail address.
		expect(mail).toContain("darin enthaltene MwSt. (8,1 %)");
		expect(mail).toContain("Königstraße 12, 10178 Berlin");
		expect(mail).toContain("E-Mail: guten.tag@juwelier-sternau.example");
	},
);

/** Words of the Union's law for consumers: withdrawal (§ 356a BGB and others), notice of Regulation (EU) 2025/1960. */
const unionsLaw =
	/Vertrag widerrufen|Widerrufsrecht|Widerrufsbelehrung|withdraw from contract|right of withdrawal|Renoncer au contrat|droit de rétractation|Gesetzliche Gewährleistung|legal guarantee|garantie légale/i;

inSwitzerland(
	"B-LAW-08 B-LAW-17 pages and mails of a Swiss shop neither offer withdrawal nor remind of the Union's guarantee",
	ownBuild,
	async ({ page, shop }) => {
		for (const path of [
			"/shop",
			"/shop/schmuck/siegelring-stern",
			"/en/shop/schmuck/siegelring-stern",
			"/fr/shop/schmuck/siegelring-stern",
			"/shop/warenkorb",
			"/impressum",
			"/agb",
		]) {
			await open(page, path);
			expect(await page.locator("body").innerText(), path).not.toMatch(unionsLaw);
		}
		await buy(page, { language: "de", country: "Schweiz", zip: "4051", payment: "Vorkasse" });
		expect(await page.locator("body").innerText()).not.toMatch(unionsLaw);
		const mail = await orderMail(page, shop, "de");
		expect(await page.locator("body").innerText()).not.toMatch(unionsLaw);
		expect(mail).toContain("Allgemeine Geschäftsbedingungen");
		expect(mail).not.toMatch(unionsLaw);
		const response = await page.goto("/vertrag-widerrufen");
		expect(response?.status()).toBe(404);
	},
);

const inFrance = testIn(countryShops.FR);

inFrance(
	"B-LAW-17 a purchase in a French shop says what its law prescribes, where it prescribes it, all of it in French",
	ownBuild,
	async ({ page, shop }) => {
		await open(page, "/fr/mentions-legales");
		const legal = page.getByRole("main");
		// Art. L616-1 Code de la consommation.
		await expect(legal.getByText("Médiateur de la consommation")).toBeVisible();
		await expect(legal.getByRole("link", { name: "https://mediateur.example/" })).toBeVisible();
		// Art. 1-1 LCEN: who stores the site, with address and telephone.
		await expect(legal.getByText("Hébergeur du site")).toBeVisible();
		await expect(legal.getByText("+33 1 23 45 67 89")).toBeVisible();
		await open(page, "/fr/conditions-generales");
		// Art. D211-2 Code de la consommation and its annex: the box within the terms.
		await expect(page.locator("blockquote")).toContainText(
			"Le consommateur dispose d'un délai de deux ans à compter de la délivrance du bien",
		);
		await buy(page, { language: "fr", country: "France", zip: "75001", payment: "Virement anticipé" });
		const review = await reviewText(page);
		// Art. L221-14: restrictions and payment methods at the beginning, the essential before the button and its words.
		expect(review).toContain("Livraison : France");
		expect(review).toContain("Alliage :");
		expect(review).toContain("dont TVA 20 %");
		const words = "Commande avec obligation de paiement";
		await expect(page.getByRole("button", { name: words, exact: true })).toBeVisible();
		// Loi n° 94-665 (Toubon), art. 2: nothing in German.
		await expect(page.getByRole("main").locator('[lang="de"]')).toHaveCount(0);
		const mail = await orderMail(page, shop, "fr");
		expect(mail).toContain("Garantie légale de conformité et des vices cachés");
		expect(mail).toContain("Modèle de formulaire de rétractation");
		expect(mail).toContain("Médiateur Exemple");
		expect(mail).not.toMatch(/Widerruf|Bestellung|Gewährleistung|Datenschutz|MwSt/);
	},
);
