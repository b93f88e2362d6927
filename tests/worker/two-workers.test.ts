import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	type DatabaseServer,
	isInstalled,
	startRedis,
} from "#tests/adapters/queue-bullmq/database-servers.ts";
import {
	createFleet,
	type Fleet,
	folderOutput,
	siteDifferences,
	type WorkerProcess,
} from "#tests/worker/fleet.ts";

const shop = "ring.example";

/** Reads the published generation all along, as a visitor would. */
function watchGenerations(folder: string) {
	const output = folderOutput(folder);
	const seen: number[] = [];
	let isOver = false;
	const watching = (async () => {
		while (!isOver) {
			const published = await output.published();
			if (published.ok && published.value !== null) seen.push(published.value);
			await wait(10);
		}
	})();
	return {
		seen,
		async stop() {
			isOver = true;
			await watching;
		},
	};
}

describe.skipIf(!isInstalled.redis)(
	"two workers on one queue (left out if redis-server is not installed)",
	() => {
		let redis: DatabaseServer;
		let fleet: Fleet;
		beforeAll(async () => {
			redis = await startRedis();
			fleet = createFleet([shop], await redis.freshAddress());
		});
		afterAll(async () => {
			await fleet.remove();
			await redis.stop();
		});
		const home = () => readFileSync(join(fleet.published(shop), "index.html"), "utf8");

		/** Changes the shop and reports it; resolves to the worker that has begun to build, and the other one. */
		async function changeAndBuild(title: string, workers: readonly WorkerProcess[]) {
			const from = workers.map(({ log }) => log.length);
			fleet.change(shop, title);
			expect(await workers[0]?.report(shop)).toBe(202);
			const started = workers.map(async (worker, index) => {
				const { generation = 0 } = await worker.next("started", from[index]);
				return { worker, generation, other: workers[1 - index] ?? worker };
			});
			return Promise.race(started);
		}

		it("B-REL-08 B-USE-11 publish the newest content and never go back, although one is killed and one is frozen", async () => {
			let workers = [await fleet.startWorker("one"), await fleet.startWorker("two")];
			// The first sweep publishes the new shop.
			await Promise.race(workers.map((worker) => worker.next("published")));
			const watch = watchGenerations(fleet.published(shop));

			const killed = await changeAndBuild("Second title", workers);
			killed.worker.signal("SIGKILL");
			expect(await killed.worker.ended).toBeNull();
			await expect.poll(home, { timeout: 120_000 }).toContain("Second title");

			workers = [killed.other, await fleet.startWorker("three")];
			const frozen = await changeAndBuild("Third title", workers);
			frozen.worker.signal("SIGSTOP");
			fleet.change(shop, "Fourth title");
			expect(await frozen.other.report(shop)).toBe(202);
			await expect.poll(home, { timeout: 120_000 }).toContain("Fourth title");
			frozen.worker.signal("SIGCONT");
			const { generation } = await frozen.worker.next("superseded");
			expect(generation).toBe(frozen.generation);

			for (const worker of workers) worker.signal("SIGTERM");
			expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0]);
			await watch.stop();
			expect(watch.seen).toEqual(watch.seen.toSorted((one, other) => one - other));
			expect(new Set(watch.seen).size).toBeGreaterThan(2);
			expect(siteDifferences(fleet.published(shop), await fleet.buildFresh(shop))).toEqual([]);
		});
	},
);
