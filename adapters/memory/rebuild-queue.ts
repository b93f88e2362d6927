import type { Time } from "#core/platform/time.ts";
import type {
	FailedRebuild,
	RebuildJob,
	RebuildQueue,
	RebuildQueueState,
	RebuildReason,
	RebuildResult,
} from "#core/ports/rebuild-queue.ts";

/** The options of a queue in one process. */
export interface MemoryRebuildQueueOptions {
	readonly time: Time;
	/** The milliseconds before each further attempt; a shop fails for good after the last one. */
	readonly delays: readonly number[];
	/** Whether the last delay repeats, so that no shop fails for good because of "repeat". */
	readonly isEndless?: boolean;
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

type Request = Pick<RebuildJob, "shop" | "reason" | "seenAt">;

/** A shop that waits or is built. */
interface Entry {
	readonly shop: string;
	request: Request | null;
	isActive: boolean;
	/** The failed attempts since the last build that succeeded. */
	failures: number;
	retry: { readonly at: number; readonly timer: AbortController } | null;
}

interface Builder {
	readonly build: (job: RebuildJob) => Promise<RebuildResult>;
	free: number;
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
	/** In the order of their requests. */
	readonly #entries = new Map<string, Entry>();
	readonly #failed = new Map<string, FailedRebuild>();
	readonly #builders: Builder[] = [];
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
		entry.request ??= { shop, reason, seenAt };
		this.#changed(entry);
		this.#startBuilds();
	}

	work(build: Builder["build"], concurrency: number): void {
		this.#builders.push({ build, free: concurrency });
		this.#startBuilds();
	}

	async state(): Promise<RebuildQueueState> {
		const all = [...this.#entries.values()];
		return {
			waiting: all.filter(({ request }) => request !== null).length,
			active: all.filter(({ isActive }) => isActive).length,
			failed: [...this.#failed.values()].reverse(),
		};
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

	#startBuilds(): void {
		for (const entry of [...this.#entries.values()]) {
			const builder = this.#builders.find(({ free }) => free > 0);
			if (this.#isClosed || !builder) return;
			if (entry.isActive || entry.retry || !entry.request) continue;
			const build = this.#run(entry, entry.request, builder);
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
		const job = { ...request, attempt: entry.failures + 1 };
		const startedAt = this.#options.time.now();
		const result = await buildOnce(builder, job);
		entry.isActive = false;
		builder.free += 1;
		this.#settle(entry, job, startedAt, result);
		this.#changed(entry);
		if (!entry.request) this.#entries.delete(entry.shop);
	}

	#settle(entry: Entry, job: RebuildJob, startedAt: number, result: RebuildResult): void {
		const { attempt, ...request } = job;
		const delay = result.kind === "repeat" ? this.#delayAfter(attempt) : null;
		if (result.kind === "returned") entry.request ??= request;
		else if (delay !== null) {
			entry.failures = attempt;
			this.#repeatLater(entry, request, delay);
		} else {
			entry.failures = 0;
			this.#failed.delete(job.shop);
			if (result.kind === "done") return;
			const { shop, message } = { ...job, ...result };
			this.#failed.set(shop, { shop, message, attempts: attempt, startedAt });
		}
	}

	#delayAfter(attempt: number): number | null {
		const { delays, isEndless = false } = this.#options;
		return delays[attempt - 1] ?? (isEndless ? (delays.at(-1) ?? 0) : null);
	}

	#repeatLater(entry: Entry, request: Request, delay: number): void {
		// A request during the build is newer, and does not wait.
		if (entry.request) return;
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
