import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BatchRenderer, BatchResult, RenderTask } from "#renderer/render/render-pages.ts";

/** The number of pages in a batch: enough to keep a thread busy, few enough to limit memory. */
const batchSize = 32;
/** The maximum number of batches queued in a worker, so that it never waits for the main thread. */
const maxWaiting = 6;
/** The maximum number of batches queued in the main thread, about 10 MB; beyond it the main thread renders too. */
const maxPending = 32;
/** The minimum number of remaining batches for which the main thread helps at the end; loading its engines takes time. */
const minBatchesToHelp = 8;
/** The minimum number of pages per worker; with fewer, starting it takes longer than it saves (`tests/bench`). */
const pagesPerWorker = 600;
/** The maximum number of workers that the main thread can keep busy. */
const maxWorkers = 3;

/** Returns the number of render threads in addition to the main thread; 0 if only the main thread renders. */
export function workerCount(pages: number, cores = availableParallelism()): number {
	return Math.min(cores - 1, maxWorkers, Math.floor(pages / pagesPerWorker));
}

/** A pool that renders pages in workers and, if these are busy, in the main thread. */
export interface RenderPool {
	/** Adds a page, given as JSON; resolves when the pool accepts the next one. */
	add(json: string): Promise<void>;
	/** Sends queued batches to the threads; called between other work of the main thread. */
	feed(): Promise<void>;
	/** Resolves when all pages have been rendered. */
	finish(): Promise<void>;
	/** Stops the threads immediately. */
	close(): Promise<void>;
}

interface Thread {
	readonly worker: Worker;
	/** The number of batches that it has received and not finished. */
	waiting: number;
}

/** Small heaps are enough, because a thread has few batches at a time. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** Starts the threads; `renderHere` loads the renderer of the main thread when it is needed. */
export function createRenderPool(
	task: RenderTask,
	count: number,
	renderHere: () => Promise<BatchRenderer>,
	onResult: (result: BatchResult) => void,
): RenderPool {
	let failure: unknown = null;
	// As bytes, because a text of JSON with one character beyond Latin 1 takes two bytes for each.
	let batch: Uint8Array[] = [];
	const pending: Uint8Array[][] = [];
	let resumeFinish = () => {};
	const file = join(programDirectory, "render-worker.js");
	const fail = (error: unknown) => {
		failure ??= error;
		resumeFinish();
	};
	const threads = Array.from({ length: count }, (): Thread => {
		const worker = new Worker(file, { workerData: task, resourceLimits });
		const thread = { worker, waiting: 0 };
		worker.on("error", fail);
		worker.on("exit", (code) => fail(new Error(`A render worker stopped with ${code}`)));
		worker.on("message", (result: BatchResult) => {
			thread.waiting -= 1;
			sendPending();
			onResult(result);
			resumeFinish();
		});
		return thread;
	});
	const throwIfFailed = () => {
		if (failure !== null) throw failure;
	};

	/** Sends pending batches to the threads with the fewest batches. */
	function sendPending(): void {
		for (;;) {
			const [free] = threads.toSorted((one, other) => one.waiting - other.waiting);
			const next = free && free.waiting < maxWaiting ? pending.shift() : undefined;
			if (!free || !next) return;
			free.waiting += 1;
			free.worker.postMessage(next);
		}
	}

	async function renderOne(): Promise<void> {
		const pages = pending.shift();
		if (pages) onResult((await renderHere())(pages));
	}

	async function feed(): Promise<void> {
		// Lets the results of the threads arrive.
		if (count > 0) await setImmediate();
		throwIfFailed();
		sendPending();
	}

	return {
		feed,
		async add(json) {
			batch.push(Buffer.from(json));
			if (batch.length < batchSize) return;
			pending.push(batch);
			batch = [];
			await feed();
			if (pending.length > (count > 0 ? maxPending : 0)) await renderOne();
		},
		async finish() {
			if (batch.length > 0) pending.push(batch);
			batch = [];
			await feed();
			const helps = count === 0 || pending.length >= minBatchesToHelp;
			while (helps && pending.length > 0) {
				await renderOne();
				await feed();
			}
			while (pending.length > 0 || threads.some(({ waiting }) => waiting > 0)) {
				throwIfFailed();
				await new Promise<void>((resolve) => {
					resumeFinish = resolve;
				});
			}
			throwIfFailed();
		},
		async close() {
			for (const { worker } of threads) worker.removeAllListeners("exit");
			await Promise.all(threads.map(({ worker }) => worker.terminate()));
		},
	};
}
