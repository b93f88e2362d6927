import { expect } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { templatePages } from "../support/pages.ts";
import { repetition } from "../support/selection.ts";

/** Returns the images of each list of links: their address without size, and their shape. */
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
		`gives images of links in one row one shape at ${width} px, and repeats none`,
		repetition(width !== 1440),
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

test("shows three links to other pages at once on a phone", async ({ page }) => {
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
		`has a next step on the first screen of the ${language} home page`,
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

/** Returns the words of elements that are broken across lines. */
const brokenWords = (elements: readonly Element[]) =>
	elements.flatMap((element) => {
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const broken: string[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode())
			for (const { 0: word, index } of node.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
				const range = new Range();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				if (range.getClientRects().length > 1) broken.push(word);
			}
		return broken;
	});

for (const width of [320, 360, 390])
	test(
		`B-USE-12 breaks category names on a 404 page between words at ${width} px`,
		repetition(width !== 320),
		async ({ page }) => {
			await page.setViewportSize({ width, height: 844 });
			for (const path of ["/404", "/shop/404"]) {
				await open(page, path);
				const links = page.getByRole("list", { name: "Kategorien" }).getByRole("link");
				expect(await links.count()).toBeGreaterThan(4);
				expect(await links.evaluateAll(brokenWords), path).toEqual([]);
			}
		},
	);

for (const width of [390, 768, 1440])
	test(
		`B-USE-06 gives a single product the full width of its list at ${width} px`,
		repetition(width !== 390),
		async ({ page }) => {
			await page.setViewportSize({ width, height: 1000 });
			await open(page, "/shop/optik");
			const list = page.getByRole("main").getByRole("list", { name: "Produktliste" });
			const card = await list.getByRole("article").boundingBox();
			expect(card?.width).toBe((await list.boundingBox())?.width);
			const picture = await list.locator("img").first().boundingBox();
			const name = await list.getByRole("heading").boundingBox();
			const heart = await list.getByRole("button").boundingBox();
			const end = (picture?.x ?? 0) + (picture?.width ?? 0);
			expect((heart?.x ?? 0) + (heart?.width ?? 0)).toBeLessThanOrEqual(end + 1);
			if (width === 390) expect(name?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
			else expect(name?.x).toBeGreaterThan(end);
		},
	);

test("B-USE-12 keeps a page's language on the line of its title's last word", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/fr");
	const title = page.getByRole("main").getByText("Bagues de fiançailles", { exact: true }).first();
	expect(await title.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(
		"en\u00a0allemand",
	);
	const link = page
		.getByRole("main")
		.getByRole("link", { name: /^Bagues de fiançailles/ })
		.first();
	expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toBe("none");
});
