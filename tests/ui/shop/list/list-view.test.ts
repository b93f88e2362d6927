import { describe, expect, it } from "vitest";
import { createMemoryCatalogue } from "#adapters/memory/catalogue.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { exampleImages } from "#stories/fixtures/images.ts";
import { listedProducts } from "#stories/shop/list-models.ts";
import { productProject } from "#stories/shop/product-models.ts";
import { type ListView, readListView } from "#ui/shop/list/list-view.ts";

const root = "/en/shop";

function shop() {
	const pages: number[] = [];
	const catalogue = createMemoryCatalogue({ products: listedProducts, project: productProject });
	const list = (query: CatalogueQuery) => {
		pages.push(query.page);
		return catalogue.list(query);
	};
	const source = { catalogue: { ...catalogue, list }, images: { image: () => exampleImages.square } };
	const read = (page: number, known: ListView | null = null) =>
		readListView(source, { ...emptyQuery, page }, root, { firstPage: 0, cachedView: known });
	return { pages, read };
}
const ids = ({ cards }: ListView) => cards.map(({ product }) => product.id);
const all = listedProducts.map(({ id }) => id);

describe("the view of a list", () => {
	it("R-CAT-06 contains all pages up to the query's, in order", async () => {
		const { read, pages } = shop();
		const view = await read(1);
		expect(ids(view)).toEqual(all);
		expect(view.meta).toMatchObject({ page: 2, page_count: 2, filter_count: 26 });
		expect(pages).toEqual([0, 1]);
	});

	it("R-CAT-06 continues from the loaded pages without loading them again", async () => {
		const { read, pages } = shop();
		const first = await read(0);
		expect(ids(await read(1, first))).toEqual(all);
		expect(pages).toEqual([0, 1]);
	});

	it("R-CAT-06 requests no page after the last, whatever the page number in the URL", async () => {
		const { read, pages } = shop();
		expect(ids(await read(100_000))).toEqual(all);
		expect(pages).toEqual([0, 1]);
	});

	it("R-ROUTE-15 links to each product's page in the list's language", async () => {
		const view = await shop().read(0);
		expect(view.cards[0]?.path).toBe("/en/shop/uhren/produkt-0");
		expect(view.cards[0]?.images).toEqual([exampleImages.square]);
	});
});
