import { beforeAll, describe, expect, it } from "vitest";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Site } from "#core/site/site.ts";
import { allProducts } from "#renderer/plan/shop/matching-products.ts";
import { withShop } from "#tests/renderer/demo-shop.ts";
import {
	changedPages,
	demo,
	listReads,
	matching,
	outcome,
	type Planned,
	pagesReading,
	pathsInLanguage,
	plan,
	priceOf,
	product,
	suggestionReads,
	withPrice,
	withProduct,
} from "#tests/renderer/render/planned-demo.ts";

/** The unchanged demo, planned without a cache. */
let first: Planned;
beforeAll(async () => {
	first = await plan(null);
});

describe("planning the pages of a site again", () => {
	it("B-REL-07 plans and renders none if nothing has changed", async () => {
		expect(first.rendered).toEqual([...first.pages.keys()].sort());
		expect(first.failures).toEqual([]);
		const again = await plan(first);
		expect(again.planned).toEqual([]);
		expect(again.rendered).toEqual([]);
		expect(new Set(first.changed.values())).toEqual(new Set([null]));
		expect([...again.changed.values()].flat()).toEqual([]);
		expect(outcome(again)).toEqual(outcome(first));
	});

	it("B-REL-07 after a change of a price plans the pages that read the product, its category, its brand or all products, and renders those that show it", async () => {
		const change = withPrice(product, "4321.50");
		expect(priceOf(product)).not.toBe("4321.50");
		const after = await plan(first, { change });
		const clean = await plan(null, { change });
		const suggested = suggestionReads(product, first, clean);
		const listed = listReads(product, first, clean);
		expect(after.planned).toEqual(
			pagesReading(first, product, allProducts, ...matching, ...suggested, ...listed),
		);
		expect(after.planned).toContain("/shop/trauringe");
		expect(after.planned).not.toContain("/shop/uhren");
		expect(after.planned.length).toBeLessThan(first.pages.size / 2);
		expect(after.rendered).toEqual(changedPages(first, clean));
		expect(after.rendered).toContain(`/shop/trauringe/${product}`);
		expect(after.rendered).not.toContain("/shop/uhren/alpenhorn-mitternacht");
		expect(after.changed.get(`/shop/trauringe/${product}`)).toEqual(["inputs", "model"]);
		expect(after.changed.get("/shop/uhren/alpenhorn-mitternacht")).toEqual([]);
		expect(outcome(after)).toEqual(outcome(clean));
	});

	it("B-USE-13 B-REL-07 after a change of a product's name renders the pages that suggest it, and no other product's page", async () => {
		const rename = withProduct(product, (one) => ({
			...one,
			translations: one.translations.map((texts) => ({ ...texts, display_name: "Lichtspur" })),
		}));
		const after = await plan(first, { change: rename });
		const suggesters = [...first.suggestions].filter(([, slugs]) => slugs.includes(product));
		expect(suggesters.length).toBeGreaterThan(0);
		expect(suggesters.length).toBeLessThan(first.suggestions.size / 2);
		const ofProducts = after.rendered.filter(
			(path) => path.split("/").length === 4 && path.startsWith("/shop/"),
		);
		const slugs = ofProducts.map((path) => path.slice(path.lastIndexOf("/") + 1)).sort();
		expect(slugs).toEqual([product, ...suggesters.map(([slug]) => slug)].sort());
		expect(outcome(after)).toEqual(outcome(await plan(null, { change: rename })));
	});

	it("B-REL-07 after a change of a draft plans the pages with blocks of such products, and renders none", async () => {
		const draft = withProduct(product, (one) => ({ ...one, status: "draft" }));
		const before = await plan(null, { change: draft });
		const change = (site: Site) => withPrice(product, "4321.50")(draft(site));
		const after = await plan(before, { change });
		expect(after.planned).toEqual(pagesReading(before, product, allProducts, ...matching));
		expect(after.planned.length).toBeGreaterThan(0);
		for (const path of after.planned) expect(after.changed.get(path)).toEqual(["inputs"]);
		expect(after.planned).not.toContain("/shop/trauringe");
		expect(after.rendered).toEqual([]);
		expect(outcome(after)).toEqual(outcome(await plan(null, { change })));
	});
});

