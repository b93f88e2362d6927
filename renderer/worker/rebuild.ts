import { realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";
import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { RebuildJob, RebuildResult } from "#core/ports/rebuild-queue.ts";
import type { Generation, PublishFailure, PublishReport, SiteOutput } from "#core/ports/site-output.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { ContentChoice } from "#renderer/site/content-source.ts";
import { type BuildOutcome, errorsOf, mayPass } from "#renderer/studio/publisher.ts";
import { createBuildRunner, type RunningBuild } from "#renderer/studio/run-build.ts";
import type { ArchiveEvent, ShopArchives } from "#renderer/worker/shop-archives.ts";
import { createShopTurns, type ShopTurns } from "#renderer/worker/shop-turns.ts";
import type { Shops } from "#renderer/worker/shops.ts";
import { type InSpan, withoutSpan } from "#renderer/worker/spans.ts";

/** An event of a worker, for its log. */
export type RebuildEvent =
	| { readonly event: "started"; readonly job: RebuildJob; readonly generation: number }
	| {
			readonly event: "published";
			readonly job: RebuildJob;
			readonly generation: number;
			readonly report: PublishReport;
			readonly buildSeconds: number;
			readonly publishSeconds: number;
			/** The size of the sent files before compression. */
			readonly sentBytes: number;
			/** The seconds from the noticed change to the published site. */
			readonly eventToLiveSeconds: number;
	  }
	/** A newer generation is published already. */
	| {
			readonly event: "superseded";
			readonly job: RebuildJob;
			readonly generation: number;
			readonly newest: number;
			readonly buildSeconds: number;
	  }
	| { readonly event: "ended"; readonly job: RebuildJob; readonly result: RebuildResult }
	/** The outcome of storing or restoring the archive of the shop's last build. */
	| (ArchiveEvent & { readonly job: RebuildJob });

/** Why a shop was not published. */
export type RebuildFailure =
	| { readonly kind: "findings"; readonly findings: readonly ContentFinding[] }
	| { readonly kind: "publication"; readonly failure: PublishFailure }
	/** The build took longer than its limit. */
	| { readonly kind: "late"; readonly minutes: number }
	/** No folder of this machine has that shop. */
	| { readonly kind: "unknownShop" }
	/** Nothing says where the shop is published. */
	| { readonly kind: "noOutput" }
	/** The site is incomplete, so that its pages are marked as a preview. */
	| { readonly kind: "preview" };

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
	/** Whether to publish previews of incomplete sites; by default what is published stays. */
	readonly publishesPreviews?: boolean;
	/** Records spans; nothing is recorded by default. */
	readonly inSpan?: InSpan;
	fenceOf(shop: string): PublishFence;
	/** Opens the output of a shop; null if nothing says where it is published. */
	outputOf(shop: string): Promise<SiteOutput | null>;
	readonly archives: ShopArchives;
	/** Returns a failure as text for people. */
	describe(failure: RebuildFailure): string;
	onEvent(event: RebuildEvent): void;
}

/** Builds shops and publishes them. */
export interface Rebuilds {
	run(job: RebuildJob): Promise<RebuildResult>;
	/** Ends the running builds, whose jobs go back to the queue, and the archives that are not sent yet. */
	giveBack(): void;
	/** Runs no further builds; resolves when the archives of all published sites are stored. */
	close(): Promise<void>;
}

/** Runs a build in a child process, so that this one can go on renewing the locks of its jobs; null if it takes longer than the limit. */
async function runBuild(build: RunningBuild, timeLimit: number): Promise<BuildOutcome | null> {
	let isLate = false;
	const timer = setTimeout(() => {
		isLate = true;
		build.end();
	}, timeLimit);
	try {
		const outcome = await build.outcome;
		return isLate ? null : outcome;
	} finally {
		clearTimeout(timer);
	}
}

/** The failures of a publication that only a person can end; an output that does not answer or has no space may do so later. */
const lastingFailures: readonly PublishFailure["kind"][] = ["denied", "foreign", "unfenced", "package"];

/** Returns a function that returns the seconds since this call. */
function startTimer(): () => number {
	const start = performance.now();
	return () => (performance.now() - start) / 1000;
}

