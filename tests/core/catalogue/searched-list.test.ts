import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import type { FacetValue } from "#core/catalogue/facets.ts";
import { attributesOfGroups, listedPrices } from "#core/catalogue/filter-values.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import { type CatalogueQuery, emptyQuery } from "#core/catalogue/query.ts";
import { positionsOf, queryCatalogue, queryPositions } from "#core/catalogue/query-catalogue.ts";
import {
	catalogueProducts,
	decimal,
	matchingQueries,
	productWith,
	project,
	queryWith,
	variantWith,
} from "#tests/core/catalogue/arbitraries.ts";
import { runs } from "#tests/core/runs.ts";

describe("a query that searches", () => {
	const watches = { id: 1, display_name: "Uhren", slug: "uhren" };
	const shop = [
		productWith({ id: 1, display_name: "Zeiger", category: watches, price_brutto: decimal("900") }),
		productWith({ id: 2, display_name: "Öhr", price_brutto: decimal("100.5") }),
		productWith({ id: 3, display_name: "Kette" }),
	];
	const index = createCatalogueIndex(shop, { project, defaultSort: ["display_name"] });
	const listed = index.items.map(({ id }) => id);

	it("B-USE-01 lists only results, by relevance until the query names an order", () => {
		const found = positionsOf(listed, [2, "1", 999, 2]);
		expect([...found].map((position) => listed[position])).toEqual([2, 1]);
		const idsOf = (query: Partial<CatalogueQuery>) =>
			queryCatalogue(index, queryWith(query), found).items.map(({ id }) => id);
		expect(idsOf({})).toEqual([2, 1]);
		expect(idsOf({ sort: ["-price_brutto"] })).toEqual([1, 2]);
		expect(idsOf({ category: "uhren" })).toEqual([1]);
		expect(queryCatalogue(index, queryWith({}), positionsOf(listed, [])).meta.filter_count).toBe(0);
	});

	it("B-USE-01 counts like a catalogue of the results", () => {
		fc.assert(
			fc.property(catalogueProducts, matchingQueries, fc.array(fc.nat(13)), (products, query, chosen) => {
				const whole = createCatalogueIndex(products, { project });
				const all = whole.items.map(({ id }) => id);
				const found = positionsOf(all, chosen);
				const answer = queryCatalogue(whole, query, found);
				const kept = products.filter(({ id }) => chosen.includes(Number(id)));
				const withOrderLock = queryCatalogue(createCatalogueIndex(kept, { project }), query);
				expect(answer.meta).toEqual(withOrderLock.meta);
				expect(answer.items.map(({ id }) => id).sort()).toEqual(
					withOrderLock.items.map(({ id }) => id).sort(),
				);
				expect(answer.facets.price).toEqual(withOrderLock.facets.price);
				const counted = (values: readonly FacetValue[]) =>
					values
						.filter(({ count }) => count > 0)
						.map(({ label, count }) => `${label} ${count}`)
						.sort();
				expect(counted(answer.facets.manufacturers)).toEqual(counted(withOrderLock.facets.manufacturers));
				expect(counted(answer.facets.attributes.flatMap(({ values }) => values))).toEqual(
					counted(withOrderLock.facets.attributes.flatMap(({ values }) => values)),
				);
			}),
			{ numRuns: runs(300) },
		);
	});

	it("R-CAT-02 is answered by positions without the products", () => {
		const { items: _, ...columns } = index;
		const { positions, meta } = queryPositions(columns, emptyQuery);
		// Kette, Öhr, Zeiger: the shop's default order is by name.
		expect([...positions].map((position) => listed[position])).toEqual([3, 2, 1]);
		expect(meta.filter_count).toBe(3);
	});
});

describe("the values of a catalogue's filters", () => {
	const group = (id: number | string, ...display_values: string[]) => ({
		attribute_group: { id, display_name: `Gruppe ${id}` },
		display_values,
	});
	const index = createCatalogueIndex(
		[
			productWith({ id: 1, attributes: [group(5, "Gold"), group("6", "Saphir")] }),
			productWith({ id: 2, attributes: [group("5", "Silber", "Gold")], price_brutto: decimal("5") }),
			productWith({
				id: 3,
				price_brutto: decimal("5"),
				product_variants: [
					variantWith({ price_brutto: decimal("7") }),
					variantWith({ price_brutto: decimal("7") }),
					variantWith(),
				],
			}),
		],
		{ project },
	);

	it("R-CAT-05 are listed per group, once, in catalogue order", () => {
		expect(attributesOfGroups(index, [6, "5", 9])).toEqual([
			group("5", "Gold", "Silber"),
			group("6", "Saphir"),
		]);
		expect(attributesOfGroups(index, [])).toEqual([]);
	});

	it("R-CAT-05 R-CAT-08 are the prices product by product, without duplicates within one", () => {
		expect(listedPrices(index)).toEqual(["5", "7", "5"]);
	});
});

describe("listItemOf", () => {
	it("R-CAT-09 keeps the fields of a list and nothing else", () => {
		const product = productWith({
			images: [{ private_hash: "a1", width: 3, height: 4 }],
			product_variants: [variantWith({ price_brutto: decimal("5") })],
			ratings: [{ rating: 4 }],
			tags: ["new"],
			description: "secret",
		});
		expect(listItemOf(product)).toEqual({
			id: 1,
			display_name: "Trauring Amrum",
			slug: "trauring-amrum",
			images: [{ private_hash: "a1" }],
			manufacturer: null,
			category: null,
			stock: null,
			reorder_possible: false,
			product_variants: [{ price_brutto: "5", active: true, quantity: null }],
			ratings: [{ rating: 4 }],
			price_brutto: null,
			price_history: null,
			quantity: null,
			condition: null,
			margin_taxed: null,
			tags: ["new"],
		});
	});
});
