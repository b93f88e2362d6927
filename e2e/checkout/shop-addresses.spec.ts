import { expect, type Page } from "@playwright/test";
import frenchOrder from "#ui/locales/fr/order.json" with { type: "json" };
import frenchShop from "#ui/locales/fr/shop.json" with { type: "json" };
import { isSameDocument, markDocument, open } from "../support/browsing.ts";
import { json } from "../support/changed-site.ts";
import {
	chooseCountry,
	confirmedNumber,
	fillFields,
	labels,
	pressOrder,
	reachReview,
	way,
} from "../support/checkout-steps.ts";
import { testWith } from "../support/country-shops.ts";
import { acceptedOrders, diffuser, fillCart } from "../support/order-shop.ts";
import { heart, main } from "../support/wishlist-items.ts";

interface Translated {
	readonly id: string;
	readonly translations: readonly { readonly language: string }[];
}

/** Gives an item a slug in French. */
const withFrenchSlug = <Item extends Pick<Translated, "translations">>(item: Item, slug: string): Item => ({
	...item,
	translations: item.translations.map((texts) => (texts.language === "fr" ? { ...texts, slug } : texts)),
});

/** The demo shop with addresses in the language of each page; a category and a vase in it have slugs in French. */
const test = testWith({
	"facette.config.ts": (text) => text.replace('storeRoot: "shop"', 'paths: "by-language"'),
	"content/shop/categories.json": json<readonly Translated[]>((items) =>
		items.map((item) => (item.id === "decoratives" ? withFrenchSlug(item, "decoration") : item)),
	),
	"content/shop/products/vase-kiesel.json": json<Translated>((item) => withFrenchSlug(item, "vase-galet")),
});

const words = { ...frenchOrder, ...frenchShop };
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Fills in the French checkout up to its last step. */
async function fillFrenchCheckout(page: Page): Promise<void> {
	await way(page, words.checkout.deliver).click();
	await fillFields(page, {
		customerEmail: "mara@beispiel.example",
		"shippingAddress.given_name": "Mara",
		"shippingAddress.family_name": "Öztürk",
		"shippingAddress.street": "Rue Longue",
		"shippingAddress.number": "7",
		"shippingAddress.city": "Paris",
		"shippingAddress.zip_code": "75001",
	});
	await chooseCountry(page, "shippingAddress", "France");
	await page.getByRole("button", { name: words.checkout.next.contact }).click();
	await way(page, "Virement anticipé").click();
}

test.describe.configure({ mode: "default" }); // One worker, which builds the site once.

