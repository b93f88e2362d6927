import type { Queue } from "bullmq";
import type { RebuildJob } from "#core/ports/rebuild-queue.ts";
import { isOverdue, type MaxWaits, type RebuildLane, rebuildLanes } from "#core/rebuilds/rebuild-lane.ts";

/** The data of a job in the queue. Its priority is the number of its lane, until it is overdue. */
export interface RebuildRequest extends Omit<RebuildJob, "attempt"> {
	readonly lane: RebuildLane;
}

type RequestQueue = Queue<RebuildRequest>;

/** The options of jobs that do not depend on the request. */
export interface RequestOptions {
	readonly attempts: number;
	/** The number of failed jobs that the database keeps. */
	readonly failedLimit: number;
}

/** The number of waiting jobs that are examined at a time. */
const waitingLimit = 1000;

async function currentJob(queue: RequestQueue, shop: string) {
	const id = await queue.getDeduplicationJobId(shop);
	return id === null ? undefined : queue.getJob(id);
}

/**
 * Returns the most urgent request since the shop's build began. BullMQ keeps only the last request during a build, so an import would
 * replace an editor's change; therefore the most urgent one is also the progress of the running job.
 */
async function mostUrgent(queue: RequestQueue, request: RebuildRequest): Promise<RebuildRequest> {
	const current = await currentJob(queue, request.shop);
	if (!current || !(await current.isActive())) return request;
	const before = current.progress as RebuildRequest | 0;
	if (before !== 0 && before.lane <= request.lane) return before;
	await queue.updateJobProgress(current.id ?? "", request);
	return request;
}

/** Requests a build. A job of the shop that already waits moves to the lane of the request if that is more urgent. */
export async function addRequest(
	queue: RequestQueue,
	own: RebuildRequest,
	{ attempts, failedLimit }: RequestOptions,
): Promise<void> {
	const request = await mostUrgent(queue, own);
	const { id = "" } = await queue.add("rebuild", request, {
		deduplication: { id: request.shop, keepLastIfActive: true, reschedule: true },
		priority: request.lane,
		attempts,
		backoff: { type: "custom" },
		removeOnComplete: true,
		removeOnFail: { count: failedLimit },
	});
	const job = await queue.getJob(id);
	if (!job || job.data.lane <= request.lane) return;
	try {
		await job.updateData(request);
		await job.changePriority({ priority: request.lane });
	} catch (error) {
		// Its build may have ended meanwhile.
		if (await queue.getJob(id)) throw error;
	}
}

/** Moves the jobs to the first lane that have waited too long. */
export async function raiseOverdue(queue: RequestQueue, maxWaits: MaxWaits): Promise<void> {
	const { large, bulk } = rebuildLanes;
	const { [large]: larges = 0, [bulk]: bulks = 0 } = await queue.getCountsPerPriority([large, bulk]);
	if (larges + bulks === 0) return;
	for (const job of await queue.getPrioritized(0, waitingLimit)) {
		const waited = Date.now() - job.timestamp;
		if (job.priority !== rebuildLanes.small && isOverdue(job.data.lane, waited, maxWaits))
			await job.changePriority({ priority: rebuildLanes.small });
	}
}
