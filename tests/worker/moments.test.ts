import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageWith } from "#tests/adapters/content-files/content-folder.ts";
import {
	type DatabaseServer,
	isInstalled,
	startPostgres,
	startRedis,
} from "#tests/adapters/queue-bullmq/database-servers.ts";
import { createFleet, type Fleet } from "#tests/worker/fleet.ts";

const inFolder = "folder.example";
/** A shop whose source does not say when its content changed, like a Directus. */
const inService = "service.example";
const shops = [inFolder, inService];
/** A clock that is behind, so that it has not reached the moment yet. */
const behind = { clockShift: -100_000 };

describe.each([
	["Redis", isInstalled.redis, startRedis],
	["PostgreSQL", isInstalled.postgres, startPostgres],
] as const)(
	"workers on one queue in %s with items that are published at a moment",
	(name, isReady, start) => {
		if (!isReady) {
			it.skip(`left out: ${name} is not installed`);
			return;
		}
		let server: DatabaseServer;
		let fleet: Fleet;
		beforeAll(async () => {
			server = await start();
			const content = { from: "module", module: "./source.ts", basedOn: "content" };
			fleet = createFleet(shops, await server.freshAddress(), { configs: { [inService]: { content } } });
			fleet.write(inService, "../source.ts", "export default { load: async () => ({ documents: {} }) };");
		});
		afterAll(async () => {
			await fleet.remove();
			await server.stop();
		});
		const isShown = () => shops.map((shop) => existsSync(join(fleet.published(shop), "neu/index.html")));

		it("B-REL-08 B-USE-09 B-USE-11 show them in the first sweep after it, although the worker that built them was killed, and keep showing them", async () => {
			const moment = new Date(Date.now() + 45_000);
			const page = pageWith({}, { publish_at: moment.toISOString() });
			for (const shop of shops) fleet.write(shop, "pages/new.json", JSON.stringify(page));
			const first = await fleet.startWorker("one");
			for (const shop of shops) await first.next("published", 0, shop);
			first.signal("SIGKILL");
			expect(await first.ended).toBeNull();
			expect(isShown()).toEqual([false, false]);
			expect(Date.now()).toBeLessThan(moment.getTime());
			await wait(moment.getTime() - Date.now());

			const second = await fleet.startWorker("two");
			await expect.poll(isShown, { timeout: 60_000 }).toEqual([true, true]);
			second.signal("SIGTERM");
			expect(await second.ended).toBe(0);

			const third = await fleet.startWorker("three", behind);
			for (const shop of shops) {
				fleet.change(shop, "Second title");
				expect(await third.report(shop)).toBe(202);
				const home = () => readFileSync(join(fleet.published(shop), "index.html"), "utf8");
				await expect.poll(home, { timeout: 60_000 }).toContain("Second title");
			}
			expect(isShown()).toEqual([true, true]);
		});
	},
);
