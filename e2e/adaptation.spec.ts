import { expect, type Page, test } from "@playwright/test";
import { open } from "./browsing.ts";
import { allTemplatePages } from "./pages.ts";

/** What sticks out at the right of the page: the elements a visitor would have to scroll sideways for. */
function overflow(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		/** Within a strip that scrolls by itself, such as a row of categories, nothing is out of reach. */
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			(/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
		return [...document.querySelectorAll("body *")]
			.filter((element) => {
				const box = element.getBoundingClientRect();
				const seen = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
				return seen && box.right > width + 1 && !scrolls(element.parentElement);
			})
			.map((element) => `${element.tagName} ${element.className}`);
	});
}

test.describe("at 320 px, as at 400 % zoom", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	for (const [template, path] of allTemplatePages)
		test(`R-A11Y-05 ${template} is read without scrolling sideways`, async ({ page }) => {
			await open(page, path);
			expect(await overflow(page)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		});
});

test.describe("at 200 % zoom", () => {
	test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

	test("R-A11Y-05 the drawer's last entry can be reached", async ({ page }) => {
		await open(page, "/");
		await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
		const last = page.getByRole("dialog").getByRole("link").last();
		await last.focus();
		await expect(last).toBeInViewport();
	});
});

test.describe("in forced colours", () => {
	test.use({ colorScheme: "dark" });

	test("R-A11Y-05 what is pressed has an edge, and the current entry is told from the others", async ({
		page,
	}) => {
		await page.emulateMedia({ forcedColors: "active" });
		await open(page, "/kontakt");
		const button = page.getByRole("link", { name: "Termin vereinbaren" }).first();
		const style = await button.evaluate((element) => {
			const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
			return { borderTopWidth, borderTopStyle };
		});
		expect(style).toEqual({ borderTopWidth: "1px", borderTopStyle: "solid" });
		const current = page.getByRole("contentinfo").locator("[aria-current=page]").first();
		await expect(current).toHaveCSS("text-decoration-line", "underline");
	});
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("R-A11Y-05 nothing moves for longer than a blink", async ({ page }) => {
		await open(page, "/");
		const longest = await page.evaluate(() =>
			Math.max(
				...[...document.querySelectorAll("*")].flatMap((element) => {
					const { transitionDuration, animationDuration } = getComputedStyle(element);
					return `${transitionDuration},${animationDuration}`
						.split(",")
						.map((text) => Number.parseFloat(text));
				}),
			),
		);
		expect(longest).toBeLessThan(0.001);
	});
});

test.describe("printed", () => {
	for (const path of ["/impressum", "/datenschutz", "/agb", "/widerruf"])
		test(`R-A11Y-05 ${path} prints its text and nothing to press`, async ({ page }) => {
			await open(page, path);
			await page.emulateMedia({ media: "print" });
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
			await expect(page.getByRole("navigation")).toHaveCount(0);
			const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
			expect(ground).toBe("rgb(255, 255, 255)");
		});
});
