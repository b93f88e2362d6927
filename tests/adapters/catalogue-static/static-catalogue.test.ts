import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createImageStore } from "#adapters/catalogue-static/image-store.ts";
import { createMemoryCatalogue } from "#adapters/memory/catalogue.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import type { Product } from "#core/catalogue/product.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { jewellery } from "#tests/adapters/catalogue-static/jewellery.ts";
import { openShop, shopFiles } from "#tests/adapters/catalogue-static/open-shop.ts";
import { catalogueSuite } from "#tests/adapters/port-suites/catalogue.ts";
import { catalogueSearchSuite } from "#tests/adapters/port-suites/catalogue-search.ts";
import { productImagesSuite } from "#tests/adapters/port-suites/product-images.ts";
import { shopSettingsSourceSuite } from "#tests/adapters/port-suites/shop-settings-source.ts";
import {
	catalogueProducts,
	decimal,
	matchingQueries,
	productWith,
	project,
	queryWith,
	sortTerms,
	variantWith,
} from "#tests/core/catalogue/arbitraries.ts";
import { runs } from "#tests/core/runs.ts";
import { shopSettings } from "#tests/core/shop-fixtures.ts";

catalogueSuite("the static catalogue", async (shop) => {
	const { catalogue, host } = openShop(shopFiles(shop));
	return {
		catalogue,
		countsFacets: true,
		setDown: async (down) => host.respondWith(down ? "unreachable" : null),
	};
});

shopSettingsSourceSuite("the static settings", async () => {
	const { providers: _, ...settings } = shopSettings({ maintenance_mode: true, default_sort: "" });
	const { settings: source, host } = openShop(shopFiles({}, settings));
	return { source, settings, setDown: async (down) => host.respondWith(down ? "unreachable" : null) };
});

productImagesSuite("the images of the build", (images) => {
	const store = createImageStore();
	store.add(images);
	return store;
});

catalogueSearchSuite(
	"the static search",
	async (products, settings) => openShop(shopFiles({ products }, settings ?? {})).search,
);

/** Complete versions of the random products, with ids that are awkward in file names. */
const fullProducts = catalogueProducts.map((products): readonly Product[] =>
	products.map((product, place) => ({
		...productWith(),
		...product,
		id: [place, `a/${place}`, `Ä ${place}`, `../${place}`][place % 4] as string | number,
		product_variants: product.product_variants.map((variant) => variantWith(variant)),
		images: [],
	})),
);
const loaded = (asked: readonly string[], kind: string) =>
	asked.filter((path) => path.startsWith(`shop-data/de/${kind}`));

describe("the static catalogue compared with the one in memory", () => {
	it("R-CAT-02 R-CAT-04 B-USE-01 answers every query identically, facets included", async () => {
		await fc.assert(
			fc.asyncProperty(fullProducts, matchingQueries, sortTerms, async (products, query, defaultSort) => {
				const memory = createMemoryCatalogue({ products, project, defaultSort });
				const { catalogue } = openShop(shopFiles({ products, defaultSort }, { shardSize: 3 }));
				const expected = await memory.list(query);
				expect(await catalogue.list(query)).toEqual({
					...expected,
					items: expected.items.map(listItemOf),
				});
				expect(await catalogue.attributes([1, 2, "__proto__"])).toEqual(
					await memory.attributes([1, 2, "__proto__"]),
				);
				expect(await catalogue.prices()).toEqual(await memory.prices());
				for (const { id } of products) {
					expect(await catalogue.product(id)).toEqual(await memory.product(id));
				}
			}),
			{ numRuns: runs(150) },
		);
	});

	it("R-CAT-02 B-USE-01 filters search results and keeps their relevance until sorted", async () => {
		const products = jewellery(300);
		const { catalogue, search } = openShop(shopFiles({ products, defaultSort: ["display_name"] }));
		const found = (await search.search("ring platin")).map(Number);
		expect(found.length).toBeGreaterThan(10);
		const narrowed = queryWith({ search: "ring platin", manufacturers: ["marke-1", "marke-2"] });
		const memory = createMemoryCatalogue({ products, project, search });
		const { items, meta, facets } = await catalogue.list(narrowed);
		const brands = new Map(products.map(({ id, manufacturer }) => [id, manufacturer?.id]));
		const expected = found.filter((id) => Number(brands.get(id)) < 3);
		expect(items.map(({ id }) => id)).toEqual(expected.slice(0, 20));
		expect(meta.filter_count).toBe(expected.length);
		expect(facets).toEqual((await memory.list(narrowed)).facets);
		const counted = facets?.manufacturers.reduce((sum, { count }) => sum + count, 0);
		expect(counted).toBe(found.length);
		const cheapest = await catalogue.list({ ...narrowed, sort: ["price_brutto"] });
		expect(cheapest.items[0]?.price_brutto).toBe(
			(await memory.list({ ...narrowed, sort: ["price_brutto"] })).items[0]?.price_brutto,
		);
	});
});

describe("the static catalogue's products", () => {
	it("B-LAW-09 R-CAT-09 keep the dates of their ratings, and drop unknown fields", async () => {
		const ratings = [{ rating: 4, date_created: "2026-01-01T00:00:00Z" }, { rating: 5 }];
		const product = productWith({ ratings });
		const { catalogue } = openShop(shopFiles({ products: [Object.assign({}, product, { internal: 1 })] }));
		expect(await catalogue.product(1)).toEqual(product);
	});
});

describe("the static catalogue loads", () => {
	const files = shopFiles({ products: jewellery(1000) }, { shardSize: 25 });

	it("for a list the manifest, the index and the shards of its items, each once", async () => {
		const { catalogue, host } = openShop(files);
		const query = queryWith({ attributes: { 1: ["Platin"] }, price: { min: decimal("2000"), max: null } });
		const { items } = await catalogue.list(query);
		await catalogue.list(query);
		expect(items).toHaveLength(20);
		const shards = new Set(items.map(({ id }) => Math.floor((Number(id) - 1) / 25)));
		expect(loaded(host.asked, "items-")).toHaveLength(shards.size);
		expect(loaded(host.asked, "index-")).toHaveLength(1);
		expect(host.asked).toHaveLength(2 + shards.size);
	});

	it("for a product only the manifest, its directory entry and its details", async () => {
		const { catalogue, host } = openShop(files);
		await Promise.all([catalogue.product(500), catalogue.product("500")]);
		expect(host.asked).toHaveLength(3);
		expect(loaded(host.asked, "products/500-")).toHaveLength(1);
	});

	it("no index for random products", async () => {
		const { catalogue, host } = openShop(files);
		expect(await catalogue.random(3)).toHaveLength(3);
		expect(loaded(host.asked, "index-")).toEqual([]);
	});

	it("the search's file on first use", async () => {
		const { catalogue, search, host } = openShop(files);
		await catalogue.list(emptyQuery);
		await catalogue.list(queryWith({ search: " - " }));
		await search.suggest("  ", 5);
		expect([...loaded(host.asked, "search-"), ...loaded(host.asked, "ids-")]).toEqual([]);
		await search.suggest("amrum", 5);
		await catalogue.list(queryWith({ search: "amrum" }));
		expect(loaded(host.asked, "search-")).toHaveLength(1);
	});
});
