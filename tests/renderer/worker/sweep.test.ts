import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMemoryRebuildQueue } from "#adapters/memory/rebuild-queue.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import type { RebuildResult } from "#core/ports/rebuild-queue.ts";
import { fail, succeed } from "#core/shared/result.ts";
import { createNewestChanges } from "#renderer/worker/newest-change.ts";
import { openShops } from "#renderer/worker/shops.ts";
import { createSiteConfigs } from "#renderer/worker/site-configs.ts";
import { sweep } from "#renderer/worker/sweep.ts";

/** Longer than the clock of a file system may be late. */
const pause = 50;

function writeShop(folder: string, content: object): void {
	mkdirSync(join(folder, "content"), { recursive: true });
	// The first sweep would add it, which is a change of the folder.
	mkdirSync(join(folder, ".facette"));
	const config = { format: 2, domain: "ring.example", content };
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	writeFileSync(join(folder, "content/project.json"), "{}");
}

/** Opens the sweep of one shop whose builds have the result, and publish their start. */
function open(
	content: object = { from: "files", directory: "content" },
	result: RebuildResult = { kind: "done" },
) {
	const directory = mkdtempSync(join(tmpdir(), "facette-sweep-"));
	onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
	const folder = join(directory, "ring.example");
	writeShop(folder, content);
	let [published, now] = [null as number | null, () => Date.now()];
	const builds: string[] = [];
	const failures: string[] = [];
	const queue = createMemoryRebuildQueue({ time: { ...systemTime, now: () => now() }, delays: [] });
	queue.work(async ({ reason, seenAt }) => {
		builds.push(reason);
		if (result.kind !== "done") return result;
		// Numbers as those of the fence.
		published = Math.max(now(), seenAt, (published ?? 0) + 1);
		return { ...result, ...(until !== undefined && { until }) };
	}, 1);
	const changes = createNewestChanges(createSiteConfigs(), () => now());
	let isAway = false;
	let until: number | undefined;
	let missed = new Map<string, number>();
	const pending = new Map<string, number>();
	const run = async () => {
		await sweep({
			shops: openShops(directory),
			queue,
			changes,
			outputOf: async () => ({
				published: async () => (isAway ? fail({ kind: "missing", place: "/srv/www" }) : succeed(published)),
			}),
			describe: ({ kind }) => kind,
			onCompared: (name, comparison) => {
				if (comparison.kind === "failed") failures.push(`${name}: ${comparison.error.message}`);
			},
			missedChanges: async () => missed,
			pending,
			now: () => now(),
		});
		await expect.poll(async () => (await queue.state()).active).toBe(0);
	};
	return {
		folder,
		builds,
		failures,
		run,
		setNow: (time: () => number) => {
			now = time;
		},
		setUntil: (time: number) => {
			until = time;
		},
		/** Sets what Directus answers until the next call; null for no change. */
		setMissed: (time: number | null) => {
			missed = new Map(time === null ? [] : [["ring.example", time]]);
		},
		setAway: (away = true) => {
			isAway = away;
		},
	};
}

describe("the sweep of a worker", () => {
	it("B-USE-11 builds a new shop, and then after each change of its files", async () => {
		const { folder, builds, run } = open();
		await wait(pause);
		for (let time = 0; time < 3; time++) await run();
		expect(builds).toEqual(["sweep"]);
		const file = join(folder, "content/project.json");
		const changes = [
			() => writeFileSync(file, '{ "seo_title": "Ring" }'),
			// A copied file may have the times of its original.
			() => utimesSync(file, 1, 1),
			() => rmSync(file),
			() => writeFileSync(join(folder, "facette.config.ts"), 'export default { domain: "ring.example" };'),
		];
		for (const change of changes) {
			await wait(pause);
			change();
			await wait(pause);
			for (let time = 0; time < 2; time++) await run();
		}
		expect(builds.length).toBe(1 + changes.length);
	});

	it("B-USE-11 builds a shop on a new day, because dates in its content take effect", async () => {
		const { builds, run, setNow } = open();
		await wait(pause);
		await run();
		setNow(() => Date.now() + 24 * 3_600_000);
		for (let time = 0; time < 2; time++) await run();
		expect(builds.length).toBe(2);
	});

	it("B-REL-08 builds a shop that failed only after another change", async () => {
		const { folder, builds, run } = open(undefined, { kind: "failed", message: "no title" });
		await wait(pause);
		for (let time = 0; time < 3; time++) await run();
		expect(builds.length).toBe(1);
		await wait(pause);
		writeFileSync(join(folder, "content/project.json"), '{ "seo_title": "Ring" }');
		await wait(pause);
		for (let time = 0; time < 2; time++) await run();
		expect(builds.length).toBe(2);
	});

	it("B-REL-08 reports a shop whose output does not answer, and goes on", async () => {
		const { builds, failures, run, setAway } = open();
		setAway();
		await run();
		expect([builds, failures]).toEqual([[], ["ring.example: publication"]]);
	});
});

