import { expect, test } from "@playwright/test";
import { open } from "./browsing.ts";

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
