import { expect, type Locator, type Page } from "@playwright/test";
import { open, openHydrated } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";

const alwaysSeen = [
	"Vertrag widerrufen",
	"AGB",
	"Widerruf",
	"Versand und Zahlung",
	"Datenschutz",
	"Impressum",
	"Barrierefreiheit",
];

for (const width of [701, 1000, 1259])
	test(
		`R-FOOT-02 gives a widget half of the footer at ${width} px`,
		repetition(width !== 1000),
		async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/kontakt");
			const shares = await page.locator("footer [data-widget]").evaluateAll((widgets) =>
				widgets.map((widget) => {
					const row = widget.parentElement as HTMLElement;
					const { paddingLeft, paddingRight, columnGap } = getComputedStyle(row);
					const inner = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
					return (widget.getBoundingClientRect().width + Number.parseFloat(columnGap) / 2) / inner;
				}),
			);
			expect(shares.length).toBeGreaterThan(1);
			for (const share of shares) expect(share).toBeCloseTo(0.5, 1);
		},
	);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const width of [320, 390])
		test(
			`R-FOOT-01 R-FOOT-02 B-LAW-02 collapses the footer's groups at ${width} px, but not the legal links`,
			repetition(width !== 320),
			async ({ page }) => {
				await page.setViewportSize({ width, height: 844 });
				await page.goto("/shop");
				const footer = page.getByRole("contentinfo");
				expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(1100);
				for (const name of alwaysSeen)
					await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
				const brand = footer.getByRole("link", { name: "Kronberg", exact: true });
				await expect(brand).toBeHidden();
				await expect(footer.getByText("Montag", { exact: true }).filter({ visible: true })).toHaveCount(0);
				const group = footer.locator("summary", { hasText: /^Uhren$/ });
				expect((await group.boundingBox())?.height).toBeGreaterThanOrEqual(44);
				await group.click();
				await expect(brand).toBeVisible();
				await expect(footer.getByRole("link", { name: "Perlhaus", exact: true })).toBeHidden();
				await footer.locator("summary", { hasText: /^Öffnungszeiten$/ }).click();
				const branch = footer.locator("summary", { hasText: "Charlottenburg" });
				await expect(branch).toContainText(/Sa\s\d+–\d+/);
				await branch.click();
				await expect(footer.getByText("Montag", { exact: true }).filter({ visible: true })).toHaveCount(1);
				await footer.locator("summary", { hasText: /^Trauringe$/ }).click();
				await footer.getByRole("link", { name: "Trauringe", exact: true }).first().click();
				await expect(page).toHaveURL("/trauringe");
			},
		);

	for (const width of [700, 768, 990])
		test(
			`R-FOOT-01 limits the footer to 1,600 px at ${width} px`,
			repetition(width !== 768),
			async ({ page }) => {
				await page.setViewportSize({ width, height: 1024 });
				await page.goto("/shop");
				const footer = page.getByRole("contentinfo");
				expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(1600);
			},
		);

	for (const path of ["/en/", "/fr/", "/shop", "/kontakt"])
		test(
			`R-FOOT-01 limits the footer of ${path} to 1,100 px at 390 px`,
			repetition(path !== "/shop"),
			async ({ page }) => {
				await page.setViewportSize({ width: 390, height: 844 });
				await page.goto(path);
				expect((await page.getByRole("contentinfo").boundingBox())?.height).toBeLessThanOrEqual(1100);
			},
		);
});

