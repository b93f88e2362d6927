import { realpathSync } from "node:fs";
import { join } from "node:path";
import { createMemoryLocks } from "#adapters/memory/locks.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { RebuildJob, RebuildResult } from "#core/ports/rebuild-queue.ts";
import type { PublishFailure, PublishReport, SiteOutput } from "#core/ports/site-output.ts";
import type { ContentChoice } from "#renderer/site/content-source.ts";
import { type BuildOutcome, errorsOf, mayPass } from "#renderer/studio/publisher.ts";
import { type RunningBuild, startBuild } from "#renderer/studio/run-build.ts";
import type { Shops } from "#renderer/worker/shops.ts";

/** An event of a worker, for its log. */
export type RebuildEvent =
	| { readonly event: "started"; readonly job: RebuildJob; readonly generation: number }
	| {
			readonly event: "published";
			readonly job: RebuildJob;
			readonly generation: number;
			readonly report: PublishReport;
			readonly seconds: number;
			/** The seconds from the noticed change to the published site. */
			readonly eventToLiveSeconds: number;
	  }
	/** A newer generation is published already. */
	| {
			readonly event: "superseded";
			readonly job: RebuildJob;
			readonly generation: number;
			readonly newest: number;
	  }
	| { readonly event: "ended"; readonly job: RebuildJob; readonly result: RebuildResult };

/** The dependencies of rebuilds. */
export interface RebuildOptions {
	readonly shops: Pick<Shops, "siteDirectory">;
	/** The absolute path of this worker's own folder, with the built site and the cache of each shop. */
	readonly buildsDirectory: string;
	readonly content: ContentChoice;
	/** The folder of the compiled program; by default that of the running one. */
	readonly program?: string;
	/** The milliseconds that a build may take. */
	readonly timeLimit: number;
	fenceOf(shop: string): PublishFence;
	/** Opens the output of a shop; null if nothing says where it is published. */
	outputOf(shop: string): Promise<SiteOutput | null>;
	/** Returns findings as text. */
	describe(findings: readonly ContentFinding[]): string;
	onEvent(event: RebuildEvent): void;
}

/** Builds shops and publishes them. */
export interface Rebuilds {
	run(job: RebuildJob): Promise<RebuildResult>;
	/** Ends the running builds; their jobs go back to the queue. */
	giveBack(): void;
}

/** Runs a build with a time limit in a child process, so that this one can go on renewing the locks of its jobs. */
async function runBuild(build: RunningBuild, timeLimit: number): Promise<BuildOutcome> {
	let isLate = false;
	const timer = setTimeout(() => {
		isLate = true;
		build.end();
	}, timeLimit);
	try {
		const outcome = await build.outcome;
		return isLate
			? { kind: "stopped", message: `The build took longer than ${timeLimit / 1000} s.` }
			: outcome;
	} finally {
		clearTimeout(timer);
	}
}

/** Returns the result of a build that is not published. */
function failedBuild(outcome: BuildOutcome, describe: RebuildOptions["describe"]): RebuildResult {
	const message = outcome.kind === "stopped" ? outcome.message : describe(errorsOf(outcome));
	return { kind: mayPass(outcome) ? "repeat" : "failed", message };
}

/** Returns the result of a publication that failed: an output that does not answer or has no space may do so later. */
function failedPublication(failure: PublishFailure): RebuildResult {
	const { kind, ...details } = failure;
	const message = `${kind}: ${Object.values(details).join(", ")}`;
	const isLasting = ["denied", "foreign", "unfenced", "package"].includes(kind);
	return { kind: isLasting ? "failed" : "repeat", message };
}

/** Creates the builds of a worker. */
export function createRebuilds(options: RebuildOptions): Rebuilds {
	const { shops, buildsDirectory, content, timeLimit, describe, onEvent } = options;
	// A worker that was frozen may get a shop's next job while it still runs the one before.
	const locks = createMemoryLocks();
	const running = new Set<RunningBuild>();
	const stopping = new AbortController();

	async function build(job: RebuildJob, siteDirectory: string): Promise<RebuildResult> {
		const start = performance.now();
		const fence = options.fenceOf(job.shop);
		const generation = await fence.begin();
		onEvent({ event: "started", job, generation });
		const outputDirectory = join(buildsDirectory, job.shop, "site");
		const child = startBuild({ siteDirectory, outputDirectory, content }, options.program);
		running.add(child);
		const outcome = await runBuild(child, timeLimit).finally(() => running.delete(child));
		if (stopping.signal.aborted) return { kind: "returned" };
		if (outcome.kind === "findings" || outcome.kind === "stopped") return failedBuild(outcome, describe);
		const output = await options.outputOf(job.shop);
		if (output === null)
			return { kind: "failed", message: "Neither the option publish nor --to says where the site goes." };
		// Also without a change, so that the output knows how new its content is.
		const published = await output.publish(realpathSync(outputDirectory), generation, {
			signal: stopping.signal,
		});
		const seconds = (performance.now() - start) / 1000;
		if (published.ok) {
			const eventToLiveSeconds = (Date.now() - job.seenAt) / 1000;
			onEvent({ event: "published", job, generation, report: published.value, seconds, eventToLiveSeconds });
			return { kind: "done" };
		}
		if (published.error.kind !== "superseded") return failedPublication(published.error);
		onEvent({ event: "superseded", job, generation, newest: published.error.newest });
		return { kind: "done" };
	}

	async function run(job: RebuildJob): Promise<RebuildResult> {
		const siteDirectory = shops.siteDirectory(job.shop);
		if (siteDirectory === null) return { kind: "failed", message: "There is no such shop on this machine." };
		try {
			return await locks.hold(job.shop, () => build(job, siteDirectory));
		} catch (error) {
			if (stopping.signal.aborted) return { kind: "returned" };
			return { kind: "repeat", message: error instanceof Error ? error.message : String(error) };
		}
	}

	return {
		async run(job) {
			const result = await run(job);
			if (result.kind !== "done") onEvent({ event: "ended", job, result });
			return result;
		},
		giveBack() {
			stopping.abort();
			for (const child of running) child.end();
		},
	};
}
