import { afterEach, describe, expect, it } from "vitest";
import {
	buildsOf,
	done,
	failed,
	type Open,
	type OpenQueue,
	poll,
	type QueueOptions,
	repeat,
} from "#tests/adapters/rebuild-queue/queue-under-test.ts";
import { testLanes } from "#tests/adapters/rebuild-queue/rebuild-lanes.ts";

/** Requests become builds. */
function testRequests(openQueue: Open): void {
	it("B-USE-11 builds a shop once for all requests that wait", async () => {
		const { left, right } = await openQueue();
		for (const queue of [left, right, left]) await queue.request("ring.example", "change", 1000);
		const builds = buildsOf(right, 2);
		await poll(() => builds.length).toBe(1);
		expect(builds[0]?.job).toEqual({ shop: "ring.example", reason: "change", seenAt: 1000, attempt: 1 });
		builds[0]?.end(done);
		await poll(() => left.state()).toEqual({ waiting: 0, active: 0, failed: [], due: [] });
		expect(builds.length).toBe(1);
	});

	it("B-USE-11 builds a shop once more after a build for requests during it, never next to it", async () => {
		const { left, right } = await openQueue();
		const builds = [buildsOf(left, 2), buildsOf(right, 2)];
		const all = () => builds.flat();
		await left.request("ring", "change", 1);
		await poll(() => all().length).toBe(1);
		for (const queue of [left, right, right]) await queue.request("ring", "sweep", 2);
		// A shop that came later starts at once, so a second build of the first one would have, too.
		await right.request("clock", "change", 3);
		await poll(() => all().map(({ job }) => job.shop)).toContain("clock");
		expect(all().length).toBe(2);
		for (const { end } of all()) end(done);
		await poll(() => all().length).toBe(3);
		const last = all().filter(({ job }) => job.reason === "sweep");
		expect(last.map(({ job }) => job.shop)).toEqual(["ring"]);
		last[0]?.end(done);
		await poll(() => left.state()).toEqual({ waiting: 0, active: 0, failed: [], due: [] });
	});

	it("B-USE-11 builds as many shops at a time as its workers allow, in the order of the requests", async () => {
		const { left } = await openQueue();
		for (const shop of ["a", "b", "c"]) await left.request(shop, "change", 1);
		const builds = buildsOf(left, 2);
		await poll(() => builds.map(({ job }) => job.shop)).toEqual(["a", "b"]);
		expect(await left.state()).toMatchObject({ waiting: 1, active: 2 });
		builds[0]?.end(done);
		await poll(() => builds.map(({ job }) => job.shop)).toEqual(["a", "b", "c"]);
		for (const { end } of builds) end(done);
	});
}

/** The reports of builds about their content: when dates make them out of date, and the numbers of items that they have read. */
function testContent(openQueue: Open): void {
	it("B-USE-09 B-USE-11 says to all workers since when the last build of a shop is out of date, until it is built again", async () => {
		const { left, right } = await openQueue();
		const builds = buildsOf(left, 1);
		const buildUntil = async (shop: string, until?: number) => {
			const before = builds.length;
			await right.request(shop, "change", 1);
			await poll(() => builds.length).toBe(before + 1);
			builds.at(-1)?.end({ kind: "done", ...(until !== undefined && { until }) });
			await poll(() => left.state()).toMatchObject({ active: 0 });
		};
		const past = Date.now() - 60_000;
		await buildUntil("ring", past);
		await buildUntil("clock", Date.now() + 60_000);
		for (const queue of [left, right])
			expect((await queue.state()).due).toEqual([{ shop: "ring", at: past }]);
		// A build that has published nothing says nothing.
		await buildUntil("ring");
		expect((await right.state()).due).toEqual([{ shop: "ring", at: past }]);
		await buildUntil("ring", Date.now() + 60_000);
		expect((await right.state()).due).toEqual([]);
		expect(builds.length).toBe(4);
	});

	it("B-REL-08 B-USE-11 says to all workers how many items the last build of each shop has read", async () => {
		const { left, right } = await openQueue();
		const builds = buildsOf(left, 1);
		const buildWith = async (shop: string, itemCounts?: string) => {
			const before = builds.length;
			await right.request(shop, "change", 1);
			await poll(() => builds.length).toBe(before + 1);
			builds.at(-1)?.end({ kind: "done", ...(itemCounts !== undefined && { itemCounts }) });
			await poll(() => left.state()).toMatchObject({ active: 0 });
		};
		expect(await right.itemCounts()).toEqual(new Map());
		await buildWith("ring", "7 pages");
		await buildWith("clock", "3 pages");
		await buildWith("ring", "6 pages");
		// A build that has published nothing says nothing.
		await buildWith("clock");
		const expected = new Map([
			["ring", "6 pages"],
			["clock", "3 pages"],
		]);
		for (const queue of [left, right]) expect(await queue.itemCounts()).toEqual(expected);
	});
}

