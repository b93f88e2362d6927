import type { ContentFinding } from "#core/content/finding.ts";
import type { Result } from "#core/shared/result.ts";
import type { BuildCache } from "#renderer/cache/build-cache.ts";
import type { OpenedShard } from "#renderer/cache/build-shards.ts";
import type { BuildSources } from "#renderer/cache/source-digests.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import type { Shard } from "#renderer/plan/shard.ts";
import type { BuildReport } from "#renderer/render/build-report.ts";
import type { PageComparison } from "#renderer/render/plan-pages.ts";
import type { PageFailure } from "#renderer/render/render-pages.ts";
import type { ContentChoice } from "#renderer/site/content-source.ts";

/** The options of a build. */
export interface BuildOptions {
	/** The site's folder, absolute. */
	readonly siteDirectory: string;
	/** The folder of the built site, absolute. */
	readonly outputDirectory: string;
	/** Called after each step of a stage with its progress. */
	onProgress?(stage: BuildStage, done: number, total: number): void;
	/** Called for each page with what has changed since the last build. An unchanged site is planned then, too. */
	onCompared?(comparison: PageComparison): void;
	/** The source of the content; by default that of the configuration. */
	readonly content?: ContentChoice;
	/** The number of render threads in addition to the main one; by default it depends on the number of pages. */
	readonly workers?: number;
	/** Whether to build everything without the cache of earlier builds; false by default. */
	readonly fresh?: boolean;
	/**
	 * Whether the site before stays in its folder, so that it can be published again, and a build without changes publishes
	 * nothing; false by default.
	 */
	readonly keepsFormer?: boolean;
	/** The only part of the pages and images to build, without the files of the whole site; by default all. */
	readonly shard?: Shard | null;
	/** The shards whose pages and images are reused instead of those of the last build. */
	readonly shards?: readonly OpenedShard[];
}

export type BuildStage = "content" | "pages" | "pictures";

/** The reason why a build failed; the old site remains. */
export type BuildFailure =
	| { readonly kind: "findings"; readonly findings: readonly ContentFinding[] }
	| { readonly kind: "pages"; readonly failures: readonly PageFailure[] };

export type BuildResult = Result<BuildReport, BuildFailure>;

/** A build whose configuration has been read. */
export interface PreparedBuild {
	readonly options: BuildOptions;
	readonly config: SiteConfig;
	readonly start: number;
	/** The time before the content is read, ISO 8601. */
	readonly readAt: string;
	/** The digest of the program's code and the site's own code. */
	readonly code: string;
	/**
	 * The sources before the content is read, so that the next build notices changes during this one. Null for Directus
	 * and a site's own source, because only a request shows whether their content has changed.
	 */
	readonly sources: BuildSources | null;
	readonly cache: BuildCache;
	/** Builds the site without the cache of earlier builds. */
	buildFresh(): Promise<BuildResult>;
}
