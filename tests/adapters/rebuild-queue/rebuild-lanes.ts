import { expect, it } from "vitest";
import type { RebuildQueue, RebuildReason } from "#core/ports/rebuild-queue.ts";
import {
	buildsOf,
	done,
	type Open,
	poll,
	type RunningBuild,
} from "#tests/adapters/rebuild-queue/queue-under-test.ts";

/** Starts a build of a shop that keeps the only worker busy until the returned function is called. */
async function occupy(queue: RebuildQueue, builds: readonly RunningBuild[]): Promise<() => void> {
	await queue.request("busy", "change", 0);
	await poll(() => builds.at(-1)?.job.shop).toBe("busy");
	return () => builds.at(-1)?.end(done);
}

/** Requests builds in the given order. */
async function requestAll(queue: RebuildQueue, ...requests: readonly (readonly [string, RebuildReason])[]) {
	for (const [index, [shop, reason]] of requests.entries()) await queue.request(shop, reason, index + 1);
}

/** Ends the running build and those after it; returns their shops and reasons in the order in which they began. */
async function endAll(queue: RebuildQueue, builds: readonly RunningBuild[], end: () => void) {
	let ended = builds.length;
	end();
	await poll(async () => {
		for (const build of builds.slice(ended)) build.end(done);
		const rest = builds.slice(ended);
		ended = builds.length;
		const { waiting, active } = await queue.state();
		return rest.length + waiting + active;
	}).toBe(0);
	return builds.map(({ job }) => `${job.shop} ${job.reason}`);
}

/** Waiting shops are built lane by lane. */
export function testLanes(openQueue: Open): void {
	it("B-USE-11 builds editors' changes of small shops first, then of large ones, then imports, and upgrades last", async () => {
		const { left, right } = await openQueue();
		const builds = buildsOf(left, 1);
		await right.request("large", "change", 1);
		await poll(() => builds.length).toBe(1);
		builds[0]?.end({ kind: "done", duration: 60_000 });
		await poll(() => left.state()).toMatchObject({ active: 0 });
		const end = await occupy(left, builds);
		const late = [
			["found", "sweep"],
			["large", "change"],
			["small", "change"],
			["failed", "person"],
		] as const;
		await requestAll(right, ["upgraded", "upgrade"], ["imported", "import"], ...late);
		expect((await left.state()).waiting).toBe(6);
		expect((await endAll(left, builds, end)).slice(2)).toEqual([
			"small change",
			"failed person",
			"large change",
			"imported import",
			"found sweep",
			"upgraded upgrade",
		]);
	});

	it("B-USE-11 builds a shop once for requests of several lanes, in the place of the most urgent", async () => {
		const { left, right } = await openQueue();
		const builds = buildsOf(left, 1);
		const end = await occupy(left, builds);
		await requestAll(right, ["ring", "upgrade"], ["clock", "import"], ["ring", "change"], ["ring", "import"]);
		expect((await left.state()).waiting).toBe(2);
		expect(await endAll(left, builds, end)).toEqual(["busy change", "ring change", "clock import"]);
		expect(builds[1]?.job.seenAt).toBe(3);
	});

	it("B-USE-11 builds a shop again in the place of the most urgent request during its build", async () => {
		const { left, right } = await openQueue();
		const builds = buildsOf(left, 1);
		const end = await occupy(left, builds);
		await requestAll(right, ["clock", "import"], ["busy", "upgrade"], ["busy", "change"], ["busy", "import"]);
		expect(await endAll(left, builds, end)).toEqual(["busy change", "busy change", "clock import"]);
		expect(builds[1]?.job.seenAt).toBe(3);
	});

	it("B-USE-11 lets no shop wait forever, except for an upgrade", async () => {
		const { left, right } = await openQueue({ maxWaits: { large: 0, bulk: 0 } });
		const builds = buildsOf(left, 1);
		const end = await occupy(left, builds);
		await requestAll(right, ["upgraded", "upgrade"], ["imported", "import"], ["a", "change"]);
		end();
		await poll(() => builds.length).toBe(2);
		await requestAll(right, ["b", "change"]);
		const order = await endAll(left, builds, () => builds[1]?.end(done));
		expect(order.indexOf("imported import")).toBeLessThan(order.indexOf("b change"));
		expect(order.at(-1)).toBe("upgraded upgrade");
	});
}
