import type { FastifyInstance } from "fastify";
import { QueueAwayError, type RebuildQueue } from "#core/ports/rebuild-queue.ts";
import type { DirectusShops } from "#renderer/worker/directus-shops.ts";
import type { WorkerMetrics } from "#renderer/worker/metrics.ts";
import { createNewestChanges } from "#renderer/worker/newest-change.ts";
import { createRebuilds, type RebuildOptions, type Rebuilds } from "#renderer/worker/rebuild.ts";
import { createReceiver, type ReceiverOptions } from "#renderer/worker/receiver.ts";
import type { Shops } from "#renderer/worker/shops.ts";
import type { SiteConfigs } from "#renderer/worker/site-configs.ts";
import { type SweepOptions, sweep, unknownAgeMs } from "#renderer/worker/sweep.ts";
import { createWorkerKeys } from "#renderer/worker/worker-keys.ts";

/** The options of a worker. */
export interface WorkerOptions
	extends Omit<RebuildOptions, "shops">,
		Pick<SweepOptions, "onCompared">,
		Pick<ReceiverOptions, "onRefusal"> {
	readonly shops: Shops;
	readonly queue: RebuildQueue;
	readonly configs: SiteConfigs;
	readonly directus: DirectusShops;
	/** Null for none. */
	readonly metrics: WorkerMetrics | null;
	readonly secret: string;
	/** The address to listen on. */
	readonly host: string;
	/** 0 for any free port. */
	readonly port: number;
	/** The number of builds at a time. */
	readonly concurrency: number;
	/** The milliseconds between two sweeps. */
	readonly sweepInterval: number;
	/** The milliseconds that running builds have to end when the worker stops. */
	readonly stopLimit: number;
	/** Called with an unexpected error. */
	onError(error: Error): void;
}

/** A running worker. */
export interface RunningWorker {
	readonly url: string;
	/** Ends the running builds or gives them back, and starts no others. */
	stop(): Promise<void>;
}

/** Sweeps at once and again after each interval; returns a function that ends that. */
function startSweeps(options: WorkerOptions): () => void {
	const changes = createNewestChanges(options.configs);
	const pending = new Map<string, number>();
	let timer: NodeJS.Timeout | null = null;
	let isStopped = false;
	async function run(): Promise<void> {
		await sweep({
			...options,
			...{ changes, pending },
			// Shops without a build since then are built anyway.
			missedChanges: () =>
				options.directus.missedChanges(Date.now() - unknownAgeMs, () => options.queue.itemCounts()),
			onCompared(shop, comparison) {
				options.metrics?.addComparison(shop, comparison);
				options.onCompared(shop, comparison);
			},
		}).catch((error: Error) => options.onError(error));
		if (!isStopped) timer = setTimeout(run, options.sweepInterval);
	}
	void run();
	return () => {
		isStopped = true;
		if (timer) clearTimeout(timer);
	};
}

/** Stops in this order: no further messages, no further builds, the running ones, their archives. */
async function stopWorker(
	server: FastifyInstance,
	{ queue, stopLimit }: Pick<WorkerOptions, "queue" | "stopLimit">,
	{ giveBack, close }: Pick<Rebuilds, "giveBack" | "close">,
): Promise<void> {
	await server.close();
	const timer = setTimeout(giveBack, stopLimit);
	await queue.close();
	await close();
	clearTimeout(timer);
}

/** Starts a worker: it takes builds from the queue, receives messages about changes, and sweeps. Rejects if its port is in use. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
	const { queue, shops, directus, metrics, secret, host, port, concurrency, onRefusal, onError } = options;
	const keys = createWorkerKeys(secret);
	const server = createReceiver({ shops, directus, queue, keys, metrics, onRefusal, onFailure: onError });
	const url = await server.listen({ host, port });
	const rebuilds = createRebuilds({
		...options,
		onEvent(event) {
			metrics?.addEvent(event);
			options.onEvent(event);
		},
	});
	queue.work(rebuilds.run, concurrency);
	const stopSweeps = startSweeps({
		...options,
		onError(error) {
			// The next sweep comes soon.
			if (!(error instanceof QueueAwayError)) onError(error);
		},
	});
	return {
		url,
		async stop() {
			stopSweeps();
			await stopWorker(server, options, rebuilds);
		},
	};
}
