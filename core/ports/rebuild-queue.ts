/**
 * The cause of a request: a message about a change, many messages in a short time, the regular comparison of all shops, a person, or a new
 * version of the program. It decides the {@link RebuildLane}.
 */
export type RebuildReason = "change" | "import" | "sweep" | "person" | "upgrade";

/** A build to run. It names the shop only: content is read when the build starts, so that the newest is built. */
export interface RebuildJob {
	/** The name of the shop: 1 to 63 lower-case letters, digits, "-" and ".". */
	readonly shop: string;
	readonly reason: RebuildReason;
	/** When the change was noticed, in milliseconds since 1970; of requests that are one build, one of the most urgent. */
	readonly seenAt: number;
	/** 1 for the first attempt. */
	readonly attempt: number;
}

/** The result of a build. `message` is the reason for people. */
export type RebuildResult =
	| {
			readonly kind: "done";
			/** The time of the build in milliseconds, from which the next one's lane follows; missing if there is none. */
			readonly duration?: number;
			/** When dates in the content take another effect, in milliseconds since 1970; missing if the last one stays valid. */
			readonly until?: number;
			/** The numbers of items of a content service that the published build has read, as text; missing if unknown. */
			readonly itemCounts?: string;
	  }
	/** A later attempt may succeed without a change, e.g. because a service did not answer. */
	| { readonly kind: "repeat"; readonly message: string }
	/** Only a change or a person helps, e.g. because the content has errors. */
	| { readonly kind: "failed"; readonly message: string }
	/** The worker stops: the job goes back to the queue, and does not count as an attempt. */
	| { readonly kind: "returned" };

/** A shop whose last build failed for good: its result was "failed", or "repeat" in the last attempt. */
export interface FailedRebuild {
	readonly shop: string;
	readonly message: string;
	readonly attempts: number;
	/** When the last attempt began, in milliseconds since 1970: changes after it were not built. */
	readonly startedAt: number;
}

/** A shop whose last build is out of date, because dates in its content have taken another effect. */
export interface DueRebuild {
	readonly shop: string;
	/** Since when, in milliseconds since 1970. */
	readonly at: number;
}

/** The state of a queue. */
export interface RebuildQueueState {
	/** The number of shops that wait, also for another attempt. */
	readonly waiting: number;
	readonly active: number;
	/** One per shop, the newest first. A successful build of the shop removes it. */
	readonly failed: readonly FailedRebuild[];
	/** One per shop, whichever worker has built it. Nothing builds them until they are requested. */
	readonly due: readonly DueRebuild[];
}

/** The error of a queue whose database does not answer. Repeat the call later: requests are idempotent. */
export class QueueAwayError extends Error {
	override readonly name = "QueueAwayError";
}

/**
 * The builds of many shops, shared by all workers. At most one build of a shop runs and one waits. After a request, a build starts that
 * reads its content later than the request. Waiting shops are built lane by lane, each in the order of requests; a shop that has waited
 * too long in a later lane moves to the first one. If a worker dies, another one takes over its builds; a worker that was only frozen may end
 * its build as well, therefore a site output refuses older sites.
 */
export interface RebuildQueue {
	/** Requests a build. A waiting shop has the lane of its most urgent request; one that waits for another attempt is built at once. Throws {@link QueueAwayError}. */
	request(shop: string, reason: RebuildReason, seenAt: number): Promise<void>;

	/** Runs builds, `concurrency` at a time; a thrown error counts as "repeat". */
	work(build: (job: RebuildJob) => Promise<RebuildResult>, concurrency: number): void;

	/** Returns the state. Throws {@link QueueAwayError}. */
	state(): Promise<RebuildQueueState>;

	/**
	 * Returns how many items of a content service the last published build of each shop has read, by the shop's name, whichever worker has
	 * built it. Throws {@link QueueAwayError}.
	 */
	itemCounts(): Promise<ReadonlyMap<string, string>>;

	/** Requests a build of a failed shop and takes it off the list; false if it is not there. Throws {@link QueueAwayError}. */
	retry(shop: string): Promise<boolean>;

	/** Starts no further build, and resolves after the running ones. */
	close(): Promise<void>;
}
