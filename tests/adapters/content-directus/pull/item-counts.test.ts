import { describe, expect, it } from "vitest";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { countItems, itemCountsText, recount } from "#adapters/content-directus/pull/item-counts.ts";
import { clientOf, json, refused } from "#tests/adapters/content-directus/client/service-double.ts";

const project = "11111111-1111-4111-8111-111111111111";
const folder = "22222222-2222-4222-8222-222222222222";
/** Number of items by collection, as a build has read them. */
const read = new Map([
	["page", 7],
	["ecommerce_product", 340],
	["directus_files", 12],
]);
const built = itemCountsText({ id: project, media: folder }, read);

interface Group {
	readonly [field: string]: string | number | null;
}

/** Returns a client of a service with these groups; all others are empty. */
function serviceWith(groups: Readonly<Record<string, readonly Group[]>>, limit = Number.POSITIVE_INFINITY) {
	return clientOf((response, { url }) => {
		const all = groups[url.split("?")[0]?.split("/").at(-1) ?? ""] ?? [];
		const filter_count = all.reduce((sum, { count }) => sum + Number(count), 0);
		json(response, { data: all.slice(0, limit), meta: { filter_count } });
	});
}

const same = {
	page: [
		{ project: "another", count: 3 },
		{ project, count: 7 },
	],
	ecommerce_product: [{ project, count: 340 }],
	files: [
		{ folder: null, count: 2 },
		{ folder, count: 12 },
	],
};

describe("the number of items in Directus", () => {
	it("B-USE-11 is asked for with one request for each collection whose items belong to a project themselves", async () => {
		const { client, arrived } = await serviceWith(same);
		await countItems(client);
		const paths = arrived.map(({ url }) => url.split("?")[0]);
		const counted = collectionModels().filter(({ scope }) => scope.length === 1);
		expect(paths).toEqual([...counted.map(({ collection }) => `/items/${collection}`), "/files"]);
		const asked = arrived.find(({ url }) => url.startsWith("/items/page?"));
		expect(Object.fromEntries(new URL(asked?.url ?? "", "https://cms.example").searchParams)).toEqual({
			aggregate: '{"count":"*"}',
			groupBy: "project",
			filter: '{"_and":[{"status":{"_in":["published"]}}]}',
			limit: "-1",
			meta: "filter_count",
		});
	});

	it("B-USE-11 is what the last build has read if nothing was added or deleted", async () => {
		const { client } = await serviceWith(same);
		expect(recount(built, await countItems(client))).toBe(built);
	});

	it.each([
		["a deleted item", { ...same, page: [{ project, count: 6 }] }],
		["the last item of a collection, deleted", { ...same, ecommerce_product: [] }],
		["a new item", { ...same, page: [{ project, count: 8 }] }],
		["a deleted file", { ...same, files: [{ folder, count: 11 }] }],
		["a count as text, as PostgreSQL counts", { ...same, page: [{ project, count: "6" }] }],
	])("B-USE-11 differs after %s", async (_, groups) => {
		const { client } = await serviceWith(groups);
		expect(recount(built, await countItems(client))).not.toBe(built);
	});

	it("B-USE-11 stays for a collection that must not be counted", async () => {
		const { client } = await clientOf((response) => refused(response, 403, "You don't have permission"));
		const counts = await countItems(client);
		expect([counts.size, recount(built, counts)]).toEqual([0, built]);
	});

	it("B-USE-11 stays for a collection of which the service does not return all projects", async () => {
		const { client } = await serviceWith(same, 1);
		const counts = await countItems(client);
		expect([counts.has("page"), recount(built, counts)]).toEqual([false, built]);
	});

	it("B-USE-11 is an error if the service does not answer", async () => {
		const { client } = await clientOf((response) => response.destroy());
		await expect(countItems(client)).rejects.toMatchObject({ status: null });
	});

	it("B-USE-11 of a project without a folder has no files", async () => {
		const { client } = await serviceWith(same);
		const without = itemCountsText({ id: project, media: null }, new Map([...read, ["directus_files", 0]]));
		expect(recount(without, await countItems(client))).toBe(without);
	});

	it.each(["", "340", '{"counts":{}}'])("B-USE-11 is unknown for a text of another version: %j", (text) => {
		expect(recount(text, new Map())).toBeNull();
	});
});
