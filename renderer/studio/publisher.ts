import type { HeldItem } from "#adapters/content-files/hold-back/hold-back.ts";
import { createMemoryRebuildQueue, type RebuildProgress } from "#adapters/memory/rebuild-queue.ts";
import { systemTime } from "#adapters/system-time/system-time.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { defaultTimeZone } from "#core/content/names.ts";
import type { RebuildQueue, RebuildResult } from "#core/ports/rebuild-queue.ts";

/** The result of a build that succeeded. */
interface BuiltSite {
	readonly held: readonly HeldItem[];
	/** The warnings about the content that the site was built with, such as a link to a deleted page. */
	readonly warnings: readonly ContentFinding[];
	/** When dates in the content take another effect, in milliseconds since 1970; absent if that is unknown. */
	readonly until?: number;
	/** The IANA time zone of the shop; absent if that is unknown. */
	readonly timeZone?: string;
	/** The numbers of items of Directus that were read, as text; absent or null if unknown. */
	readonly itemCounts?: string | null;
}

/** The result of a build. */
export type BuildOutcome =
	| ({ readonly kind: "published" } & BuiltSite)
	/** The newest content gives the site that is served. */
	| ({ readonly kind: "unchanged" } & BuiltSite)
	| { readonly kind: "findings"; readonly findings: readonly ContentFinding[] }
	/** The build ended without a result, e.g. because the machine stopped it. */
	| { readonly kind: "stopped"; readonly message: string };

/** The state of a studio's builds. */
export interface PublisherState {
	/** "restored" means that an earlier site is served until somebody saves or publishes. */
	readonly state: "idle" | "running" | "failed" | "restored";
	/** Whether another build follows the running one. */
	readonly isWaiting: boolean;
	/** ISO 8601; null before. */
	readonly startedAt: string | null;
	readonly publishedAt: string | null;
	/** The time of the next attempt after a failure that may pass; null if there is none. */
	readonly retryAt: string | null;
	/** The errors that stopped the last build. */
	readonly findings: readonly ContentFinding[];
	/** The items that the last build held back. */
	readonly held: readonly HeldItem[];
	/** The warnings about what the last build published. */
	readonly warnings: readonly ContentFinding[];
	/** The reason why the last build ended without a result. */
	readonly message: string | null;
	/** The IANA time zone of the shop, as the last build found it; the usual one before. */
	readonly timeZone: string;
}

/** The dependencies of a publisher. */
export interface PublisherOptions {
	/** Builds the newest content and publishes it. */
	build(): Promise<BuildOutcome>;
	/** Publishes the former site again; returns false if there is none. */
	restore(): boolean;
	/** Called whenever the state changes. */
	onChange(state: PublisherState): void;
	/** When the served site was published, in milliseconds; null if there is none. */
	readonly publishedAt: number | null;
	/** Whether an earlier site is served. */
	readonly isRestored: boolean;
	/** The milliseconds before each further attempt; the last one repeats. */
	readonly retryDelays?: readonly number[];
}

/** Builds one site at a time; the newest request is built last. */
export interface Publisher {
	readonly state: () => PublisherState;
	/** Requests a build of the content as it is now. Requests during a build are one build after it. */
	publish(): void;
	/** Requests a build unless an earlier site was restored, which only a person replaces. */
	publishUnlessRestored(): void;
	/**
	 * Publishes the former site again, after the running build, and cancels waiting ones. Returns false if there is none; the
	 * waiting builds then follow.
	 */
	restore(): Promise<boolean>;
	/** Starts no further build, and reports none. */
	stop(): void;
}

const usualRetryDelays = [2_000, 5_000, 15_000, 60_000];

/** Returns whether a later attempt can succeed without a change of content: the service or the build was interrupted. */
export function mayPass(outcome: BuildOutcome): boolean {
	if (outcome.kind === "stopped") return true;
	const passing = ["directus.read.network", "directus.read.busy", "directus.read.failed"];
	return outcome.kind === "findings" && outcome.findings.some(({ key }) => passing.includes(key));
}

/** Returns the errors of an outcome. */
export function errorsOf(outcome: BuildOutcome): readonly ContentFinding[] {
	return outcome.kind === "findings" ? outcome.findings.filter(({ severity }) => severity === "error") : [];
}

