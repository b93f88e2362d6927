import { describe, expect, it } from "vitest";
import { createMemoryCatalogue } from "#adapters/memory/catalogue.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { defaultSortOf } from "#core/content-values/sort-term.ts";
import { type Language, languages } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { alternates, versions } from "#core/pages/alternates.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { shopPageAt, shopPageCount, shopPagePath, shopPages } from "#renderer/plan/shop/shop-pages.ts";
import { shopShell } from "#renderer/plan/shop/shop-shell.ts";
import { domain, readDemoSite, shopOf, withShop } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();

/** Returns all pages of a plan's shop by path. */
function modelsOf(planned = demo.plan()): ReadonlyMap<string, PageModel> {
	const plan = shopOf(planned.context);
	const model = createShopPageModels(plan, planned.context);
	const pages = [...shopPages(plan)].flatMap((page) =>
		plan.languages.map((language) => withDigest(model(page, language)).model),
	);
	return new Map(pages.map((page) => [page.path, page]));
}

const models = modelsOf();
const at = (path: string): PageModel => {
	const page = models.get(path);
	if (!page) throw new Error(`There is no page ${path}`);
	return page;
};
const prefix = { de: "", en: "/en", fr: "/fr" } as const;
const published = (demo.site.shop?.products ?? []).filter(({ status }) => status === "published");
const categoryOf = (id: unknown) => demo.site.shop?.categories.find((category) => category.id === id);

describe("the shop's pages", () => {
	it.each(languages)("B-SEO-03 R-ROUTE-15 include one page per published product in %s", (language) => {
		const paths = published.map(
			({ category, slug }) => `${prefix[language]}/shop/${categoryOf(category)?.slug}/${slug}`,
		);
		expect(paths.length).toBeGreaterThan(20);
		expect(paths.filter((path) => at(path).shop?.type !== "product")).toEqual([]);
	});

	it.each(languages)(
		"B-SEO-03 R-ROUTE-15 include the root and each category with products in %s",
		(language) => {
			const slugs = new Set(published.map(({ category }) => categoryOf(category)?.slug));
			const lists = [...slugs].map((slug) => `${prefix[language]}/shop/${slug}`);
			for (const path of [`${prefix[language]}/shop`, ...lists]) expect(at(path).template).toBe("shop-list");
		},
	);

	it("R-ROUTE-15 include no others except further pages of long lists, cart, checkout, confirmation, wishlist and 404 page", () => {
		const categories = new Set(published.map(({ category }) => category)).size;
		const furtherPages = [...models.keys()].filter((path) => /\/seite\/\d+$/.test(path)).length;
		expect(furtherPages).toBeGreaterThan(0);
		expect(models.size).toBe(3 * (published.length + categories + 6) + furtherPages);
		expect(models.size).toBe(3 * shopPageCount(shopOf(demo.plan().context)));
	});

	it.each([
		["/shop/warenkorb", "shop-cart"],
		["/en/shop/kasse", "shop-checkout"],
		["/fr/shop/bestaetigung", "shop-confirmation"],
		["/fr/shop/merkzettel", "shop-wishlist"],
		["/en/shop/404", "shop-not-found"],
	])("R-ROUTE-15 %s is %s, with noindex", (path, template) => {
		expect(at(path)).toMatchObject({ template, noindex: true });
	});

	it("R-ROUTE-09 are found by their paths, and by no others", () => {
		const plan = shopOf(demo.plan().context);
		for (const path of models.keys()) {
			const found = shopPageAt(path, plan);
			expect(found && shopPagePath(found.page, found.language, plan)).toBe(path);
		}
		const other = [
			"/shop/nix",
			"/shop/uhren/nix",
			"/shop/schmuck/alpenhorn-firn",
			"/shop/uhren/a/b",
			"/uhren",
		];
		expect(other.filter((path) => shopPageAt(path, plan))).toEqual([]);
	});

	it("R-CAT-01 leave out drafts, products of other shops, and categories that become empty", () => {
		const kept = published[0];
		const planned = demo.plan(
			{},
			withShop((shop) => ({
				...shop,
				products: shop.products.map((product, place) => {
					if (product.id === kept?.id) return product;
					return place % 2 ? { ...product, status: "draft" } : { ...product, project: "other.example" };
				}),
			})),
		);
		expect([...shopPages(shopOf(planned.context))].map(({ type }) => type)).toEqual([
			...["list", "category", "product", "cart", "checkout", "confirmation", "wishlist", "not-found"],
		]);
	});

	it("R-ROUTE-15 leave out and log a product without category", () => {
		const planned = demo.plan(
			{},
			withShop((shop) => ({
				...shop,
				products: shop.products.map((product) => ({ ...product, category: null })),
			})),
		);
		expect(shopOf(planned.context).products).toEqual([]);
		expect(planned.noted()).toContain("shop.uncategorised");
	});
});