describe("the sweep of a worker with shops of a service", () => {
	it("B-USE-11 regularly builds a shop of a service that cannot say when its content changed", async () => {
		const { builds, run, setNow } = open({ from: "directus", url: "https://cms.example" });
		for (let time = 0; time < 2; time++) await run();
		expect(builds.length).toBe(1);
		setNow(() => Date.now() + 16 * 60_000);
		for (let time = 0; time < 2; time++) await run();
		expect(builds.length).toBe(2);
	});

	it("B-USE-09 B-USE-11 builds a shop of a service when dates in its last build take another effect, once", async () => {
		const { builds, run, setNow, setUntil } = open({ from: "directus", url: "https://cms.example" });
		const start = Date.now();
		setUntil(start + 5 * 60_000);
		await run();
		setNow(() => start + 4 * 60_000);
		await run();
		expect(builds.length).toBe(1);
		setNow(() => start + 6 * 60_000);
		for (let time = 0; time < 2; time++) await run();
		expect(builds.length).toBe(2);
	});

	it("B-USE-11 builds a shop of a service once that changed while no message was received", async () => {
		const { builds, run, setMissed } = open({ from: "directus", url: "https://cms.example" });
		setMissed(Date.now() - 60_000);
		for (let time = 0; time < 2; time++) await run();
		expect(builds.length).toBe(1);
		setMissed(Date.now());
		for (let time = 0; time < 2; time++) await run();
		expect(builds.length).toBe(2);
	});

	it("B-USE-11 builds a shop of a service whose output did not answer when Directus named its change", async () => {
		const { builds, run, setMissed, setAway } = open({ from: "directus", url: "https://cms.example" });
		await run();
		expect(builds.length).toBe(1);
		setMissed(Date.now());
		setAway();
		await run();
		setMissed(null);
		setAway(false);
		for (let time = 0; time < 2; time++) await run();
		expect(builds.length).toBe(2);
	});
});

describe("the sweep of a worker at midnight", () => {
	it.each([
		["Europe/Berlin", "2030-01-10T22:50:00Z", "2030-01-10T23:10:00Z"],
		["America/New_York", "2030-01-11T04:50:00Z", "2030-01-11T05:10:00Z"],
	])("B-USE-11 builds a shop on a new day by its own clock: %s", async (time_zone, before, after) => {
		const { folder, builds, run, setNow } = open();
		mkdirSync(join(folder, "content/branches"));
		writeFileSync(join(folder, "content/branches/main.json"), JSON.stringify({ time_zone }));
		setNow(() => Date.parse(before));
		await run();
		await run();
		expect(builds).toEqual(["sweep"]);
		setNow(() => Date.parse(after));
		await run();
		expect(builds).toEqual(["sweep", "sweep"]);
	});
});

describe("the sweep of a worker with items that are published at a moment", () => {
	it.each(["shop/products/ring.json", "pages/new.json", "brands/alpenhorn.json"])(
		"B-USE-09 B-USE-11 builds the shop at each moment, once: %s",
		async (file) => {
			const { folder, builds, run, setNow } = open();
			const path = join(folder, "content", file);
			mkdirSync(dirname(path), { recursive: true });
			const moments = { publish_at: "2030-01-10T10:00:00+01:00", unpublish_at: "2030-01-10T09:30Z" };
			writeFileSync(path, JSON.stringify(moments, null, "\t"));
			const buildsAt = async (time: string) => {
				setNow(() => Date.parse(time));
				for (let count = 0; count < 2; count++) await run();
				return builds.length;
			};
			expect(await buildsAt("2030-01-10T08:59:59Z")).toBe(1);
			expect(await buildsAt("2030-01-10T09:00:01Z")).toBe(2);
			expect(await buildsAt("2030-01-10T09:29:59Z")).toBe(2);
			// The machine was off at the moment.
			expect(await buildsAt("2030-01-10T12:00:00Z")).toBe(3);
			expect(await buildsAt("2030-01-10T12:30:00Z")).toBe(3);
		},
	);
});