/** Returns the items that an outcome held back, and its warnings. */
function reportedBy(outcome: BuildOutcome): Pick<BuiltSite, "held" | "warnings"> {
	const isBuilt = outcome.kind === "published" || outcome.kind === "unchanged";
	return isBuilt ? { held: outcome.held, warnings: outcome.warnings } : { held: [], warnings: [] };
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** The state of a publisher's builds; times are in milliseconds. */
interface Progress extends RebuildProgress {
	readonly isRestored: boolean;
	readonly last: BuildOutcome;
	readonly startedAt: number | null;
	readonly publishedAt: number | null;
	readonly timeZone: string;
}

function stateName({ isActive, isRestored, last }: Progress): PublisherState["state"] {
	if (isActive) return "running";
	if (last.kind === "findings" || last.kind === "stopped") return "failed";
	return isRestored ? "restored" : "idle";
}

function stateOf(progress: Progress): PublisherState {
	const { last, isWaiting } = progress;
	return {
		state: stateName(progress),
		isWaiting,
		startedAt: isoTime(progress.startedAt),
		publishedAt: isoTime(progress.publishedAt),
		retryAt: isoTime(progress.retryAt),
		findings: errorsOf(last),
		...reportedBy(last),
		message: last.kind === "stopped" ? last.message : null,
		timeZone: progress.timeZone,
	};
}

/** The name of the site in its queue, which has no other. */
const siteName = "site";

/** Creates the publisher of a site, with a queue of its own in this process. */
export function createPublisher(options: PublisherOptions): Publisher {
	let progress: RebuildProgress = { isActive: false, isWaiting: false, retryAt: null };
	let [isRestored, isRestoring, isStopped] = [options.isRestored, false, false];
	/** Whether a build has been requested that a restored site would cancel. */
	let isPending = false;
	let last: BuildOutcome = { kind: "unchanged", held: [], warnings: [] };
	let [startedAt, publishedAt] = [null as number | null, options.publishedAt];
	let timeZone = defaultTimeZone;

	const state = () => stateOf({ ...progress, isRestored, last, startedAt, publishedAt, timeZone });
	const changed = () => {
		// A build that ends now was ended.
		if (!isStopped) options.onChange(state());
	};

	async function build(): Promise<RebuildResult> {
		last = await options.build().catch((error: unknown): BuildOutcome => {
			return { kind: "stopped", message: error instanceof Error ? error.message : String(error) };
		});
		if (last.kind === "published") publishedAt = Date.now();
		if ("timeZone" in last) timeZone = last.timeZone ?? timeZone;
		// A restored site may also be what the newest content gives.
		if (last.kind === "published" || last.kind === "unchanged") isRestored = false;
		return mayPass(last) ? { kind: "repeat", message: last.kind } : { kind: "done" };
	}

	function openQueue(): RebuildQueue {
		const opened = createMemoryRebuildQueue({
			time: systemTime,
			delays: options.retryDelays ?? usualRetryDelays,
			isEndless: true,
			onChange(_, current) {
				if (current.isActive && !progress.isActive) startedAt = Date.now();
				progress = current;
				changed();
			},
		});
		opened.work(build, 1);
		return opened;
	}

	let queue = openQueue();

	function publish(): void {
		if (isStopped) return;
		// A build would run at the same time as the restoring.
		if (isRestoring) isPending = true;
		else void queue.request(siteName, "change", Date.now());
	}

	return {
		state,
		publish,
		publishUnlessRestored() {
			if (!isRestored) publish();
		},
		async restore() {
			[isRestoring, isPending] = [true, progress.isWaiting || progress.retryAt !== null];
			await queue.close();
			[isRestoring, progress] = [false, { isActive: false, isWaiting: false, retryAt: null }];
			queue = openQueue();
			if (!options.restore()) {
				if (isPending) publish();
				return false;
			}
			[isRestored, publishedAt, last] = [true, Date.now(), { kind: "unchanged", held: [], warnings: [] }];
			changed();
			return true;
		},
		stop() {
			isStopped = true;
			void queue.close();
		},
	};
}
