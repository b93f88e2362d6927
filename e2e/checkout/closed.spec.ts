import { expect, type Page } from "@playwright/test";
import { deliveryDates } from "#core/checkout/delivery-dates.ts";
import { formatDay, formatDays } from "#ui/components/format-date.ts";
import { approachPurchase, open } from "../support/browsing.ts";
import { labels, openReview, pressOrder } from "../support/checkout-steps.ts";
import { acceptedOrders, demoLine, fillCart, test } from "../support/order-shop.ts";
import { mockSettings } from "../support/shop-settings.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart \(/ });
const widget = (page: Page) => page.locator("[data-placeholder=cart-widget]");
const cartButton = (page: Page) => page.getByRole("button", { name: "Add to cart" });
const request = (page: Page) => page.getByRole("button", { name: "Request Availability" });
const pausing = (page: Page) => page.getByText("The shop is taking a short break.");
const diffuser = "/en/shop/raumduefte/raumduft-feige-zeder";

/** Returns the products in the browser's cart with their counts; texts and prices are loaded again. */
const stored = (page: Page) =>
	page.evaluate(() => {
		const copy: { data: { cart: { products: { product: { id: string }; count: number }[] } } } = JSON.parse(
			localStorage.getItem("int-cart") ?? "null",
		);
		return copy.data.cart.products.map(({ product, count }) => [product.id, count]);
	});

/** Opens the drawer, which contains the shop's menu. */
async function openMenu(page: Page): Promise<void> {
	await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
}
const shopMenu = (page: Page) => page.getByRole("navigation", { name: "Shop terms" });

test("R-CART-07 R-ROUTE-08 R-ROUTE-10 shows widget, cart link and menu of an open shop", async ({
	page,
	shop,
}) => {
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand", { count: 2 })]);
	await open(page, "/en/shop");
	await expect(cartLink(page)).toHaveAccessibleName("Cart (2)");
	await expect(widget(page).locator("[data-count]")).toHaveAttribute("data-count", "2");
	await openMenu(page);
	await expect(shopMenu(page).getByRole("link")).toHaveText([
		"Terms and conditions",
		"Withdrawal",
		"Shipping and payment",
	]);
});

test("R-PROD-06 R-CART-07 keeps the catalogue and hides the widget in maintenance; cart and checkout refuse", async ({
	page,
	shop,
	calls,
}) => {
	await mockSettings(page, () => ({ maintenance_mode: true }));
	await fillCart(page, [demoLine(shop, "duftkerze-waldrand", { count: 2 })]);
	await open(page, "/en/shop");
	await expect(
		page.getByRole("note").getByText("Our shop is under maintenance.", { exact: false }),
	).toBeVisible();
	await expect(cards(page)).toHaveCount(20);
	await expect(widget(page)).toBeEmpty();
	await expect(cartLink(page)).toBeVisible();
	await open(page, diffuser);
	await approachPurchase(page);
	await expect(page.getByRole("note").getByText("under maintenance", { exact: false })).toBeVisible();
	await expect(cartButton(page)).toHaveCount(0);
	await expect(page.getByText(/48[.,]00/).first()).toBeVisible();
	for (const path of ["/en/shop/warenkorb", "/en/shop/kasse"]) {
		await open(page, path);
		await expect(pausing(page)).toBeVisible();
		await expect(widget(page)).toBeEmpty();
		await expect(page.getByRole("link", { name: "Go to checkout" })).toHaveCount(0);
		await expect(page.locator('[name="customerEmail"]')).toHaveCount(0);
	}
	expect(await stored(page)).toEqual([["duftkerze-waldrand", 2]]);
	expect(calls.sent).toEqual([]);
});

/** Returns a day from today on, "YYYY-MM-DD"; near enough for a stored cart. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [firstDay, lastDay, nextDay] = [dayAhead(3), dayAhead(15), dayAhead(16)] as const;
/** The text of a day with any spaces: "16 August". */
const written = (language: "de" | "en") => new RegExp(formatDay(nextDay, language).replace(/\s/g, "\\s"));

/** Holidays of the shop in which orders stop or wait. */
const holidays = (mode: "delay" | "stop") => ({
	shop_closures: [
		{
			from: firstDay,
			to: lastDay,
			mode,
			translations: [
				{ language: "de" as const, text: "Wir machen Betriebsferien." },
				{ language: "en" as const, text: "We are on holiday." },
			],
		},
	],
});

