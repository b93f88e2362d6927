import { describe, expect, it } from "vitest";
import { createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { createReadClient } from "#adapters/content-directus/client/read-client.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { clientOf, json } from "#tests/adapters/content-directus/client/service-double.ts";

const url = "https://cms.example";
const project = "juwelier.example";
const logger = createMemoryLogger();

describe("the content client", () => {
	it.each([
		["a URL", { url: "", project }, TypeError],
		["a URL", { url: undefined, project }, TypeError],
		["a URL of the web", { url: "file:///cms", project }, TypeError],
		["a URL without a log-in", { url: "https://me:secret@cms.example", project }, TypeError],
		["a project", { url, project: "" }, TypeError],
		["a project", { url, project: " " }, TypeError],
		["a project", { url, project: undefined }, TypeError],
		["a time-out", { url, project, timeout: 0 }, RangeError],
		["a time-out that timers can wait for", { url, project, timeout: 2 ** 31 }, RangeError],
		["at least one request", { url, project, maxRequests: 0 }, RangeError],
	])("R-CONTENT-02 throws at construction without %s", (_, options, kind) => {
		expect(() => createReadClient({ logger, ...options } as never)).toThrow(kind);
		expect(() => createContentClient({ logger, ...options } as never)).toThrow(kind);
	});

	it("R-CONTENT-03 keeps at most 10 requests open, and all are answered in the end", async () => {
		let respondToAll = () => {};
		// The first ten have to be open at once, however slow the machine is.
		const full = new Promise<void>((resolve) => {
			respondToAll = resolve;
		});
		const { client, open, arrived } = await clientOf(async (response) => {
			if (open.now === 10) respondToAll();
			await full;
			json(response, { data: [] });
		});
		await Promise.all(Array.from({ length: 35 }, () => client.items("page")));
		expect(arrived).toHaveLength(35);
		expect(open.most).toBe(10);
	});

	it("R-CONTENT-03 passes the place of a failed request on", async () => {
		const { client, arrived } = await clientOf((response) => response.destroy(), { maxRequests: 1 });
		const all = await Promise.allSettled([1, 2, 3].map(() => client.items("page")));
		expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
		expect(arrived).toHaveLength(3);
	});
});

describe("the content client's lists", () => {
	it("R-CAT-02 R-CONTENT-01 asks for fields, filter, order, page and counts in the service's words", async () => {
		const { client, arrived } = await clientOf((response) => json(response, { data: [] }));
		await client.items("ecommerce_product", {
			fields: ["id", "category.slug"],
			filter: { project: { domain: { _eq: project } } },
			sort: ["-price_brutto", "id"],
			limit: 20,
			page: 2,
			meta: "filter_count",
		});
		const asked = new URL(arrived[0]?.url ?? "", url);
		expect(asked.pathname).toBe("/items/ecommerce_product");
		expect(Object.fromEntries(asked.searchParams)).toEqual({
			fields: "id,category.slug",
			filter: '{"project":{"domain":{"_eq":"juwelier.example"}}}',
			sort: "-price_brutto,id",
			limit: "20",
			page: "2",
			meta: "filter_count",
		});
	});

	it.each([
		["numbers", { filter_count: 61, total_count: 90 }],
		["text, as PostgreSQL counts", { filter_count: "61", total_count: "90" }],
	])("R-CAT-04 gives the specification's metadata from counts that are %s", async (_, meta) => {
		const { client, url: service } = await clientOf((response) =>
			json(response, { data: Array(20).fill({ id: 1 }), meta }),
		);
		const list = await client.items("ecommerce_product", { limit: 20, page: 2, meta: "*" });
		const address = (page: number) => `${service}/items/ecommerce_product?limit=20&page=${page}&meta=*`;
		expect(list.meta).toEqual({
			result_count: 20,
			total_count: 90,
			filter_count: 61,
			limit: 20,
			offset: 20,
			page: 2,
			page_count: 4,
			links: {
				self: address(2),
				first: address(1),
				last: address(4),
				next: address(3),
				previous: address(1),
			},
		});
	});

	it.each([
		["an empty list", 0, { limit: 20 }, { offset: 0, page: 1, page_count: 0, limit: 20 }],
		["everything at once", 61, { limit: -1 }, { offset: 0, page: 1, page_count: 1, limit: 61 }],
		["the service's own page", 250, {}, { offset: 0, page: 1, page_count: 3, limit: 100 }],
		["an offset", 61, { limit: 20, offset: 60 }, { offset: 60, page: 4, page_count: 4, limit: 20 }],
	])("R-CAT-04 gives metadata of %s", async (_, filter_count, query, expected) => {
		const { client } = await clientOf((response) => json(response, { data: [], meta: { filter_count } }));
		const { meta } = await client.items("page", { ...query, meta: "filter_count" });
		expect(meta).toMatchObject({ filter_count, total_count: null, ...expected });
		expect(meta?.links.next === null).toBe((meta?.page ?? 0) >= (meta?.page_count ?? 0));
	});

	it("R-CAT-04 gives no metadata where nothing was counted", async () => {
		const { client } = await clientOf((response) => json(response, { data: [] }));
		expect((await client.items("page")).meta).toBeNull();
	});
});

describe("the content client's requests", () => {
	it("R-CONTENT-01 a key stays one segment of the path, whatever is in it", async () => {
		const { client, arrived } = await clientOf((response) => json(response, { data: {} }));
		await client.item("page", "a/../../users?x#y");
		expect(arrived[0]?.url).toBe("/items/page/a/../../users?x#y");
		for (const key of ["", ".", ".."]) await expect(client.item("page", key)).rejects.toThrow(RangeError);
		expect(arrived).toHaveLength(1);
	});

	it("R-CONTENT-01 sends a static token, and none without one", async () => {
		const anonymous = await clientOf((response) => json(response, { data: [] }));
		await anonymous.client.items("page");
		const known = await clientOf((response) => json(response, { data: [] }), { token: "of-the-shop" });
		await known.client.items("page");
		expect([anonymous.arrived[0]?.token, known.arrived[0]?.token]).toEqual([null, "of-the-shop"]);
	});

	it("R-CONTENT-01 says of what type a body is, and nothing of one that is not there", async () => {
		const { client, arrived } = await clientOf((response) => json(response, { data: {} }));
		await client.item("page", "start");
		await client.updateItem("page", "start", { title: "Start" });
		await client.uploadFile({ name: "a.txt", content: new Blob(["a"]), fields: { title: "A" } });
		expect(arrived.map(({ method, type }) => [method, type?.split(";")[0] ?? null])).toEqual([
			["GET", null],
			["PATCH", "application/json"],
			["POST", "multipart/form-data"],
		]);
		const [, , { body = "" } = {}] = arrived;
		expect(body.indexOf('name="title"')).toBeLessThan(body.indexOf('name="file"'));
	});

	it("R-CONTENT-01 works below a path, with or without a slash at the end", async () => {
		const { url: service, arrived } = await clientOf((response) => json(response, { data: [] }));
		for (const base of [`${service}/cms`, `${service}/cms/`]) {
			await createReadClient({ url: base, project, logger }).items("page");
		}
		expect(arrived.map((request) => request.url)).toEqual(["/cms/items/page", "/cms/items/page"]);
	});
});
