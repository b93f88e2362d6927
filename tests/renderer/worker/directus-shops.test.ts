import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { itemCountsText } from "#adapters/content-directus/pull/item-counts.ts";
import { QueueAwayError } from "#core/ports/rebuild-queue.ts";
import { createDirectusShops } from "#renderer/worker/directus-shops.ts";
import { openShops } from "#renderer/worker/shops.ts";
import { createSiteConfigs } from "#renderer/worker/site-configs.ts";
import { createFleet, type Fleet } from "#tests/worker/fleet.ts";

const names = Array.from({ length: 25 }, (_, index) => `shop-${String(index).padStart(2, "0")}.example`);
const prefixOf = (shop: string) => `${shop.slice(0, 7).replace("-", "_").toUpperCase()}_`;

/** The tokens of the requests since the last sweep. */
let tokens = new Set<string>();
/** The earliest time that the requests since the last sweep ask for. */
let since = Number.POSITIVE_INFINITY;
/** The number of pages in each project. */
let pages = 7;
let requests = 0;
let fleet: Fleet;
const server = createServer((request: IncomingMessage, response) => {
	tokens.add(request.headers.authorization ?? "");
	const [, time = ""] = /"_gte":"([^"]+)"/.exec(decodeURIComponent(request.url ?? "")) ?? [];
	if (time) since = Math.min(since, Date.parse(time));
	requests += 1;
	response.setHeader("content-type", "application/json");
	const isCount = request.url?.includes("groupBy=project") && request.url.startsWith("/items/page?");
	const groups = names.map((shop) => ({ project: `project of ${shop}`, count: pages }));
	const counted = { data: groups, meta: { filter_count: names.length * pages } };
	response.end(JSON.stringify(isCount ? counted : { data: [] }));
});

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const configOf = (shop: string) => ({ content: { from: "directus", url }, envPrefix: prefixOf(shop) });
	fleet = createFleet(names, "", {
		configs: Object.fromEntries(names.map((shop) => [shop, configOf(shop)])),
	});
});
beforeEach(() => {
	for (const shop of names) vi.stubEnv(`${prefixOf(shop)}FACETTE_DIRECTUS_TOKEN`, `token of ${shop}`);
	[tokens, since, pages, requests] = [new Set(), Number.POSITIVE_INFINITY, 7, 0];
});
afterAll(async () => {
	server.close();
	await fleet.remove();
});

/** The numbers of items that the last build of each shop has read. */
const built = async () =>
	new Map(names.map((shop) => [shop, itemCountsText({ id: `project of ${shop}` }, new Map([["page", 7]]))]));

const open = (token: string | null = null) =>
	createDirectusShops({
		shops: openShops(join(fleet.folder(names[0] ?? ""), "..")),
		configs: createSiteConfigs(),
		token,
	});

describe("the shops of a Directus", () => {
	it("B-REL-08 B-USE-11 asks with ten tokens in each sweep, with each of them in turn", async () => {
		const shops = open();
		const asked: string[][] = [];
		for (let sweep = 0; sweep < 3; sweep++) {
			tokens = new Set();
			await shops.missedChanges(Date.now() - 900_000, built);
			asked.push([...tokens]);
		}
		expect(asked.map((sweep) => sweep.length)).toEqual([10, 10, 10]);
		expect(new Set(asked.flat())).toEqual(new Set(names.map((shop) => `Bearer token of ${shop}`)));
	});

	it("B-REL-08 B-USE-11 asks for what has changed since the last answer, so that a lost message delays a build by a sweep only", async () => {
		const shops = open();
		const start = Date.now();
		await shops.missedChanges(start - 900_000, built);
		expect(since).toBe(start - 960_000);
		for (let sweep = 0; sweep < 2; sweep++) {
			since = Number.POSITIVE_INFINITY;
			await shops.missedChanges(start - 900_000, built);
		}
		// Clocks may differ by a minute.
		since = Number.POSITIVE_INFINITY;
		await shops.missedChanges(start - 900_000, built);
		expect(since).toBeGreaterThanOrEqual(start - 60_000);
	});
});

describe("items that were deleted in a Directus", () => {
	it("B-REL-08 B-USE-11 finds shops with deleted items by their number, so that a lost message delays a build by a sweep only", async () => {
		vi.unstubAllEnvs();
		const shops = open("one token for all");
		expect(await shops.missedChanges(0, built)).toEqual(new Map());
		const counted = collectionModels().filter(({ scope }) => scope.length === 1).length;
		expect(requests).toBe(collectionModels().length + 1 + counted + 1);
		pages = 6;
		const start = Date.now();
		const changed = await shops.missedChanges(0, built);
		expect([...changed.keys()]).toEqual(names);
		for (const time of changed.values()) expect(time).toBeGreaterThanOrEqual(start);
		expect(await shops.missedChanges(0, built)).toEqual(changed);
	});

	it("B-REL-08 B-USE-11 goes on without what the last builds have read while the queue does not answer", async () => {
		pages = 6;
		const away = async () => Promise.reject(new QueueAwayError("away"));
		expect(await open().missedChanges(0, away)).toEqual(new Map());
	});
});
