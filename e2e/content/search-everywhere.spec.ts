import { expect, type Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { open, untilHydrated } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";

const banner = (page: Page) => page.getByRole("banner");
const field = (page: Page) => banner(page).getByRole("combobox");
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
const desktop = { width: 1440, height: 900 };

for (const [size, viewport] of Object.entries({ phone, narrow, desktop }))
	for (const [path, opener, text, list] of [
		["/", "Suche", "Ehering", "/shop"],
		["/en/", "Search", "wedding band", "/en/shop"],
		["/fr/", "Recherche", "alliance", "/fr/shop"],
	] as const)
		test.describe(() => {
			test.use({ viewport });

			test(
				`B-USE-13 searches the shop from the header at ${path}, ${size}`,
				repetition(path !== "/" || size !== "phone"),
				async ({ page }) => {
					await open(page, path);
					const button = banner(page).getByRole("button", { name: opener, exact: true });
					await expect(button).toHaveCount(1);
					await button.click();
					await expect(field(page)).toBeFocused();
					await page.keyboard.press("Escape");
					await expect(field(page)).toBeHidden();
					await expect(button).toBeFocused();
					await button.click();
					await page.keyboard.type(text);
					await page.keyboard.press("Enter");
					await expect(page).toHaveURL(new RegExp(`${list}\\?q=`));
					await untilHydrated(page);
					await expect(field(page)).toBeHidden();
					await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
					expect(
						await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
					).toBeLessThanOrEqual(0);
				},
			);
		});

test("B-USE-13 suggests in the header while typing, by keyboard and tap, including text typed before hydration", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	let isDelayed = true;
	await page.route("**/assets/header-search-field*.js", async (route) => {
		if (isDelayed) await new Promise((resolve) => setTimeout(resolve, 1500));
		await route.continue();
	});
	await open(page, "/");
	const opener = banner(page).getByRole("button", { name: "Suche", exact: true });
	await opener.click();
	await page.keyboard.type("kron");
	const options = banner(page).getByRole("option");
	await expect(options.first()).toHaveText(/Kronberg/);
	await expect(field(page)).toHaveValue("kron");
	await expect(field(page)).toBeFocused();
	isDelayed = false;
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press("ArrowDown");
	await expect(options.first()).toHaveAttribute("aria-selected", "true");
	await expect(field(page)).toHaveAttribute(
		"aria-activedescendant",
		(await options.first().getAttribute("id")) ?? "",
	);
	await page.keyboard.press("Escape");
	await expect(options.first()).toBeHidden();
	await field(page).fill("halo");
	await banner(page).getByRole("option", { name: /^Halo/ }).click();
	await expect(page).toHaveURL("/shop/verlobungsringe/halo");
	await expect(field(page)).toBeHidden();
	// Text that is not chosen as a suggestion is searched in the list, in the page's language.
	await open(page, "/en/about-us");
	await banner(page).getByRole("button", { name: "Search", exact: true }).click();
	await field(page).fill("pear");
	await expect(banner(page).getByRole("option").first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/en\/shop\?q=pear$/);
	await expect(field(page)).toBeHidden();
});

for (const [size, viewport] of Object.entries({ phone, narrow, desktop }))
	test(
		`B-USE-13 reports that there is nothing to suggest and shows the nearest results, ${size}`,
		repetition(size === "phone"),
		async ({ page }) => {
			await page.setViewportSize(viewport);
			await open(page, "/");
			await banner(page).getByRole("button", { name: "Suche", exact: true }).click();
			await field(page).pressSequentially("xyzzyq");
			const none = banner(page).getByText("Zu „xyzzyq“ haben wir nichts gefunden");
			await expect(none).toBeInViewport({ ratio: 1 });
			expect(await violations(page)).toEqual([]);
			await field(page).fill("kron");
			await expect(banner(page).getByRole("option").first()).toBeVisible();
			await expect(none).toHaveCount(0);
			await field(page).fill("xyzzyq");
			await banner(page).getByRole("button", { name: "Ähnliches zeigen" }).click();
			await expect(page).toHaveURL(/\/shop\?q=xyzzyq$/);
			await expect(page.getByRole("heading", { name: "Das kommt dem am nächsten" })).toBeVisible();
		},
	);

test("B-USE-13 offers a search in the menu and on 404 pages", async ({ page }) => {
	await open(page, "/");
	await page.getByRole("button", { name: "Menü" }).click();
	const menu = page.getByRole("dialog", { name: "Menü" });
	await menu.getByRole("searchbox", { name: "Produkte suchen" }).fill("Perlen");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/shop\?q=Perlen$/);
	for (const [path, name, list] of [
		["/gibt-es-nicht", "Im Shop suchen", "/shop"],
		["/en/is-not-there", "Search the shop", "/en/shop"],
		["/shop/gibt/es/nicht", "Produkte suchen", "/shop"],
	] as const) {
		await page.goto(path);
		await untilHydrated(page);
		await page.getByRole("main").getByRole("searchbox", { name }).fill("uhr");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(new RegExp(`${list}\\?q=uhr$`));
	}
});

test("B-USE-13 links to the shop's categories on 404 pages", async ({ page }) => {
	for (const [path, label, category, list] of [
		["/en/is-not-there", "Categories", "Watches", "/en/shop/uhren"],
		["/shop/gibt/es/nicht", "Kategorien", "Uhren", "/shop/uhren"],
	] as const) {
		await page.goto(path);
		await untilHydrated(page);
		const categories = page.getByRole("main").getByRole("list", { name: label });
		await categories.getByRole("link", { name: category, exact: true }).click();
		await expect(page).toHaveURL(new RegExp(`${list}$`));
	}
});

test.describe("scrolled down on the desktop", () => {
	test.use({ viewport: desktop });

	test("B-USE-13 keeps search and cart in view, and shows the networks last in the header", async ({
		page,
	}) => {
		await open(page, "/");
		await page.evaluate(() => window.scrollTo(0, 900));
		const cart = banner(page).getByRole("link", { name: /^Warenkorb/ });
		await expect(cart).toBeInViewport({ ratio: 1 });
		await banner(page).getByRole("button", { name: "Suche", exact: true }).click();
		await expect(field(page)).toBeInViewport({ ratio: 1 });
		await expect(field(page)).toBeFocused();
		const order = await banner(page)
			.locator("a, button")
			.evaluateAll((all) =>
				all
					.filter((one) => one.checkVisibility())
					.map((one) => one.getAttribute("href") ?? one.textContent ?? ""),
			);
		const network = order.findIndex((name) => name.includes("instagram"));
		expect(network).toBeGreaterThan(
			order.findIndex((name) => name.endsWith("/cart") || name.includes("warenkorb")),
		);
	});
});
