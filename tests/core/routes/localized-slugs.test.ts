import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import {
	createLocalizedSlugs,
	localizedSlug,
	slugIn,
	type TranslatedSlug,
} from "#core/routes/localized-slugs.ts";
import { movedSlugs } from "#core/routes/moved-slugs.ts";
import { fillPattern, isPattern, matchPattern } from "#core/routes/path-pattern.ts";
import { type ShopAddress, segmentsByLanguage, specifiedAddress } from "#core/routes/shop-path-segments.ts";
import {
	categoryPath,
	formatShopPath,
	parseShopPath,
	productPath,
	type ShopRoute,
	shopRoot,
} from "#core/routes/shop-paths.ts";

const shop: ShopAddress = { storeRoot: "shop", defaultLanguage: "de", segments: segmentsByLanguage };

const item = (slug: string, slugs: Partial<Record<Language, string>> = {}): TranslatedSlug => ({
	slug,
	translations: languages.map((language) => ({ language, slug: slugs[language] ?? null })),
});

const rings = item("ringe", { en: "rings", fr: "bagues" });
const halo = item("halo", { en: "halo-ring" });
const plain = item("siegelring");
const slugs = createLocalizedSlugs({ categories: [rings], products: [halo, plain] });
const listed = [halo, plain].map((content) => ({ content, category: rings }));

const slug = fc.stringMatching(/^[a-z]{2,6}(-[a-z0-9]{1,4})?$/);

/** Items of a kind; no two have the same slug in a language, but the slug of one may be another one's in another language. */
const anyItems = fc
	.array(fc.record({ own: slug, en: fc.option(slug), fr: fc.option(slug) }), { minLength: 1, maxLength: 6 })
	.map((drawn) => {
		const items = drawn.map(({ own, en, fr }) => item(own, { ...(en && { en }), ...(fr && { fr }) }));
		const isFree = (one: TranslatedSlug, place: number) =>
			items
				.slice(0, place)
				.every((other) => languages.every((language) => slugIn(one, language) !== slugIn(other, language)));
		return items.filter(isFree);
	});

const anyShop = fc.record({ categories: anyItems, products: anyItems });

describe("the slug of an item in a language", () => {
	it("B-SEO-12 is that of its translation, otherwise its own", () => {
		expect(languages.map((language) => slugIn(halo, language))).toEqual(["halo", "halo-ring", "halo"]);
		expect(slugIn({ slug: "halo", translations: [] }, "en")).toBe("halo");
	});

	it("B-SEO-12 is in localized items only if it differs", () => {
		expect(localizedSlug(halo, "en")).toEqual({ localized_slug: "halo-ring" });
		expect(localizedSlug(halo, "fr")).toEqual({});
		expect(localizedSlug(item("halo", { en: "halo" }), "en")).toEqual({});
	});

	it("B-SEO-12 is in the path of a localized product, which its category may lack", () => {
		const category = { slug: "ringe", localized_slug: "rings" };
		expect(productPath({ slug: "halo", localized_slug: "halo-ring", category }, "/en/shop")).toBe(
			"/en/shop/rings/halo-ring",
		);
		expect(productPath({ slug: "halo", category: { slug: "ringe" } }, "/shop")).toBe("/shop/ringe/halo");
		expect(productPath({ slug: "halo", localized_slug: "halo-ring", category: null }, "/shop")).toBeNull();
	});
});

