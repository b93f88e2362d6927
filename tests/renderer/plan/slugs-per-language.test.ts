import { beforeAll, describe, expect, it } from "vitest";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Site } from "#core/site/site.ts";
import { itemPaths } from "#renderer/dev/item-paths.ts";
import { formerShopPageAt, shopPageAt, shopPagePath, shopPages } from "#renderer/plan/shop/shop-pages.ts";
import { shopSource } from "#renderer/plan/shop/shop-source.ts";
import { siteMoves } from "#renderer/plan/site-moves.ts";
import { shopOf, withShop } from "#tests/renderer/demo-shop.ts";
import { demo, outcome, type Planned, plan, withProduct } from "#tests/renderer/render/planned-demo.ts";

const product = "trauringe-lichtband";

/** Returns the change that gives a product its slugs in English and French. */
const withSlugs = (en: string | null, fr: string | null) =>
	withProduct(product, (one) => ({
		...one,
		translations: one.translations.map((texts) => {
			const slug = { de: null, en, fr }[texts.language];
			return { ...texts, slug };
		}),
	}));

const withCategorySlug = withShop((shop) => ({
	...shop,
	categories: shop.categories.map((category) => ({
		...category,
		translations: category.translations.map((texts) => ({
			...texts,
			slug: category.slug === "trauringe" && texts.language === "en" ? "wedding-rings" : null,
		})),
	})),
}));

const changed = (site: Site) => withCategorySlug(withSlugs("band-of-light", "ruban-de-lumiere")(site));
const paths = {
	de: "/shop/trauringe/trauringe-lichtband",
	en: "/en/shop/wedding-rings/band-of-light",
	fr: "/fr/shop/trauringe/ruban-de-lumiere",
};

const { context } = demo.plan({}, changed);
const shop = shopOf(context);

describe("a shop with slugs in each language", () => {
	it("B-SEO-12 has each page at one path, by which it is found", () => {
		const all = [...shopPages(shop)].flatMap((page) =>
			shop.languages.map((language) => [shopPagePath(page, language, shop), page] as const),
		);
		expect(new Set(all.map(([path]) => path)).size).toBe(all.length);
		for (const [path, page] of all) expect(shopPageAt(path, shop)?.page).toEqual(page);
		expect(all.map(([path]) => path)).toEqual(expect.arrayContaining(Object.values(paths)));
	});

	it("B-SEO-12 has no page at a former path, which leads to the page", () => {
		for (const former of ["/en/shop/trauringe/band-of-light", "/en/shop/wedding-rings/trauringe-lichtband"]) {
			expect(shopPageAt(former, shop)).toBeNull();
			expect(formerShopPageAt(former, shop)?.page).toMatchObject({ product });
		}
		expect(formerShopPageAt("/en/shop/wedding-rings/nichts", shop)).toBeNull();
		expect(formerShopPageAt("/en/shop/uhren/band-of-light", shop)).toBeNull();
	});

	it("B-SEO-12 R-NAV-04 has links of the content to any version or former path lead to the version in their language", () => {
		const targets = [...Object.values(paths), "/en/shop/trauringe/trauringe-lichtband?a=b#c"];
		for (const target of targets)
			for (const language of ["de", "en", "fr"] as const) {
				const { page, path } = context.links.resolve(target, language);
				expect(page?.translations.map((version) => version.path)).toEqual(Object.values(paths));
				expect(path.replace(/[?#].*/, "")).toBe(paths[language]);
			}
	});

	it("B-SEO-12 redirects former paths, and no path of a page", () => {
		const moves = siteMoves(context);
		expect(moves).toMatchObject({
			"/en/shop/trauringe/trauringe-lichtband": paths.en,
			"/fr/shop/trauringe/trauringe-lichtband": paths.fr,
			"/en/shop/trauringe/*": "/en/shop/wedding-rings/*",
		});
		expect(Object.keys(moves).filter((path) => shopPageAt(path, shop))).toEqual([]);
		expect(siteMoves(demo.plan().context)).toEqual({});
	});

	it("B-SEO-12 leaves a path to the item that has its words now", () => {
		const exchanged = demo.plan({}, (site) =>
			withProduct("trauringe-klassik", (one) => ({
				...one,
				translations: one.translations.map((texts) => ({
					...texts,
					slug: texts.language === "en" ? product : null,
				})),
			}))(withSlugs("band-of-light", null)(site)),
		);
		const path = "/en/shop/trauringe/trauringe-lichtband";
		expect(shopPageAt(path, shopOf(exchanged.context))?.page).toMatchObject({ product: "trauringe-klassik" });
		expect(siteMoves(exchanged.context)).not.toHaveProperty([path]);
	});

	it("B-SEO-12 gives engines the path of a product in any language, whatever language it is in", () => {
		const source = shopSource(shop, context.images, "DE");
		for (const language of ["de", "en", "fr"] as const) {
			const found = source.products(language).find(({ slug }) => slug === product);
			if (!found) throw new Error("The shop has no such product");
			expect((["de", "en", "fr"] as const).map((other) => source.productPath(found, other))).toEqual(
				Object.values(paths),
			);
		}
	});

	it("B-SEO-12 names the paths of an item to editors", () => {
		const { site, config } = context;
		const item = { collection: "ecommerce_product", id: product };
		expect(Object.fromEntries(itemPaths(site, config, item))).toEqual(paths);
		const category = { collection: "ecommerce_category", id: "wedding-rings" };
		expect(itemPaths(site, config, category).get("en")).toBe("/en/shop/wedding-rings");
	});

	it("R-CAT-06 B-SEO-12 filters by the category's slug that is the same in every language", () => {
		const facets = ["de", "en"].map((language) => {
			const options = shop.columns(language as "de" | "en").category.options;
			return options.find(({ slug }) => slug === "trauringe")?.label;
		});
		expect(facets).toEqual(["Trauringe", "Wedding rings"]);
	});
});

describe("planning again after a change of slugs", () => {
	const link = "/en/shop/trauringe/bright-ring";
	/** The content with a link to the product at the slug that it will get. */
	const content: SiteContent = {
		...demo.content,
		async pageBody(page, language) {
			const body = await demo.content.pageBody(page, language);
			const markdown = `[Band of Light](${link})`;
			return body.path === "/en/contact" ? { ...body, blocks: [{ type: "text", markdown }] } : body;
		},
	};
	let before: Planned;
	beforeAll(async () => {
		before = await plan(null, { content });
	});

	it("B-REL-07 B-SEO-12 gives the same pages as a clean build, also those with links that led nowhere", async () => {
		const change = withSlugs("bright-ring", null);
		const after = await plan(before, { content, change });
		expect(after.planned).toEqual(expect.arrayContaining(["/en/contact", link]));
		expect(after.planned.length).toBeLessThan(before.pages.size / 2);
		expect(outcome(after)).toEqual(outcome(await plan(null, { content, change })));
	});
});
