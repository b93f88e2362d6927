import { expect, type Locator, type Page } from "@playwright/test";
import { languages } from "#core/language/language.ts";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { templatePages } from "../support/pages.ts";
import { expectReason } from "../support/script-needed.ts";
import { repetition, smoke } from "../support/selection.ts";

const banner = (page: Page) => page.getByRole("banner");
const drawer = (page: Page) => page.getByRole("dialog");

/** Templates with parts of their own. */
const shownHere: readonly string[] = ["home", "contact"];

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const [template, path] of templatePages)
		test(
			`R-CONTENT-06 shows and links the page of the template ${template}`,
			repetition(!shownHere.includes(template), smoke),
			async ({ page }) => {
				await page.goto(path);
				await expect(page.getByRole("heading", { level: 1 }), template).toBeVisible();
				expect((await page.getByRole("main").innerText()).trim().length, template).toBeGreaterThan(40);
				const footer = page.getByRole("contentinfo");
				await expect(footer.getByRole("link", { name: "Impressum" }), template).toBeVisible();
				const link = footer.getByRole("link", { name: "Trauringe", exact: true }).first();
				// Scrolls like a visitor, so that the content above is laid out.
				await link.scrollIntoViewIfNeeded();
				await link.click();
				await expect(page, template).toHaveURL("/trauringe");
			},
		);

	test("B-USE-17 shows the answer of a question in the address", async ({ page }) => {
		await page.goto("/service#brauche-ich-fuer-eine-reparatur-einen-termin");
		const [asked, other] = [/Reparatur einen Termin/, /Kann ich ein Stück schicken/].map((hasText) =>
			page.getByRole("main").locator("details", { hasText }).locator("p"),
		) as [Locator, Locator];
		await expect(asked.first()).toBeVisible();
		await expect(asked.first()).toBeInViewport();
		await expect(other.first()).toBeHidden();
	});
});

for (const [width, height] of [
	[390, 844],
	[1440, 900],
] as const)
	test.describe(`without script at ${width} px`, repetition(width !== 390), () => {
		test.use({ javaScriptEnabled: false, viewport: { width, height } });

		test("B-USE-17 opens the menu with one group at a time, locks the page, and follows its links", async ({
			page,
		}) => {
			await page.goto("/kontakt");
			const opener = banner(page).getByRole("button", { name: "Menü" });
			await opener.press("Enter");
			await expect(drawer(page).getByRole("navigation", { name: "Hauptnavigation" })).toBeVisible();
			await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
			await drawer(page).getByText("Uhren", { exact: true }).click();
			await expect(drawer(page).getByRole("link", { name: "Alle Uhren" })).toBeVisible();
			await drawer(page).getByText("Schmuck", { exact: true }).first().click();
			await expect(drawer(page).getByRole("link", { name: "Alle Uhren" })).toBeHidden();
			await page.keyboard.press("Escape");
			await expect(drawer(page)).toBeHidden();
			await expect(opener).toBeFocused();
			await opener.click();
			await drawer(page).getByRole("link", { name: "Perlen", exact: true }).click();
			await expect(page).toHaveURL("/perlen");
			await expect(drawer(page)).toBeHidden();
		});

		test("B-USE-17 opens the contact panel, and closes it on the cross and on a press outside", async ({
			page,
		}) => {
			await page.goto("/uhren");
			const opener = banner(page).getByRole("button", { name: "Kontakt" });
			for (const close of [
				() => drawer(page).getByRole("button", { name: "Schließen" }).click(),
				() => page.mouse.click(10, 300),
			]) {
				await opener.click();
				await expect(drawer(page).getByRole("link", { name: "Zur Kontaktseite" })).toBeVisible();
				await close();
				await expect(drawer(page)).toBeHidden();
				await expect(opener).toBeFocused();
			}
		});

		test("B-USE-17 opens and closes questions and a product's details", async ({ page }) => {
			for (const [path, label, text] of [
				["/service", "Kann ich ein Stück schicken?", "Der Rückweg ist ebenfalls versichert"],
				["/shop/uhren/alpenhorn-mitternacht", "Garantiebedingungen", "Alpenhorn Uhren AG, Seilergasse 4"],
			] as const) {
				await page.goto(path);
				const summary = page.getByRole("main").locator("summary", { hasText: label });
				const detail = page.getByRole("main").getByText(text);
				await expect(detail).toBeHidden();
				await summary.click();
				await expect(detail).toBeVisible();
				await summary.press("Enter");
				await expect(detail).toBeHidden();
			}
		});

		test("B-USE-17 opens parts of the footer, and links the languages", async ({ page }) => {
			await page.goto("/uhren");
			const footer = page.getByRole("contentinfo");
			const hours = footer.getByText("Der Mittwochnachmittag gehört der Werkstatt");
			await expect(hours).toBeHidden();
			for (const name of ["Öffnungszeiten", "Sternau Charlottenburg"])
				for (const part of await footer.locator("summary", { hasText: name }).filter({ visible: true }).all())
					await part.click();
			await expect(hours).toBeVisible();
			await banner(page).getByRole("link", { name: "English" }).click();
			await expect(page).toHaveURL("/en/watches");
		});
	});

