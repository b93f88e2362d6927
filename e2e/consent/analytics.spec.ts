import { expect, type Page } from "@playwright/test";
import { matomoHost, mockMatomo } from "../doubles/matomo.ts";
import { followLink, notesOf, open, openHydrated } from "../support/browsing.ts";
import { newBrowser } from "../support/consent-decision.ts";
import { banner, choose, keys, reopen } from "../support/consents.ts";
import { test } from "../support/journey.ts";

// Playwright cannot intercept requests of a service worker.
test.use({ ...newBrowser, serviceWorkers: "block" });

/** Returns the sorted names of the cookies. */
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** Waits longer than the delay of a page view. */
const whileCounting = (page: Page) => page.waitForTimeout(300);

test("R-ANA-01 contacts Matomo only once the visitor agrees, then tracks each page with title and path", async ({
	page,
}) => {
	const matomo = await mockMatomo(page);
	await open(page, "/uhren");
	await followLink(page, "/schmuck");
	await whileCounting(page);
	expect(matomo.asked).toEqual([]);
	await choose(page, "Alles erlauben");
	await expect.poll(matomo.views).toEqual(["/schmuck"]);
	expect(matomo.asked[0]).toBe(`https://${matomoHost}/matomo.js`);

	await followLink(page, "/kontakt");
	await expect.poll(matomo.views).toEqual(["/schmuck", "/kontakt"]);
	await followLink(page, "/shop/trauringe?sort=price_brutto");
	await expect.poll(matomo.views).toEqual(["/schmuck", "/kontakt", "/shop/trauringe?sort=price_brutto"]);
	const pages = matomo.counted().filter(({ action_name }) => action_name);
	expect(pages.every(({ idsite }) => idsite === "1")).toBe(true);
	expect(pages[1]?.action_name).toMatch(/^Kontakt/);
	expect(pages[2]?.action_name).toBe(await page.title());
	expect(pages[2]?.urlref).toMatch(/\/kontakt$/);
	await page.goBack();
	await expect.poll(() => matomo.views().at(-1)).toBe("/kontakt");
});

test("R-ANA-01 reports the load time once per document of a visit", async ({ page }) => {
	const matomo = await mockMatomo(page);
	await openHydrated(page, "/uhren");
	await choose(page, "Alles erlauben");
	await expect.poll(matomo.views).toHaveLength(1);
	await followLink(page, "/kontakt");
	await expect.poll(matomo.views).toHaveLength(2);
	const durations = matomo.counted().filter(({ e_n }) => e_n === "duration");
	expect(durations).toHaveLength(1);
	expect(durations[0]).toMatchObject({ e_c: "javascript", e_a: "load" });
	const measured = await page.evaluate(() => {
		const [entry] = performance.getEntriesByType("navigation");
		return entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
	});
	expect(Number(durations[0]?.e_v)).toBe(Math.round(measured));
});

test("R-ANA-01 waits 32 ms after a route change before tracking the page view", async ({ page }) => {
	const matomo = await mockMatomo(page);
	await openHydrated(page, "/uhren");
	await choose(page, "Alles erlauben");
	await expect.poll(matomo.views).toHaveLength(1);
	// A busy machine cannot measure so short a delay, so the timers are held.
	await page.evaluate(() => {
		const { setTimeout } = window;
		const held: (() => void)[] = [];
		const paths: string[] = [];
		const hold = (handler: () => void, delay?: number) => {
			if (delay !== 32) return setTimeout(handler, delay);
			paths.push(location.pathname);
			return held.push(handler);
		};
		Object.assign(window, {
			setTimeout: hold,
			paths,
			release() {
				for (const handler of held) handler();
			},
		});
	});
	await followLink(page, "/kontakt");
	await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeVisible();
	await whileCounting(page);
	expect(matomo.views()).toEqual(["/uhren"]);
	expect(await page.evaluate(() => (window as unknown as { paths: string[] }).paths)).toEqual(["/kontakt"]);
	await page.evaluate(() => (window as unknown as { release(): void }).release());
	await expect.poll(matomo.views).toEqual(["/uhren", "/kontakt"]);
});

