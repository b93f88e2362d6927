import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDirectusShops } from "#renderer/worker/directus-shops.ts";
import { openShops } from "#renderer/worker/shops.ts";
import { createSiteConfigs } from "#renderer/worker/site-configs.ts";
import { createFleet, type Fleet } from "#tests/worker/fleet.ts";

const names = Array.from({ length: 25 }, (_, index) => `shop-${String(index).padStart(2, "0")}.example`);
const prefixOf = (shop: string) => `${shop.slice(0, 7).replace("-", "_").toUpperCase()}_`;

describe("the shops of a Directus", () => {
	/** The tokens of the requests since the last sweep. */
	let tokens = new Set<string>();
	/** The earliest time that the requests since the last sweep ask for. */
	let since = Number.POSITIVE_INFINITY;
	let fleet: Fleet;
	const server = createServer((request: IncomingMessage, response) => {
		tokens.add(request.headers.authorization ?? "");
		const [, time = ""] = /"_gte":"([^"]+)"/.exec(decodeURIComponent(request.url ?? "")) ?? [];
		if (time) since = Math.min(since, Date.parse(time));
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify({ data: [] }));
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
		[tokens, since] = [new Set(), Number.POSITIVE_INFINITY];
	});
	afterAll(async () => {
		server.close();
		await fleet.remove();
	});

	const open = () =>
		createDirectusShops({
			shops: openShops(join(fleet.folder(names[0] ?? ""), "..")),
			configs: createSiteConfigs(),
			token: null,
		});

	it("B-REL-08 B-USE-11 asks with ten tokens in each sweep, with each of them in turn", async () => {
		const shops = open();
		const asked: string[][] = [];
		for (let sweep = 0; sweep < 3; sweep++) {
			tokens = new Set();
			await shops.missedChanges(Date.now() - 900_000);
			asked.push([...tokens]);
		}
		expect(asked.map((sweep) => sweep.length)).toEqual([10, 10, 10]);
		expect(new Set(asked.flat())).toEqual(new Set(names.map((shop) => `Bearer token of ${shop}`)));
	});

	it("B-REL-08 B-USE-11 asks for what has changed since the last answer, so that a lost message delays a build by a sweep only", async () => {
		const shops = open();
		const start = Date.now();
		await shops.missedChanges(start - 900_000);
		expect(since).toBe(start - 960_000);
		for (let sweep = 0; sweep < 2; sweep++) {
			since = Number.POSITIVE_INFINITY;
			await shops.missedChanges(start - 900_000);
		}
		// Clocks may differ by a minute.
		since = Number.POSITIVE_INFINITY;
		await shops.missedChanges(start - 900_000);
		expect(since).toBeGreaterThanOrEqual(start - 60_000);
	});
});
