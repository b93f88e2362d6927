import { describe, expect, it } from "vitest";
import { createImageStore } from "#adapters/catalogue-static/image-store.ts";
import { openShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { createStaticCatalogue } from "#adapters/catalogue-static/static-catalogue.ts";
import { createStaticSearch } from "#adapters/catalogue-static/static-search.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { type Language, languages } from "#core/language/language.ts";
import { formatShopPath } from "#core/routes/shop-paths.ts";
import type { RenderContext } from "#renderer/api/page-renderer.ts";
import { pageFile } from "#renderer/engines/react-html/react-html.ts";
import { shopData } from "#renderer/engines/shop-data.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { shopSource } from "#renderer/plan/shop/shop-source.ts";
import { createFileHost } from "#tests/adapters/catalogue-static/file-host.ts";
import { domain, readDemoSite, shopOf } from "#tests/renderer/demo-shop.ts";

const { context } = (await readDemoSite()).plan();
const plan = shopOf(context);

function render(shop: RenderContext["shop"]): RenderContext {
	const none = () => {
		throw new Error("The engine asks for the catalogue alone");
	};
	return {
		domain,
		buildHash: "1",
		scheme: "light",
		styles: {},
		favicon: null,
		shared: none,
		assets: none,
		json: none,
		moved: {},
		shop,
		providers: context.providers,
		day: "2026-11-22",
	};
}

const rendered = shopData.renderSite?.([], render(shopSource(plan, context.images, "DE"))) ?? [];
const files = [...rendered];

/** Returns the shop's ports in a language, which read the engine's files. */
function openShop(language: Language) {
	const host = createFileHost(files);
	const logger = createMemoryLogger();
	const base = "https://host.example";
	const opened = openShopFiles({ base, language, project: domain, fetch: host.fetch, logger });
	const imageStore = createImageStore();
	return {
		catalogue: createStaticCatalogue(opened, { images: imageStore }),
		search: createStaticSearch(opened),
		images: imageStore,
	};
}

describe("the shop's data", () => {
	it.each(languages)("B-SEO-03 R-CAT-02 returns the same list as the page in %s", async (language) => {
		const page = createShopPageModels(plan, context)({ type: "list" }, language);
		const { catalogue, images: imageStore } = openShop(language);
		const { items, meta, facets } = await catalogue.list(emptyQuery);
		expect(page.shop).toMatchObject({ meta, facets });
		const cards = page.shop?.type === "list" ? page.shop.products : [];
		expect(cards.map(({ product }) => product)).toEqual(items);
		expect(cards.map((card) => card.images)).toEqual(
			items.map(({ images }) => images.slice(0, 2).flatMap((image) => imageStore.image(image) ?? [])),
		);
		expect(cards.length).toBe(20);
	});

	it("R-ROUTE-15 returns a product by the id of its page, with all images", async () => {
		const { catalogue, images: imageStore } = openShop("en");
		const page = createShopPageModels(plan, context)(
			{ type: "product", category: "verlobungsringe", product: "halo" },
			"en",
		);
		if (page.shop?.type !== "product") throw new Error("The page shows no product");
		const product = await catalogue.product(page.shop.product.id);
		// The page has the texts only as HTML.
		expect({ ...product, description: null }).toEqual(page.shop.product);
		expect(product?.description).toMatch(/^A circle of small diamonds/);
		expect(product?.images.every((image) => imageStore.image(image) !== null)).toBe(true);
		expect(imageStore.image({ private_hash: "nix.jpg" })).toBeNull();
	});

	it("B-USE-01 R-ROUTE-15 suggests products with the data for their paths", async () => {
		const suggestions = await openShop("de").search.suggest("halo", 3);
		const [product] = suggestions.filter(({ kind }) => kind === "product");
		const { slug = "", category } = product ?? {};
		const place = { type: "product", category: category ?? "", product: slug } as const;
		expect(formatShopPath(place, "de", { storeRoot: "shop", defaultLanguage: "de" })).toBe(
			"/shop/verlobungsringe/halo",
		);
	});

	it("R-SET-03 is not written without a shop", () => {
		expect([...(shopData.renderSite?.([], render(null)) ?? [])]).toEqual([]);
	});
});

describe("the file of a page", () => {
	it.each([
		["/", "index.html"],
		["/shop", "shop/index.html"],
		["/404", "404.html"],
		["/en/shop/404", "en/shop/404.html"],
		["/shop/m%C3%B6bel", "shop/möbel/index.html"],
	])("R-ROUTE-09 of %s is %s", (path, file) => {
		expect(pageFile(path)).toBe(file);
	});
});
