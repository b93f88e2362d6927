import type { Time } from "#core/platform/time.ts";
import type {
	FailedRebuild,
	RebuildJob,
	RebuildQueue,
	RebuildQueueState,
	RebuildReason,
	RebuildResult,
} from "#core/ports/rebuild-queue.ts";
import {
	isOverdue,
	type MaxWaits,
	type RebuildLane,
	rebuildLane,
	rebuildLanes,
	usualMaxWaits,
} from "#core/rebuilds/rebuild-lane.ts";

/** The options of a queue in one process. */
export interface MemoryRebuildQueueOptions {
	readonly time: Time;
	/** The milliseconds before each further attempt; a shop fails for good after the last one. */
	readonly delays: readonly number[];
	/** Whether the last delay repeats, so that no shop fails for good because of "repeat". */
	readonly isEndless?: boolean;
	readonly maxWaits?: MaxWaits;
	/** Called whenever the state of a shop changes. */
	onChange?(shop: string, progress: RebuildProgress): void;
}

/** The state of one shop's builds. */
export interface RebuildProgress {
	readonly isActive: boolean;
	readonly isWaiting: boolean;
	/** The time of the next attempt, in milliseconds since 1970; null if none is planned. */
	readonly retryAt: number | null;
}

interface Request extends Pick<RebuildJob, "shop" | "reason" | "seenAt"> {
	readonly lane: RebuildLane;
	/** Since when it has waited, in milliseconds since 1970. */
	readonly waitsSince: number;
	/** The number of requests before it. */
	readonly position: number;
}

/** A shop that waits or is built. */
interface Entry {
	readonly shop: string;
	request: Request | null;
	isActive: boolean;
	/** The failed attempts since the last build that succeeded. */
	failures: number;
	retry: { readonly at: number; readonly timer: AbortController } | null;
}

interface EndedBuild {
	readonly request: Request;
	readonly attempt: number;
	/** In milliseconds since 1970. */
	readonly startedAt: number;
}

type FinalResult = Exclude<RebuildResult, { readonly kind: "returned" }>;

interface Builder {
	readonly build: (job: RebuildJob) => Promise<RebuildResult>;
	free: number;
}

/** Returns the more urgent request of a shop, the first of two equal ones. */
function mostUrgent(first: Request | null, second: Request): Request {
	return first && first.lane <= second.lane ? first : second;
}

function stopRetry(entry: Entry): void {
	entry.retry?.timer.abort();
	entry.retry = null;
}

async function buildOnce({ build }: Builder, job: RebuildJob): Promise<RebuildResult> {
	try {
		return await build(job);
	} catch (error) {
		return { kind: "repeat", message: error instanceof Error ? error.message : String(error) };
	}
}

class MemoryRebuildQueue implements RebuildQueue {
	readonly #options: MemoryRebuildQueueOptions;
	readonly #entries = new Map<string, Entry>();
	readonly #failed = new Map<string, FailedRebuild>();
	readonly #builders: Builder[] = [];
	/** The milliseconds of each shop's last build. */
	readonly #durations = new Map<string, number>();
	/** When dates in the content of each shop take another effect than in its last build. */
	readonly #untils = new Map<string, number>();
	/** The numbers of items that each shop's last build has read. */
	readonly #itemCounts = new Map<string, string>();
	#requests = 0;
	readonly #running = new Set<Promise<void>>();
	#isClosed = false;

	constructor(options: MemoryRebuildQueueOptions) {
		this.#options = options;
	}