test("B-SEO-12 R-ROUTE-09 sells in French at French addresses, to which the former ones lead in every step", async ({
	page,
	request,
	shop,
}) => {
	test.setTimeout(90_000);
	await open(page, "/fr/shop/raumduefte/raumduft-feige-zeder?utm=mail");
	expect(page.url()).toMatch(/\/fr\/boutique\/raumduefte\/raumduft-feige-zeder\?utm=mail$/);
	await page.getByRole("button", { name: words.product.addToCart }).first().click();
	await page.getByRole("link", { name: words.product.toCart }).click();
	await expect(page).toHaveURL(/\/fr\/boutique\/panier$/);
	await page.getByRole("link", { name: words.cart.checkout }).click();
	await expect(page).toHaveURL(/\/fr\/boutique\/caisse$/);
	await fillFrenchCheckout(page);

	// As a customer returns who left before the addresses changed.
	await open(page, "/fr/shop/kasse?token=a1#review");
	expect(page.url()).toMatch(/\/fr\/boutique\/caisse\?token=a1#review$/);
	await expect(page.locator("#review").getByRole("listitem").first()).toBeVisible();
	await page.getByRole("checkbox", { name: words.checkout.accept.slice(0, 10) }).check();
	await page.getByRole("button", { name: words.checkout.order, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: words.order.thanks })).toBeVisible();
	expect(pathOf(page)).toBe("/fr/boutique/confirmation");
	expect(await acceptedOrders(shop)).toBe(1);

	for (const [old, to] of [
		["/fr/shop/kasse/?token=a1", "/fr/boutique/caisse?token=a1"],
		["/fr/shop/seite/2", "/fr/boutique/page/2"],
		["/en/shop/uhren/seite/2?sort=price_brutto", "/en/shop/uhren/page/2?sort=price_brutto"],
		["/fr/shop", "/fr/boutique"],
	] as const) {
		const answer = await request.get(old, { maxRedirects: 0 });
		expect([answer.status(), answer.headers().location], old).toEqual([301, to]);
	}
	expect((await request.get("/shop/kasse", { maxRedirects: 0 })).status()).toBe(200);
	const missing = await page.goto("/fr/boutique/rien");
	expect(missing?.status()).toBe(404);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("B-SEO-12 R-I18N-02 B-REL-05 switches the language of the checkout between its addresses, with two tabs open", async ({
	page,
	context,
	shop,
}) => {
	await fillCart(page, [diffuser(shop)]);
	await reachReview(page, "de", "Vorkasse");
	await markDocument(page);
	await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
	await expect(page).toHaveURL(/\/fr\/boutique\/caisse/);
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	expect(await isSameDocument(page)).toBe(true);
	await expect(page.getByText("mara@beispiel.example")).toBeVisible();

	const other = await context.newPage();
	await open(other, "/en/shop/kasse#review");
	await expect(other).toHaveURL(/\/en\/shop\/checkout#review$/);
	await other.getByRole("checkbox", { name: labels.en.accept }).check();
	await pressOrder(other, "en");
	await confirmedNumber(other, "en");
	expect(pathOf(other)).toBe("/en/shop/confirmation");

	await expect(page.getByText("Votre commande a été passée dans une autre fenêtre.")).toBeVisible();
	expect(pathOf(page)).toBe("/fr/boutique/caisse");
	expect(await acceptedOrders(shop)).toBe(1);
});

test("B-SEO-12 R-I18N-02 B-USE-01 B-USE-14 shows a product at its French address from the language switch, wishlist, cart, lists and search", async ({
	page,
	request,
}) => {
	const path = "/fr/boutique/decoration/vase-galet";
	const name = "Vase Galet";
	const product = main(page).getByRole("link", { name }).first();
	const isShown = async () => {
		await expect(page).toHaveURL(path);
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	};
	await open(page, "/shop/dekoration");
	await heart(page, "Vase Kiesel").click();
	await main(page).getByRole("link", { name: "Vase Kiesel" }).first().click();
	await expect(page).toHaveURL("/shop/dekoration/vase-kiesel");
	await page.getByRole("banner").getByRole("link", { name: "Français" }).click();
	await isShown();

	await page.getByRole("button", { name: words.product.addToCart }).first().click();
	await page.getByRole("link", { name: words.product.toCart }).click();
	await product.click();
	await isShown();
	await open(page, "/fr/boutique/favoris");
	await product.click();
	await isShown();

	// A filter has the slug that is the same in every language.
	await open(page, "/fr/boutique?category=dekoration");
	await product.click();
	await isShown();
	await page.goto("/fr/boutique/decoration");
	await main(page).getByRole("combobox", { name: "Rechercher des produits" }).fill("galet");
	await page.getByRole("option", { name }).click();
	await isShown();

	for (const old of ["/fr/shop/dekoration/vase-kiesel", "/fr/boutique/dekoration/vase-kiesel"]) {
		const answer = await request.get(`${old}?utm=mail`, { maxRedirects: 0 });
		expect([answer.status(), answer.headers().location]).toEqual([301, `${path}?utm=mail`]);
	}
	const list = await request.get("/fr/shop/dekoration", { maxRedirects: 0 });
	expect([list.status(), list.headers().location]).toEqual([301, "/fr/boutique/decoration"]);
});
