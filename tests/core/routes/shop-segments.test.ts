import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import { languageOfPath } from "#core/routes/language-prefix.ts";
import { movedPages } from "#core/routes/moved-paths.ts";
import { movedShopPath, movedShopPaths } from "#core/routes/moved-shop-paths.ts";
import { fillPattern, isPattern, matchPattern } from "#core/routes/path-pattern.ts";
import { isSitePath } from "#core/routes/paths.ts";
import {
	fixedPages,
	type ShopAddress,
	segmentsByLanguage,
	specifiedAddress,
} from "#core/routes/shop-path-segments.ts";
import {
	formatShopPath,
	isShopPath,
	notFoundPathsFor,
	parseShopPath,
	reservingLanguage,
	type ShopRoute,
	shopRoot,
	slugProblem,
} from "#core/routes/shop-paths.ts";

const shop: ShopAddress = { storeRoot: "shop", defaultLanguage: "de", segments: segmentsByLanguage };

const anyLanguage = fc.constantFrom(...languages);
const anySlug = fc.oneof(
	fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
	fc.constantFrom(...languages.flatMap((language) => Object.values(segmentsByLanguage[language]))),
);
const pageNumber = fc.option(fc.integer({ min: 2, max: 999 }), { nil: undefined });

/** Returns the routes of a shop whose categories are allowed in the address. */
const anyRoute = (address: ShopAddress) => {
	const category = anySlug.filter(
		(slug) =>
			slugProblem(slug, "category") === null && reservingLanguage(() => slug, languages, address) === null,
	);
	const numbered = <Route extends ShopRoute>(route: Route, number: number | undefined) =>
		number === undefined ? route : { ...route, pageNumber: number };
	return fc.oneof(
		pageNumber.map((number): ShopRoute => numbered({ type: "list" }, number)),
		fc
			.tuple(category, pageNumber)
			.map(([slug, number]): ShopRoute => numbered({ type: "category", category: slug }, number)),
		fc
			.tuple(category, anySlug)
			.map(([slug, product]): ShopRoute => ({ type: "product", category: slug, product })),
		fc.constantFrom(...fixedPages).map((type): ShopRoute => ({ type })),
	);
};

/** Returns where hosts lead a path by the moves: its own entry, else the first pattern that matches. */
function ledFrom(path: string, languagesOfSite: readonly Language[], address: ShopAddress): string | null {
	const moves = movedShopPaths(languagesOfSite, address);
	const own = moves[path];
	if (own !== undefined) return own;
	for (const [from, to] of Object.entries(moves)) {
		const values = isPattern(from) ? matchPattern(from, path) : null;
		if (values !== null) return fillPattern(to, values);
	}
	return null;
}

