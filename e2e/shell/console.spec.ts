import { expect, type Page } from "@playwright/test";
import { overflow, violations } from "../support/accessibility.ts";
import {
	followLink,
	isSameDocument,
	listen,
	markDocument,
	open,
	openHydrated,
	untilHydrated,
} from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { allTemplatePages } from "../support/pages.ts";
import { repetition, smoke } from "../support/selection.ts";

/** Returns the images, forms, tables and texts of a page that are wider than a number of pixels. */
const widerThan = (page: Page, most: number) =>
	page.evaluate(
		(width) =>
			[...document.querySelectorAll("img, svg, video, iframe, table, form, input, p, li, h1, h2, h3, dl")]
				.filter((element) => element.getBoundingClientRect().width > width)
				.map((element) => `${element.tagName} ${element.getBoundingClientRect().width} ${element.className}`),
		most,
	);

/** A content page, a shop page, and the page with its own policy. */
const shownHere: readonly string[] = ["home", "shop-product", "shop-checkout"];

for (const [template, path] of allTemplatePages) {
	test(
		`R-ROUTE-11 R-A11Y-05 B-SEC-01 R-SHELL-04 ${template} hydrates at ${path} without console messages, passes axe, fits 320 px, and stays within 1600 px on 2400 px`,
		repetition(!shownHere.includes(template), smoke),
		async ({ page }) => {
			const heard = listen(page);
			// The browser logs the correct status of a 404 document.
			const wanted = template.endsWith("not-found")
				? [/^error: Failed to load resource: .*404 .*gibt-es-nicht\)$/]
				: [];
			await open(page, path);
			await page.waitForLoadState("networkidle");
			expect(heard.filter((message) => !wanted.some((pattern) => pattern.test(message)))).toEqual([]);

			await page.emulateMedia({ reducedMotion: "reduce" });
			expect(await violations(page)).toEqual([]);

			await page.emulateMedia({ reducedMotion: null });
			await page.setViewportSize({ width: 2400, height: 1200 });
			expect(await widerThan(page, 1600)).toEqual([]);

			// Like 400 % zoom of an open page: readable without horizontal scrolling.
			await page.setViewportSize({ width: 320, height: 640 });
			expect(await overflow(page)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		},
	);
}

test("visits all templates without loading a document except the checkout's, and without console messages", async ({
	page,
}) => {
	const heard = listen(page);
	await openHydrated(page, "/");
	await markDocument(page);
	for (const [template, path] of allTemplatePages) {
		if (template.endsWith("not-found")) continue;
		await followLink(page, path);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
			"href",
			`https://www.juwelier-sternau.example${path}`,
		);
		// It has another policy (B-SEC-01).
		const whole = template === "shop-checkout";
		await expect.poll(() => isSameDocument(page), path).toBe(!whole);
		if (!whole) continue;
		await untilHydrated(page);
		await markDocument(page);
	}
	await page.waitForLoadState("networkidle");
	expect(heard).toEqual([]);
});
