import { describe, expect, it } from "vitest";
import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import { asked, row } from "#tests/adapters/content-directus/catalogue/product-rows.ts";
import { clientOf, json } from "#tests/adapters/content-directus/client/service-double.ts";
import { queryWith } from "#tests/core/catalogue/arbitraries.ts";

/** A catalogue of rings 1 to 9 whose search finds these. */
async function catalogueOf(found: readonly string[]) {
	const rows = Array.from({ length: 9 }, (_, index) => {
		const place = index + 1;
		return row(place, { id: `own-${place}`, price_brutto: place });
	});
	const service = await clientOf((response, { url }) =>
		json(
			response,
			url.startsWith("/items/ecommerce_settings")
				? { data: [{ default_sort: "display_name" }] }
				: { data: rows, meta: { filter_count: rows.length } },
		),
	);
	const { client, logger, arrived } = service;
	const search = { search: async () => found, suggest: async () => [] };
	return {
		catalogue: createDirectusCatalogue({
			client,
			language: "de",
			currencies: { site: "EUR", content: "EUR" },
			logger,
			search,
		}),
		arrived,
	};
}

const searched = (sort: readonly SortTerm[] = []) => queryWith({ search: "ring", sort });

describe("the catalogue over Directus with a search of its own", () => {
	it("B-USE-01 lists what that finds, the best first", async () => {
		const { catalogue, arrived } = await catalogueOf(["ring-7", "gone", "ring-2", "ring-5"]);
		const { items, meta } = await catalogue.list(searched());
		expect(items.map(({ id }) => id)).toEqual(["ring-7", "ring-2", "ring-5"]);
		expect(meta.filter_count).toBe(3);
		const [list] = arrived.map(asked);
		expect(list).not.toHaveProperty("search");
		expect(list?.filter).toContain('"ring-7"');
	});

	it("B-USE-01 lists it in another order when that is asked for", async () => {
		const { catalogue } = await catalogueOf(["ring-7", "ring-2", "ring-5"]);
		const { items } = await catalogue.list(searched(["-price_brutto"]));
		expect(items.map(({ id }) => id)).toEqual(["ring-7", "ring-5", "ring-2"]);
	});

	it("B-USE-01 names no more products in an address than it can hold", async () => {
		const { catalogue, arrived } = await catalogueOf(
			Array.from({ length: 3000 }, (_, place) => `ring-${place}`),
		);
		const { items } = await catalogue.list(searched());
		expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, place) => `ring-${place + 1}`));
		expect(Math.max(...arrived.map(({ url }) => url.length))).toBeLessThan(4000);
	});

	it("B-USE-01 leaves to the service what that does not find: it may be newer", async () => {
		const { catalogue, arrived } = await catalogueOf([]);
		await catalogue.list(searched());
		expect(arrived.map(asked).some(({ search }) => search === "ring")).toBe(true);
	});
});
