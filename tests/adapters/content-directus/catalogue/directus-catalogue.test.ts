import { describe, expect, it } from "vitest";
import { createLastOrder } from "#adapters/content-directus/catalogue/last-order.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { asked, catalogueOf, id, row } from "#tests/adapters/content-directus/catalogue/product-rows.ts";
import type { Arrived } from "#tests/adapters/content-directus/client/service-double.ts";
import { decimal, queryWith } from "#tests/core/catalogue/arbitraries.ts";

describe("the catalogue over Directus", () => {
	it("R-CAT-02 asks for a list by project domain and status, sorted, page = index + 1, limit 20, with metadata", async () => {
		const { catalogue, arrived } = await catalogueOf([row(1)]);
		const { meta } = await catalogue.list(queryWith({ category: "trauringe", tag: "neu", page: 2 }));
		const [settings, list] = arrived;
		expect(settings?.url).toContain("/items/ecommerce_settings");
		expect(list?.url).toContain("/items/ecommerce_product?");
		const { filter = "", sort, page, limit, meta: counted } = asked(list as Arrived);
		expect({ sort, page, limit, counted }).toEqual({
			sort: "-date_created,id",
			page: "3",
			limit: "20",
			counted: "filter_count",
		});
		expect(JSON.parse(filter)._and.slice(0, 5)).toEqual([
			{ project: { domain: { _eq: "juwelier.example" } } },
			{ status: { _eq: "published" } },
			{ _or: [{ publish_at: { _null: true } }, { publish_at: { _lte: "$NOW" } }] },
			{ _or: [{ unpublish_at: { _null: true } }, { unpublish_at: { _gt: "$NOW" } }] },
			{ category: { _or: [{ slug: { _in: ["trauringe"] } }, { key: { _in: ["trauringe"] } }] } },
		]);
		expect(meta).toMatchObject({ page: 3, offset: 40, limit: 20, filter_count: 1 });
	});

	it.each<[string, Partial<CatalogueQuery>]>([
		["a service's own id, next to keys", { manufacturers: [id(7)] }],
		["a key alone where it is no uuid", { manufacturers: ["900/../900"] }],
	])("R-CAT-02 compares ids with %s", async (_, fields) => {
		const { catalogue, arrived } = await catalogueOf([]);
		await catalogue.list(queryWith({ ...fields, sort: ["date_created"] }));
		expect(asked(arrived[0] as Arrived).filter?.includes('"id":')).toBe(fields.manufacturers?.[0] === id(7));
	});

	it.each([
		["numbers, as SQLite gives them", 1290.5, 19],
		["texts, as PostgreSQL gives them", "1290.5000", "19.0000"],
	])("R-CAT-09 makes the same exact money of %s", async (_, price, lower) => {
		const variant = { id: id(9), price_brutto: lower, active: true };
		const rows = [row(1, { price_brutto: price, product_variants: [variant] })];
		const { catalogue } = await catalogueOf(rows);
		const { items } = await catalogue.list(queryWith({ sort: ["display_name"] }));
		expect(items[0]?.price_brutto).toBe(decimal("1290.5"));
		expect(items[0]?.product_variants[0]?.price_brutto).toBe(decimal("19"));
	});

	it.each([
		["slug", { slug: undefined }, "0.slug"],
		["price_brutto", { price_brutto: "dear" }, "0.price_brutto"],
		["stock", { stock: "many" }, "0.stock"],
	])(
		"R-CONTENT-02 R-CONTENT-04 an item whose %s is not what it should be is refused with collection and field",
		async (_, fields, field) => {
			const { catalogue, logger } = await catalogueOf([row(1, fields)]);
			const list = catalogue.list(queryWith({ sort: ["display_name"] }));
			await expect(list).rejects.toMatchObject({ collection: "ecommerce_product", field });
			await expect(list).rejects.toThrow(`ecommerce_product: "${field}"`);
			expect(logger.notes.map(({ key }) => key)).toContain("content.readFailed");
		},
	);
});

