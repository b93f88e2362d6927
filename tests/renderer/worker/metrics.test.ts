import { describe, expect, it } from "vitest";
import { createMemoryRebuildQueue } from "#adapters/memory/rebuild-queue.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { QueueAwayError, type RebuildJob, type RebuildQueue } from "#core/ports/rebuild-queue.ts";
import { openWorkerMetrics } from "#renderer/worker/metrics.ts";
import type { RebuildEvent } from "#renderer/worker/rebuild.ts";

const job: RebuildJob = { shop: "ring.example", reason: "change", seenAt: 0, attempt: 1 };

const publication: RebuildEvent = {
	event: "published",
	job,
	generation: 1_800_000_000_500,
	report: { sent: ["index.html", "about/index.html"], unchanged: 7, deleted: ["old.html"], waiting: [] },
	...{ buildSeconds: 2.5, publishSeconds: 0.25, sentBytes: 4096, eventToLiveSeconds: 4 },
};

async function open(queue: Pick<RebuildQueue, "state">) {
	const metrics = await openWorkerMetrics(queue);
	if (metrics === null) throw new Error("prom-client is not installed");
	return {
		...metrics,
		/** Returns the samples of Facette's metrics that are not zero, without the buckets of histograms. */
		async samples() {
			const lines = (await metrics.text()).split("\n");
			return lines.filter((line) => /^facette_(?!.*_bucket)/.test(line) && !line.endsWith(" 0"));
		},
	};
}

const memoryQueue = () => createMemoryRebuildQueue({ time: systemTime, delays: [] });

describe("the metrics of a worker", () => {
	it("B-USE-11 count builds by outcome, what they publish, and the time until it is live", async () => {
		const metrics = await open(memoryQueue());
		metrics.addEvent({ event: "started", job, generation: 1 });
		metrics.addEvent(publication);
		metrics.addEvent({ event: "superseded", job, generation: 1, newest: 2, buildSeconds: 1.5 });
		metrics.addEvent({ event: "ended", job, result: { kind: "failed", message: "no title" } });
		expect(await metrics.samples()).toEqual([
			'facette_event_to_live_seconds_sum{reason="change"} 4',
			'facette_event_to_live_seconds_count{reason="change"} 1',
			'facette_builds_total{outcome="published"} 1',
			'facette_builds_total{outcome="superseded"} 1',
			'facette_builds_total{outcome="failed"} 1',
			"facette_build_duration_seconds_sum 4",
			"facette_build_duration_seconds_count 2",
			"facette_publish_duration_seconds_sum 0.25",
			"facette_publish_duration_seconds_count 1",
			'facette_published_files_total{change="sent"} 2',
			'facette_published_files_total{change="deleted"} 1',
			'facette_published_files_total{change="unchanged"} 7',
			"facette_published_bytes_total 4096",
			'facette_site_generation_timestamp_seconds{shop="ring.example"} 1800000000.5',
		]);
	});

	it("B-USE-11 count what sweeps find, and say how old each published site is", async () => {
		const metrics = await open(memoryQueue());
		metrics.addComparison("ring.example", { kind: "unchanged", published: 1_800_000_000_000 });
		metrics.addComparison("clock.example", { kind: "changed", published: null });
		metrics.addComparison("watch.example", { kind: "failed", error: new Error("no answer") });
		expect(await metrics.samples()).toEqual([
			'facette_site_generation_timestamp_seconds{shop="ring.example"} 1800000000',
			'facette_sweep_shops_total{result="unchanged"} 1',
			'facette_sweep_shops_total{result="changed"} 1',
			'facette_sweep_shops_total{result="failed"} 1',
		]);
	});

	it("B-USE-11 contain the state of the queue, and those of the process", async () => {
		const queue = memoryQueue();
		await queue.request("ring.example", "change", 1);
		const metrics = await open(queue);
		expect(await metrics.samples()).toEqual(['facette_queue_shops{state="waiting"} 1']);
		expect(await metrics.text()).toMatch(/^process_resident_memory_bytes \d+$/m);
	});

	it("B-REL-08 lack the state of a queue that does not answer, and contain it again afterwards", async () => {
		let isAway = false;
		const metrics = await open({
			state: () =>
				isAway
					? Promise.reject(new QueueAwayError("no answer"))
					: Promise.resolve({ waiting: 3, active: 0, failed: [], due: [] }),
		});
		const waiting = ['facette_queue_shops{state="waiting"} 3'];
		expect(await metrics.samples()).toEqual(waiting);
		isAway = true;
		expect(await metrics.text()).not.toContain("facette_queue_shops{");
		isAway = false;
		expect(await metrics.samples()).toEqual(waiting);
	});
});
