import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
	type DatabaseServer,
	startPostgres,
	startRedis,
} from "#tests/adapters/queue-bullmq/database-servers.ts";
import { createRandom } from "#tests/bench/random.mjs";
import { createFleet, type Fleet, siteDifferences, type WorkerProcess } from "#tests/worker/fleet.ts";

// A short form: FLEET_SHOPS=3 FLEET_WORKERS=2 FLEET_EVENTS=20 FLEET_PAUSE=1000 npm run fleet
// FLEET_SHOPS, FLEET_WORKERS, FLEET_EVENTS, FLEET_SEED, FLEET_PAUSE and FLEET_DATABASE=postgres change the run.
const numberOf = (name: string, usual: number) => Number(process.env[`FLEET_${name}`] ?? usual);
const [shopCount, workerCount] = [numberOf("SHOPS", 20), numberOf("WORKERS", 3)];
const [eventCount, seed] = [numberOf("EVENTS", 100), numberOf("SEED", Date.now() % 1_000_000)];
/** The longest pause between two events in milliseconds. */
const pause = numberOf("PAUSE", 4000);
const database = process.env.FLEET_DATABASE === "postgres" ? startPostgres : startRedis;

/** A change of a shop; its number is in the title of the shop's home page. */
interface Change {
	readonly shop: string;
	readonly number: number;
	readonly at: number;
	liveAt: number | null;
}

let server: DatabaseServer;
let fleet: Fleet;
let isOver = false;
beforeAll(async () => {
	server = await database();
	const shops = Array.from({ length: shopCount }, (_, index) => `shop-${index}.example`);
	fleet = createFleet(shops, await server.freshAddress());
});
afterAll(async () => {
	isOver = true;
	await fleet.remove();
	await server.stop();
});

/** Returns the number in the title of a shop's home page; -1 before it is published. */
function liveNumber(shop: string): number {
	try {
		const page = readFileSync(join(fleet.published(shop), "index.html"), "utf8");
		return Number(/Title (\d+)<\/title>/.exec(page)?.[1] ?? -1);
	} catch {
		return -1;
	}
}

/** Reads all home pages all along, and notes when changes are live, and pages that go back. */
async function crawl(changes: readonly Change[], backwards: string[]): Promise<void> {
	const newest = new Map<string, number>();
	while (!isOver) {
		for (const shop of fleet.shops) {
			const number = liveNumber(shop);
			const before = newest.get(shop) ?? -1;
			if (number < before) backwards.push(`${shop}: ${number} after ${before}`);
			if (number > before) newest.set(shop, number);
			for (const change of changes)
				if (change.shop === shop && change.liveAt === null && change.number <= number)
					change.liveAt = Date.now();
		}
		await wait(25);
	}
}

/** Reports a change to any worker that answers. */
async function report(shop: string, workers: readonly WorkerProcess[]): Promise<void> {
	for (const worker of workers) {
		const limit = AbortSignal.timeout(2000);
		const status = await worker.report(shop, limit).catch(() => 0);
		if (status === 202) return;
	}
}

/** Ends the database at once, as a failure would, and starts it again. Messages meanwhile are lost, so that only the sweep finds them. */
async function restartDatabase(): Promise<void> {
	await server.kill();
	await wait(2000);
	await server.start();
}

function percentile(values: readonly number[], share: number): string {
	const sorted = values.toSorted((one, other) => one - other);
	return `${((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN) / 1000).toFixed(1)} s`;
}

it(`B-REL-08 B-USE-11 ${shopCount} shops, ${workerCount} workers and ${eventCount} random changes (seed ${seed})`, async () => {
	const random = createRandom(seed);
	const names = Array.from({ length: workerCount }, (_, index) => `worker-${index}`);
	for (const shop of fleet.shops) fleet.change(shop, "Title 0");
	const workers = await Promise.all(names.map((name) => fleet.startWorker(name)));
	const changes: Change[] = [];
	let restarting = Promise.resolve();
	const backwards: string[] = [];
	const crawling = crawl(changes, backwards);
	for (const shop of fleet.shops) await expect.poll(() => liveNumber(shop), { timeout: 300_000 }).toBe(0);

	let [kills, restarts] = [0, 0];
	for (let number = 1; number <= eventCount; number++) {
		const shop = random.pick(fleet.shops);
		fleet.change(shop, `Title ${number}`);
		changes.push({ shop, number, at: Date.now(), liveAt: null });
		const first = random.between(0, workerCount - 1);
		await report(shop, [...workers.slice(first), ...workers.slice(0, first)]);
		const index = random.between(0, workerCount - 1);
		if (number % 20 === 10) {
			kills += 1;
			workers[index]?.signal("SIGKILL");
			await workers[index]?.ended;
			// A worker does not start without its database.
			await restarting;
			workers[index] = await fleet.startWorker(names[index] ?? "");
		} else if (number % 50 === 25) {
			const frozen = workers[index];
			frozen?.signal("SIGSTOP");
			setTimeout(() => frozen?.signal("SIGCONT"), 15_000);
		}
		if (number % 40 === 15) {
			restarts += 1;
			restarting = restartDatabase();
		}
		await wait(random.between(0, pause));
	}
	await restarting;
	await expect
		.poll(() => changes.filter(({ liveAt }) => liveAt === null).length, { timeout: 300_000, interval: 200 })
		.toBe(0);
	// A frozen worker may still publish what it has built.
	await wait(16_000);
	isOver = true;
	await crawling;
	const times = changes.map(({ at, liveAt }) => (liveAt ?? Number.NaN) - at);
	const superseded = workers.flatMap(({ log }) => log.filter(({ event }) => event === "superseded")).length;
	console.log(
		`event to live: p50 ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)}, longest ${percentile(times, 1)}; ${kills} workers killed, ${restarts} restarts of the database, ${superseded} older sites refused`,
	);
	expect(backwards).toEqual([]);
	for (const shop of fleet.shops)
		expect([shop, siteDifferences(fleet.published(shop), await fleet.buildFresh(shop))]).toEqual([shop, []]);
});
