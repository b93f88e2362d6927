import { expect } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findFirefox } from "../../renderer/setup/browser.mjs";
import { test as base, configuredPort } from "../support/order-shop.ts";
import { shopAddress } from "../support/sites.ts";

const executablePath = findFirefox();

/** Why Firefox journeys cannot run here; null if they can. */
export const withoutFirefox =
	executablePath === null
		? "There is no Firefox: apt-get install firefox-esr, or name one in FIREFOX_PATH."
		: null;

interface FirefoxFixtures {
	/** A page of a new profile on a wide screen; a console error fails the test. */
	readonly tab: Page;
}

/**
 * Tests with Playwright's runner in an installed Firefox. Playwright itself only supports its own Firefox, which
 * has to be downloaded; Puppeteer supports any with WebDriver BiDi.
 */
export const test = base.extend<FirefoxFixtures, { readonly firefox: Browser }>({
	callPort: configuredPort,
	firefox: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
		async ({}, use) => {
			if (executablePath === null) throw new Error(withoutFirefox ?? "");
			// As in the other journeys, no worker responds instead of the site. With one, Firefox reports "A
			// ServiceWorker intercepted the request and encountered an unexpected error" when a link is followed
			// while a worker responds from its cache.
			const extraPrefsFirefox = { "dom.serviceWorkers.enabled": false };
			const browser = await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox });
			await use(browser);
			await browser.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	tab: async ({ firefox }, use) => {
		const context = await firefox.createBrowserContext();
		const page = await context.newPage();
		await page.setViewport({ width: 1440, height: 900 });
		page.setDefaultTimeout(30_000);
		const heard: string[] = [];
		page.on("pageerror", (error) => heard.push(String(error)));
		page.on("console", (message) => message.type() === "error" && heard.push(message.text()));
		await use(page);
		await context.close();
		expect(heard).toEqual([]);
	},
});

/** Opens a path of the demo shop and waits until the page is ready. */
export async function visit(page: Page, path: string): Promise<void> {
	await page.goto(new URL(path, shopAddress).href);
	await page.waitForSelector("html[data-ready]");
}

/** Returns the selector of an element by role and accessible name. */
const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Waits for an element by role and name, and presses it. */
export const press = (page: Page, role: string, name: string): Promise<void> =>
	page.locator(named(role, name)).click();

/** Waits until an element with a role and name is visible. */
export const expectShown = (page: Page, role: string, name: string): Promise<unknown> =>
	page.waitForSelector(named(role, name), { visible: true });

/** Waits until the page is at a path with query. */
export const expectPath = (page: Page, path: string): Promise<void> =>
	expect.poll(() => page.url(), { timeout: 20_000 }).toBe(new URL(path, shopAddress).href);

/** Fills in the fields of a form by name. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}