test.describe("in the shop's holidays", () => {
	test.use({ timezoneId: "Pacific/Kiritimati" });

	test("R-PROD-06 says why and until when no orders are taken, and keeps the cart", async ({
		page,
		shop,
		calls,
	}) => {
		await mockSettings(page, () => holidays("stop"));
		await fillCart(page, [demoLine(shop, "duftkerze-waldrand", { count: 2 })]);
		// The last evening of the holidays in Berlin.
		await page.clock.setFixedTime(`${lastDay}T21:59:00Z`);
		await open(page, diffuser);
		await approachPurchase(page);
		const reason = page
			.getByText(/We are on holiday\. You can order again from/)
			.filter({ hasText: written("en") });
		await expect(page.getByRole("note").filter({ has: reason })).toBeVisible();
		await expect(cartButton(page)).toHaveCount(0);
		for (const path of ["/en/shop/warenkorb", "/en/shop/kasse"]) {
			await open(page, path);
			await expect(pausing(page)).toBeVisible();
			await expect(reason).toBeVisible();
		}
		expect(await stored(page)).toEqual([["duftkerze-waldrand", 2]]);
		expect(calls.sent).toEqual([]);
		await page.clock.setFixedTime(`${nextDay}T00:00:30Z`);
		await open(page, "/en/shop/warenkorb");
		await expect(page.getByRole("link", { name: "Go to checkout" })).toBeVisible();
	});

	test("R-PROD-06 closes a checkout that was opened before", async ({ page, shop, calls }) => {
		await mockSettings(page, () => holidays("stop"));
		await page.clock.install({ time: `${dayAhead(2)}T21:30:00Z` });
		await openReview(page, shop);
		await expect(page.getByRole("button", { name: labels.de.order })).toBeVisible();
		await page.clock.fastForward("03:00:00");
		await expect(
			page.getByText(/Wir machen Betriebsferien/).filter({ hasText: written("de") }),
		).toBeVisible();
		expect(calls.sent).toEqual([]);
	});

	test("R-PROD-06 shows that the service has stopped taking orders", async ({ page, shop, calls }) => {
		const errors = [{ field: "cart", key: "checkout.closed", params: {} }];
		calls.fates = [{ status: 400, body: { status: "error", errors } }];
		await openReview(page, shop);
		await pressOrder(page, "de");
		await expect(page.getByText("Der Shop nimmt gerade keine Bestellungen an.")).toBeVisible();
		expect(await acceptedOrders(shop)).toBe(0);
	});

	test("B-USE-12 moves dates of delivery past the holidays, and takes orders", async ({ page }) => {
		await mockSettings(page, () => holidays("delay"));
		await page.clock.setFixedTime(`${dayAhead(5)}T12:00:00Z`);
		await open(page, diffuser);
		await approachPurchase(page);
		await expect(page.getByRole("note").getByText("We are on holiday.")).toBeVisible();
		await expect(cartButton(page)).toBeVisible();
		const time = page.locator("delivery-time").first();
		const [earliest = 0, latest = 0] = ((await time.getAttribute("data-days")) ?? "").split(" ").map(Number);
		const areas = ((await time.getAttribute("data-areas")) ?? "").split(" ");
		const today = Math.floor(Date.parse(dayAhead(5)) / 86_400_000);
		const closures = [{ from: firstDay, to: lastDay }];
		const dates = deliveryDates({ earliest, latest }, { areas, closures }, today);
		expect(dates.earliest > lastDay).toBe(true);
		await expect(time).toContainText(formatDays(dates.earliest, dates.latest, "en").replace(/\s/g, " "));
	});
});

test("R-CART-07 R-ROUTE-08 R-ROUTE-10 shows no widget, cart link and shop menu if the cart is disabled", async ({
	page,
}) => {
	await mockSettings(page, () => ({ enable_cart: false }));
	await open(page, diffuser);
	await approachPurchase(page);
	await expect(cartButton(page)).toHaveCount(0);
	await expect(widget(page)).toHaveCount(0);
	await expect(cartLink(page)).toHaveCount(0);
	await expect(request(page)).toBeVisible();
	await openMenu(page);
	await expect(page.locator("[data-placeholder=shop-menu]")).toBeEmpty();
	await expect(shopMenu(page)).toHaveCount(0);
	await open(page, "/en/shop/kasse");
	await expect(pausing(page)).toBeVisible();
});

test("R-PROD-06 offers requests instead of the cart button in a shop that sells on request", async ({
	page,
}) => {
	await open(page, diffuser);
	await expect(cartButton(page)).toBeVisible();
	await mockSettings(page, () => ({ purchase_to_order: true }));
	await open(page, diffuser);
	await approachPurchase(page);
	await expect(cartButton(page)).toHaveCount(0);
	await expect(request(page)).toBeVisible();
	await expect(page.getByText(/48[.,]00/).first()).toBeVisible();
	await request(page).click();
	await expect(page.getByRole("form", { name: "Your request" })).toBeVisible();
});

test("R-PROD-06 shows the stock with show_stock, and hides it without", async ({ page }) => {
	const stock = page.getByText("5 in stock");
	await open(page, "/en/shop/uhren/kronberg-regatta");
	await expect(stock).toBeVisible();
	const settings = page.waitForResponse(/settings-.*\.json$/);
	await mockSettings(page, () => ({ show_stock: false }));
	await open(page, "/en/shop/uhren/kronberg-regatta");
	await approachPurchase(page);
	await settings;
	await expect(stock).toHaveCount(0);
	await expect(page.getByText(/^Arrives: /)).toBeVisible();
});

test("R-PROD-06 shows global_footer on every shop page and on no other", async ({ page }) => {
	const note = page.getByRole("main").getByText("Jede Sendung wird nur gegen Unterschrift");
	const paths = ["/shop", "/shop/uhren", "/shop/uhren/kronberg-regatta", "/shop/warenkorb", "/shop/kasse"];
	for (const path of [...paths, "/shop/bestaetigung", "/shop/gibt-es-nicht"]) {
		await page.goto(path);
		await expect(note, path).toBeVisible();
	}
	await page.goto("/uhren");
	await expect(page.getByRole("main")).toBeVisible();
	await expect(note).toHaveCount(0);
});

test("R-PROD-06 labels the cart button with the owner's text", async ({ page }) => {
	await mockSettings(page, () => ({ call_to_action_text: "Into my box" }));
	await open(page, diffuser);
	await approachPurchase(page);
	await expect(page.getByRole("button", { name: "Into my box" })).toBeVisible();
	await expect(cartButton(page)).toHaveCount(0);
});