describe("the catalogue over Directus in a language", () => {
	it("B-SEO-12 reads the slugs of the language, without asking for more fields", async () => {
		const category = {
			...{ id: id(7), key: "rings", slug: "ringe", display_name: "Ringe" },
			translations: [{ language: "en", display_name: "Rings", slug: "rings" }],
		};
		const translations = [{ language: "en", display_name: "Ring", slug: "english-ring" }];
		const rows = [
			row(1, { category, translations }),
			row(2, { category: { ...category, translations: null } }),
		];
		const read = async (language: "de" | "en") => {
			const { catalogue, arrived } = await catalogueOf(rows, { language });
			const { items } = await catalogue.list(queryWith({ sort: ["display_name"] }));
			const fields = arrived.flatMap((request) => asked(request).fields?.split(",") ?? []);
			expect(fields.filter((name) => name.includes("slug")).toSorted()).toEqual([
				"category.slug",
				"manufacturer.slug",
				"slug",
			]);
			return items.map((item) => [item.localized_slug, item.category?.slug, item.category?.localized_slug]);
		};
		expect(await read("en")).toEqual([
			["english-ring", "ringe", "rings"],
			[undefined, "ringe", undefined],
		]);
		expect(await read("de")).toEqual([
			[undefined, "ringe", undefined],
			[undefined, "ringe", undefined],
		]);
	});
});

describe("the catalogue over Directus by ids", () => {
	const rows = Array.from({ length: 100 }, (_, place) => ({ ...row(place), key: null }));

	it.each([
		[1, Number.POSITIVE_INFINITY, 1],
		[20, Number.POSITIVE_INFINITY, 1],
		[100, Number.POSITIVE_INFINITY, 5],
		[20, 7, 3],
	])(
		"R-CAT-05 R-CART-07 reads %i products of a service that gives %d at once in %i requests, none of them too long",
		async (count, most, requests) => {
			const { catalogue, arrived } = await catalogueOf(rows, {}, most);
			const ids = rows.slice(0, count).map((each) => each.id);
			const found = await catalogue.products(ids);
			expect(found.map((product) => product?.id)).toEqual(ids);
			expect(arrived).toHaveLength(requests);
			for (const { url } of arrived) expect(url.length).toBeLessThan(7000);
		},
	);
});

describe("the catalogue over Directus by chance", () => {
	it("R-CAT-05 draws by chance without reading the whole catalogue: the same products from the same seed", async () => {
		const rows = Array.from({ length: 300 }, (_, place) => row(place));
		const seeded = (start: number) => {
			let state = start;
			return () => {
				state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
				return state / 2 ** 32;
			};
		};
		const draw = async (seed: number) => {
			const { catalogue, arrived } = await catalogueOf(rows, { random: seeded(seed) });
			const items = await catalogue.random(5);
			expect(arrived.map(asked).map(({ fields, limit }) => [fields === "id", limit])).toEqual([
				[true, "-1"],
				[false, "5"],
			]);
			expect(arrived.some((request) => asked(request).sort?.includes("?"))).toBe(false);
			return items.map((item) => item.id);
		};
		const first = await draw(1);
		expect(new Set(first).size).toBe(5);
		expect(await draw(1)).toEqual(first);
		expect(await draw(2)).not.toEqual(first);
	});

	it.each([
		[0, 5, 0],
		[3, 5, 3],
		[5, 0, 0],
		[5, -1, 0],
		[130, 500, 130],
	])(
		"R-CAT-05 of %i draws at most %i, each once, with addresses that are not too long",
		async (count, limit, expected) => {
			const { catalogue, arrived } = await catalogueOf(
				Array.from({ length: count }, (_, place) => row(place)),
			);
			const items = await catalogue.random(limit);
			expect(new Set(items.map((item) => item.id)).size).toBe(expected);
			expect(items).toHaveLength(expected);
			for (const { url } of arrived) expect(url.length).toBeLessThan(4000);
		},
	);
});

