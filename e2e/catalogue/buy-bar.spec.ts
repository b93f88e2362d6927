import { expect, type Locator, type Page } from "@playwright/test";
import { addPersonalization, open, untilHydrated, untilReady } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";
import { holding } from "../support/slow-pages.ts";

const bar = (page: Page) => page.locator("buy-bar");
const cartButton = (page: Page) => page.getByRole("button", { name: "In den Warenkorb" });

test.describe("on a tablet", () => {
	test.use({ viewport: { width: 768, height: 900 } });

	test("R-CAT-07 shows the buy bar when the site's own bar covers the cart button", async ({ page }) => {
		await open(page, "/shop/accessoires/manschettenknoepfe-stern");
		const { y } = (await cartButton(page).boundingBox()) ?? { y: 0 };
		await page.setViewportSize({ width: 768, height: Math.round(y) + 40 });
		const covered = await page.evaluate(
			(top) => document.elementFromPoint(innerWidth / 2, top + 20)?.closest("header, nav, buy-bar") !== null,
			y,
		);
		expect(covered).toBe(true);
		await expect(bar(page)).toBeVisible();
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("R-CAT-07 B-LAW-04 keeps price and cart button within reach while the button is out of view, announced only once", async ({
		page,
	}) => {
		await open(page, "/shop/uhren/alpenhorn-firn");
		await expect(bar(page)).toBeVisible();
		await expect(bar(page)).toContainText("1.420,00");
		await expect(bar(page)).toContainText("inkl. MwSt., zzgl. Versand");
		await expect(cartButton(page)).toHaveCount(1);
		await cartButton(page).scrollIntoViewIfNeeded();
		await expect(bar(page)).toBeHidden();
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
		await expect(bar(page)).toBeVisible();
		// It is above the page's own bar, and neither focusable nor in the accessibility tree.
		const below = await page.evaluate(() => {
			const { bottom = 0 } = document.querySelector("buy-bar")?.getBoundingClientRect() ?? {};
			return document.elementFromPoint(200, bottom + 10)?.closest("header, nav") !== null;
		});
		expect(below).toBe(true);
		await bar(page).locator("button").click();
		await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
		await expect(bar(page).locator("a")).toHaveText("Zum Warenkorb");
		await expect(page.getByRole("status").filter({ hasText: "liegt in Ihrem Warenkorb" })).toHaveCount(1);
	});

	test("R-CAT-07 B-USE-17 counts a press on the bar's button before React has loaded", async ({ page }) => {
		const { handler, release } = holding();
		await page.route(/\/assets\/page-[\w-]{8}\.js$/, handler);
		await page.goto("/shop/uhren/alpenhorn-firn");
		await untilReady(page);
		await bar(page).locator("button").click();
		release();
		await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
		await expect(page).toHaveURL("/shop/uhren/alpenhorn-firn");
	});

	test("R-CAT-07 scrolls to the sizes from the bar when none is chosen", async ({ page }) => {
		await open(page, "/shop/verlobungsringe/solitaer-sechs");
		await untilHydrated(page);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await bar(page).locator("button").click();
		await expect(page.getByText("Bitte wählen Sie: Ringgröße.")).toBeInViewport();
	});
});

/** Returns the number of lines of a text. */
const linesOf = (text: Locator) =>
	text.evaluate((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
	});

const products = [
	"uhren/alpenhorn-firn",
	// With a price range, several images and a two-line name.
	"perlen/akoya-kette",
	"uhren/alpenhorn-mitternacht",
	"uhren/alpenhorn-nachtgrat",
	// With a price per litre, and on request only.
	"raumduefte/raumduft-feige-zeder",
	"schmuck/tennisarmband",
];

test.describe("on a small phone's first screen", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	for (const [language, start] of [
		["de", ""],
		["en", "/en"],
		["fr", "/fr"],
	] as const)
		test(
			`R-CAT-07 shows name above the bar, and price and button on one line each, in ${language}`,
			repetition(language !== "de"),
			async ({ page }) => {
				// Its French name has three lines on so small a screen; the first two are above the bar.
				const long = language === "fr" ? "raumduefte/raumduft-feige-zeder" : null;
				for (const product of products.filter((each) => each !== long)) {
					await open(page, `${start}/shop/${product}`);
					const top = (await bar(page).boundingBox())?.y ?? 0;
					const name = await page.getByRole("heading", { level: 1 }).boundingBox();
					expect((name?.y ?? top) + (name?.height ?? 0), product).toBeLessThanOrEqual(top);
					// A product on request may have a longer name.
					if (product !== "schmuck/tennisarmband")
						expect(await linesOf(bar(page).locator("button")), product).toBe(1);
				}
			},
		);
});

test.describe("on a phone's first screen", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	for (const [language, start] of [
		["de", ""],
		["en", "/en"],
		["fr", "/fr"],
	] as const)
		test(
			`R-CAT-07 shows the product's name on the first screen, above the bar, in ${language}`,
			repetition(language !== "de"),
			async ({ page }) => {
				for (const product of products) {
					await open(page, `${start}/shop/${product}`);
					await expect(bar(page)).toBeVisible();
					const name = await page.getByRole("heading", { level: 1 }).boundingBox();
					const top = (await bar(page).boundingBox())?.y ?? 0;
					expect((name?.y ?? top) + (name?.height ?? 0), product).toBeLessThanOrEqual(top);
				}
			},
		);

	test("R-CAT-07 shows the lowest of several prices in the bar until one is chosen", async ({ page }) => {
		await open(page, "/fr/shop/uhren/alpenhorn-mitternacht");
		await expect(bar(page)).toContainText(/dès\s1\s?490,00/);
		await untilHydrated(page);
		await page.getByRole("radio", { name: "41 mm" }).check();
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await expect(bar(page)).toContainText(/^1\s?560,00/);
	});

	for (const [path, said] of [
		["/shop/uhren/kronberg-elfenbein", "5.400,00"],
		["/shop/fahrraeder/stadtrad-stern", "Auf Anfrage"],
	] as const)
		test(
			`R-CAT-07 offers a request in the bar for a product on request: ${path}`,
			repetition(said !== "Auf Anfrage"),
			async ({ page }) => {
				await open(page, path);
				await expect(bar(page)).toContainText(said);
				await bar(page).locator("button").click();
				await expect(page.getByRole("heading", { name: "Ihre Anfrage" })).toBeInViewport();
				const asking = page.getByRole("button", { name: "Verfügbarkeit anfragen" });
				await expect(asking).toBeFocused();
				await expect(asking).toHaveAttribute("aria-expanded", "true");
				await expect(bar(page)).toBeHidden();
			},
		);
});

