import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import type { BatchRenderer, BatchResult, RenderTask } from "#renderer/render/render-pages.ts";

/** Pages given to a thread at a time: enough to keep it busy, few enough to keep memory flat. */
const batchSize = 32;
/** Batches that a worker is given ahead, so that it never waits for the main thread. */
const maxWaiting = 6;
/** Batches that wait in the main thread, some 10 MB; with more than these it renders as well. */
const maxPending = 32;
/** With fewer left at the end, the threads have rendered them before the main thread is ready to. */
const worthPreparing = 8;
/** With fewer pages a thread costs more than it gives (measured with tests/bench). */
const pagesPerWorker = 600;
/** The main thread plans and reads: it cannot keep more workers busy than these. */
const maxWorkers = 3;

/** How many threads render in addition to the main thread; 0 where it does so alone. */
export function workerCount(pages: number, cores = availableParallelism()): number {
	return Math.min(cores - 1, maxWorkers, Math.floor(pages / pagesPerWorker));
}

/** Renders pages as they come, in workers and, when these have enough to do, in the main thread. */
export interface RenderPool {
	/** Takes a page, given as JSON; resolves when the next one can be taken. */
	add(json: string): Promise<void>;
	/** Gives the threads what waits for them, while the main thread is at something else. */
	feed(): Promise<void>;
	/** Resolves when all pages are rendered. */
	finish(): Promise<void>;
	/** Ends the threads, whatever they are at. */
	close(): Promise<void>;
}

interface Thread {
	readonly worker: Worker;
	/** Batches that it was given and has not answered. */
	waiting: number;
}

/** A thread holds few batches at a time, so small heaps are enough and memory does not grow with the site. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** Starts the threads; `renderHere` renders in the main thread and is first asked for when it has to. */
export function createRenderPool(
	task: RenderTask,
	count: number,
	renderHere: () => Promise<BatchRenderer>,
	onResult: (result: BatchResult) => void,
): RenderPool {
	let failure: unknown = null;
	let batch: string[] = [];
	const pending: string[][] = [];
	let answered = () => {};
	const file = join(programDirectory, "render-worker.js");
	const fail = (error: unknown) => {
		failure ??= error;
		answered();
	};
	const threads = Array.from({ length: count }, (): Thread => {
		const worker = new Worker(file, { workerData: task, resourceLimits });
		const thread = { worker, waiting: 0 };
		worker.on("error", fail);
		worker.on("exit", (code) => fail(new Error(`A render worker stopped with ${code}`)));
		worker.on("message", (result: BatchResult) => {
			thread.waiting -= 1;
			give();
			onResult(result);
			answered();
		});
		return thread;
	});
	const check = () => {
		if (failure !== null) throw failure;
	};

	/** Gives waiting batches to the threads that have the fewest, so that each has some ahead. */
	function give(): void {
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
		// The threads' answers are taken here.
		if (count > 0) await setImmediate();
		check();
		give();
	}

	return {
		feed,
		async add(json) {
			batch.push(json);
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
			const helps = count === 0 || pending.length >= worthPreparing;
			while (helps && pending.length > 0) {
				await renderOne();
				await feed();
			}
			while (pending.length > 0 || threads.some(({ waiting }) => waiting > 0)) {
				check();
				await new Promise<void>((resolve) => {
					answered = resolve;
				});
			}
			check();
		},
		async close() {
			for (const { worker } of threads) worker.removeAllListeners("exit");
			await Promise.all(threads.map(({ worker }) => worker.terminate()));
		},
	};
}
