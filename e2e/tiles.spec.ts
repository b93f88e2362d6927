import { expect } from "@playwright/test";
import { open } from "./browsing.ts";
import { test } from "./journey.ts";
import { furtherCase, repetition } from "./matrix.ts";
import { templatePages } from "./pages.ts";

/** The images of each list of links: their address without the size, and their shape. */
const rows = () =>
	[...document.querySelectorAll("main ul")]
		.map((list) =>
			[...list.querySelectorAll<HTMLImageElement>(":scope > li > a img")].map((image) => ({
				name: image.src.replace(/-\d+(\.\w+)$/, "$1"),
				ratio: Math.round((image.clientWidth / image.clientHeight) * 100),
			})),
		)
		.filter((row) => row.length > 1);

for (const width of [390, 1440])
	test(
		`B-USE-06 images of links in one row have one shape, and no image is there twice, at ${width} px`,
		furtherCase,
		async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			let seen = 0;
			for (const [, path] of templatePages) {
				await open(page, path);
				for (const row of await page.evaluate(rows)) {
					seen += 1;
					const names = row.map(({ name }) => name);
					expect(names, path).toEqual([...new Set(names)]);
					expect([...new Set(row.map(({ ratio }) => ratio))], path).toHaveLength(1);
				}
			}
			expect(seen).toBeGreaterThan(8);
		},
	);

test("B-USE-06 three links to other pages are seen at once on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/service");
	const links = page.getByRole("region", { name: "Mehr aus der Werkstatt" }).getByRole("listitem");
	await expect(links).toHaveCount(3);
	const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
	const [first, , last] = boxes;
	expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(640);
});

for (const [language, path, first] of [
	["de", "/", "Zum Shop"],
	["en", "/en", "Visit the shop"],
	["fr", "/fr", "Voir la boutique"],
] as const)
	test(
		`B-USE-06 the first screen of the ${language} home page leads on`,
		repetition(language !== "de"),
		async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await open(page, path);
			const next = page.locator("main header").getByRole("link", { name: first });
			await expect(next).toBeInViewport();
			await next.click();
			await expect(page).toHaveURL(/\/shop$/);
		},
	);