describe("routes with the slugs of a language", () => {
	it("B-SEO-12 lead to the item in its language and not at another one's slug", () => {
		const at = (path: string, language: Language) => {
			const route = parseShopPath(path, shop);
			return route && slugs.identify(route, language);
		};
		expect(at("/en/shop/rings/halo-ring", "en")).toEqual({
			type: "product",
			category: "ringe",
			product: "halo",
		});
		expect(at("/fr/boutique/bagues/page/2", "fr")).toEqual({
			type: "category",
			category: "ringe",
			pageNumber: 2,
		});
		expect(at("/en/shop/ringe", "en")).toEqual({ type: "category", category: "" });
		expect(at("/en/shop/rings/halo", "en")).toEqual({ type: "product", category: "ringe", product: "" });
		expect(at("/en/shop/cart", "en")).toEqual({ type: "cart" });
	});

	it("B-SEO-12 return to the same route by way of the path, in every language", () => {
		fc.assert(
			fc.property(anyShop, fc.constantFrom(...languages), (items, language) => {
				const all = createLocalizedSlugs(items);
				for (const { slug: category } of items.categories)
					for (const { slug: product } of items.products) {
						const route: ShopRoute = { type: "product", category, product };
						const path = formatShopPath(all.localize(route, language), language, shop);
						const parsed = parseShopPath(path, shop);
						expect(parsed && all.identify(parsed, language)).toEqual(route);
					}
			}),
			{ numRuns: 300 },
		);
	});

	it("B-SEO-12 give every item exactly one path in each language", () => {
		fc.assert(
			fc.property(anyShop, (items) => {
				const all = createLocalizedSlugs(items);
				const paths = languages.flatMap((language) =>
					items.products.map(({ slug: product }) =>
						formatShopPath(
							all.localize({ type: "product", category: "ringe", product }, language),
							language,
							shop,
						),
					),
				);
				expect(new Set(paths).size).toBe(paths.length);
			}),
			{ numRuns: 300 },
		);
	});
});

describe("the former paths of items", () => {
	/** Returns where hosts lead a path that is no page: by its own entry, else by the first pattern that matches. */
	const ledFrom = (path: string, moves: Readonly<Record<string, string>>) => {
		if (Object.hasOwn(moves, path)) return moves[path];
		for (const [from, to] of Object.entries(moves)) {
			const values = isPattern(from) ? matchPattern(from, path) : null;
			if (values !== null) return fillPattern(to, values);
		}
		return null;
	};

	it("B-SEO-12 lead to those with the slugs of the language, products before patterns", () => {
		expect(
			movedSlugs({ categories: [rings], products: listed }, ["de", "en"], specifiedAddress(shop)),
		).toEqual({
			"/en/shop/ringe/halo": "/en/shop/rings/halo-ring",
			"/en/shop/rings/halo": "/en/shop/rings/halo-ring",
			"/en/shop/ringe/*": "/en/shop/rings/*",
		});
	});

	it("B-SEO-12 lead from the specified segments to those of the language as well, in one step", () => {
		const moves = movedSlugs({ categories: [rings], products: listed }, ["fr"], shop);
		expect(ledFrom("/fr/shop/ringe/seite/2", moves)).toBe("/fr/boutique/bagues/page/2");
		expect(ledFrom("/fr/boutique/ringe/page/2", moves)).toBe("/fr/boutique/bagues/page/2");
		expect(ledFrom("/fr/shop/ringe/siegelring", moves)).toBe("/fr/boutique/bagues/siegelring");
		expect(ledFrom("/fr/shop/ringe", moves)).toBe("/fr/boutique/bagues");
	});

	it("B-SEO-12 are compared as hosts decode them", () => {
		const green = { content: item("grün", { en: "grüner-ring" }), category: item("ringe") };
		expect(movedSlugs({ categories: [], products: [green] }, ["en"], specifiedAddress(shop))).toEqual({
			"/en/shop/ringe/grün": "/en/shop/ringe/gr%C3%BCner-ring",
		});
	});

	it("B-SEO-12 are none without slugs of a language", () => {
		const products = [{ content: plain, category: item("ringe") }];
		expect(movedSlugs({ categories: [item("ringe")], products }, languages, shop)).toEqual({});
	});

	it("B-SEO-12 of any shop lead to the item's path", () => {
		fc.assert(
			fc.property(anyShop, fc.constantFrom(shop, specifiedAddress(shop)), (items, address) => {
				const [category = rings] = items.categories;
				const products = items.products.map((content) => ({ content, category }));
				const moves = movedSlugs({ categories: items.categories, products }, languages, address);
				for (const language of languages)
					for (const { content } of products) {
						const root = shopRoot(language, address);
						const from = productPath({ slug: content.slug, category }, root);
						const to = `${categoryPath(slugIn(category, language), root)}/${slugIn(content, language)}`;
						// Another item may have a path of the same words by now.
						const other = products.some(
							(one) => one.content !== content && slugIn(one.content, language) === content.slug,
						);
						if (!other) expect(ledFrom(from, moves) ?? from).toBe(to);
					}
			}),
			{ numRuns: 300 },
		);
	});
});
