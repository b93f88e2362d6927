import { expect } from "@playwright/test";
import { followLink, listen, open } from "../support/browsing.ts";
import { json, testOn } from "../support/changed-site.ts";
import { repetition } from "../support/selection.ts";

interface Place {
	readonly addresses: readonly object[];
	readonly numbers: readonly { readonly type: string }[];
}

/** A shop without a primary menu, with branches in three countries and its own canonical options. */
const test = testOn({
	"facette.config.ts": (text) =>
		text.replace(
			"features: {",
			'country: "CH",\n\tcanonical: { trailingSlash: "keep", query: "keep", hash: "keep", exclude: ["/uhren", "/shop/*"] },\n\tfeatures: {',
		),
	"content/menus.json": json<readonly { readonly position?: string }[]>((items) =>
		items.filter(({ position }) => position === "social"),
	),
	// Only German law allows a shorter claims period.
	"content/shop/settings.json": json<object>((settings) => ({
		...settings,
		used_goods_liability_months: null,
	})),
	// The configured country applies to addresses without one.
	"content/company.json": json<Place>((company) => ({
		...company,
		addresses: company.addresses.map((address) => ({ ...address, country_code: null })),
		numbers: [
			{ number: "044 668 18 00", type: "phone", primary: true },
			{ number: "044 668 18 01", type: "fax", primary: true },
		],
	})),
	"content/branches/mitte.json": json<object>((branch) => ({
		...branch,
		zip: "67000",
		city: "Strasbourg",
		country_code: "FR",
		phone: "03 88 60 90 90",
	})),
	"content/branches/charlottenburg.json": json<object>((branch) => ({
		...branch,
		country_code: "DE",
	})),
	"content/legal.json": json<{ readonly data_protection_commissioner: object }>((legal) => ({
		...legal,
		data_protection_commissioner: {
			...legal.data_protection_commissioner,
			city: "Wien",
			country_code: "AT",
			phone_number: "01 53115 0",
		},
	})),
});

test.describe.configure({ mode: "default" });

const numbers = {
	company: { text: "+41 44 668 18 00", href: "tel:+41446681800" },
	strasbourg: { text: "+33 3 88 60 90 90", href: "tel:+33388609090" },
	charlottenburg: { text: "+49 30 23125140", href: "tel:+493023125140" },
	commissioner: { text: "+43 1 531150", href: "tel:+431531150" },
};

test("R-PHONE-01 formats a number for its address's country on every page", async ({ page }) => {
	const heard = listen(page);
	await open(page, "/kontakt");
	const main = page.getByRole("main");
	for (const { text, href } of [numbers.strasbourg, numbers.charlottenburg]) {
		await expect(main.getByRole("link", { name: text }).first()).toHaveAttribute("href", href);
		await expect(main.getByRole("link", { name: text }).first()).toHaveAttribute("title", "Telefon");
	}
	await expect(main.getByText("67000 Strasbourg, Frankreich").first()).toBeVisible();
	await expect(
		page.getByRole("contentinfo").getByRole("link", { name: numbers.company.text }).first(),
	).toHaveAttribute("href", numbers.company.href);
	await page.getByRole("banner").getByRole("button", { name: "Kontakt" }).click();
	await expect(
		page.getByRole("dialog").getByRole("link", { name: numbers.company.text }).first(),
	).toHaveAttribute("href", numbers.company.href);
	await open(page, "/impressum");
	await expect(main.getByText("+41 44 668 18 01").first()).toBeVisible();
	await expect(main.getByText(numbers.company.text).first()).toBeVisible();
	await open(page, "/datenschutz");
	await expect(main.getByRole("link", { name: numbers.commissioner.text })).toHaveAttribute(
		"href",
		numbers.commissioner.href,
	);
	expect(heard).toEqual([]);
});

test("R-PHONE-01 R-COMP-03 passes the branch's country to search engines and maps", async ({ page }) => {
	await open(page, "/kontakt");
	const data = await page.locator('script[type="application/ld+json"]').allTextContents();
	const stores = data
		.flatMap((text) => JSON.parse(text)["@graph"] ?? JSON.parse(text))
		.filter((item: { "@type": string }) => item["@type"] === "JewelryStore");
	const summary = stores.map((store: { telephone: string; address: Record<string, string> }) => {
		const { postalCode, addressLocality, addressCountry } = store.address;
		return [store.telephone, postalCode, addressLocality, addressCountry].join(" ");
	});
	expect(summary.sort()).toEqual(["+33388609090 67000 Strasbourg FR", "+493023125140 14059 Berlin DE"]);
	const route = page.locator('a[href*="google.com/maps/dir"][href*="Strasbourg"]').first();
	expect(decodeURIComponent((await route.getAttribute("href")) ?? "")).toMatch(/67000 Strasbourg, France$/);
});

for (const { screen, viewport } of [
	{ screen: "a phone", viewport: { width: 390, height: 844 } },
	{ screen: "a narrow phone", viewport: { width: 320, height: 640 } },
	{ screen: "a wide screen", viewport: { width: 1440, height: 900 } },
])
	test(
		`R-SHELL-02 R-CART-07 R-ROUTE-08 on ${screen} shows no menu button without a primary menu, and gives the shop menu its own place`,
		repetition(screen === "a narrow phone"),
		async ({ page }) => {
			await page.setViewportSize(viewport);
			const heard = listen(page);
			for (const { path, button, menu, links } of [
				{
					path: "/shop",
					button: "Menü",
					menu: "Rechtliches zum Shop",
					links: ["AGB", "Widerruf", "Versand und Zahlung"],
				},
				{ path: "/fr/shop", button: "Menu", menu: /boutique/, links: 3 },
			] as const) {
				await open(page, path);
				const header = page.getByRole("banner");
				await expect(header.getByRole("button", { name: button })).toHaveCount(0);
				const shopMenu = header.getByRole("navigation", { name: menu });
				await expect(shopMenu).toBeVisible();
				if (typeof links === "number") await expect(shopMenu.getByRole("link")).toHaveCount(links);
				else await expect(shopMenu.getByRole("link")).toHaveText([...links]);
				expect(
					await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
				).toBeLessThanOrEqual(0);
			}
			await open(page, "/shop");
			await page.getByRole("banner").getByRole("link", { name: "AGB" }).click();
			await expect(page).toHaveURL("/agb");
			expect(heard).toEqual([]);
		},
	);

test("R-CART-07 R-SHELL-02 includes the shop menu's place in the document, before any script", async ({
	request,
}) => {
	const html = await (await request.get("/uhren")).text();
	const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
	expect(header).toContain('data-placeholder="shop-menu"');
	expect(header).toContain('href="/versand-und-zahlung"');
	expect(header).toContain("<span>Kontakt</span>");
	expect(header).not.toContain("<span>Menü</span>");
});

test("R-A11Y-04 follows the configuration in canonical links: excluded paths have none", async ({ page }) => {
	const canonical = page.locator('link[rel="canonical"]');
	await open(page, "/uhren");
	await expect(canonical).toHaveCount(0);
	const address = "https://www.juwelier-sternau.example";
	await open(page, "/trauringe?farbe=gold#formen");
	await expect(canonical).toHaveAttribute("href", `${address}/trauringe?farbe=gold#formen`);
	await followLink(page, "/kontakt?von=menu#karte");
	await expect(canonical).toHaveAttribute("href", `${address}/kontakt?von=menu#karte`);
});