test("R-CAT-07 B-LAW-14 answers buyers' questions under the button, including returns if there are any", async ({
	page,
}) => {
	await open(page, "/en/shop/verlobungsringe/solitaer-sechs");
	const rows = page.getByRole("list", { name: "Good to know" });
	await expect(rows.getByRole("link", { name: "Parcel delivery" })).toHaveAttribute(
		"href",
		/\/en\/shipping-and-payment/,
	);
	await expect(rows).toContainText("€6.90");
	await expect(rows.getByRole("link", { name: "14-day right of withdrawal" })).toBeVisible();
	await expect(rows).toContainText("Collection in Mitte · Collection in Charlottenburg");
	await expect(rows).toContainText("First resize free within six months.");
	await expect(rows.getByRole("link", { name: /^\+49\s30/ })).toHaveAttribute("href", /^tel:/);
	await addPersonalization(page);
	await page.getByLabel("Engraved text").fill("Mia");
	await expect(rows.getByText("14-day right of withdrawal")).toHaveCount(0);
});

test("R-CAT-07 R-PROD-05 shows a ring's cart button on a desktop's first screen, and the size guide on the label's line", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	for (const [path, label] of [
		["/shop/verlobungsringe/solitaer-sechs", "Ringgröße"],
		["/shop/trauringe/trauringe-klassik", "Größen und Gravur"],
	] as const) {
		await open(page, path);
		await expect(cartButton(page)).toBeInViewport({ ratio: 1 });
		const gallery = page.getByRole("region", { name: /^Bilder: / });
		await expect(gallery.getByRole("img").first()).toBeInViewport({ ratio: 1 });
		const legend = await page.getByText(label, { exact: true }).boundingBox();
		const guide = await page.getByRole("button", { name: "Größentabelle" }).boundingBox();
		const middle = (box: typeof guide) => (box ? box.y + box.height / 2 : Number.NaN);
		expect(Math.abs(middle(legend) - middle(guide))).toBeLessThan(8);
	}
});

test("R-CAT-07 shows no buy bar on a desktop", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, "/shop/uhren/alpenhorn-firn");
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(bar(page)).toBeHidden();
});
