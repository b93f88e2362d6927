import { expect, type Page } from "@playwright/test";
import german from "#ui/locales/de/order.json" with { type: "json" };
import germanShop from "#ui/locales/de/shop.json" with { type: "json" };
import french from "#ui/locales/fr/order.json" with { type: "json" };
import frenchShop from "#ui/locales/fr/shop.json" with { type: "json" };
import { addPersonalization, open } from "./browsing.ts";
import { chooseCountry, fillFields, way } from "./checkout-steps.ts";
import type { Place } from "./mandatory-texts.ts";
import type { OrderShop } from "./order-shop.ts";

const locales = {
	de: { root: "/shop", terms: "/agb", imprint: "/impressum", ...german, ...germanShop },
	fr: {
		root: "/fr/shop",
		terms: "/fr/conditions-generales",
		imprint: "/fr/mentions-legales",
		...french,
		...frenchShop,
	},
} as const;

/** A purchase: country, payment and language. */
export interface Purchase {
	readonly language: keyof typeof locales;
	/** The country's name on the page. */
	readonly country: string;
	readonly zip: string;
	readonly payment: string;
	/** Whether the shop offers collection, so that the checkout starts with that choice. */
	readonly collects?: boolean;
}

/** The goods: sold by volume, of precious metal, with a battery and a guarantee, and engraved on request. */
const goods = [
	"raumduefte/raumduft-feige-zeder",
	"schmuck/ohrstecker-brillant",
	"uhren/kronberg-regatta",
	"schmuck/anhaenger-solitaire",
] as const;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** Returns the visible text of a page with all collapsible parts opened, because the law allows nested information. */
async function textOf(page: Page): Promise<string> {
	await page.locator("main details").evaluateAll((all) => {
		for (const one of all) one.setAttribute("open", "");
	});
	return plain(await page.locator("body").innerText());
}

async function textAt(page: Page, path: string): Promise<string> {
	await open(page, path);
	return textOf(page);
}

/** Adds the goods to the cart from their pages; returns the pages' texts. */
async function chooseGoods(page: Page, { root, product }: (typeof locales)[Purchase["language"]]) {
	const said: string[] = [];
	for (const path of goods) {
		await open(page, `${root}/${path}`);
		if (path === "schmuck/anhaenger-solitaire") {
			await page.getByRole("radio").first().check({ force: true });
			await addPersonalization(page);
			await page.locator("#personal-text").fill("Mara");
		}
		said.push(await textOf(page));
		await page.getByRole("button", { name: product.addToCart }).first().click();
		await expect(page.getByRole("link", { name: product.toCart })).toBeVisible();
	}
	return said.join("\n");
}

/** The texts of a purchase by place. */
export type SaidTexts = Readonly<Record<Place, string>>;

/** Buys the goods from the list to the mail; returns the texts by place. */
export async function textsOfPurchase(
	page: Page,
	shop: OrderShop,
	{ language, country, zip, payment, collects = false }: Purchase,
): Promise<SaidTexts> {
	const words = locales[language];
	const { root, checkout, order } = words;
	// Otherwise parts that open slowly are not yet visible.
	await page.emulateMedia({ reducedMotion: "reduce" });
	const list = await textAt(page, `${root}/raumduefte`);
	const product = await chooseGoods(page, words);
	await open(page, `${root}/warenkorb`);
	await expect(page.getByRole("link", { name: words.cart.checkout })).toBeVisible();
	const cart = await textOf(page);
	await open(page, `${root}/kasse`);
	await expect(page.locator("main form").first()).toBeVisible();
	const start = await textOf(page);
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
	// A shop that delivers to one country has it preselected.
	const chosen = page.locator("#contact .spectrum-Field button").filter({ hasText: country });
	if ((await chosen.count()) === 0) await chooseCountry(page, "shippingAddress", country);
	await page.getByRole("button", { name: checkout.next.contact }).click();
	await way(page, payment).click();
	for (const box of [checkout.accept, checkout.acknowledge])
		for (const found of await page.getByRole("checkbox", { name: box.slice(0, 10) }).all())
			await found.check();
	const review = await textOf(page);
	await page.getByRole("button", { name: checkout.order, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: order.thanks })).toBeVisible();
	const confirmation = await textOf(page);
	const [mail] = await shop.service.database.query<{ text: string }>(
		"select text from outbox where kind = 'order.customer'",
	);
	const terms = await textAt(page, words.terms);
	const imprint = await textAt(page, words.imprint);
	return { list, product, cart, start, review, confirmation, mail: plain(mail?.text ?? ""), terms, imprint };
}
