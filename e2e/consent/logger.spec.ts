import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { followLink, notesOf, open, openHydrated } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { test } from "../support/journey.ts";
import { filesBelow, ownSite } from "../support/own-site.ts";

// The failing clock is tested in clock.spec.ts, Matomo in analytics.spec.ts, the service worker in its own
// journeys.

/** Returns the visible text of the page. */
const shown = (page: Page) => page.locator("body").innerText();

test.describe("in the browser", () => {
	test("R-ERR-02 R-A11Y-02 logs an unknown anchor and opens the page at its top", async ({ page }) => {
		const notes = notesOf(page);
		await open(page, "/kontakt");
		await followLink(page, "/service#gibt-es-nicht");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect.poll(() => notes.join()).toContain("scroll.anchorMissing {anchor: gibt-es-nicht}");
		expect(await page.evaluate(() => scrollY)).toBe(0);
		expect(await shown(page)).not.toMatch(/gibt-es-nicht|anchorMissing/);
	});

	test.describe("a first visit", () => {
		test.use(newBrowser);

		test("R-ERR-02 R-CONSENT-02 logs an unknown consent action and changes nothing", async ({ page }) => {
			const notes = notesOf(page);
			await openHydrated(page, "/uhren");
			await expect(page.getByRole("dialog")).toBeVisible();
			const before = await shown(page);
			expect(await page.evaluate(sendUnknownAction)).toBe(true);
			await expect.poll(() => notes.join()).toContain("consent.unknownEvent {type: allowEverything}");
			expect(await shown(page)).toBe(before);
			expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
		});
	});
});

/**
 * Dispatches an unknown action to the page's consent store, like a program of another version. No button does this,
 * so it uses the store that React received. Runs in the browser.
 */
function sendUnknownAction(): boolean {
	interface Fiber {
		readonly return: Fiber | null;
		readonly memoizedProps: {
			readonly value?: { readonly consents?: { dispatch?(action: object): void } };
		} | null;
	}
	const main = document.querySelector("main");
	const key = Object.keys(main ?? {}).find((name) => name.startsWith("__reactFiber$"));
	if (!main || !key) return false;
	let fiber: Fiber | null = (main as unknown as Record<string, Fiber>)[key] ?? null;
	while (fiber && !fiber.memoizedProps?.value?.consents?.dispatch) fiber = fiber.return;
	fiber?.memoizedProps?.value?.consents?.dispatch?.({ type: "allowEverything" });
	return fiber !== null;
}

test.describe("while a site is built", () => {
	// The tests build into the same folder.
	test.describe.configure({ mode: "default", timeout: 180_000 });

	const site = ownSite("logged");

	test.beforeEach(() => site.reset());

	/** Returns the text of every written page. */
	const written = () => filesBelow(site.out, /\.html$/).map((file) => readFileSync(file, "utf8"));

	test("R-ERR-02 logs an invalid phone number and a missing translation without showing either", async () => {
		interface Company {
			readonly numbers: readonly object[];
		}
		site.edit<Company>("company.json", (company) => ({
			...company,
			numbers: [{ number: "Zentrale 12", type: "phone", primary: true }],
		}));
		interface Category {
			readonly translations: readonly { readonly language: string }[];
		}
		site.edit<readonly Category[]>("shop/categories.json", (categories) =>
			categories.map((category) => ({
				...category,
				translations: category.translations.filter(({ language }) => language !== "fr"),
			})),
		);
		const { status, stderr } = await site.build();
		expect(status).toBe(0);
		expect(stderr).toContain("Zentrale 12 is not a valid telephone number");
		expect(stderr).toContain("has no entry for fr");
		const pages = written();
		expect(pages.some((html) => html.includes("Zentrale 12"))).toBe(true);
		expect(
			pages.filter((html) => /not a valid|has no entry|phone\.invalid|translation\.missing/.test(html)),
		).toEqual([]);
		expect(pages.filter((html) => html.includes('href="tel:Zentrale'))).toEqual([]);
	});

	test("R-ERR-02 R-IMG-02 reports a missing logo where it is named, and writes no page", async () => {
		site.edit<object>("project.json", (project) => ({ ...project, logo: "gibt-es-nicht.svg" }));
		const { status, stderr } = await site.build();
		expect(status).toBe(1);
		expect(stderr).toContain("project.json");
		expect(stderr).toContain("gibt-es-nicht.svg");
		expect(() => written()).toThrow();
	});
});