/** Interrupted builds are repeated. */
function testAttempts(openQueue: Open): void {
	it("B-REL-08 repeats an interrupted build, and lists its shop after the last attempt until a build succeeds", async () => {
		const { left, right } = await openQueue({ delays: [10, 20] });
		const builds = buildsOf(left, 1);
		await right.request("ring", "change", 1);
		for (const attempt of [1, 2, 3]) {
			await poll(() => builds.length).toBe(attempt);
			expect(builds.at(-1)?.job).toMatchObject({ shop: "ring", attempt });
			builds.at(-1)?.end(repeat);
		}
		const failure = { shop: "ring", message: "away", attempts: 3, startedAt: expect.any(Number) };
		await poll(() => right.state()).toEqual({ waiting: 0, active: 0, failed: [failure], due: [] });
		await left.request("ring", "change", 2);
		await poll(() => builds.length).toBe(4);
		expect(builds.at(-1)?.job.attempt).toBe(1);
		builds.at(-1)?.end(done);
		await poll(() => right.state()).toEqual({ waiting: 0, active: 0, failed: [], due: [] });
	});

	it("B-REL-08 builds a shop that waits for an attempt at once after a request", async () => {
		const { left } = await openQueue({ delays: [3_600_000] });
		const builds = buildsOf(left, 1);
		await left.request("ring", "change", 1);
		await poll(() => builds.length).toBe(1);
		builds[0]?.end(repeat);
		await poll(() => left.state()).toMatchObject({ waiting: 1, active: 0 });
		await left.request("ring", "change", 2);
		await poll(() => builds.length).toBe(2);
		builds[1]?.end(done);
		await poll(() => left.state()).toMatchObject({ waiting: 0, active: 0 });
	});

	it("B-REL-08 repeats a build that throws", async () => {
		const { left } = await openQueue({ delays: [10] });
		const attempts: number[] = [];
		left.work(async ({ attempt }) => {
			attempts.push(attempt);
			if (attempt === 1) throw new Error("broken");
			return done;
		}, 1);
		await left.request("ring", "change", 1);
		await poll(() => attempts).toEqual([1, 2]);
	});
}

/** Builds that fail for good, and workers that stop. */
function testEnds(openQueue: Open): void {
	it("B-USE-11 does not repeat a build that only a change helps, but builds it when a person asks for it", async () => {
		const { left, right } = await openQueue({ delays: [10] });
		const builds = buildsOf(left, 1);
		for (const shop of ["ring", "clock"]) {
			await left.request(shop, "change", 1);
			await poll(() => builds.at(-1)?.job.shop).toBe(shop);
			builds.at(-1)?.end(failed);
		}
		const shops = async () => (await right.state()).failed.map(({ shop }) => shop);
		await poll(shops).toEqual(["clock", "ring"]);
		expect((await right.state()).failed[0]).toMatchObject({ message: "no title", attempts: 1 });
		expect(builds.length).toBe(2);
		expect(await right.retry("watch")).toBe(false);
		expect(await right.retry("ring")).toBe(true);
		await poll(() => builds.length).toBe(3);
		expect(builds[2]?.job).toMatchObject({ shop: "ring", reason: "person", attempt: 1 });
		builds[2]?.end(failed);
		await poll(shops).toEqual(["ring", "clock"]);
	});

	it("B-USE-11 gives a build back that its worker cannot end, and does not count it", async () => {
		const { left, right } = await openQueue();
		const builds = [buildsOf(left, 1), buildsOf(right, 1)];
		await left.request("ring", "change", 1);
		for (const count of [1, 2, 3]) {
			await poll(() => builds.flat().length).toBe(count);
			for (const { end } of builds.flat()) end({ kind: "returned" });
		}
		await poll(() => builds.flat().length).toBe(4);
		expect(builds.flat().map(({ job }) => job.attempt)).toEqual([1, 1, 1, 1]);
		for (const { end } of builds.flat()) end(done);
		await poll(() => left.state()).toEqual({ waiting: 0, active: 0, failed: [], due: [] });
	});

	it("B-USE-11 ends its builds before it closes, and starts no others", async () => {
		const { left } = await openQueue();
		const builds = buildsOf(left, 1);
		for (const shop of ["a", "b"]) await left.request(shop, "change", 1);
		await poll(() => builds.length).toBe(1);
		let isClosed = false;
		const closing = left.close().then(() => {
			isClosed = true;
		});
		expect(isClosed).toBe(false);
		builds[0]?.end(done);
		await closing;
		expect(builds.length).toBe(1);
	});
}

/** Tests a queue of builds. `open` opens an empty one. */
export function rebuildQueueSuite(name: string, open: (options: QueueOptions) => Promise<OpenQueue>): void {
	describe(`${name} is a queue of builds that`, () => {
		const opened: OpenQueue[] = [];
		afterEach(async () => {
			for (const queue of opened.splice(0)) await queue.close();
		});
		const openQueue: Open = async (options) => {
			const queue = await open({ delays: [20], ...options });
			opened.push(queue);
			return queue;
		};
		testRequests(openQueue);
		testLanes(openQueue);
		testContent(openQueue);
		testAttempts(openQueue);
		testEnds(openQueue);
	});
}
