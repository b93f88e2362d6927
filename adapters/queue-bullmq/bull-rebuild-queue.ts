import type { Job, Queue as JobQueue, Worker as JobWorker } from "bullmq";
import { type BuildTimes, isPostgres } from "#adapters/queue-bullmq/database-fences.ts";
import { addRequest, type RebuildRequest, raiseOverdue } from "#adapters/queue-bullmq/rebuild-requests.ts";
import {
	type FailedRebuild,
	QueueAwayError,
	type RebuildJob,
	type RebuildQueue,
	type RebuildReason,
	type RebuildResult,
} from "#core/ports/rebuild-queue.ts";
import { type MaxWaits, rebuildLane, usualMaxWaits } from "#core/rebuilds/rebuild-lane.ts";

/** The options of a queue in a database. */
export interface BullQueueOptions {
	/** The URL of Redis or Valkey (redis:, rediss:) or of PostgreSQL (postgres:, postgresql:). */
	readonly address: string;
	/** The milliseconds before each further attempt; a shop fails for good after the last one. */
	readonly delays: readonly number[];
	readonly times: BuildTimes;
	readonly maxWaits?: MaxWaits;
	/** The milliseconds after which another worker takes over the builds of a dead one. */
	readonly lockDuration?: number;
	/** The milliseconds to wait for an answer of the database. */
	readonly timeoutMs?: number;
	/** Called with errors of the connection, which opens again by itself. */
	onError(error: Error): void;
}

/** The namespace in the database: the name of the queue, and the schema in PostgreSQL. */
const queueName = "facette-rebuilds";
const schema = "facette_queue";

/** The number of failed jobs that the database keeps. */
const failedLimit = 1000;

/** The number of times a build may be taken over before its shop fails, because it may be the build that ends the workers. */
const takeoverLimit = 5;

/** Returns BullMQ's classes for the database of the address, and how they connect to it. BullMQ is an optional package. */
async function loadClasses(address: string) {
	const bull = await import("bullmq");
	const { UnrecoverableError, WaitingError } = bull;
	// The classes are the same; only their types name the database.
	const inPostgres = isPostgres(address);
	const { Queue, Worker } = inPostgres ? bull.withBackend(bull.createPostgresBackend) : bull;
	const connection = inPostgres ? { connectionString: address, schema, migrate: true } : { url: address };
	return {
		Queue: Queue as typeof bull.Queue,
		Worker: Worker as typeof bull.Worker,
		connection,
		UnrecoverableError,
		WaitingError,
	};
}

type Classes = Awaited<ReturnType<typeof loadClasses>>;

/** Waits for the database at most so long; every failure is a {@link QueueAwayError}. */
async function within<Value>(milliseconds: number, answer: Promise<Value>): Promise<Value> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
	});
	try {
		return await Promise.race([answer, late]);
	} catch (error) {
		throw new QueueAwayError(error instanceof Error ? error.message : String(error), { cause: error });
	} finally {
		clearTimeout(timer);
	}
}

/** Removes the failed jobs of a shop, except one; returns whether there were any. */
async function removeFailed(queue: JobQueue<RebuildRequest>, shop: string, except?: Job): Promise<boolean> {
	if ((await queue.getFailedCount()) === 0) return false;
	const failed = await queue.getFailed(0, failedLimit);
	const others = failed.filter((job) => job.data.shop === shop && job.id !== except?.id);
	for (const job of others) await job.remove();
	return others.length > 0;
}

function asFailed(
	job: Pick<Job<RebuildRequest>, "data" | "failedReason" | "attemptsMade" | "processedOn">,
): FailedRebuild {
	const { data, failedReason, attemptsMade, processedOn = 0 } = job;
	return { shop: data.shop, message: failedReason, attempts: attemptsMade, startedAt: processedOn };
}

