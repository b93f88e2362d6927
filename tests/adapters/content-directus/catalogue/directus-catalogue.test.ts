import { describe, expect, it } from "vitest";
import { createDirectusCatalogue } from "#adapters/content-directus/catalogue/directus-catalogue.ts";
import { randomPlaces } from "#adapters/content-directus/catalogue/random-places.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { type Arrived, clientOf, json } from "#tests/adapters/content-directus/client/service-double.ts";
import { decimal, queryWith } from "#tests/core/catalogue/arbitraries.ts";

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;

/** A product as the service gives it. */
const row = (place: number, fields: object = {}) => ({
	id: id(place),
	key: `ring-${place}`,
	slug: `ring-${place}`,
	display_name: `Ring ${place}`,
	translations: null,
	stock: null,
	price_brutto: null,
	price_history: null,
	images: [],
	category: null,
	manufacturer: null,
	product_variants: [],
	ratings: [],
	date_created: null,
	...fields,
});

const asked = ({ url }: Arrived) => Object.fromEntries(new URL(url, "http://host").searchParams);

/** The catalogue of a service that holds so many products. */
async function catalogueOf(rows: readonly object[], random?: () => number) {
	const service = await clientOf((response, request) => {
		const { offset, limit, fields } = asked(request);
		if (request.url.startsWith("/items/ecommerce_settings")) {
			return json(response, { data: [{ default_sort: "-date_created, nonsense" }] });
		}
		const start = Number(offset ?? 0);
		const size = Number(limit) < 0 ? rows.length : Number(limit);
		const data = fields === "id" ? [{ id: id(0) }] : rows.slice(start, start + size);
		return json(response, { data, meta: { filter_count: rows.length } });
	});
	const catalogue = createDirectusCatalogue({
		client: service.client,
		language: "de",
		logger: service.logger,
		...(random ? { random } : {}),
	});
	return { ...service, catalogue };
}

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
		expect(JSON.parse(filter)._and.slice(0, 3)).toEqual([
			{ project: { domain: { _eq: "juwelier.example" } } },
			{ status: { _eq: "published" } },
			{ category: { _or: [{ slug: { _in: ["trauringe"] } }, { key: { _in: ["trauringe"] } }] } },
		]);
		expect(meta).toMatchObject({ page: 3, offset: 40, limit: 20, filter_count: 1 });
	});

	it.each<[string, Partial<CatalogueQuery>]>([
		["a service's own id, beside keys", { manufacturers: [id(7)] }],
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
		const variant = { price_brutto: lower, active: true };
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
			const { catalogue, arrived } = await catalogueOf(rows, seeded(seed));
			const items = await catalogue.random(5);
			const read = arrived.slice(1).map((request) => Number(asked(request).limit));
			expect(read.reduce((sum, limit) => sum + limit, 0)).toBe(5);
			expect(arrived.some((request) => asked(request).sort?.includes("?"))).toBe(false);
			return items.map((item) => item.id);
		};
		const first = await draw(1);
		expect(new Set(first).size).toBe(5);
		expect(await draw(1)).toEqual(first);
		expect(await draw(2)).not.toEqual(first);
	});

	it("R-CAT-05 draws every place equally often", () => {
		const counts = new Array(10).fill(0);
		for (let round = 0; round < 6000; round += 1) {
			for (const { offset, length } of randomPlaces(10, 3, Math.random)) {
				for (let place = offset; place < offset + length; place += 1) counts[place] += 1;
			}
		}
		// 1800 each with a deviation of 35: eight of them are never reached.
		for (const count of counts) expect(Math.abs(count - 1800)).toBeLessThan(284);
	});

	it.each([
		[0, 5, 0],
		[3, 5, 3],
		[5, 0, 0],
		[5, -1, 0],
	])("R-CAT-05 of %i places draws at most %i", (count, limit, expected) => {
		const runs = randomPlaces(count, limit, Math.random);
		expect(runs.reduce((sum, { length }) => sum + length, 0)).toBe(expected);
		if (expected === count && count > 0) expect(runs).toEqual([{ offset: 0, length: count }]);
	});
});
