import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { followLink, listen, open } from "../support/browsing.ts";
import { visiting } from "../support/consent-decision.ts";
import { keys } from "../support/consents.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";
import { shopAddress, variantAddress } from "../support/sites.ts";
import { clockScript } from "../variant.mjs";

test.use({ ...visiting(variantAddress), serviceWorkers: "block" });

const clock = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Rolex, / });
const load = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Uhr laden" });
const frame = (page: Page) => page.getByRole("banner").locator("iframe");

/** Serves the brand's script, if `answered`; returns the requests to other hosts. */
async function mockClock(page: Page, answered = true): Promise<readonly string[]> {
	const asked: string[] = [];
	const path = fileURLToPath(new URL("../doubles/retailer-clock.js", import.meta.url));
	await page.route(
		({ hostname }) => hostname !== "127.0.0.1",
		(route) => {
			asked.push(route.request().url());
			return answered ? route.fulfill({ contentType: "text/javascript", path }) : route.abort();
		},
	);
	return asked;
}

/** Agrees to the clock in the header. */
async function agree(page: Page): Promise<void> {
	await load(page).click();
	await page.getByRole("banner").getByRole("button", { name: "Immer laden" }).click();
}

/** Returns the calls to the brand's script so far. */
const wanted = (page: Page) =>
	page.evaluate(() => (window as { clockDouble?: { asked: unknown[] } }).clockDouble?.asked ?? []);

test("R-CLOCK-01 shows the clock as a plain link to its brand's page before consent, in each language", async ({
	page,
}) => {
	const asked = await mockClock(page);
	for (const [path, href] of [
		["/kontakt", "/uhren/rolex"],
		["/en/contact", "/en/watches/rolex"],
		["/fr/contact", "/uhren/rolex"],
	] as const) {
		await open(page, path);
		await expect(clock(page)).toHaveAttribute("href", href);
	}
	await expect(clock(page)).toHaveAttribute("hreflang", "de");
	await clock(page).click();
	await expect(page).toHaveURL("/uhren/rolex");
	expect(asked).toEqual([]);
});

test("R-CLOCK-01 hides the clock on Longines' page in every language and shows it on the next page", async ({
	page,
}) => {
	for (const [hidden, other] of [
		["/uhren/longines", "/uhren/kronberg"],
		["/en/watches/longines", "/en/watches"],
	] as const) {
		await open(page, hidden);
		await expect(page.getByRole("heading", { level: 1, name: "Longines" })).toBeVisible();
		await expect(clock(page)).toHaveCount(0);
		await followLink(page, other);
		await expect(clock(page)).toBeVisible();
		await followLink(page, hidden);
		await expect(clock(page)).toHaveCount(0);
	}
});

test("R-CLOCK-01 shows no clock without rolex_clock", async ({ page }) => {
	await open(page, `${shopAddress}/uhren`);
	await expect(clock(page)).toHaveCount(0);
	await expect(load(page)).toHaveCount(0);
});

test("R-CLOCK-01 R-CONSENT-08 mounts the clock with key, language and gold after consent, without layout shift", async ({
	page,
}) => {
	const asked = await mockClock(page);
	await open(page, "/kontakt");
	await expect(load(page)).toBeVisible();
	const place = clock(page).locator("..");
	const before = await place.boundingBox();
	await agree(page);
	await expect(frame(page)).toBeVisible();
	expect(asked).toEqual([clockScript]);
	expect(await wanted(page)).toEqual([{ dealerAPIKey: "sternau-probe", lang: "de", colour: "gold" }]);
	expect(await keys(page)).toContain("contentConsent:rolex-clock");
	expect(await place.boundingBox()).toEqual(before);
	await expect(load(page)).toHaveCount(0);
	await expect(clock(page)).toBeFocused();
	// A click on the clock follows the link.
	await page.mouse.click((before?.x ?? 0) + 20, (before?.y ?? 0) + 10);
	await expect(page).toHaveURL("/uhren/rolex");
	await expect(frame(page)).toBeVisible();
	expect(asked).toHaveLength(1);
});

test("R-CLOCK-01 shows the clock at once on a later visit, in its language, but not on Longines' page", async ({
	page,
}) => {
	const asked = await mockClock(page);
	await open(page, "/kontakt");
	await agree(page);
	await expect(frame(page)).toBeVisible();
	await open(page, "/en/watches/longines");
	expect(asked).toHaveLength(1);
	await followLink(page, "/en/contact");
	await expect(frame(page)).toBeVisible();
	expect(await wanted(page)).toEqual([{ dealerAPIKey: "sternau-probe", lang: "en", colour: "gold" }]);
});