/** Creates the function that runs a job: BullMQ reads its result from the error that it throws. */
function processorOf(
	queue: JobQueue<RebuildRequest>,
	{ UnrecoverableError, WaitingError }: Classes,
	{ times, maxWaits = usualMaxWaits, onError }: BullQueueOptions,
	build: (job: RebuildJob) => Promise<RebuildResult>,
) {
	return async (job: Job<RebuildRequest>, token?: string): Promise<void> => {
		const { shop, reason, seenAt } = job.data;
		const result = await build({ shop, reason, seenAt, attempt: job.attemptsMade + 1 });
		// The worker takes its next job when this function ends.
		await raiseOverdue(queue, maxWaits).catch(onError);
		if (result.kind === "returned") {
			await job.moveToWait(token);
			throw new WaitingError();
		}
		if (result.kind === "failed") throw new UnrecoverableError(result.message);
		if (result.kind === "repeat") throw new Error(result.message);
		if (result.duration !== undefined) await times.saveDuration(shop, result.duration).catch(onError);
		if (result.until !== undefined) await times.saveUntil(shop, result.until).catch(onError);
		if (result.itemCounts !== undefined) await times.saveItemCounts(shop, result.itemCounts).catch(onError);
		await removeFailed(queue, shop);
	};
}

/** Opens the queue in a database. Throws {@link QueueAwayError} if it does not answer. */
export async function openBullRebuildQueue(options: BullQueueOptions): Promise<RebuildQueue> {
	const { address, delays, times, lockDuration = 6000, timeoutMs = 5000, onError } = options;
	const classes = await loadClasses(address);
	const { Queue, Worker, connection } = classes;
	const queue = new Queue<RebuildRequest>(queueName, { connection });
	queue.on("error", onError);
	await within(timeoutMs, queue.waitUntilReady()).catch(async (error: unknown) => {
		await queue.close();
		throw error;
	});
	const workers: JobWorker<RebuildRequest>[] = [];

	async function add(shop: string, reason: RebuildReason, seenAt: number): Promise<void> {
		const lane = rebuildLane(reason, await times.durationOf(shop));
		await addRequest(queue, { shop, reason, seenAt, lane }, { attempts: delays.length + 1, failedLimit });
	}

	return {
		request: (shop, reason, seenAt) => within(timeoutMs, add(shop, reason, seenAt)),
		work(build, concurrency) {
			const worker = new Worker<RebuildRequest>(queueName, processorOf(queue, classes, options, build), {
				connection,
				concurrency,
				lockDuration,
				stalledInterval: lockDuration / 2,
				maxStalledCount: takeoverLimit,
				settings: { backoffStrategy: (attempt = 1) => delays[attempt - 1] ?? 0 },
			});
			worker.on("error", onError);
			worker.on("failed", (job) => {
				if (job?.finishedOn) removeFailed(queue, job.data.shop, job).catch(onError);
			});
			workers.push(worker);
		},
		async state() {
			const read = Promise.all([
				queue.getJobCounts("waiting", "prioritized", "delayed", "active"),
				queue.getFailed(0, failedLimit),
				times.due(Date.now()),
			]);
			const [{ waiting = 0, prioritized = 0, delayed = 0, active = 0 }, failed, due] = await within(
				timeoutMs,
				read,
			);
			const newest = failed.map(asFailed).sort((one, other) => other.startedAt - one.startedAt);
			const byShop = new Map(newest.toReversed().map((entry) => [entry.shop, entry]));
			return {
				waiting: waiting + prioritized + delayed,
				active,
				failed: newest.filter((entry) => byShop.get(entry.shop) === entry),
				due,
			};
		},
		itemCounts: () => within(timeoutMs, times.itemCounts()),
		async retry(shop) {
			if (!(await within(timeoutMs, removeFailed(queue, shop)))) return false;
			await within(timeoutMs, add(shop, "person", Date.now()));
			return true;
		},
		async close() {
			await Promise.all(workers.map((worker) => worker.close()));
			await queue.close();
		},
	};
}
