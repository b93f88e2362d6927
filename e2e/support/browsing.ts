import { expect, type Locator, type Page } from "@playwright/test";

const html = (page: Page) => page.locator("html");

/** Waits until the page's code without React is ready. */
export async function untilReady(page: Page): Promise<void> {
	await expect(html(page)).toHaveAttribute("data-ready", "true");
}

/** Interacts with a page so that it loads all its script, again after a reload, and waits for hydration. */
export async function untilHydrated(page: Page): Promise<void> {
	const use = () => {
		const links = [...document.querySelectorAll<HTMLAnchorElement>("#root a[href^='/']")];
		const other = links.find(({ pathname }) => pathname !== location.pathname);
		for (const type of ["pointermove", "pointerover"])
			other?.dispatchEvent(new PointerEvent(type, { bubbles: true, movementX: 1 }));
		return document.documentElement.dataset.hydrated;
	};
	await expect.poll(() => page.evaluate(use).catch(() => null), { timeout: 20_000 }).toBe("true");
}

/** Opens a page and waits until it is ready: hydrated for pages of the shop, without React for others. */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await untilReady(page);
	if ((await page.locator("#root").getAttribute("data-hydrate")) !== "change") await untilHydrated(page);
}

/** Opens a page and waits until React handles navigation. */
export async function openHydrated(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await untilHydrated(page);
}

/**
 * Chooses in an open picker by keyboard. Playwright scrolls the page to press moving elements, which visitors
 * cannot do under an open list, and on a phone the list would move from under the pointer.
 */
export async function choose(page: Page, choice: string): Promise<void> {
	const option = page.getByRole("option", { name: choice });
	await option.waitFor();
	await option.press("Enter");
}

/**
 * Advances the page's mocked clock in steps of a second until an element is visible, up to half a minute, so that
 * the page's own delays take no real time.
 */
export async function advanceClockUntil(page: Page, shown: Locator): Promise<void> {
	for (let leap = 0; leap < 30 && !(await shown.isVisible()); leap++) {
		await page.clock.fastForward(1000);
		await shown.waitFor({ timeout: 250 }).catch(() => undefined);
	}
	await expect(shown).toBeVisible();
}

/** Marks the document for {@link isSameDocument}. */
export async function markDocument(page: Page): Promise<void> {
	await page.evaluate(() => document.documentElement.setAttribute("data-marked", "true"));
}

/** Returns whether the document is the one that {@link markDocument} marked. */
export async function isSameDocument(page: Page): Promise<boolean> {
	return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}

/** Collects the paths of documents that a page loads from now on. */
export function listenForDocuments(page: Page): readonly string[] {
	const paths: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
	});
	return paths;
}

/**
 * Moves the mouse over a page twice: Chromium's first move in a window may have no distance, like that of a page
 * below a resting pointer.
 */
export async function moveMouse(page: Page, x: number, y: number): Promise<void> {
	await page.mouse.move(x, y);
	await page.mouse.move(x + 1, y);
}

/** Follows a link to any path within the site like a visitor's click. */
export async function followLink(page: Page, path: string): Promise<void> {
	await page.evaluate((href) => {
		const link = document.body.appendChild(Object.assign(document.createElement("a"), { href }));
		link.click();
		link.remove();
	}, path);
	await expect(page).toHaveURL(path);
}

/** Collects the page's log entries in the console from now on. */
export function notesOf(page: Page): readonly string[] {
	const notes: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "info") notes.push(message.text());
	});
	return notes;
}

/** Collects everything that a browser's console shows: messages, uncaught errors, failed requests. */
export function listen(page: Page): readonly string[] {
	const heard: string[] = [];
	page.on("console", (message) => {
		// Every page logs the state of the service worker; most journeys run without one (playwright.config.ts).
		if (/^serviceWorker\.|^Service Worker registration blocked/.test(message.text())) return;
		// Caused by the journey's own inspection of a drawer in its first frame, before its contents render.
		if (message.text().startsWith("Rendering was performed in a subtree hidden by content-visibility"))
			return;
		heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
	});
	page.on("pageerror", (error) => {
		heard.push(`uncaught: ${error.message}`);
	});
	page.on("requestfailed", (request) => {
		const error = request.failure()?.errorText;
		// Not a failure: the browser cancels pending requests when the page is left.
		if (error !== "net::ERR_ABORTED") heard.push(`failed: ${request.url()} (${error})`);
	});
	page.on("response", (response) => {
		const document = response.request().resourceType() === "document";
		if (response.status() >= 400 && !document) heard.push(`${response.status()}: ${response.url()}`);
	});
	return heard;
}

/** Scrolls near the purchase controls, which makes the page load the product again. */
export async function approachPurchase(page: Page): Promise<void> {
	await page
		.getByRole("main")
		.locator("form")
		.first()
		.hover({ position: { x: 2, y: 2 } });
}

/** Opens the fields that a product's page collapses: "+ Gravur hinzufügen". */
export async function addPersonalization(page: Page): Promise<void> {
	await page.getByRole("main").locator("summary").filter({ hasText: /^\+/ }).first().press("Enter");
}