describe("a shop with a configured root and names", () => {
	it("R-ROUTE-09 has its pages below the root, with the name of each language", () => {
		const planned = demo.plan({
			ecommerce: { storeRoot: "laden/online", displayName: { de: "Laden", fr: "Boutique" } },
		});
		const pages = modelsOf(planned);
		expect(pages.get("/laden/online")?.title).toBe("Laden");
		expect(pages.get("/en/laden/online")?.title).toBe("Shop");
		expect(pages.get("/fr/laden/online/uhren")?.title).toMatch(/ – Boutique$/);
		expect([...pages.keys()].every((path) => /^(?:\/en|\/fr)?\/laden\/online(?:\/|$)/.test(path))).toBe(true);
	});
});

describe("a shop without a wishlist", () => {
	it("B-USE-14 has no page and no link for it", () => {
		const planned = demo.plan(
			{},
			withShop((shop) => ({ ...shop, settings: { ...shop.settings, enable_wishlist: false } })),
		);
		const plan = shopOf(planned.context);
		const types = [...shopPages(plan)].map(({ type }) => type);
		expect(types).toHaveLength(shopPageCount(plan));
		expect(types).not.toContain("wishlist");
		expect(shopPageAt("/shop/merkzettel", plan)).toBeNull();
		expect(shopShell("de", planned.context)?.paths.wishlist).toBeNull();
	});
});

describe("a list page", () => {
	it.each<[string, Language, string | null]>([
		["/shop", "de", null],
		["/en/shop", "en", null],
		["/fr/shop/uhren", "fr", "uhren"],
	])("R-CAT-02 R-CAT-06 %s shows the first results of the catalogue", async (path, language, category) => {
		const plan = shopOf(demo.plan().context);
		const products = plan.products.map((listed) => plan.product(listed, language));
		const defaultSort = defaultSortOf(plan.settings(language).default_sort);
		const categorySorts = new Map(plan.content.categories.map(({ id, sort }) => [String(id), sort]));
		const catalogue = createMemoryCatalogue({ products, project: domain, defaultSort, categorySorts });
		const { items, meta, facets } = await catalogue.list({ ...emptyQuery, category });
		const { shop } = at(path);
		expect(shop).toMatchObject({ type: "list", meta, facets });
		expect(shop?.type === "list" && shop.products.map(({ product }) => product)).toEqual(
			items.map(listItemOf),
		);
	});

	it("B-SEO-03 has the name of its category in its language, with all language versions", () => {
		const page = at("/en/shop/uhren");
		expect(page.heading).toBe("Watches");
		expect(page.title).toBe("Watches – Shop");
		expect(page.description).toContain("watches");
		expect(page.canonical).toBe(`https://${domain}/en/shop/uhren`);
		expect(alternates(versions(page.languageChoices), "de")).toEqual([
			{ hreflang: "de", path: "/shop/uhren" },
			{ hreflang: "en", path: "/en/shop/uhren" },
			{ hreflang: "fr", path: "/fr/shop/uhren" },
			{ hreflang: "x-default", path: "/shop/uhren" },
		]);
	});

	it('R-CAT-06 is headed "Our Products" at the root', () => {
		expect(at("/en/shop").heading).toBe("Our Products");
	});

	it("R-SET-04 lists the categories in the settings' order", () => {
		const { shop } = at("/shop");
		const expected = demo.site.shop?.settings.category_filters
			.toSorted((left, right) => left.sort - right.sort)
			.map(({ category_id }) => category_id.slug);
		expect(shop?.type === "list" && shop.categories.map(({ slug }) => slug)).toEqual(expected);
	});

	it("has cards with at most two images, without alternative text", () => {
		const lists = [...models.values()].flatMap(({ shop }) => (shop?.type === "list" ? shop.products : []));
		expect(lists.length).toBeGreaterThan(20);
		expect(lists.every(({ images }) => images.length <= 2 && images.every(({ alt }) => alt === ""))).toBe(
			true,
		);
		expect(lists.filter(({ images }) => images.length === 0)).toEqual([]);
	});
});

