import { expect, type Page } from "@playwright/test";
import {
	isSameDocument,
	listen,
	markDocument,
	open,
	openHydrated,
	untilHydrated,
} from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition, smoke } from "../support/selection.ts";
import { holding } from "../support/slow-pages.ts";

const screens = [
	{ name: "a phone", width: 390, height: 844 },
	{ name: "a wide screen", width: 1440, height: 900 },
] as const;

const drawer = (page: Page) => page.getByRole("dialog");
const opener = (page: Page, name: "Menü" | "Kontakt") =>
	page.getByRole("banner").getByRole("button", { name });
/** Returns the label of a group in the drawer's menu. */
const group = (page: Page, name: string) =>
	drawer(page)
		.locator("summary")
		.filter({ hasText: new RegExp(`^${name}$`) });
/** Returns the width without the scrollbar. */
const pageWidth = (page: Page) =>
	page.evaluate(() => Math.round(document.documentElement.getBoundingClientRect().width));
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls with the wheel at the page's left edge, which no drawer covers. */
async function wheel(page: Page): Promise<number> {
	await page.mouse.move(10, 300);
	await page.mouse.wheel(0, 400);
	// A wheel event has no end to await.
	await page.waitForTimeout(300);
	return scrolled(page);
}

/** Declares the same tests for each screen; on wide screens only those with another layout are not repetitions. */
function onEachScreen(declare: (details: ReturnType<typeof repetition>) => void): void {
	for (const { name, width, height } of screens) {
		test.describe(`on ${name}`, () => {
			test.use({ viewport: { width, height } });
			declare(repetition(name === "a wide screen", smoke));
		});
	}
}

onEachScreen((details) => {
	test(
		"R-SHELL-01 R-ROUTE-09 names the shop in the header in the page's language",
		details,
		async ({ page }) => {
			for (const [path, name, list] of [
				["/en", "Shop", "/en/shop"],
				["/fr", "Boutique", "/fr/shop"],
			] as const) {
				await page.goto(path);
				await expect(page.getByRole("banner").getByRole("link", { name })).toHaveAttribute("href", list);
			}
		},
	);

	test(
		"R-SHELL-01 opens menu and contact in the drawer from the header, and the shop from its button",
		details,
		async ({ page }) => {
			await open(page, "/uhren");
			const shop = page.getByRole("banner").getByRole("link", { name: "Shop" });
			await expect(shop).toHaveAttribute("href", "/shop");
			await opener(page, "Menü").click();
			await expect(drawer(page).getByRole("navigation", { name: "Hauptnavigation" })).toBeVisible();
			await drawer(page).getByRole("button", { name: "Schließen" }).click();
			await expect(drawer(page)).toBeHidden();
			await opener(page, "Kontakt").click();
			await expect(drawer(page).getByText("Berlin").first()).toBeVisible();
			await expect(drawer(page).getByRole("link", { name: "@" }).first()).toBeVisible();
		},
	);
});

onEachScreen((details) => {
	test(
		"R-SHELL-03 opens the drawer at the right by mouse, locks the page and unlocks it",
		details,
		async ({ page }) => {
			await open(page, "/uhren");
			await opener(page, "Menü").click();
			await expect(drawer(page)).toBeVisible();
			const box = await drawer(page).evaluate((element) => ({
				width:
					element.getBoundingClientRect().width /
					Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
			}));
			// The maximum width, apart from rounding.
			expect(box.width).toBeLessThanOrEqual(28.01);
			await expect
				.poll(() => drawer(page).evaluate((element) => Math.round(element.getBoundingClientRect().right)))
				.toBe(await pageWidth(page));
			expect(await wheel(page)).toBe(0);
			await page.mouse.click(10, 300);
			await expect(drawer(page)).toBeHidden();
			await expect(opener(page, "Menü")).toBeFocused();
			await expect.poll(() => wheel(page)).toBeGreaterThan(0);
		},
	);

	test(
		"R-SHELL-03 opens the drawer by keyboard, traps the focus, and restores it on Escape",
		details,
		async ({ page }) => {
			await open(page, "/uhren");
			for (const button of ["Menü", "Kontakt"] as const) {
				await opener(page, button).focus();
				await page.keyboard.press("Enter");
				await expect(drawer(page)).toBeVisible();
				for (let press = 0; press < 4; press++) {
					expect(await drawer(page).evaluate((element) => element.contains(document.activeElement))).toBe(
						true,
					);
					await page.keyboard.press("Tab");
				}
				await page.keyboard.press("Escape");
				await expect(drawer(page)).toBeHidden();
				await expect(opener(page, button)).toBeFocused();
			}
		},
	);
});

test("R-SHELL-03 keeps a drawer as it was opened before hydration", async ({ page }) => {
	const data = holding();
	await page.route("**/page-data/**", data.handler);
	await page.goto("/uhren");
	await opener(page, "Menü").click();
	await page.keyboard.press("Escape");
	await expect(drawer(page)).toBeHidden();
	await opener(page, "Kontakt").click();
	await expect(drawer(page)).toBeVisible();
	data.release();
	await untilHydrated(page);
	await expect(drawer(page)).toHaveAccessibleName("Kontakt");
	await page.keyboard.press("Escape");
	await expect(drawer(page)).toBeHidden();
});