/** Returns the size of files in bytes. */
function sizeOf(folder: string, files: readonly string[]): number {
	return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** A built site of a shop. */
interface BuiltSite {
	readonly job: RebuildJob;
	readonly generation: Generation;
	/** The absolute path of the output's link to it. */
	readonly outputDirectory: string;
	readonly output: SiteOutput;
	readonly buildSeconds: number;
	/** When dates in the content take another effect, in milliseconds since 1970. */
	readonly until?: number;
	/** The numbers of items of Directus that were read, as text. */
	readonly itemCounts?: string;
}

/** Returns what a build says about the content that it has read. */
function contentOf(outcome: BuildOutcome | null): Pick<BuiltSite, "until" | "itemCounts"> {
	if (outcome === null || !("held" in outcome)) return {};
	const { until, itemCounts } = outcome;
	return { ...(until !== undefined && { until }), ...(itemCounts && { itemCounts }) };
}

/** Returns the result of a build that failed. */
type EndBuild = (kind: "repeat" | "failed", failure: RebuildFailure) => RebuildResult;

/** Returns the result of a build. After an upgrade it takes longer than others, because it renders all pages, so its time says little. */
function asDone({ job, buildSeconds }: Pick<BuiltSite, "job" | "buildSeconds">): RebuildResult {
	return job.reason === "upgrade" ? { kind: "done" } : { kind: "done", duration: buildSeconds * 1000 };
}

/** Publishes a built site, also without a change, so that the output knows how new its content is. `onPublished` is called before the end. */
async function publishSite(
	{ output, outputDirectory, until, itemCounts, ...build }: BuiltSite,
	{ onEvent }: Pick<RebuildOptions, "onEvent">,
	onPublished: (report: PublishReport) => void,
	ended: EndBuild,
	signal: AbortSignal,
): Promise<RebuildResult> {
	const { job, generation } = build;
	const folder = realpathSync(outputDirectory);
	const publishTime = startTimer();
	const published = await output.publish(folder, generation, { signal });
	if (published.ok) {
		const report = published.value;
		const publishSeconds = publishTime();
		const eventToLiveSeconds = (Date.now() - job.seenAt) / 1000;
		const sentBytes = sizeOf(folder, report.sent);
		onEvent({ event: "published", ...build, report, publishSeconds, sentBytes, eventToLiveSeconds });
		onPublished(report);
		return { ...asDone(build), ...(until !== undefined && { until }), ...(itemCounts && { itemCounts }) };
	}
	const { error } = published;
	if (error.kind === "superseded") {
		onEvent({ event: "superseded", ...build, newest: error.newest });
		return asDone(build);
	}
	const kind = lastingFailures.includes(error.kind) ? "failed" : "repeat";
	return ended(kind, { kind: "publication", failure: error });
}

/** Creates the functions that store archives of published sites after their jobs, and wait for all of them. */
function createArchiving(
	{ archives, onEvent }: Pick<RebuildOptions, "archives" | "onEvent">,
	turns: ShopTurns,
) {
	const running = new Set<Promise<void>>();
	return {
		start({ job, outputDirectory, output }: BuiltSite, { sent, deleted }: PublishReport): void {
			const isChanged = sent.length + deleted.length > 0;
			const saved = archives.save(job.shop, outputDirectory, output, { isChanged, turns }).then((event) => {
				if (event) onEvent({ ...event, job });
				running.delete(saved);
			});
			running.add(saved);
		},
		ended: () => Promise.all(running),
	};
}

/** Creates the builds of a worker. */
export function createRebuilds(options: RebuildOptions): Rebuilds {
	const { shops, buildsDirectory, content, timeLimit, archives, inSpan = withoutSpan, onEvent } = options;
	// A worker that was frozen may get a shop's next job while it still runs the one before.
	const turns = createShopTurns();
	const builds = createBuildRunner(options.program);
	const archiving = createArchiving(options, turns);
	const stopping = new AbortController();

	const ended: EndBuild = (kind, failure) => ({ kind, message: options.describe(failure) });

	/** Returns the result of a build that gives no site to publish; null if it does. */
	function failedBuild(outcome: BuildOutcome | null): RebuildResult | null {
		if (outcome === null) return ended("repeat", { kind: "late", minutes: timeLimit / 60_000 });
		if (outcome.kind === "stopped") return { kind: "repeat", message: outcome.message };
		if (outcome.kind !== "findings") return null;
		return ended(mayPass(outcome) ? "repeat" : "failed", { kind: "findings", findings: errorsOf(outcome) });
	}

	async function build(job: RebuildJob, siteDirectory: string): Promise<RebuildResult> {
		const fence = options.fenceOf(job.shop);
		const generation = await fence.begin(job.seenAt);
		onEvent({ event: "started", job, generation });
		const outputDirectory = join(buildsDirectory, job.shop, "site");
		const output = await options.outputOf(job.shop);
		const restored = output && (await archives.restore(job.shop, outputDirectory, output));
		if (restored) onEvent({ ...restored, job });
		if (stopping.signal.aborted) return { kind: "returned" };
		const buildTime = startTimer();
		// Dates have the effect of the build's number, so that no clock that is behind takes back what is published.
		const atNumber = { ...content, now: generation };
		const child = builds.start({ siteDirectory, outputDirectory, content: atNumber });
		const outcome = await inSpan("facette.build", {}, () => runBuild(child, timeLimit));
		if (stopping.signal.aborted) return { kind: "returned" };
		const failed = failedBuild(outcome);
		if (failed) return failed;
		if (output === null) return ended("failed", { kind: "noOutput" });
		if (!options.publishesPreviews && BuildCache.generations.isPreview(outputDirectory))
			return ended("failed", { kind: "preview" });
		const site = {
			...{ job, generation, outputDirectory, output, buildSeconds: buildTime() },
			...contentOf(outcome),
		};
		return inSpan("facette.publish", {}, () =>
			publishSite(site, options, (report) => archiving.start(site, report), ended, stopping.signal),
		);
	}

	async function run(job: RebuildJob): Promise<RebuildResult> {
		const siteDirectory = shops.siteDirectory(job.shop);
		if (siteDirectory === null) return ended("failed", { kind: "unknownShop" });
		try {
			return await turns.build(job.shop, () => build(job, siteDirectory));
		} catch (error) {
			if (stopping.signal.aborted) return { kind: "returned" };
			return { kind: "repeat", message: error instanceof Error ? error.message : String(error) };
		}
	}

	return {
		async run(job) {
			const { shop, reason, attempt } = job;
			const attributes = { "facette.shop": shop, "facette.reason": reason, "facette.attempt": attempt };
			const result = await inSpan("facette.rebuild", attributes, async (fail) => {
				const ended = await run(job);
				if ("message" in ended) fail(ended.message);
				return ended;
			});
			if (result.kind !== "done") onEvent({ event: "ended", job, result });
			return result;
		},
		giveBack() {
			stopping.abort();
			turns.abort();
			builds.end();
		},
		async close() {
			builds.end();
			await archiving.ended();
		},
	};
}
