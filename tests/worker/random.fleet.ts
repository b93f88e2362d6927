import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
	type DatabaseServer,
	startPostgres,
	startRedis,
} from "#tests/adapters/queue-bullmq/database-servers.ts";
import { createRandom, type Random } from "#tests/bench/random.mjs";
import { createFleet, type Fleet, siteDifferences, type WorkerProcess } from "#tests/worker/fleet.ts";
import { type FleetStore, startFleetStore } from "#tests/worker/fleet-store.ts";

// A short form: FLEET_SHOPS=3 FLEET_WORKERS=2 FLEET_EVENTS=20 npm run fleet
// FLEET_SHOPS, FLEET_WORKERS, FLEET_EVENTS, FLEET_SEED, FLEET_LOAD, FLEET_BUCKETS, FLEET_FAULTS=0 and FLEET_DATABASE=postgres change the run.
const numberOf = (name: string, usual: number) => Number(process.env[`FLEET_${name}`] ?? usual);
const [shopCount, workerCount] = [numberOf("SHOPS", 100), numberOf("WORKERS", 4)];
const [eventCount, seed] = [numberOf("EVENTS", 300), numberOf("SEED", Date.now() % 1_000_000)];
/** The rate of changes as a share of what the workers can build. */
const load = numberOf("LOAD", 0.7);
/** The share of shops that publish to a store instead of a folder. */
const buckets = numberOf("BUCKETS", 0.2);
const hasFaults = numberOf("FAULTS", 1) === 1;
const database = process.env.FLEET_DATABASE === "postgres" ? startPostgres : startRedis;

/** A change of a shop; its number is in the title of the shop's home page. */
interface Change {
	readonly shop: string;
	readonly number: number;
	/** In milliseconds since 1970, as all times here. */
	readonly at: number;
	liveAt: number | null;
}

/** A time in which a change waits for more than builds: a worker or the database is away, or its message is lost. */
interface Fault {
	readonly from: number;
	readonly until: number;
}

/** The time after which another worker takes over the builds of one that is away. */
const takeoverMs = 10_000;
/** The time after which a sweep has found changes whose messages are lost. */
const sweepMs = 65_000;
const frozenMs = 15_000;

let server: DatabaseServer;
let store: FleetStore;
let fleet: Fleet;
let isOver = false;
beforeAll(async () => {
	server = await database();
	store = await startFleetStore(createRandom(seed));
	const shops = Array.from({ length: shopCount }, (_, index) => `shop-${index}.example`);
	const configs = Object.fromEntries(shops.filter(isInStore).map((shop) => [shop, store.config(shop)]));
	fleet = createFleet(shops, await server.freshAddress(), { configs, env: store.env });
});
afterAll(async () => {
	isOver = true;
	await fleet.remove();
	await server.stop();
	await store.stop();
});

/** Returns whether a shop publishes to the store. */
function isInStore(shop: string): boolean {
	return Number(/\d+/.exec(shop)) < shopCount * buckets;
}

