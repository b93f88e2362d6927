import { expect } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";

test.describe("at 200 % zoom", () => {
	test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

	test("reaches the drawer's last entry", async ({ page }) => {
		await open(page, "/");
		await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
		const last = page.getByRole("dialog").getByRole("link").last();
		await last.focus();
		await expect(last).toBeInViewport();
	});
});

test.describe("in forced colours", () => {
	test.use({ colorScheme: "dark" });

	test("outlines buttons, and distinguishes the current entry", async ({ page }) => {
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

for (const [name, path] of [
	["page", "/"],
	["shop", "/shop"],
] as const)
	for (const colorScheme of ["light", "dark"] as const)
		test(
			`shows the wordmark of the ${name} in ${colorScheme} forced colours on its intended background`,
			repetition(name !== "shop"),
			async ({ page }) => {
				await page.emulateMedia({ forcedColors: "active", colorScheme });
				await open(page, path);
				const grounds = { banner: "--color-ground", contentinfo: "--color-accent-surface" } as const;
				for (const [part, token] of Object.entries(grounds)) {
					const logo = page
						.getByRole(part as keyof typeof grounds)
						.locator("img")
						.first();
					await logo.scrollIntoViewIfNeeded();
					await expect(logo).toBeVisible();
					const [ground, made] = await logo.evaluate((image, name) => {
						const probe = document.createElement("span");
						probe.style.cssText = `forced-color-adjust: none; background: var(${name})`;
						image.after(probe);
						const colours = [image, probe].map((element) => getComputedStyle(element).backgroundColor);
						probe.remove();
						return colours;
					}, token);
					expect(ground, part).toBe(made);
					expect(ground).not.toBe("rgba(0, 0, 0, 0)");
				}
			},
		);

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("moves nothing for longer than a blink", async ({ page }) => {
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
		test(`${path} prints its text and no controls`, repetition(path !== "/impressum"), async ({ page }) => {
			await open(page, path);
			await page.emulateMedia({ media: "print" });
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
			await expect(page.getByRole("navigation")).toHaveCount(0);
			const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
			expect(ground).toBe("rgb(255, 255, 255)");
		});
});