describe("shop paths in each language", () => {
	it("B-SEO-12 are those of the table", () => {
		const paths = languages.map((language) => [
			shopRoot(language, shop),
			...fixedPages.map((type) => formatShopPath({ type }, language, shop)),
			formatShopPath({ type: "category", category: "ringe", pageNumber: 2 }, language, shop),
		]);
		expect(paths).toEqual([
			[
				"/shop",
				"/shop/warenkorb",
				"/shop/kasse",
				"/shop/bestaetigung",
				"/shop/merkzettel",
				"/shop/ringe/seite/2",
			],
			[
				...["/en/shop", "/en/shop/cart", "/en/shop/checkout", "/en/shop/confirmation", "/en/shop/wishlist"],
				"/en/shop/ringe/page/2",
			],
			[
				...["/fr/boutique", "/fr/boutique/panier", "/fr/boutique/caisse", "/fr/boutique/confirmation"],
				...["/fr/boutique/favoris", "/fr/boutique/ringe/page/2"],
			],
		]);
	});

	it("B-SEO-12 each path leads back to its page and language, whichever language owns /", () => {
		fc.assert(
			fc.property(anyRoute(shop), anyLanguage, anyLanguage, (route, language, defaultLanguage) => {
				const address = { ...shop, defaultLanguage };
				const path = formatShopPath(route, language, address);
				expect(parseShopPath(path, address)).toEqual(route);
				expect(languageOfPath(path, defaultLanguage)).toBe(language);
				expect(isShopPath(path, address)).toBe(true);
				expect(isSitePath(path)).toBe(true);
			}),
			{ numRuns: 1000 },
		);
	});

	it("B-SEO-12 no two pages have the same path", () => {
		fc.assert(
			fc.property(
				fc.tuple(anyRoute(shop), anyLanguage),
				fc.tuple(anyRoute(shop), anyLanguage),
				([one, inOne], [other, inOther]) => {
					const same = JSON.stringify([one, inOne]) === JSON.stringify([other, inOther]);
					expect(formatShopPath(one, inOne, shop) === formatShopPath(other, inOther, shop)).toBe(same);
				},
			),
			{ numRuns: 1000 },
		);
	});

	it("B-SEO-12 reserve the segments of the site's languages alone", () => {
		expect(reservingLanguage(() => "panier", languages, shop)).toBe("fr");
		expect(reservingLanguage(() => "Panier", ["fr"], shop)).toBe("fr");
		expect(reservingLanguage(() => "panier", ["de", "en"], shop)).toBeNull();
		expect(reservingLanguage(() => "panier", languages, specifiedAddress(shop))).toBeNull();
		expect(reservingLanguage(() => "boutique", languages, shop)).toBeNull();
	});

	it("B-SEO-12 R-ROUTE-09 have the 404 page of their language's shop", () => {
		expect(notFoundPathsFor("/fr/boutique/rien", shop)).toEqual(["/fr/boutique/404", "/fr/404", "/404"]);
		expect(notFoundPathsFor("/fr/shop/rien", shop)).toEqual(["/fr/404", "/404"]);
	});
});

describe("the former paths of a shop", () => {
	it("B-SEO-12 lead to the page in its language, one by one and by the moves of hosts", () => {
		const former = specifiedAddress(shop);
		fc.assert(
			fc.property(anyRoute(shop), anyLanguage, anyLanguage, (route, language, defaultLanguage) => {
				const address = { ...shop, defaultLanguage };
				const from = formatShopPath(route, language, { ...former, defaultLanguage });
				const to = formatShopPath(route, language, address);
				// A category may have a slug such as "seite-2", but none that was another page before.
				expect(movedShopPath(from, address)).toBe(from === to ? null : to);
				expect(ledFrom(from, languages, address) ?? from).toBe(to);
			}),
			{ numRuns: 1000 },
		);
	});

	it("B-SEO-12 are those of the shop's root that the configuration names", () => {
		const address = { ...shop, storeRoot: "laden" };
		expect(movedShopPath("/fr/laden/warenkorb", address)).toBe("/fr/boutique/panier");
		expect(movedShopPath("/fr/shop/warenkorb", address)).toBeNull();
	});

	it("B-SEO-12 do not redirect in a shop with the specified paths", () => {
		expect(movedShopPaths(languages, specifiedAddress(shop))).toEqual({});
		expect(movedShopPath("/fr/shop/warenkorb", specifiedAddress(shop))).toBeNull();
	});

	it("B-SEO-12 redirect permanently, exact paths before patterns", () => {
		const pages = new Set([
			"/fr/boutique",
			"/fr/boutique/page/2",
			...fixedPages.map((type) => formatShopPath({ type }, "fr", shop)),
		]);
		const moved = movedPages(movedShopPaths(["de", "fr"], shop), (path) => pages.has(path));
		expect(moved.map(({ path, to, status }) => `${path} ${to} ${status}`)).toEqual([
			"/fr/shop/warenkorb /fr/boutique/panier 301",
			"/fr/shop/kasse /fr/boutique/caisse 301",
			"/fr/shop/bestaetigung /fr/boutique/confirmation 301",
			"/fr/shop/merkzettel /fr/boutique/favoris 301",
			"/fr/shop/seite/:number /fr/boutique/page/:number 301",
			"/fr/shop/:category/seite/:number /fr/boutique/:category/page/:number 301",
			"/fr/shop/* /fr/boutique/* 301",
		]);
	});
});
