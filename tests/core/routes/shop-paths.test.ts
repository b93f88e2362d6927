import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import { languageOfPath } from "#core/routes/language-prefix.ts";
import { type ShopAddress, specifiedSegments } from "#core/routes/shop-path-segments.ts";
import {
	formatShopPath,
	notFoundPathsFor,
	parseShopPath,
	type ShopRoute,
	shopRoot,
	slugProblem,
} from "#core/routes/shop-paths.ts";

const places: readonly (readonly [ShopRoute, string])[] = [
	[{ type: "list" }, ""],
	[{ type: "category", category: "trauringe" }, "/trauringe"],
	[{ type: "product", category: "trauringe", product: "amrum" }, "/trauringe/amrum"],
	[{ type: "cart" }, "/warenkorb"],
	[{ type: "checkout" }, "/kasse"],
	[{ type: "confirmation" }, "/bestaetigung"],
	[{ type: "wishlist" }, "/merkzettel"],
	[{ type: "list", pageNumber: 2 }, "/seite/2"],
	[{ type: "category", category: "trauringe", pageNumber: 31 }, "/trauringe/seite/31"],
	[{ type: "product", category: "trauringe", product: "seite" }, "/trauringe/seite"],
];
const roots: readonly (readonly [Language, string])[] = [
	["de", "/shop"],
	["en", "/en/shop"],
	["fr", "/fr/shop"],
];
const shop: ShopAddress = { storeRoot: "shop", defaultLanguage: "de" };
const everywhere = roots.flatMap(([language, root]) =>
	places.map(([route, path]) => [`${root}${path}`, language, route] as const),
);

const anyLanguage = fc.constantFrom(...languages);

const otherPaths: readonly string[] = [
	"/",
	"",
	"shop",
	"/uhren",
	"/shopping",
	"/es/shop",
	"/en",
	"/en/warenkorb",
	"//shop",
	"/shop//amrum",
	"/shop/trauringe/amrum/mehr",
	"/shop/warenkorb/amrum",
	"/shop/kasse/x/",
	"/shop/Warenkorb",
	"/shop/seite",
	"/shop/seite/1",
	"/shop/seite/02",
	"/shop/seite/2/3",
	"/shop/seite/2x",
	"/shop/seite/-2",
	"/shop/trauringe/seite/1",
	"/shop/trauringe/seite/2/amrum",
	"/shop/warenkorb/seite/2",
	"/shop/seite/seite/2",
	"/shop/%E0%A4%A",
	"/Shop",
];

describe("shop paths", () => {
	it.each(everywhere)(
		"R-ROUTE-15 B-SEO-08 converts %s to a page of the shop in %s and back",
		(path, language, route) => {
			expect(formatShopPath(route, language, shop)).toBe(path);
			expect(parseShopPath(path, shop)).toEqual(route);
			expect(parseShopPath(`${path}/`, shop)).toEqual(route);
			expect(parseShopPath(`${path}?page=2&x=/a#top`, shop)).toEqual(route);
		},
	);

	it.each(otherPaths)("R-ROUTE-09 %j is no page of the shop", (path) => {
		expect(parseShopPath(path, shop)).toBeNull();
	});

	it("R-ROUTE-09 the shop's root is configurable", () => {
		expect(shopRoot("en", { ...shop, storeRoot: "/laden/online/" })).toBe("/en/laden/online");
		const route: ShopRoute = { type: "category", category: "ringe" };
		const online: ShopAddress = { ...shop, storeRoot: "laden/online" };
		expect(formatShopPath(route, "fr", online)).toBe("/fr/laden/online/ringe");
		expect(parseShopPath("/fr/laden/online/ringe", online)).toEqual(route);
		expect(parseShopPath("/laden", online)).toBeNull();
		expect(parseShopPath("/shop/ringe", { ...shop, storeRoot: "laden" })).toBeNull();
	});

	it("R-ROUTE-09 the shop of the default language has no prefix", () => {
		const roots = languages.map((language) => shopRoot(language, { ...shop, defaultLanguage: "fr" }));
		expect(roots).toEqual(["/de/shop", "/en/shop", "/shop"]);
	});

	it("R-ROUTE-15 preserves any allowed slugs, in any language", () => {
		const slug = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[a-zäöüß0-9]+(-[a-z0-9]+)*$/));
		const route = fc.oneof(
			slug
				.filter((category) => slugProblem(category, "category") === null)
				.map((category): ShopRoute => ({ type: "category", category })),
			fc
				.tuple(
					slug.filter((category) => slugProblem(category, "category") === null),
					slug.filter((product) => slugProblem(product, "product") === null),
				)
				.map(([category, product]): ShopRoute => ({ type: "product", category, product })),
		);
		fc.assert(
			fc.property(route, anyLanguage, anyLanguage, (somewhere, language, defaultLanguage) => {
				const address = { ...shop, defaultLanguage };
				const path = formatShopPath(somewhere, language, address);
				expect(parseShopPath(path, address)).toEqual(somewhere);
				expect(languageOfPath(path, defaultLanguage)).toBe(language);
			}),
			{ numRuns: 1000 },
		);
	});

	it("R-ROUTE-15 parses any text without throwing, to a page whose own path leads back", () => {
		let places = 0;
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[/%a-c.]{0,12}$/)), (path) => {
				for (const found of [parseShopPath(path, shop), parseShopPath(`/shop/${path}`, shop)]) {
					if (found === null) continue;
					places += 1;
					expect(parseShopPath(formatShopPath(found, "de", shop), shop)).toEqual(found);
				}
			}),
			{ numRuns: 1000 },
		);
		expect(places).toBeGreaterThan(20);
	});
});