describe("planning the pages of a changed site", () => {
	it.each<[string, (site: Site) => Site]>([
		[
			"a product's slug",
			(site) => withProduct(product, (one) => ({ ...one, slug: "trauringe-neu" as typeof one.slug }))(site),
		],
		[
			"a product that goes",
			withShop((shop) => ({ ...shop, products: shop.products.filter(({ slug }) => slug !== product) })),
		],
		["the order of products", withShop((shop) => ({ ...shop, products: shop.products.toReversed() }))],
		["a category's product", withProduct(product, (one) => ({ ...one, status: "draft" }))],
		["ratings", withShop((shop) => ({ ...shop, ratings: shop.ratings.slice(1) }))],
		["a page that goes", (site) => ({ ...site, pages: site.pages.slice(0, -1) })],
		["the site's title", (site) => ({ ...site, project: { ...site.project, seo_title: "Sternau" } })],
	])("B-REL-07 has the result of a clean build: %s", async (_, change) => {
		const [after, clean] = [await plan(first, { change }), await plan(null, { change })];
		expect(after.rendered).toEqual(changedPages(first, clean));
		expect(outcome(after)).toEqual(outcome(clean));
		const back = await plan(after);
		expect(outcome(back)).toEqual(outcome(first));
	});

	it("B-REL-07 after a change of a menu's label in one language renders only that language's pages", async () => {
		const change = (site: Site): Site => ({
			...site,
			menus: site.menus.map((item, place) =>
				place > 0
					? item
					: {
							...item,
							translations: item.translations.map((texts) =>
								texts.language === "en" ? { ...texts, display_name: "Timepieces" } : texts,
							),
						},
			),
		});
		const after = await plan(first, { change });
		expect(after.rendered).toEqual([...pathsInLanguage(first, "en")].sort());
		for (const path of after.rendered)
			expect(after.pages.get(path)?.model).toBe(first.pages.get(path)?.model);
		expect((await plan(after, { change })).planned).toEqual([]);
	});

	it("B-REL-07 plans only the page whose body has changed", async () => {
		const path = "/kontakt";
		const content: SiteContent = {
			...demo.content,
			async pageBody(page, language) {
				const body = await demo.content.pageBody(page, language);
				return body.path === path ? { ...body, lead: "Rufen Sie an." } : body;
			},
		};
		const after = await plan(first, { content });
		expect(after.planned).toEqual([path]);
		expect(after.rendered).toEqual([path]);
	});

	it("B-REL-07 renders all pages again after a change of the program", async () => {
		const after = await plan(first, { program: "another" });
		expect(after.rendered).toEqual(first.rendered);
	});
});

describe("the notes and failures of planning", () => {
	it("B-REL-07 repeat the notes of a page that is not planned again", async () => {
		const path = `/shop/trauringe/${product}`;
		const withDeadLink = withProduct(product, (one) => ({
			...one,
			translations: one.translations.map((texts) => ({ ...texts, description: "[x](/nirgends)" })),
		}));
		const before = await plan(null, { change: withDeadLink });
		expect(before.pages.get(path)?.notes).toEqual([
			{ key: "link.dead", details: { subject: expect.stringContaining(product), target: "/nirgends" } },
		]);
		const after = await plan(before, { change: withDeadLink });
		expect(after.planned).toEqual([]);
		expect(after.noted).toEqual(before.noted);
		const corrected = await plan(after);
		expect(corrected.pages.get(path)?.notes).toEqual([]);
	});

	it("B-REL-07 include a page that cannot be planned, while the others are planned", async () => {
		const broken: SiteContent = {
			...demo.content,
			async pageBody(page, language) {
				const body = await demo.content.pageBody(page, language);
				return body.path === "/kontakt" ? { ...body, blocks: [{ type: "none" } as never] } : body;
			},
		};
		const after = await plan(first, { content: broken });
		expect(after.failures.map(({ path }) => path)).toEqual(["/kontakt"]);
		expect(after.pages.size).toBe(first.pages.size - 1);
	});
});