onEachScreen((details) => {
	test(
		"R-NAV-02 R-NAV-03 opens one group of the drawer's menu at a time, and closes all on a link",
		details,
		async ({ page }) => {
			await openHydrated(page, "/kontakt");
			await markDocument(page);
			await opener(page, "Menü").click();
			const watches = drawer(page).getByRole("link", { name: "Alle Uhren" });
			const pearls = drawer(page).getByRole("link", { name: "Perlen", exact: true });
			await group(page, "Uhren").click();
			await expect(watches).toBeVisible();
			await group(page, "Schmuck").click();
			await expect(pearls).toBeVisible();
			await expect(watches).toBeHidden();
			await pearls.click();
			await expect(page).toHaveURL("/perlen");
			await expect(drawer(page)).toBeHidden();
			expect(await isSameDocument(page)).toBe(true);
			await opener(page, "Menü").click();
			await expect(group(page, "Schmuck")).toBeVisible();
			await expect(pearls).toBeHidden();
		},
	);

	test("R-NAV-03 follows a link of the drawer's menu by keyboard and closes it", async ({ page }) => {
		await open(page, "/kontakt");
		await opener(page, "Menü").focus();
		await page.keyboard.press("Enter");
		await group(page, "Uhren").focus();
		await page.keyboard.press("Space");
		await drawer(page).getByRole("link", { name: "Kronberg" }).focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/uhren/kronberg");
		await expect(drawer(page)).toBeHidden();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kronberg");
	});
});

onEachScreen((details) => {
	test("R-FOOT-01 lists the menu's groups in the footer and marks the current page", async ({ page }) => {
		await openHydrated(page, "/perlen");
		const footer = page.getByRole("contentinfo");
		const band = footer.getByRole("navigation").first();
		// Collapsed on phones.
		for (const group of await band.locator("summary").filter({ visible: true }).all()) await group.click();
		await expect(band.getByRole("list").first()).toBeVisible();
		expect(await band.getByRole("list").count()).toBeGreaterThan(3);
		for (const name of ["Marken", "Welten"])
			await expect(band.getByText(name, { exact: true }).first()).toBeAttached();
		const current = band.locator("[aria-current=page]").filter({ visible: true });
		await expect(current).toHaveText(["Perlen"]);
		await band.getByRole("link", { name: "Trauringe", exact: true }).click();
		await expect(page).toHaveURL("/trauringe");
		await expect(current).toHaveText(["Trauringe"]);
	});

	test(
		"R-ROUTE-02 switches by mouse to the page's language version, else to the language's home page",
		details,
		async ({ page }) => {
			await open(page, "/uhren");
			const languages = page.getByRole("banner").getByRole("navigation").first();
			await languages.getByRole("link", { name: "English" }).click();
			await expect(page).toHaveURL("/en/watches");
			await expect(page.locator("html")).toHaveAttribute("lang", "en");
			await expect(page).toHaveTitle(/Watches/);
			await languages.getByRole("link", { name: "Français" }).click();
			await expect(page).toHaveURL("/fr");
			await expect(page.locator("html")).toHaveAttribute("lang", "fr");
			await page.goBack();
			await expect(page.locator("html")).toHaveAttribute("lang", "en");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(/watch/i);
		},
	);

	test("R-ROUTE-02 switches the language by keyboard", async ({ page }) => {
		await open(page, "/kontakt");
		await page.getByRole("banner").getByRole("link", { name: "Français" }).focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/fr/contact");
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	});
});

onEachScreen((details) => {
	test(
		"R-A11Y-01 R-A11Y-02 R-I18N-03 starts a new page at the top and announces it; back restores the position",
		details,
		async ({ page }) => {
			const heard = listen(page);
			await openHydrated(page, "/uhren");
			await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
			await expect.poll(() => scrolled(page)).toBe(500);
			await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/trauringe"]')?.click());
			await expect(page).toHaveURL("/trauringe");
			await expect.poll(() => scrolled(page)).toBe(0);
			const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
			await expect(page.locator("#announcer")).toHaveText(`Navigated to ${heading}`);
			await expect(page.locator("#announcer [lang]")).toHaveText(["Navigated to", ""]);
			await expect(page.locator("#announcer [lang]").first()).toHaveAttribute("lang", "en");
			await page.goBack();
			await expect(page).toHaveURL("/uhren");
			await expect.poll(() => scrolled(page)).toBe(500);
			await page.goForward();
			await expect.poll(() => scrolled(page)).toBe(0);
			expect(heard).toEqual([]);
		},
	);

	test(
		"R-A11Y-02 scrolls an anchor to 150 px from the top, on load and from another page",
		details,
		async ({ page }) => {
			const top = () =>
				page.evaluate(() =>
					Math.round(document.getElementById("vintage")?.getBoundingClientRect().top ?? -1),
				);
			await open(page, "/uhren#vintage");
			await expect.poll(top).toBe(150);
			await open(page, "/kontakt");
			await opener(page, "Menü").click();
			await group(page, "Uhren").click();
			await drawer(page).getByRole("link", { name: "Vintage" }).click();
			await expect(page).toHaveURL("/uhren#vintage");
			await expect.poll(top).toBe(150);
		},
	);
});