test("R-CLOCK-01 R-CONSENT-07 revokes the clock in the consent manager", async ({ page }) => {
	await mockClock(page);
	await open(page, "/kontakt");
	await agree(page);
	await followLink(page, "/datenschutz");
	await page.getByRole("checkbox", { name: "Uhr von Rolex" }).uncheck();
	await expect(frame(page)).toHaveCount(0);
	await expect(load(page)).toBeVisible();
	expect(await keys(page)).not.toContain("contentConsent:rolex-clock");
});

for (const [fault, answered] of [
	["throws", true],
	["does not come", false],
] as const) {
	test(`R-CLOCK-01 R-ERR-02 logs a clock whose script ${fault}, and keeps the link`, async ({ page }) => {
		const heard = listen(page);
		await mockClock(page, answered);
		await page.addInitScript(() => Object.assign(window, { clockDouble: { fails: true } }));
		await open(page, "/kontakt");
		const before = await page.getByRole("banner").innerText();
		await agree(page);
		await expect.poll(() => heard.join("\n")).toContain("info: clock.notMounted");
		expect(heard.filter((message) => message.startsWith("uncaught"))).toEqual([]);
		await expect(clock(page)).toBeVisible();
		await expect(frame(page)).toHaveCount(0);
		// Only the pressed button is gone.
		expect(await page.getByRole("banner").innerText()).toBe(before.replace(/\s*Uhr laden/, ""));
		await clock(page).click();
		await expect(page).toHaveURL("/uhren/rolex");
	});
}

test("R-CLOCK-01 opens the prompt by keyboard, closes it on Escape, and passes axe", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, "/kontakt");
	await load(page).press("Enter");
	await expect(load(page)).toHaveAttribute("aria-expanded", "true");
	const provider = page.getByRole("banner").getByRole("link", { name: /Datenschutz bei Rolex/ });
	await expect(provider).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press("Tab");
	await expect(provider).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(provider).toBeHidden();
	await expect(load(page)).toBeFocused();
});

for (const width of [320, 390, 700, 992, 1260, 1440]) {
	test(
		`R-CLOCK-01 R-SHELL-04 fits the clock into a header row of 120 px at ${width} px without overlap`,
		repetition(![320, 992].includes(width)),
		async ({ page }) => {
			await mockClock(page);
			await page.setViewportSize({ width, height: 844 });
			await open(page, "/uhren");
			const overlapping = () =>
				page.evaluate(() => {
					const shown = [...document.querySelectorAll("header a, header button")].filter((one) => {
						const { width } = one.getBoundingClientRect();
						return width > 0 && getComputedStyle(one.parentElement as Element).position !== "fixed";
					});
					const boxes = shown.map((one) => ({ one, box: one.getBoundingClientRect() }));
					return boxes.flatMap((left, index) =>
						boxes
							.slice(index + 1)
							.filter(({ one }) => !one.contains(left.one) && !left.one.contains(one))
							.filter(
								({ box }) =>
									box.left < left.box.right - 1 &&
									left.box.left < box.right - 1 &&
									box.top < left.box.bottom - 1 &&
									left.box.top < box.bottom - 1,
							)
							.map(({ one }) => `${left.one.textContent} / ${one.textContent}`),
					);
				});
			const heightOf = (element: Locator) => element.evaluate((one: HTMLElement) => one.offsetHeight);
			const leastTarget = width < 700 ? 44 : 36;
			const header = page.getByRole("banner");
			const row = header.locator("> div").first();
			await expect(load(page)).toBeVisible();
			expect(await overlapping()).toEqual([]);
			expect(await heightOf(clock(page))).toBeGreaterThanOrEqual(leastTarget);
			expect(await heightOf(load(page))).toBeGreaterThanOrEqual(leastTarget);
			expect(await heightOf(row)).toBe(120);
			const height = await heightOf(header);
			await agree(page);
			await expect(frame(page)).toBeVisible();
			expect(await overlapping()).toEqual([]);
			expect(await heightOf(clock(page))).toBeGreaterThanOrEqual(leastTarget);
			const [rowBox, clockBox] = [await row.boundingBox(), await frame(page).boundingBox()];
			expect(clockBox?.y).toBeGreaterThanOrEqual(rowBox?.y ?? 0);
			expect((clockBox?.y ?? 0) + (clockBox?.height ?? 0)).toBeLessThanOrEqual(120);
			expect(await heightOf(row)).toBe(120);
			expect(await heightOf(header)).toBe(height);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		},
	);
}
