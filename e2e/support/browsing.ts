import { expect, type Locator, type Page } from "@playwright/test";

const html = (page: Page) => page.locator("html");

/** Waits until what a page does without React listens. */
export async function untilReady(page: Page): Promise<void> {
	await expect(html(page)).toHaveAttribute("data-ready", "true");
}

/** Uses a page in a way that asks for all of its script, again where it was loaded again, and waits until that listens. */
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

/** Opens a page and waits until it listens: all of its script on pages of the shop, without React on others. */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await untilReady(page);
	if ((await page.locator("#root").getAttribute("data-hydrate")) !== "islands") await untilHydrated(page);
}

/** Opens a page and waits until React moves between pages. */
export async function openHydrated(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await untilHydrated(page);
}

/**
 * Chooses in a picker that was opened, by keyboard: to press what still moves, Playwright scrolls the page, which visitors cannot
 * do under an open list, and on a phone the list would leave the pointer while it presses.
 */
export async function choose(page: Page, choice: string): Promise<void> {
	const option = page.getByRole("option", { name: choice });
	await option.waitFor();
	await option.press("Enter");
}

/**
 * Lets the page's time, its clock installed, run on by leaps of a second until something shows: what the page waits for
 * by itself takes none of ours. Half a minute of the page must do.
 */
export async function advanceClockUntil(page: Page, shown: Locator): Promise<void> {
	for (let leap = 0; leap < 30 && !(await shown.isVisible()); leap++) {
		await page.clock.fastForward(1000);
		await shown.waitFor({ timeout: 250 }).catch(() => undefined);
	}
	await expect(shown).toBeVisible();
}

/** Marks the document, so that {@link isSameDocument} can tell whether it was loaded again. */
export async function markDocument(page: Page): Promise<void> {
	await page.evaluate(() => document.documentElement.setAttribute("data-marked", "true"));
}

/** Whether the document is the one that {@link markDocument} marked. */
export async function isSameDocument(page: Page): Promise<boolean> {
	return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}

/** Collects the paths of the documents that a page loads, from now on. */
export function listenForDocuments(page: Page): readonly string[] {
	const paths: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
	});
	return paths;
}

/** Moves the mouse over a page: the first move in a window may have no distance (Chromium), as that of a page below a pointer that rests. */
export async function moveMouse(page: Page, x: number, y: number): Promise<void> {
	await page.mouse.move(x, y);
	await page.mouse.move(x + 1, y);
}

/** Follows a link to any path within the site as a visitor's click would. */
export async function followLink(page: Page, path: string): Promise<void> {
	await page.evaluate((href) => {
		const link = document.body.appendChild(Object.assign(document.createElement("a"), { href }));
		link.click();
		link.remove();
	}, path);
	await expect(page).toHaveURL(path);
}

/** The notes of the page's logger in the console, from now on. */
export function notesOf(page: Page): readonly string[] {
	const notes: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "info") notes.push(message.text());
	});
	return notes;
}

/** Collects whatever a browser's console would show: messages, errors nobody caught, requests that failed. */
export function listen(page: Page): readonly string[] {
	const heard: string[] = [];
	page.on("console", (message) => {
		// What becomes of the service worker is noted by every page; most journeys go without one (playwright.config.ts).
		if (/^serviceWorker\.|^Service Worker registration blocked/.test(message.text())) return;
		// What a journey itself asks of a drawer in its first frame, whose contents are not rendered yet; the page asks nothing then.
		if (message.text().startsWith("Rendering was performed in a subtree hidden by content-visibility"))
			return;
		heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
	});
	page.on("pageerror", (error) => {
		heard.push(`uncaught: ${error.message}`);
	});
	page.on("requestfailed", (request) => {
		const error = request.failure()?.errorText;
		// Nothing has failed: the page was left, and the browser has ended what it was still loading.
		if (error !== "net::ERR_ABORTED") heard.push(`failed: ${request.url()} (${error})`);
	});
	page.on("response", (response) => {
		const document = response.request().resourceType() === "document";
		if (response.status() >= 400 && !document) heard.push(`${response.status()}: ${response.url()}`);
	});
	return heard;
}

/** Comes near what a product is bought with: then the page reads it again. */
export async function approachPurchase(page: Page): Promise<void> {
	await page
		.getByRole("main")
		.locator("form")
		.first()
		.hover({ position: { x: 2, y: 2 } });
}

/** Opens the fields that a product's page folds: "+ Gravur hinzufügen". */
export async function addPersonalization(page: Page): Promise<void> {
	await page.getByRole("main").locator("summary").filter({ hasText: /^\+/ }).first().press("Enter");
}
