import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition, smoke } from "../support/selection.ts";

/** Far from Berlin in both directions, each at a time when it is Tuesday in Berlin only. */
const zones = [
	["Pacific/Kiritimati", "2026-12-22T23:30:00+01:00"],
	["America/Los_Angeles", "2026-12-22T00:30:00+01:00"],
] as const;

const branch = (page: Page, name: string) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name, exact: true }) });
const state = (page: Page, name = "Sternau Mitte") => branch(page, name).locator("[data-state]");
/** Opens the contact page and scrolls to the branches, whose state is shown only near the viewport. */
async function openBranches(page: Page) {
	await open(page, "/kontakt");
	await state(page).scrollIntoViewIfNeeded();
}

/** The state of both demo branches at several times; Mitte opens Tuesday to Saturday. */
const moments = [
	["2026-11-24T10:00:00+01:00", "Jetzt geöffnet, bis 13:00 Uhr", "Jetzt geöffnet, bis 18:00 Uhr"],
	["2026-11-24T13:30:00+01:00", "Geschlossen, öffnet heute um 14:00 Uhr", "Jetzt geöffnet, bis 18:00 Uhr"],
	["2026-11-24T18:29:30+01:00", "Jetzt geöffnet, bis 18:30 Uhr", "Geschlossen, öffnet morgen um 10:00 Uhr"],
	[
		"2026-11-28T20:00:00+01:00",
		"Geschlossen, öffnet am Dienstag um 10:00 Uhr",
		"Geschlossen, öffnet am Montag um 10:00 Uhr",
	],
	["2026-12-24T12:00:00+01:00", "Jetzt geöffnet, bis 13:00 Uhr", "Jetzt geöffnet, bis 13:00 Uhr"],
	[
		"2026-12-25T12:00:00+01:00",
		"Geschlossen (1. Weihnachtstag), öffnet am Dienstag um 10:00 Uhr",
		"Geschlossen (1. Weihnachtstag), öffnet am Montag um 10:00 Uhr",
	],
	["2027-06-01T15:00:00+02:00", "Jetzt geöffnet, bis 18:30 Uhr", "Jetzt geöffnet, bis 18:00 Uhr"],
] as const;

/** The case for `npm test`: closed on a holiday. Unit tests cover the rules. */
const shownMoment = "2026-12-25T12:00:00+01:00";

for (const [timezoneId, tuesday] of zones) {
	test.describe(`in a browser in ${timezoneId}`, () => {
		test.use({ timezoneId });

		for (const [moment, mitte, charlottenburg] of moments) {
			test(
				`B-USE-03 shows the branches' state at ${moment}: ${mitte}`,
				repetition(timezoneId !== "Pacific/Kiritimati" || moment !== shownMoment, smoke),
				async ({ page }) => {
					await page.clock.setFixedTime(moment);
					await openBranches(page);
					await expect(state(page)).toHaveText(mitte);
					await expect(state(page, "Sternau Charlottenburg")).toHaveText(charlottenburg);
				},
			);
		}

		test(
			"B-USE-03 marks today in the week chart by the branch's calendar, without a bar on holidays",
			repetition(timezoneId !== "Pacific/Kiritimati"),
			async ({ page }) => {
				await page.clock.setFixedTime(tuesday);
				await openBranches(page);
				const today = branch(page, "Sternau Mitte").locator("[data-today]");
				await expect(today).toHaveCount(1);
				await expect(today).toHaveText("Di");
				const bars = branch(page, "Sternau Charlottenburg").locator("rect");
				// Monday to Wednesday, and Heiligabend instead of Thursday's two ranges.
				await expect(bars).toHaveCount(4);
				await expect(branch(page, "Sternau Mitte").getByText("2. Weihnachtstag")).toBeVisible();
			},
		);
	});
}

test("B-USE-03 updates the state every minute without interaction", async ({ page }) => {
	await page.clock.install({ time: "2026-11-24T12:58:50+01:00" });
	await openBranches(page);
	await expect(state(page)).toHaveText("Jetzt geöffnet, bis 13:00 Uhr");
	await page.clock.fastForward("02:00");
	await expect(state(page)).toHaveText("Geschlossen, öffnet heute um 14:00 Uhr");
});

for (const [path, text] of [
	["/en", "Open now, until 18:30"],
	["/fr", "Ouvert maintenant, jusqu’à 18 h 30"],
] as const) {
	test(
		`B-USE-03 shows the state in footer and drawer of ${path}: ${text}`,
		repetition(path !== "/fr"),
		async ({ page }) => {
			await page.clock.setFixedTime("2026-11-24T15:00:00+01:00");
			await open(page, path);
			// The state is shown only near the viewport.
			await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
			await expect(page.getByRole("contentinfo").locator("[data-state]").first()).toHaveText(text);
			await page
				.getByRole("banner")
				.getByRole("button", { name: /^Contact$/ })
				.click();
			await expect(page.getByRole("dialog").locator("[data-state]").first()).toHaveText(text);
		},
	);
}

test("B-USE-03 shows a holiday's hours in the contact drawer as on the contact page", async ({ page }) => {
	await page.clock.setFixedTime("2026-12-23T10:00:00+01:00");
	await openBranches(page);
	const onPage = branch(page, "Sternau Mitte").locator("special-days");
	await expect(onPage).toContainText("Heiligabend");
	await page.getByRole("banner").getByRole("button", { name: "Kontakt" }).click();
	const drawer = page.getByRole("dialog");
	await expect(drawer.locator("special-days").first()).toHaveText((await onPage.textContent()) ?? "");
	await expect(drawer.getByText("1. Weihnachtstag").first()).toBeVisible();
});

for (const width of [320, 768, 1440]) {
	test(
		`B-USE-03 R-FOOT-04 shifts nothing at ${width} px when the state appears, and keeps lists narrow`,
		repetition(width !== 320),
		async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.clock.setFixedTime("2026-11-28T20:00:00+01:00");
			const top = () =>
				branch(page, "Sternau Mitte")
					.locator("dl")
					.first()
					.evaluate((list) => list.getBoundingClientRect().top + scrollY);
			let release = () => {};
			const held = new Promise<void>((resolve) => {
				release = resolve;
			});
			// The entry script loads with the page; its further chunks wait.
			await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, async (route) => {
				await held;
				await route.continue();
			});
			await page.goto("/kontakt");
			await expect(state(page)).toHaveAttribute("data-state", "unknown");
			await page.evaluate(() => document.fonts.ready);
			await state(page).scrollIntoViewIfNeeded();
			const before = await top();
			release();
			await expect(state(page)).toHaveText("Geschlossen, öffnet am Dienstag um 10:00 Uhr");
			expect(await top()).toBeCloseTo(before, 0);
			const footer = page.getByRole("contentinfo");
			const footerBranch = footer.locator("summary", { hasText: "Mitte" });
			// Phones only show the page's own hours.
			if (width === 320) return expect(footerBranch).toBeHidden();
			await footerBranch.click();
			const list = footer.locator("dl").first();
			await expect(list).toBeVisible();
			expect((await list.boundingBox())?.width).toBeLessThanOrEqual(320);
		},
	);
}

test("B-USE-03 omits state and week chart in print", async ({ page }) => {
	await openBranches(page);
	await page.emulateMedia({ media: "print" });
	await expect(state(page)).toBeHidden();
	await expect(branch(page, "Sternau Mitte").locator("rect").first()).toBeHidden();
	await expect(branch(page, "Sternau Mitte").locator("dl").first()).toBeVisible();
});