const rows = Array.from({ length: 50 }, (_, place) => row(place, { price_brutto: place }));
const byPrice = (page: number, category: string | null = null) =>
	queryWith({ sort: ["-price_brutto"], page, category });

describe("the catalogue over Directus, page after page", () => {
	/** A catalogue with a clock and the number of reads of everything since the last look. */
	async function paged() {
		const clock = { now: 0 };
		const { catalogue, arrived } = await catalogueOf(rows, { now: () => clock.now });
		const fullReads = () =>
			arrived.splice(0).filter((request) => {
				const { limit, offset = "0" } = asked(request);
				return limit === "500" && offset === "0";
			}).length;
		return { catalogue, clock, fullReads };
	}

	it("R-CAT-02 R-CAT-06 reads all products once for the pages of an order that the service does not know", async () => {
		const { catalogue, fullReads } = await paged();
		const pages = [];
		for (const page of [0, 1, 2]) pages.push(await catalogue.list(byPrice(page)));
		expect(pages.flatMap(({ items }) => items.map((item) => item.id))).toEqual(
			rows.map(({ key }) => key).toReversed(),
		);
		expect(pages.map(({ meta }) => [meta.result_count, meta.filter_count])).toEqual([
			[20, 50],
			[20, 50],
			[10, 50],
		]);
		expect(fullReads()).toBe(1);
	});

	it("R-CAT-02 R-CAT-06 reads them once where all pages are asked for at the same time", async () => {
		const { catalogue, fullReads } = await paged();
		await Promise.all([0, 1, 2].map((page) => catalogue.list(byPrice(page))));
		expect(fullReads()).toBe(1);
	});

	it("R-CAT-02 reads them again for the first page, another list, and after a minute", async () => {
		const { catalogue, clock, fullReads } = await paged();
		await catalogue.list(byPrice(0));
		await catalogue.list(byPrice(0));
		expect(fullReads()).toBe(2);
		await catalogue.list(byPrice(1, "ringe"));
		expect(fullReads()).toBe(1);
		clock.now += 59_000;
		await catalogue.list(byPrice(2, "ringe"));
		expect(fullReads()).toBe(0);
		clock.now += 1_000;
		await catalogue.list(byPrice(2, "ringe"));
		expect(fullReads()).toBe(1);
	});

	it("R-CONTENT-04 keeps no order that could not be read", async () => {
		const order = createLastOrder(() => 0);
		await expect(order.ids("a", 1, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
		expect(await order.ids("a", 1, async () => ["1"])).toEqual(["1"]);
		expect(await order.ids("a", 1, async () => ["2"])).toEqual(["1"]);
	});

	it("R-CAT-02 knows products by the numbers that older collections count them with", async () => {
		const { catalogue } = await catalogueOf([row(1, { id: 7 }) as never]);
		expect((await catalogue.random(1)).map((item) => item.id)).toEqual(["ring-1"]);
	});
});

describe("the catalogue over Directus that limits its responses", () => {
	it.each([20, 7, 50, 49])(
		"R-CONTENT-04 R-CAT-02 reads all products for an order page by page, also of a service that gives %i at once",
		async (most) => {
			const { catalogue, arrived } = await catalogueOf(rows, {}, most);
			const { items, meta } = await catalogue.list(byPrice(0));
			expect([items[0]?.id, meta.filter_count]).toEqual([rows.at(-1)?.key, 50]);
			expect(arrived.map(asked).filter(({ limit }) => limit === "-1")).toEqual([]);
			const read = arrived.map(asked).filter(({ limit }) => limit === "500");
			expect(read).toHaveLength(Math.ceil(50 / most));
		},
	);

	it.each([19, 7, 1])(
		"R-CONTENT-04 R-CAT-02 lists whole pages of such an order from a service that gives %i at once",
		async (most) => {
			const { catalogue } = await catalogueOf(rows, {}, most);
			const { items } = await catalogue.list(byPrice(1));
			expect(items.map((item) => item.id)).toEqual(
				rows
					.map(({ key }) => key)
					.toReversed()
					.slice(20, 40),
			);
		},
	);
});
