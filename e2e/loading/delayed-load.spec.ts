import { expect, type Page } from "@playwright/test";
import { followLink, openHydrated } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { click, holding, pageData } from "../support/slow-pages.ts";

const delayedNotice = (page: Page) => page.locator("#delayed-load");

/** Records the events of the page, from its first script on. */
async function collectDelays(page: Page): Promise<() => Promise<readonly string[]>> {
	await page.addInitScript(() => {
		const delays: string[] = [];
		Object.assign(window, { delays });
		addEventListener("facette:delayed-load", (event) =>
			delays.push((event as CustomEvent<{ path: string }>).detail.path),
		);
	});
	return () => page.evaluate(() => (window as unknown as { delays: string[] }).delays);
}

test("R-LOAD-02 emits an event with the entered path for a load over a second, and shows a notice until it ends", async ({
	page,
}) => {
	const delays = await collectDelays(page);
	const { handler, release } = holding();
	await openHydrated(page, "/uhren");
	await page.route(pageData("/trauringe"), handler);
	await click(page, "/trauringe");
	await expect(delayedNotice(page)).toHaveText("Die Seite wird geladen …");
	expect(await delays()).toEqual(["/trauringe"]);
	release();
	await expect(page).toHaveURL("/trauringe");
	await expect(delayedNotice(page)).toBeEmpty();
	expect(await delays()).toEqual(["/trauringe"]);
});

test("R-LOAD-02 names the latest requested page in the event after a change of mind", async ({ page }) => {
	const delays = await collectDelays(page);
	const { handler, release } = holding();
	await openHydrated(page, "/uhren");
	await followLink(page, "/trauringe");
	for (const path of ["/service", "/werkstatt"]) await page.route(pageData(path), handler);
	await click(page, "/service");
	await click(page, "/werkstatt");
	await expect.poll(delays).toEqual(["/werkstatt"]);
	release();
	await expect(page).toHaveURL("/werkstatt");
});

test("R-LOAD-02 emits after 1000 ms and not before, and not for a shorter load", async ({ page }) => {
	const delays = await collectDelays(page);
	const { handler, release } = holding();
	await page.clock.install();
	await openHydrated(page, "/uhren");
	await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)));
	await page.route(pageData("/trauringe"), handler);
	const asked = page.waitForRequest(pageData("/trauringe"));
	await click(page, "/trauringe");
	await asked;
	await page.clock.runFor(999);
	expect(await delays()).toEqual([]);
	await expect(delayedNotice(page)).toBeEmpty();
	await page.clock.runFor(2);
	expect(await delays()).toEqual(["/trauringe"]);
	await expect(delayedNotice(page)).toHaveText("Die Seite wird geladen …");
	release();
	await expect(page).toHaveURL("/trauringe");
	await expect(delayedNotice(page)).toBeEmpty();

	const second = holding();
	await page.route(pageData("/verlobungsringe"), second.handler);
	const askedAgain = page.waitForRequest(pageData("/verlobungsringe"));
	await click(page, "/verlobungsringe");
	await askedAgain;
	await page.clock.runFor(990);
	second.release();
	await expect(page).toHaveURL("/verlobungsringe");
	await page.clock.runFor(5000);
	await expect(delayedNotice(page)).toBeEmpty();
	expect(await delays()).toEqual(["/trauringe"]);
});
