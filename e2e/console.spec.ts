import { expect, test } from "@playwright/test";
import { overflow, violations } from "./accessibility.ts";
import { followLink, isSameDocument, listen, markDocument, open, untilHydrated } from "./browsing.ts";
import { allTemplatePages } from "./pages.ts";

for (const [template, path] of allTemplatePages) {
	test(`R-ROUTE-11 R-A11Y-05 B-SEC-01 ${template} comes to life at ${path} without a word in the console, axe finds nothing, and 320 px are enough`, async ({
		page,
	}) => {
		const heard = listen(page);
		// The browser itself notes the status of the missing page's document, which is the right one.
		const wanted = template.endsWith("not-found")
			? [/^error: Failed to load resource: .*404 .*gibt-es-nicht\)$/]
			: [];
		await open(page, path);
		await page.waitForLoadState("networkidle");
		expect(heard.filter((message) => !wanted.some((pattern) => pattern.test(message)))).toEqual([]);

		await page.emulateMedia({ reducedMotion: "reduce" });
		expect(await violations(page)).toEqual([]);

		// As at 400 % zoom: read without scrolling sideways.
		await page.emulateMedia({ reducedMotion: null });
		await page.setViewportSize({ width: 320, height: 640 });
		await open(page, path);
		expect(await overflow(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
}

test("moving through all templates loads no document but the checkout's and leaves the console empty", async ({
	page,
}) => {
	const heard = listen(page);
	await open(page, "/");
	await markDocument(page);
	for (const [template, path] of allTemplatePages) {
		if (template.endsWith("not-found")) continue;
		await followLink(page, path);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
			"href",
			`https://www.juwelier-sternau.example${path}`,
		);
		// Its policy is another (B-SEC-01).
		const whole = template === "shop-checkout";
		await expect.poll(() => isSameDocument(page), path).toBe(!whole);
		if (!whole) continue;
		await untilHydrated(page);
		await markDocument(page);
	}
	await page.waitForLoadState("networkidle");
	expect(heard).toEqual([]);
});