test("R-ANA-01 tracks script errors while the visitor agrees", async ({ page }) => {
	const matomo = await mockMatomo(page);
	const fail = (message: string) =>
		page.evaluate((text) => {
			setTimeout(() => {
				throw new Error(text);
			});
		}, message);
	const errors = () => matomo.counted().flatMap(({ e_c, e_n }) => (e_c === "JavaScript Errors" ? [e_n] : []));
	await open(page, "/uhren");
	await fail("before");
	await choose(page, "Alles erlauben");
	await expect.poll(matomo.views).toHaveLength(1);
	await fail("meanwhile");
	await expect.poll(errors).toEqual(["Uncaught Error: meanwhile"]);
	await reopen(page).click();
	await choose(page, "Alles ablehnen");
	await fail("after");
	await whileCounting(page);
	expect(errors()).toEqual(["Uncaught Error: meanwhile"]);
});

test("R-CONSENT-06 B-LAW-10 sends nothing to Matomo after withdrawal and removes its data", async ({
	page,
}) => {
	const matomo = await mockMatomo(page);
	await open(page, "/uhren");
	await choose(page, "Alles erlauben");
	await expect.poll(matomo.views).toHaveLength(1);
	expect(await cookies(page)).toEqual(["_pk_id.1.1fff", "_pk_ses.1.1fff", "mtm_consent"]);
	await reopen(page).click();
	await banner(page).getByRole("checkbox", { name: "Statistik" }).uncheck();
	await choose(page, "Auswahl speichern");
	await expect.poll(() => cookies(page)).toEqual([]);
	const asked = matomo.asked.length;
	for (const path of ["/schmuck", "/shop", "/kontakt"]) await followLink(page, path);
	await whileCounting(page);
	await open(page, "/uhren");
	await followLink(page, "/schmuck");
	await whileCounting(page);
	expect(matomo.asked).toHaveLength(asked);
	expect(await cookies(page)).toEqual([]);
	expect(await keys(page)).toEqual(["int-consents", "int-consents-meta"]);
});

test("R-CONSENT-06 tracks a later visit from its first page, and tracks nothing again when other consents change", async ({
	page,
}) => {
	const matomo = await mockMatomo(page);
	await open(page, "/uhren");
	await choose(page, "Alles erlauben");
	await expect.poll(matomo.views).toEqual(["/uhren"]);
	await open(page, "/schmuck");
	await expect.poll(matomo.views).toEqual(["/uhren", "/schmuck"]);
	await reopen(page).click();
	await banner(page).getByRole("checkbox", { name: "Karten" }).uncheck();
	await choose(page, "Auswahl speichern");
	await whileCounting(page);
	expect(matomo.views()).toEqual(["/uhren", "/schmuck"]);
});

test("R-CONSENT-06 removes on the next visit what an expired consent left", async ({
	page,
	context,
	baseURL,
}) => {
	const matomo = await mockMatomo(page);
	const url = baseURL ?? "";
	await context.addCookies([
		{ name: "_pk_id.1.1fff", value: "a", url },
		{ name: "mtm_consent", value: "1", url },
	]);
	await open(page, "/uhren");
	await expect.poll(() => cookies(page)).toEqual([]);
	expect(matomo.asked).toEqual([]);
});

test("R-ERR-02 logs an unreachable Matomo and keeps the page working", async ({ page }) => {
	const notes = notesOf(page);
	await page.route(`https://${matomoHost}/**`, (route) => route.abort("blockedbyclient"));
	await open(page, "/uhren");
	await choose(page, "Alles erlauben");
	await expect.poll(() => notes.join()).toContain("analytics.notLoaded");
	await followLink(page, "/kontakt");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("R-CONSENT-07 loads the opt-out frame only on a click, whether or not visits are tracked", async ({
	page,
}) => {
	const matomo = await mockMatomo(page);
	await open(page, "/kontakt");
	await choose(page, "Alles ablehnen");
	await page.getByRole("button", { name: "Immer laden" }).click();
	await expect(page.locator("iframe")).toBeVisible();
	await followLink(page, "/datenschutz");
	const load = page.getByRole("button", { name: "Einstellung laden" });
	await expect(load).toBeVisible();
	await whileCounting(page);
	expect(matomo.asked).toEqual([]);
	await load.click();
	await expect
		.poll(() => matomo.asked)
		.toEqual([`https://${matomoHost}/index.php?module=CoreAdminHome&action=optOut&language=de&idSite=1`]);
});