	async request(shop: string, reason: RebuildReason, seenAt: number): Promise<void> {
		if (this.#isClosed) return;
		const found = this.#entries.get(shop);
		const entry = found ?? { shop, request: null, isActive: false, failures: 0, retry: null };
		this.#entries.set(shop, entry);
		stopRetry(entry);
		const lane = rebuildLane(reason, this.#durations.get(shop) ?? null);
		const waitsSince = this.#options.time.now();
		this.#requests += 1;
		entry.request = mostUrgent(entry.request, {
			...{ shop, reason, seenAt, lane, waitsSince },
			position: this.#requests,
		});
		this.#changed(entry);
		this.#startBuilds();
	}

	work(build: Builder["build"], concurrency: number): void {
		this.#builders.push({ build, free: concurrency });
		this.#startBuilds();
	}

	async state(): Promise<RebuildQueueState> {
		const all = [...this.#entries.values()];
		const now = this.#options.time.now();
		const untils = [...this.#untils].map(([shop, at]) => ({ shop, at }));
		return {
			waiting: all.filter(({ request }) => request !== null).length,
			active: all.filter(({ isActive }) => isActive).length,
			failed: [...this.#failed.values()].reverse(),
			due: untils.filter(({ at }) => at <= now),
		};
	}

	async itemCounts(): Promise<ReadonlyMap<string, string>> {
		return new Map(this.#itemCounts);
	}

	async retry(shop: string): Promise<boolean> {
		if (!this.#failed.delete(shop)) return false;
		await this.request(shop, "person", this.#options.time.now());
		return true;
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		for (const entry of this.#entries.values()) stopRetry(entry);
		await Promise.all(this.#running);
	}

	#changed({ shop, isActive, request, retry }: Entry): void {
		const isWaiting = request !== null && retry === null;
		this.#options.onChange?.(shop, { isActive, isWaiting, retryAt: retry?.at ?? null });
	}

	/** Returns the waiting request to build next; null if there is none. */
	#nextRequest(): Request | null {
		const { time, maxWaits = usualMaxWaits } = this.#options;
		const now = time.now();
		const laneNow = ({ lane, waitsSince }: Request) =>
			isOverdue(lane, now - waitsSince, maxWaits) ? rebuildLanes.small : lane;
		const waiting = [...this.#entries.values()].flatMap(({ isActive, retry, request }) =>
			isActive || retry || !request ? [] : [request],
		);
		waiting.sort((one, other) => laneNow(one) - laneNow(other) || one.position - other.position);
		return waiting[0] ?? null;
	}

	#startBuilds(): void {
		for (;;) {
			const builder = this.#builders.find(({ free }) => free > 0);
			if (this.#isClosed || !builder) return;
			const request = this.#nextRequest();
			const entry = this.#entries.get(request?.shop ?? "");
			if (!request || !entry) return;
			const build = this.#run(entry, request, builder);
			this.#running.add(build);
			build.finally(() => {
				this.#running.delete(build);
				this.#startBuilds();
			});
		}
	}

	async #run(entry: Entry, request: Request, builder: Builder): Promise<void> {
		entry.request = null;
		entry.isActive = true;
		builder.free -= 1;
		this.#changed(entry);
		const { shop, reason, seenAt } = request;
		const attempt = entry.failures + 1;
		const startedAt = this.#options.time.now();
		const result = await buildOnce(builder, { shop, reason, seenAt, attempt });
		entry.isActive = false;
		builder.free += 1;
		this.#settle(entry, { request, attempt, startedAt }, result);
		this.#changed(entry);
		if (!entry.request) this.#entries.delete(entry.shop);
	}

	#settle(entry: Entry, { request, attempt, startedAt }: EndedBuild, result: RebuildResult): void {
		const delay = result.kind === "repeat" ? this.#delayAfter(attempt) : null;
		if (result.kind === "returned") entry.request = mostUrgent(request, entry.request ?? request);
		else if (delay !== null) {
			entry.failures = attempt;
			this.#repeatLater(entry, request, delay);
		} else this.#end(entry, { request, attempt, startedAt }, result);
	}

	#end(entry: Entry, { attempt, startedAt }: EndedBuild, result: FinalResult): void {
		const { shop } = entry;
		entry.failures = 0;
		this.#failed.delete(shop);
		if (result.kind !== "done") {
			this.#failed.set(shop, { shop, message: result.message, attempts: attempt, startedAt });
			return;
		}
		if (result.duration !== undefined) this.#durations.set(shop, result.duration);
		if (result.until !== undefined) this.#untils.set(shop, result.until);
		if (result.itemCounts !== undefined) this.#itemCounts.set(shop, result.itemCounts);
	}

	#delayAfter(attempt: number): number | null {
		const { delays, isEndless = false } = this.#options;
		return delays[attempt - 1] ?? (isEndless ? (delays.at(-1) ?? 0) : null);
	}

	#repeatLater(entry: Entry, request: Request, delay: number): void {
		// A request during the build is newer, and does not wait.
		if (entry.request) {
			entry.request = mostUrgent(entry.request, request);
			return;
		}
		entry.request = request;
		if (this.#isClosed) return;
		const { time } = this.#options;
		const timer = new AbortController();
		entry.retry = { at: time.now() + delay, timer };
		const start = () => {
			entry.retry = null;
			this.#startBuilds();
		};
		time.wait(delay, timer.signal).then(start, () => undefined);
	}
}

/** Creates a queue for one process; what waits in it is lost when the process ends. */
export function createMemoryRebuildQueue(options: MemoryRebuildQueueOptions): RebuildQueue {
	return new MemoryRebuildQueue(options);
}