test.describe("the strip without script", () => {
	test.use({ javaScriptEnabled: false });

	test("B-USE-17 R-NAV-02 opens one panel of the strip at a time; Escape and a press outside close it", async ({
		page,
	}) => {
		await page.goto("/kontakt");
		const strip = banner(page).getByRole("navigation", { name: "Hauptnavigation" });
		const [watches, jewellery] = ["Uhren", "Schmuck"].map((name) =>
			strip.getByRole("button", { name, exact: true }),
		) as [Locator, Locator];
		const all = strip.getByRole("link", { name: "Alle Uhren" });
		await watches.press("Enter");
		await expect(all).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(all).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(all).toBeHidden();
		await expect(watches).toBeFocused();
		await watches.click();
		await expect(all).toBeVisible();
		await jewellery.click();
		await expect(all).toBeHidden();
		await expect(strip.getByRole("link", { name: "Perlen", exact: true })).toBeVisible();
		await page.mouse.click(10, 890);
		await expect(strip.getByRole("link", { name: "Perlen", exact: true })).toBeHidden();
		await watches.click();
		await all.click();
		await expect(page).toHaveURL("/uhren");
	});
});

test.describe("a product without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const [path, said] of [
		["/shop/dekoration/vase-kiesel", "Der Warenkorb braucht JavaScript"],
		["/shop/trauringe/trauringe-klassik", "Der Warenkorb braucht JavaScript"],
		["/shop/fahrraeder/stadtrad-stern", "Das Formular für Anfragen braucht JavaScript"],
		["/en/shop/dekoration/vase-kiesel", "The cart needs JavaScript"],
		["/fr/shop/dekoration/vase-kiesel", "Le panier nécessite JavaScript"],
	] as const)
		test(
			`R-CAT-07 R-CONTENT-06 ${path} explains why nothing can be ordered with an address to write to, and shows no button without effect`,
			repetition(!path.startsWith("/shop/dekoration")),
			async ({ page }) => {
				await page.goto(path);
				const main = page.getByRole("main");
				await expectReason(main, said);
				await expect(main.getByRole("img").first()).toBeVisible();
				// The browser opens what is left.
				for (const button of await main.getByRole("button").all())
					await expect(button).toHaveAttribute("commandfor");
			},
		);
});

test("R-CONTENT-06 requests nothing from other hosts, hydrated or not", async ({ page, baseURL }) => {
	const asked = new Set<string>();
	page.on("request", (request) => asked.add(new URL(request.url()).origin));
	for (const path of ["/", "/uhren", "/kontakt", "/uhren/rolex", "/datenschutz"]) {
		await open(page, path);
		await page.waitForLoadState("networkidle");
	}
	expect([...asked]).toEqual([baseURL]);
});

test("R-LOAD-01 has a data file for every page, and one build hash for all", async ({ request }) => {
	const app: unknown = await (await request.get("/page-data/app-data.json")).json();
	const { buildHash } = app as { buildHash?: unknown };
	expect(typeof buildHash).toBe("string");
	for (const language of languages) {
		const path = language === "de" ? "/kontakt" : `/${language}/contact`;
		const data: unknown = await (await request.get(`/page-data${path}/page-data.json`)).json();
		expect(data).toMatchObject({ buildHash, page: { path, language } });
		const [shared] = (data as { shared: string[] }).shared;
		expect((await request.get(`/page-data/sq/d/${shared}.json`)).status()).toBe(200);
	}
});
