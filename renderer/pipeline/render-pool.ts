import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PageRenderer } from "#core/ports/page-renderer.ts";
import { programDirectory } from "#renderer/pipeline/client-bundle.ts";
import {
	type BatchResult,
	createBatchRenderer,
	type PageInput,
	type RenderTask,
} from "#renderer/pipeline/render-batch.ts";

/** Pages given to a thread at a time: enough to keep it busy, few enough to keep memory flat. */
const batchSize = 50;
/** With fewer pages a thread costs more memory and start than it gives (measured with tests/bench/build.bench.mjs). */
const pagesPerWorker = 4000;

/** How many threads render; 0 means the main thread does. */
export function workerCount(pages: number, cores = availableParallelism()): number {
	const wanted = Math.min(cores, Math.floor(pages / pagesPerWorker));
	return wanted < 2 ? 0 : wanted;
}

/** Reads pages as they are wanted and renders them, in workers where that is faster. */
export async function renderPages(
	pages: AsyncIterable<PageInput>,
	task: RenderTask,
	options: {
		readonly count: number;
		readonly engines: readonly PageRenderer[];
		onResult(result: BatchResult): void;
	},
): Promise<void> {
	const source = batchesOf(pages);
	if (options.count > 0) return inWorkers(source, task, options.count, options.onResult);
	const render = createBatchRenderer(task, options.engines);
	for await (const batch of source) options.onResult(render(batch));
}

async function* batchesOf(pages: AsyncIterable<PageInput>): AsyncGenerator<PageInput[]> {
	let batch: PageInput[] = [];
	for await (const page of pages) {
		batch.push(page);
		if (batch.length < batchSize) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}

async function inWorkers(
	source: AsyncGenerator<PageInput[]>,
	task: RenderTask,
	count: number,
	onResult: (result: BatchResult) => void,
): Promise<void> {
	const file = join(programDirectory, "render-worker.js");
	const workers = Array.from({ length: count }, () => new Worker(file, { workerData: task, resourceLimits }));
	try {
		await Promise.all(workers.map((worker) => feedWorker(worker, source, onResult)));
	} finally {
		await Promise.all(workers.map((worker) => worker.terminate()));
	}
}

/** A thread holds one batch at a time, so small heaps are enough and memory does not grow with the site. */
const resourceLimits = { maxYoungGenerationSizeMb: 6 };

/** Returns a worker one batch after another until there is none left. */
function feedWorker(
	worker: Worker,
	source: AsyncGenerator<PageInput[]>,
	onResult: (result: BatchResult) => void,
): Promise<void> {
	return new Promise((resolve, reject) => {
		let underWay = 0;
		let exhausted = false;
		async function next(): Promise<void> {
			const { value, done } = await source.next();
			exhausted ||= done === true;
			if (!done) {
				underWay += 1;
				worker.postMessage(value);
			} else if (underWay === 0) resolve();
		}
		worker.on("error", reject);
		worker.on("exit", (code) => reject(new Error(`A render worker stopped with ${code}`)));
		worker.on("message", (result: BatchResult) => {
			underWay -= 1;
			onResult(result);
			if (!exhausted) next().catch(reject);
			else if (underWay === 0) resolve();
		});
		// Two batches under way: one being rendered, one already there when it is done.
		next().then(next).catch(reject);
	});
}
