import type { Registry } from "prom-client";
import type { RebuildQueue } from "#core/ports/rebuild-queue.ts";
import { loadOptional } from "#core/shared/load-optional.ts";
import type { RebuildEvent } from "#renderer/worker/rebuild.ts";
import type { ShopComparison } from "#renderer/worker/sweep.ts";

/** The metrics of one worker for Prometheus. */
export interface WorkerMetrics {
	/** The media type of {@link WorkerMetrics.text}. */
	readonly contentType: string;
	/** Returns all metrics as text. Those of the queue are missing while it does not answer. */
	text(): Promise<string>;
	/** Counts an event of a build. */
	addEvent(event: RebuildEvent): void;
	/** Counts the comparison of a shop with what is published. */
	addComparison(shop: string, comparison: ShopComparison): void;
}

type PromClient = typeof import("prom-client");

/** Upper limits in seconds, from an unchanged build to the time limit of a build. */
const buckets = [0.5, 1, 2, 3, 5, 8, 15, 30, 60, 120, 300, 900];

/** Returns the function that counts the builds of a worker and what they publish. */
function countBuilds({ Counter, Histogram }: PromClient, registry: Registry) {
	const shared = { registers: [registry] };
	const eventToLive = new Histogram({
		name: "facette_event_to_live_seconds",
		help: "Time from a noticed change of a shop to its published site, by the cause of the build.",
		labelNames: ["reason"],
		...{ buckets, ...shared },
	});
	const builds = new Counter({
		name: "facette_builds_total",
		help: "Builds by outcome: published, superseded by a newer one, to be repeated, failed, or returned to the queue.",
		labelNames: ["outcome"],
		...shared,
	});
	const buildDuration = new Histogram({
		name: "facette_build_duration_seconds",
		help: "Time to read the content of a shop and to build its site.",
		...{ buckets, ...shared },
	});
	const publishDuration = new Histogram({
		name: "facette_publish_duration_seconds",
		help: "Time to publish a built site.",
		...{ buckets, ...shared },
	});
	const files = new Counter({
		name: "facette_published_files_total",
		help: "Files of published sites that were sent, deleted, or unchanged.",
		labelNames: ["change"],
		...shared,
	});
	const bytes = new Counter({
		name: "facette_published_bytes_total",
		help: "Size of the sent files before compression.",
		...shared,
	});
	return (event: RebuildEvent) => {
		if (event.event === "ended") builds.inc({ outcome: event.result.kind });
		if (event.event !== "published" && event.event !== "superseded") return;
		builds.inc({ outcome: event.event });
		buildDuration.observe(event.buildSeconds);
		if (event.event !== "published") return;
		const { sent, deleted, unchanged } = event.report;
		eventToLive.observe({ reason: event.job.reason }, event.eventToLiveSeconds);
		publishDuration.observe(event.publishSeconds);
		files.inc({ change: "sent" }, sent.length);
		files.inc({ change: "deleted" }, deleted.length);
		files.inc({ change: "unchanged" }, unchanged);
		bytes.inc(event.sentBytes);
	};
}

/** Adds the number of shops in each state of the queue, which is asked for at each reading. */
function addQueueState({ Gauge }: PromClient, registry: Registry, queue: Pick<RebuildQueue, "state">): void {
	new Gauge({
		name: "facette_queue_shops",
		help: "Shops in the queue of all workers: waiting, active, or failed for good.",
		labelNames: ["state"],
		registers: [registry],
		async collect() {
			this.reset();
			const state = await queue.state().catch(() => null);
			if (state === null) return;
			this.set({ state: "waiting" }, state.waiting);
			this.set({ state: "active" }, state.active);
			this.set({ state: "failed" }, state.failed.length);
		},
	});
}

/** Creates the metrics of a worker; null if prom-client is not installed, which is an optional package. */
export async function openWorkerMetrics(queue: Pick<RebuildQueue, "state">): Promise<WorkerMetrics | null> {
	const client = await loadOptional(() => import("prom-client"));
	if (client === null) return null;
	const registry = new client.Registry();
	client.collectDefaultMetrics({ register: registry });
	const countBuild = countBuilds(client, registry);
	addQueueState(client, registry, queue);
	const published = new client.Gauge({
		name: "facette_site_generation_timestamp_seconds",
		help: "Time at which the build of a shop's published site began to read its content, in seconds since 1970.",
		labelNames: ["shop"],
		registers: [registry],
	});
	const comparisons = new client.Counter({
		name: "facette_sweep_shops_total",
		help: "Shops that sweeps compared with what is published: unchanged, changed without a message, or not comparable.",
		labelNames: ["result"],
		registers: [registry],
	});
	const setPublished = (shop: string, generation: number) => published.set({ shop }, generation / 1000);
	return {
		contentType: registry.contentType,
		text: () => registry.metrics(),
		addEvent(event) {
			countBuild(event);
			if (event.event === "published") setPublished(event.job.shop, event.generation);
		},
		addComparison(shop, comparison) {
			comparisons.inc({ result: comparison.kind });
			if (comparison.kind !== "failed" && comparison.published !== null)
				setPublished(shop, comparison.published);
		},
	};
}