const { root: _, ...ownSegments } = specifiedSegments;

describe("slugProblem", () => {
	it.each([...Object.values(ownSegments), "Warenkorb", "KASSE", "seite"])(
		"R-ROUTE-15 rejects %s as a category, not as a product",
		(slug) => {
			expect(slugProblem(slug, "category")).toBe("content.slug.reserved");
			expect(slugProblem(slug, "product")).toBeNull();
		},
	);

	it.each(["", ".", "..", "a/b", "a b", "-a", "a-", "a?b", "a#b", "%41", "a\\b", "a\n", "\u0000"])(
		"R-ROUTE-15 B-SEC-03 rejects %j",
		(slug) => {
			expect(slugProblem(slug, "category")).toBe("content.slug.invalid");
			expect(slugProblem(slug, "product")).toBe("content.slug.invalid");
		},
	);

	it.each(["a".repeat(121), "ü".repeat(21)])(
		"R-ROUTE-15 rejects a slug that is too long in the address: %s",
		(slug) => {
			expect(slugProblem(slug, "category")).toBe("content.slug.length");
			expect(slugProblem(slug, "product")).toBe("content.slug.length");
		},
	);

	it.each(["a".repeat(120), "ü".repeat(20)])("R-ROUTE-15 allows the longest slug: %s", (slug) => {
		expect(slugProblem(slug, "product")).toBeNull();
	});

	it.each(["trauringe", "ring-52", "größe-2", "a_b.c~d", "2026"])("R-ROUTE-15 allows %j", (slug) => {
		expect(slugProblem(slug, "category")).toBeNull();
	});
});

describe("the 404 page of an unknown path", () => {
	it.each([
		["/shop/nix", ["/shop/404", "/404"]],
		["/shop/uhren/nix?x=/en/shop", ["/shop/404", "/404"]],
		["/en/shop/nix", ["/en/shop/404", "/en/404", "/404"]],
		["/fr/shop", ["/fr/shop/404", "/fr/404", "/404"]],
		["/shopping/nix", ["/404"]],
		["/en/nix", ["/en/404", "/404"]],
		["/de/shop/nix", ["/de/shop/404", "/de/404", "/404"]],
		["/france/nix", ["/404"]],
	])("R-ROUTE-09 R-ROUTE-12 for %s is the first existing of %j", (path, pages) => {
		expect(notFoundPathsFor(path, shop)).toEqual(pages);
	});

	it("R-SET-03 without a shop is the site's own", () => {
		expect(notFoundPathsFor("/shop/nix", null)).toEqual(["/404"]);
	});

	it("R-ROUTE-09 cannot be shadowed by a category", () => {
		expect(slugProblem("404", "category")).toBe("content.slug.reserved");
		expect(parseShopPath("/shop/404", shop)).toBeNull();
	});
});
