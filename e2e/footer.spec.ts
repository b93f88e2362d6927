import { expect, test } from "@playwright/test";
import { open } from "./browsing.ts";

const alwaysSeen = [
	"Vertrag widerrufen",
	"AGB",
	"Widerruf",
	"Versand und Zahlung",
	"Datenschutz",
	"Impressum",
	"Barrierefreiheit",
];

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const width of [320, 390])
		test(`R-FOOT-01 R-FOOT-02 B-LAW-02 at ${width} px the footer's groups are folded, and the legal links are not`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 844 });
			await page.goto("/");
			const footer = page.getByRole("contentinfo");
			expect((await footer.boundingBox())?.height).toBeLessThan(1400);
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
			await expect(footer.getByText("Montag", { exact: true }).first()).toBeVisible();
			await footer.locator("summary", { hasText: /^Trauringe$/ }).click();
			await footer.getByRole("link", { name: "Trauringe", exact: true }).first().click();
			await expect(page).toHaveURL("/trauringe");
		});

	test("R-FOOT-01 on wide screens every group is open and cannot be folded", async ({ page }) => {
		await page.goto("/");
		const footer = page.getByRole("contentinfo");
		await expect(footer.getByRole("link", { name: "Kronberg", exact: true })).toBeVisible();
		await expect(footer.getByRole("link", { name: "Perlhaus", exact: true })).toBeVisible();
		await expect(footer.getByText("Montag", { exact: true }).first()).toBeVisible();
		await expect(footer.locator("summary", { hasText: /^(Uhren|Öffnungszeiten)$/ })).toHaveCount(2);
		for (const summary of await footer.locator("summary", { hasText: /^(Uhren|Öffnungszeiten)$/ }).all())
			await expect(summary).toBeHidden();
	});
});

test("R-FOOT-01 the footer does not move when the page's script takes over", async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { shifts: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as unknown as { value: number }[])
				(window as unknown as { shifts: number }).shifts += entry.value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	for (const width of [390, 1440]) {
		// High enough for the whole footer: what is not seen counts as no shift.
		await page.setViewportSize({ width, height: 3000 });
		await open(page, "/danke");
		await page.waitForLoadState("networkidle");
		await expect(page.getByRole("contentinfo")).toBeInViewport();
		expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.02);
	}
});

test("R-FOOT-01 an opened group stays open while the visitor moves on", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/kontakt");
	const footer = page.getByRole("contentinfo");
	await footer.locator("summary", { hasText: /^Schmuck$/ }).click();
	await footer.getByRole("link", { name: "Perlen", exact: true }).click();
	await expect(page).toHaveURL("/perlen");
	const current = footer.getByRole("link", { name: "Perlen", exact: true });
	await expect(current).toBeVisible();
	await expect(current).toHaveAttribute("aria-current", "page");
});