/** Returns the published home page of a shop; null before it is published. */
function homePage(shop: string): string | null {
	if (isInStore(shop)) return store.read(shop, "index.html")?.toString() ?? null;
	const file = join(fleet.published(shop), "index.html");
	return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Returns the differences between the published site of a shop and a fresh build. */
async function differences(shop: string): Promise<readonly string[]> {
	const fresh = await fleet.buildFresh(shop);
	return isInStore(shop) ? store.differences(shop, fresh) : siteDifferences(fleet.published(shop), fresh);
}

/** Returns the number in the title of a shop's home page; -1 before it is published. */
function liveNumber(shop: string): number {
	return Number(/Title (\d+)<\/title>/.exec(homePage(shop) ?? "")?.[1] ?? -1);
}

/** The rounds of the crawler from one reading of all home pages to the next; reading all in each round takes computing time from the builds. */
const roundsPerFullReading = 10;

/** Reads home pages all along, those with a change that is not live in each round, and notes when changes are live, and pages that go back. */
async function crawl(changes: readonly Change[], backwards: string[]): Promise<void> {
	const newest = new Map<string, number>();
	for (let round = 0; !isOver; round++) {
		const pending = new Set(changes.filter(({ liveAt }) => liveAt === null).map(({ shop }) => shop));
		for (const shop of round % roundsPerFullReading === 0 ? fleet.shops : pending) {
			const number = liveNumber(shop);
			const before = newest.get(shop) ?? -1;
			if (number < before) backwards.push(`${shop}: ${number} after ${before}`);
			if (number <= before) continue;
			newest.set(shop, number);
			const live = changes.filter((change) => change.shop === shop && change.number <= number);
			for (const change of live) change.liveAt ??= Date.now();
		}
		await wait(50);
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

/** Returns how long changes took to be live, as text. */
function timesText(changes: readonly Change[]): string {
	const times = changes
		.map(({ at, liveAt }) => (liveAt ?? Number.NaN) - at)
		.toSorted((one, other) => one - other);
	const percentile = (share: number) =>
		((times[Math.ceil(times.length * share) - 1] ?? Number.NaN) / 1000).toFixed(1);
	return `${times.length} changes, p50 ${percentile(0.5)} s, p95 ${percentile(0.95)} s, longest ${percentile(1)} s`;
}

/** Returns whether nothing but builds was between a change and its publication. */
function isUndisturbed({ at, liveAt }: Change, faults: readonly Fault[]): boolean {
	return faults.every(({ from, until }) => until < at || from > (liveAt ?? Number.POSITIVE_INFINITY));
}

/** Kills and freezes workers, and ends the database, while changes are made. */
function createFaults(workers: WorkerProcess[], names: readonly string[], random: Random) {
	const faults: Fault[] = [];
	const counts = { kills: 0, restarts: 0 };
	let restarting = Promise.resolve();

	function note(since: number, recovery: number): void {
		faults.push({ from: since, until: Date.now() + recovery });
	}

	async function killWorker(index: number): Promise<void> {
		const since = Date.now();
		counts.kills += 1;
		workers[index]?.signal("SIGKILL");
		await workers[index]?.ended;
		// A worker does not start without its database.
		await restarting;
		workers[index] = await fleet.startWorker(names[index] ?? "");
		note(since, takeoverMs);
	}

	function freezeWorker(index: number): void {
		const frozen = workers[index];
		frozen?.signal("SIGSTOP");
		setTimeout(() => frozen?.signal("SIGCONT"), frozenMs);
		note(Date.now(), frozenMs + takeoverMs);
	}

	/** Ends the database at once, as a failure would, and starts it again. */
	async function restartDatabase(): Promise<void> {
		const since = Date.now();
		counts.restarts += 1;
		await server.kill();
		await wait(2000);
		await server.start();
		// Messages meanwhile are lost, so that only the sweep finds them.
		note(since, sweepMs);
	}

	return {
		faults,
		counts,
		/** Causes the fault of a change, if it has one. */
		async cause(number: number): Promise<void> {
			const index = random.between(0, workerCount - 1);
			if (number % 20 === 10) await killWorker(index);
			else if (number % 50 === 25) freezeWorker(index);
			if (number % 40 === 15) restarting = restartDatabase();
		},
		restarted: () => restarting,
	};
}

/** Changes each shop once, and returns how many the workers build and publish in a second. */
async function measureCapacity(
	change: (shop: string) => Promise<void>,
	changes: readonly Change[],
): Promise<number> {
	const start = Date.now();
	for (const shop of fleet.shops) await change(shop);
	await expect.poll(() => changes.every(({ liveAt }) => liveAt !== null), { timeout: 900_000 }).toBe(true);
	return (fleet.shops.length * 1000) / (Date.now() - start);
}

it(`B-REL-08 B-USE-11 ${shopCount} shops, ${workerCount} workers and ${eventCount} random changes (seed ${seed})`, async () => {
	const random = createRandom(seed);
	const names = Array.from({ length: workerCount }, (_, index) => `worker-${index}`);
	for (const shop of fleet.shops) fleet.change(shop, "Title 0");
	const workers = await Promise.all(names.map((name) => fleet.startWorker(name)));
	const changes: Change[] = [];
	const backwards: string[] = [];
	const crawling = crawl(changes, backwards);
	for (const shop of fleet.shops) await expect.poll(() => liveNumber(shop), { timeout: 900_000 }).toBe(0);

	async function change(shop: string): Promise<void> {
		const number = changes.length + 1;
		fleet.change(shop, `Title ${number}`);
		changes.push({ shop, number, at: Date.now(), liveAt: null });
		const first = random.between(0, workerCount - 1);
		await report(shop, [...workers.slice(first), ...workers.slice(0, first)]);
	}

	const capacity = await measureCapacity(change, changes);
	const { faults, counts, cause, restarted } = createFaults(workers, names, random);
	for (let event = 1; event <= eventCount; event++) {
		await change(random.pick(fleet.shops));
		if (hasFaults) await cause(event);
		// Pauses of an exponential distribution, because changes do not know of each other.
		await wait((-Math.log(random.between(1, 1000) / 1000) * 1000) / (load * capacity));
	}
	await restarted();
	await expect
		.poll(() => changes.filter(({ liveAt }) => liveAt === null).length, { timeout: 300_000, interval: 200 })
		.toBe(0);
	// A frozen worker may still publish what it has built.
	await wait(hasFaults ? frozenMs + 1000 : 0);
	isOver = true;
	await crawling;
	const events = changes.slice(-eventCount);
	const superseded = workers.flatMap(({ log }) => log.filter(({ event }) => event === "superseded")).length;
	console.log(
		[
			`${capacity.toFixed(2)} builds/s at most, ${load} of it requested`,
			`event to live: ${timesText(events)}`,
			`without a fault meanwhile: ${timesText(events.filter((event) => isUndisturbed(event, faults)))}`,
			`in the store, whose conditions are "${store.conditions}": ${timesText(events.filter(({ shop }) => isInStore(shop)))}`,
			`${counts.kills} workers killed, ${counts.restarts} restarts of the database, ${superseded} older sites refused`,
		].join("\n"),
	);
	expect(backwards).toEqual([]);
	for (const shop of fleet.shops) expect([shop, await differences(shop)]).toEqual([shop, []]);
});