describe("a product's page", () => {
	it("B-SEO-03 has title, description and image of its product", () => {
		const page = at("/shop/verlobungsringe/halo");
		expect(page).toMatchObject({ title: "Halo", documentTitle: "Halo – Juwelier Sternau", noindex: false });
		expect(page.description).toMatch(/^Ein Kranz kleiner Brillanten/);
		expect(page.socialImage?.src).toContain("engagement-ring-halo");
	});

	it("R-ROUTE-15 contains the product's id, by which it is loaded again", () => {
		const { shop } = at("/en/shop/verlobungsringe/halo");
		expect(shop).toMatchObject({ type: "product", product: { id: "halo", slug: "halo" } });
	});

	it("R-I18N-01 is in its language", () => {
		const { shop } = at("/fr/shop/verlobungsringe/halo");
		expect(shop).toMatchObject({
			summary: expect.stringMatching(/^Un cercle/),
			category: { path: "/fr/shop/verlobungsringe" },
		});
	});

	it("R-CAT-07 R-I18N-01 contains a short French description once, with its no-break spaces", () => {
		const { shop } = at("/fr/shop/fahrraeder/stadtrad-stern");
		expect(shop).toMatchObject({
			summary: expect.stringMatching(/[\u00a0\u202f]; dix semaines plus tard, il vous attend\.$/),
			html: { description: null },
		});
	});

	it("B-SEO-03 links to its brand's page, if there is one", () => {
		const brands = [...models.values()].flatMap(({ shop, language }) =>
			shop?.type === "product" && language === "en" ? [shop.brand?.href ?? null] : [],
		);
		expect(brands).toContain("/en/watches/kronberg");
		expect(brands).toContain(null);
	});

	it("B-SEC-02 contains no raw HTML of its description", () => {
		const planned = demo.plan(
			{},
			withShop((shop) => ({
				...shop,
				products: shop.products.map((product) => ({
					...product,
					translations: product.translations.map((words) => ({
						...words,
						description: "**Ein** Ring. <img src=x onerror=a()>",
					})),
				})),
			})),
		);
		const { shop } = modelsOf(planned).get("/shop/verlobungsringe/halo") ?? {};
		expect(shop?.type === "product" && shop.html.description).toBe(
			"<p><strong>Ein</strong> Ring. &lt;img src=x onerror=a()&gt;</p>\n",
		);
	});

	it("B-SEO-03 has another digest if its data change, and no other page has", () => {
		const planned = demo.plan(
			{},
			withShop((shop) => ({
				...shop,
				products: shop.products.map((product) =>
					product.id === "halo" ? { ...product, stock: 99 } : product,
				),
			})),
		);
		const changed = modelsOf(planned);
		expect(changed.get("/shop/verlobungsringe/halo")?.digest).not.toBe(
			at("/shop/verlobungsringe/halo").digest,
		);
		expect(changed.get("/shop/uhren/alpenhorn-firn")?.digest).toBe(at("/shop/uhren/alpenhorn-firn").digest);
	});
});