test.describe("hours and groups without script", () => {
	test.use({ javaScriptEnabled: false });

	test("B-USE-03 shows the branches' hours once on a phone, on one axis", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto("/kontakt");
		await expect(page.getByRole("main").getByText("Montag", { exact: true }).first()).toBeVisible();
		await expect(page.getByRole("contentinfo").getByText("Öffnungszeiten", { exact: true })).toHaveCount(2);
		for (const label of await page
			.getByRole("contentinfo")
			.getByText("Öffnungszeiten", { exact: true })
			.all())
			await expect(label).toBeHidden();
		const axes = await page
			.locator("main week-strip")
			.evaluateAll((all) => all.map((strip) => strip.lastElementChild?.textContent));
		expect(axes.length).toBeGreaterThan(1);
		expect(new Set(axes).size).toBe(1);
	});

	test("R-FOOT-01 expands every group on wide screens, without a toggle", async ({ page }) => {
		await page.goto("/");
		const footer = page.getByRole("contentinfo");
		await expect(footer.getByRole("link", { name: "Kronberg", exact: true })).toBeVisible();
		await expect(footer.getByRole("link", { name: "Perlhaus", exact: true })).toBeVisible();
		await expect(footer.getByText(/Sa\s\d+–\d+/).first()).toBeVisible();
		await expect(footer.locator("summary", { hasText: /^(Uhren|Öffnungszeiten)$/ })).toHaveCount(2);
		for (const summary of await footer.locator("summary", { hasText: /^(Uhren|Öffnungszeiten)$/ }).all())
			await expect(summary).toBeHidden();
	});
});

/** Returns the footer's widgets, which contain their heading's element with an id. */
const widgetsOf = (page: Page) =>
	page.getByRole("contentinfo").locator('div:has(> div > h2[id^="footer-widget-"])');

test("R-FOOT-04 gives a widget at most a quarter, half under 1260 px, the full width under 640 px; hours at most 320 px", async ({
	page,
}) => {
	await open(page, "/uhren");
	const widgets = widgetsOf(page);
	await expect(widgets).toHaveCount(5);
	const hoursWidget = widgets.filter({ has: page.locator("h2", { hasText: /^Öffnungszeiten$/ }) });
	await hoursWidget.locator("summary", { hasText: "Mitte" }).click();
	const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? Number.NaN;
	for (const { width, share } of [
		{ width: 2000, share: 0.25 },
		{ width: 1440, share: 0.25 },
		{ width: 1260, share: 0.25 },
		{ width: 1259, share: 0.5 },
		{ width: 640, share: 0.5 },
		{ width: 639, share: 1 },
		{ width: 320, share: 1 },
	]) {
		await page.setViewportSize({ width, height: 900 });
		const row = await widthOf(widgets.first().locator(".."));
		for (const widget of await widgets.all()) {
			if (share === 1) expect(await widthOf(widget), `at ${width} px`).toBeCloseTo(row, 0);
			expect(await widthOf(widget), `at ${width} px`).toBeLessThanOrEqual(row * share);
			expect(await widthOf(widget), `at ${width} px`).toBeGreaterThan(row * share * 0.4);
		}
		// Collapsed on phones, and open from the first wider one on.
		if (width === 639) await hoursWidget.locator("summary", { hasText: /^Öffnungszeiten$/ }).click();
		const hours = hoursWidget.locator("dl").filter({ visible: true });
		await expect(hours).toHaveCount(1);
		expect(await widthOf(hours), `at ${width} px`).toBeLessThanOrEqual(320);
	}
});

test("R-FOOT-01 does not shift the footer on hydration", async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { shifts: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as unknown as { value: number }[])
				(window as unknown as { shifts: number }).shifts += entry.value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	for (const width of [390, 1440]) {
		// High enough for the whole footer, because invisible shifts do not count.
		await page.setViewportSize({ width, height: 3000 });
		await open(page, "/danke");
		await page.waitForLoadState("networkidle");
		await expect(page.getByRole("contentinfo")).toBeInViewport();
		expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.02);
	}
});

test("R-FOOT-01 keeps an opened group open on navigation", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openHydrated(page, "/kontakt");
	const footer = page.getByRole("contentinfo");
	await footer.locator("summary", { hasText: /^Schmuck$/ }).click();
	await footer.getByRole("link", { name: "Perlen", exact: true }).click();
	await expect(page).toHaveURL("/perlen");
	const current = footer.getByRole("link", { name: "Perlen", exact: true });
	await expect(current).toBeVisible();
	await expect(current).toHaveAttribute("aria-current", "page");
});
