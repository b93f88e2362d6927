import { describe, expect, it } from "vitest";
import { createMemoryCatalogue } from "#adapters/memory/catalogue.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import { decimal, productWith, queryWith } from "#tests/core/catalogue/arbitraries.ts";

const metal = { attribute_group: { id: 5, display_name: "Metall" }, display_values: ["Gold"] };
const stone = { attribute_group: { id: 6, display_name: "Stein" }, display_values: ["Saphir"] };
const products = [
	...Array.from({ length: 25 }, (_, id) => productWith({ id, price_brutto: decimal(String(id)) })),
	productWith({ id: 90, status: "draft", price_brutto: decimal("7") }),
	productWith({ id: 91, project: "other.example", attributes: [metal] }),
	productWith({ id: "x", attributes: [metal, stone] }),
];
const rating = (id: number, product: number | string): ProductRating => ({
	id,
	product,
	rating: 4,
	name: null,
	comment: null,
	date_created: null,
	verified: null,
});
const options = {
	products,
	ratings: [rating(1, 3), rating(2, "3"), rating(3, 4)],
	project: "juwelier.example",
};
const openCatalogue = () =>
	createMemoryCatalogue({ ...options, defaultSort: ["-price_brutto"], random: () => 0 });
const ids = (items: readonly { readonly id: number | string }[]) => items.map(({ id }) => id);

describe("the in-memory catalogue", () => {
	it("R-CAT-02 lists one page of 20 in the shop's default order", async () => {
		const catalogue = openCatalogue();
		const first = await catalogue.list(emptyQuery);
		expect(ids(first.items)).toEqual(Array.from({ length: 20 }, (_, place) => 24 - place));
		const second = await catalogue.list(queryWith({ page: 1 }));
		expect(ids(second.items)).toEqual([4, 3, 2, 1, 0, "x"]);
		expect(second.meta).toMatchObject({ page: 2, result_count: 6, filter_count: 26 });
		expect(second.facets?.attributes.map(({ label }) => label)).toEqual(["Metall", "Stein"]);
	});

	it("R-CAT-05 returns random listed products up to the limit", async () => {
		const catalogue = openCatalogue();
		expect(ids(await catalogue.random(3))).toEqual([0, 1, 2]);
		const drawn = await createMemoryCatalogue({ products, project: options.project }).random(100);
		expect(new Set(ids(drawn))).toEqual(new Set([...Array(25).keys(), "x"]));
	});

	it("R-CAT-05 R-CAT-01 returns a product by id, but no hidden one", async () => {
		const catalogue = openCatalogue();
		expect(await catalogue.product("3")).toMatchObject({ id: 3 });
		expect(await catalogue.product(90)).toBeNull();
		expect(await catalogue.product(91)).toBeNull();
	});

	it("R-CAT-05 returns a product's ratings, attributes of groups and all prices", async () => {
		const catalogue = openCatalogue();
		expect(ids(await catalogue.ratings(3))).toEqual([1, 2]);
		expect(await createMemoryCatalogue({ products, project: options.project }).ratings(3)).toEqual([]);
		expect(await catalogue.attributes(["6"])).toEqual([
			{ ...stone, attribute_group: { id: "6", display_name: "Stein" } },
		]);
		expect(await catalogue.prices()).toHaveLength(25);
	});
});
