import { describe, expect, it } from "vitest";
import { createOwnShop, type OwnShop } from "#tests/site-modules/own-shop.ts";

const product = "content/shop/products/pearl-necklace.json";
const categories = "content/shop/categories.json";

/** Builds; returns the lines for redirects.moved that the build asks for. */
function linesOf(shop: OwnShop, ...options: readonly string[]): readonly string[] {
	const { status, text } = shop.run(
		"build",
		"--site",
		"shop",
		"--out",
		"out/site",
		"--workers",
		"0",
		...options,
	);
	expect(status, text).toBe(0);
	const [, note = ""] = /\[note\.redirects\.missing\]\n(.*?)\n(?! {11})/s.exec(text) ?? [];
	return note.split("\n").flatMap((line) => (line.startsWith("           ") ? [line.trim()] : []));
}

describe("B-SEO-12 a build names the redirects from its former addresses", () => {
	it("until they are in redirects.moved, through renames, a fresh build and a page that is away", () => {
		const shop = createOwnShop({});
		expect(linesOf(shop)).toEqual([]);
		shop.edit(product, '"slug": "perlenkette"', '"slug": "akoya"');
		shop.edit("content/pages/brands.json", '"path": "/marken"', '"path": "/hersteller"');
		const moved = ['"/marken": "/hersteller",', '"/shop/ketten/perlenkette": "/shop/ketten/akoya",'];
		expect(linesOf(shop)).toEqual(moved);
		expect(linesOf(shop, "--fresh")).toEqual(moved);
		shop.edit(product, '"slug"', '"status": "draft",\n\t"slug"');
		expect(linesOf(shop)).toEqual(moved.slice(0, 1));
		shop.edit(product, '"status": "draft",\n\t"slug": "akoya"', '"slug": "perlen"');
		const twice = [
			moved[0],
			'"/shop/ketten/akoya": "/shop/ketten/perlen",',
			'"/shop/ketten/perlenkette": "/shop/ketten/perlen",',
		];
		expect(linesOf(shop)).toEqual(twice);
		shop.edit(
			"facette.config.ts",
			"defineConfig({",
			`defineConfig({ redirects: { moved: {${twice.join("")}} },`,
		);
		expect(linesOf(shop)).toEqual([]);
		expect(shop.built("_redirects")).toMatch(/\/shop\/ketten\/perlenkette\s+\/shop\/ketten\/perlen\s+301/);
	});

	it("and none for an address that is back; a category and its products are one line", () => {
		const shop = createOwnShop({});
		linesOf(shop);
		shop.edit(categories, '"slug": "ketten"', '"slug": "halsketten"');
		expect(linesOf(shop)).toEqual(['"/shop/ketten/*": "/shop/halsketten/*",']);
		shop.edit(categories, '"slug": "halsketten"', '"slug": "ketten"');
		expect(linesOf(shop)).toEqual(['"/shop/halsketten/*": "/shop/ketten/*",']);
	});
});
