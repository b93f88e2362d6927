import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { choose } from "../support/consents.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";

const bar = (page: Page) => page.locator("buy-bar");

/**
 * Returns the links, buttons and summaries of a part of the page that a bar covers, as they are or each when
 * focused.
 */
const coveredIn = (page: Page, part: string, focused = false) =>
	page.evaluate(
		async ([selector, focuses]) => {
			const isCovered = (element: HTMLElement) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				const seen = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
				return !element.contains(seen) && seen?.closest("buy-bar, header") != null;
			};
			const covered: string[] = [];
			for (const element of document.querySelectorAll<HTMLElement>(`${selector} :is(a, button, summary)`)) {
				if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) continue;
				if (focuses) element.focus();
				// The bar follows the scroll position a frame later.
				for (let frame = 0; frame < 10 && isCovered(element); frame++)
					await new Promise(requestAnimationFrame);
				if (isCovered(element)) covered.push(element.textContent);
			}
			return covered;
		},
		[part, focused] as const,
	);

/** Scrolls to the end, repeatedly, because distant parts are laid out when they come near. */
const scrollToEnd = (page: Page) =>
	expect
		.poll(() =>
			page.evaluate(async () => {
				scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
				await new Promise((resolve) => setTimeout(resolve, 200));
				return Math.round(document.documentElement.scrollHeight - innerHeight - scrollY);
			}),
		)
		.toBe(0);

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	for (const [language, path] of [
		["de", "/shop/verlobungsringe/halo"],
		["en", "/en/shop/trauringe/trauringe-klassik"],
	] as const)
		test(
			`the bar covers neither the page's end nor focused elements, in ${language}`,
			repetition(language !== "de"),
			async ({ page }) => {
				// So that focused elements appear immediately.
				await page.emulateMedia({ reducedMotion: "reduce" });
				await open(page, path);
				await expect(bar(page)).toBeVisible();
				await scrollToEnd(page);
				expect(await coveredIn(page, "footer")).toEqual([]);
				await expect(bar(page)).toBeVisible();
				await page.evaluate(() => scrollTo(0, 0));
				expect(await coveredIn(page, "main", true)).toEqual([]);
			},
		);
});

test.describe("on a first visit", () => {
	test.use({ ...newBrowser, viewport: { width: 320, height: 640 } });

	test("the bar covers no focused element after the cookie banner is answered", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, "/shop/verlobungsringe/halo");
		await page.keyboard.press("Tab");
		await choose(page, "Alles ablehnen");
		await expect(bar(page)).toBeVisible();
		expect(await coveredIn(page, "main", true)).toEqual([]);
	});
});
