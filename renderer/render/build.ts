import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { type ClientBundle, readClientBundle } from "#renderer/bundler/client-bundle.ts";
import { serviceWorkerInputs, writeServiceWorker } from "#renderer/bundler/write-service-worker.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { BuildSources } from "#renderer/cache/source-digests.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { brokenImageFinding } from "#renderer/images/describe-images.ts";
import { BrokenImageError, type ImageDescription } from "#renderer/images/images.ts";
import { catalogueFileOf, type StagedCatalogue, stageCatalogue } from "#renderer/output/catalogue-file.ts";
import { currentFolder, type OutputFolder, openOutput } from "#renderer/output/output-folder.ts";
import { keptFilesRecord } from "#renderer/output/previous-files.ts";
import { createSiteFiles, type RecordedFile } from "#renderer/output/site-files.ts";
import { asWriteError, WriteError } from "#renderer/output/write-error.ts";
import { digestOf } from "#renderer/plan/digest-of.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import {
	copyProgram,
	filesBefore,
	isSameSite,
	removeObsoleteFiles,
	totalSize,
	updateFiles,
	writeImages,
} from "#renderer/render/build-files.ts";
import { createBuildImages, type DescribedImages } from "#renderer/render/build-images.ts";
import { type BuildReport, countByLanguage, templateReports } from "#renderer/render/build-report.ts";
import { updateFixedFiles } from "#renderer/render/fixed-files.ts";
import { createPageDigests } from "#renderer/render/page-digests.ts";
import { createPagePlanner } from "#renderer/render/plan-pages.ts";
import { planSite, today } from "#renderer/render/plan-site.ts";
import { refuseSharedFiles } from "#renderer/render/refuse-shared-files.ts";
import type { PageFailure } from "#renderer/render/render-pages.ts";
import { renderSite } from "#renderer/render/render-site.ts";
import { anchorWarnings } from "#renderer/site/anchor-findings.ts";
import { noteMovedPaths } from "#renderer/site/build-notes.ts";
import { asConfigured, type ContentChoice, contentSource } from "#renderer/site/content-source.ts";
import { type LoadedSite, loadSite, readConfig } from "#renderer/site/load-site.ts";
import { createLogCollector, createPageNotes } from "#renderer/site/log-collector.ts";
import { mailingCatalogue } from "#renderer/site/shop-catalogue.ts";

/** The options of a build. */
export interface BuildOptions {
	/** The site's folder, absolute. */
	readonly siteDirectory: string;
	/** The folder of the built site, absolute. */
	readonly outputDirectory: string;
	/** Called after each step of a stage with its progress. */
	onProgress?(stage: BuildStage, done: number, total: number): void;
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
}

export type BuildStage = "content" | "pages" | "pictures";

/** The reason why a build failed; the old site remains. */
export type BuildFailure =
	| { readonly kind: "findings"; readonly findings: readonly ContentFinding[] }
	| { readonly kind: "pages"; readonly failures: readonly PageFailure[] };

type BuildResult = Result<BuildReport, BuildFailure>;

/** A build whose configuration has been read. */
interface Prepared {
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
}

/**
 * Builds a site: reads and checks the content, renders all pages that have changed since the last build, writes the images
 * and switches the output in one step. If anything fails, the last good site remains in place (B-REL-01). Throws a
 * WriteError if the output cannot be written.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
	const readAt = new Date();
	const built = await buildFromContent(options, readAt.toISOString());
	if (built.ok) BuildCache.saveGeneration(options.outputDirectory, readAt.getTime());
	return built;
}

async function buildFromContent(options: BuildOptions, readAt: string): Promise<BuildResult> {
	const start = performance.now();
	const { siteDirectory, outputDirectory, content = asConfigured, fresh } = options;
	const read = await readConfig(siteDirectory);
	if (!read.ok) return fail({ kind: "findings", findings: read.error });
	const config = read.value;
	const source = contentSource(siteDirectory, config, content);
	if (!source.ok) return fail({ kind: "findings", findings: source.error });
	const { directus, sourceModule, ...folders } = source.value;
	const code = BuildCache.sources.codeDigest(siteDirectory, folders, outputDirectory);
	const sources = directus || sourceModule ? null : BuildCache.sources.buildSources(config, folders, code);
	const unchanged = sources && !fresh ? BuildCache.unchangedReport(outputDirectory, sources) : null;
	if (unchanged) return succeed({ ...unchanged, seconds: (performance.now() - start) / 1000 });
	const cache = new BuildCache(outputDirectory, fresh);
	return buildChanged({ options, config, start, readAt, code, sources, cache });
}

/** Builds a site whose sources may have changed since the last build. */
async function buildChanged(prepared: Prepared): Promise<BuildResult> {
	const { options, config, code, sources, cache } = prepared;
	const { logger, takeNotes } = createLogCollector();
	options.onProgress?.("content", 0, 1);
	const parsedFiles = sources ? cache.parsedFiles(sources.files, code) : undefined;
	const images = createBuildImages(options.outputDirectory, parsedFiles);
	const { siteDirectory, content = asConfigured, fresh = false } = options;
	const choice = { ...content, fresh };
	const loaded = await loadSite(siteDirectory, logger, choice, config, parsedFiles, images.check);
	if (!loaded.ok) return fail({ kind: "findings", findings: loaded.error });
	options.onProgress?.("content", 1, 1);
	const { outputDirectory, keepsFormer = false } = options;
	const former = keepsFormer ? BuildCache.former(outputDirectory) : null;
	const output = openOutput(outputDirectory, cache.last?.spare?.folder, former?.folder);
	try {
		if (cache.last) output.continuePrevious(keepsFormer ? null : cache.last.spare);
		const log = { logger, takeNotes };
		const built = await buildInto(output, prepared, loaded.value, { log, ...images.described() });
		if (built.ok) loaded.value.holding?.savePublished();
		else output.discard();
		return built;
	} catch (error) {
		output.discard();
		if (error instanceof BrokenImageError) {
			const finding = brokenImageFinding(error);
			return fail({ kind: "findings", findings: [{ ...finding, ...loaded.value.places.locate(finding) }] });
		}
		const cause = asWriteError(error, outputDirectory);
		// Builds everything again, because the last build may be the cause: a file may now be where a folder was, the
		// folder may differ from the cache, or a file may have two writers.
		if (cache.last && !(cause instanceof WriteError && cause.kind === "full"))
			return buildSite({ ...options, fresh: true });
		throw cause;
	}
}

/** Writes all files of a site to its staging folder and publishes it. */
async function buildInto(
	output: OutputFolder,
	prepared: Prepared,
	loaded: LoadedSite,
	{ log, images, described }: DescribedImages & { readonly log: ReturnType<typeof createLogCollector> },
): Promise<BuildResult> {
	const { options, config, code, start, cache } = prepared;
	const { content, warnings } = loaded;
	const root = output.staging;
	const bundle = readClientBundle();
	const lastFiles = filesBefore(cache.last);
	const files = createSiteFiles(root, lastFiles);
	const notes = createPageNotes(log.logger);
	const planned = planSite(loaded, bundle, described, {
		siteDirectory: options.siteDirectory,
		outputRoot: root,
		replaces: cache.last !== null,
		logger: notes.logger,
		day: today(),
	});
	const digests = createPageDigests(planned, described, code);
	const planner = createPagePlanner({ plan: planned.plan, cache, digests, notes });
	const result = await renderSite(planned, content, planner, {
		files,
		cache,
		digests,
		workers: options.workers,
		onProgress: (done, total) => options.onProgress?.("pages", done, total),
	});
	if (result.failures.length > 0) return fail({ kind: "pages", failures: result.failures });

	const used = described.filter(({ name }) => result.usedImages.has(name));
	const onImage = (done: number) => options.onProgress?.("pictures", done, used.length);
	const imageFiles = await writeImages(used, images, root, lastFiles, onImage);
	files.recordWritten(imageFiles.flatMap(({ isNew, file }) => (isNew ? [file] : [])));
	const imagePaths = imageFiles.map(({ file }) => file);
	cache.recordFiles("images", imagePaths);
	await updateOtherFiles(loaded, described, { code, cache, files, root, bundle });
	refuseSharedFiles(config.engines, cache, result.enginesOfPages);
	const { keptFiles, removed } = removeObsoleteFiles(output, cache);
	const pages = [...cache.pages.values()];
	const catalogue = await stageBuiltCatalogue(loaded, prepared);
	const report: BuildReport = {
		pages: pages.length,
		rendered: result.rendered,
		removed: removed.length,
		languages: countByLanguage(pages),
		templates: templateReports(pages, result.times),
		...totalSize(cache),
		written: files.changed.size,
		images: used.length,
		catalogue: catalogue?.file ?? null,
		seconds: 0,
		workers: result.workers,
		notes: takeNotes(log, planned.plan, cache),
		held: loaded.holding?.held() ?? [],
		// Last, because it creates models again, whose notes and images must not be counted twice.
		warnings: [...warnings, ...(await anchorWarnings(planned.plan, loaded, cache.entries("anchors", code)))],
	};
	publish(output, prepared, {
		keptFiles,
		different: [...files.changed, ...removed, keptFilesRecord],
		catalogue,
		report,
	});
	return succeed({ ...report, seconds: (performance.now() - start) / 1000 });
}

/** Updates the files that belong to no page and no engine: the program, icons, documents and the service worker. */
async function updateOtherFiles(
	loaded: LoadedSite,
	described: readonly ImageDescription[],
	build: Parameters<typeof updateFixedFiles>[2] & { readonly bundle: ClientBundle },
): Promise<void> {
	const { code, cache, root, bundle } = build;
	const templates = new Set(Array.from(cache.pages.values(), ({ published }) => published.template));
	const { files, programFiles } = loaded.modules;
	await updateFiles("program", digestOf(code, [...templates].sort()), build, () =>
		copyProgram([...new Set([...bundle.filesFor(templates), ...programFiles])], root),
	);
	cache.recordFiles("modules", files.map(build.files.put));
	await updateFixedFiles(loaded, described, build);
	await updateFiles("worker", digestOf(code, serviceWorkerInputs(cache.pages)), build, () =>
		writeServiceWorker(root),
	);
}

/** Returns the notes of the build, including those about moved paths that lead to no page. */
function takeNotes(
	{ logger, takeNotes: take }: ReturnType<typeof createLogCollector>,
	plan: PlanContext,
	{ pages }: Pick<BuildCache, "pages">,
): BuildReport["notes"] {
	noteMovedPaths(plan, (path) => pages.has(path), logger);
	return take();
}

/** Writes the catalogue of a shop that has an order service next to the output; null for other sites. */
async function stageBuiltCatalogue(
	loaded: LoadedSite,
	{ options, readAt }: Pick<Prepared, "options" | "readAt">,
): Promise<StagedCatalogue | null> {
	if (!loaded.config.orderService) return null;
	const catalogue = await mailingCatalogue(loaded, createLogCollector().logger);
	return catalogue && stageCatalogue(catalogueFileOf(options.outputDirectory), catalogue, readAt);
}

/**
 * Switches the output and the order service's catalogue, then saves the cache for the next build: a build that is stopped
 * in between is not taken for finished, so the next one writes the catalogue again (B-USE-10).
 */
function publish(
	output: OutputFolder,
	{ options: { outputDirectory, keepsFormer = false }, sources, cache }: Prepared,
	built: {
		readonly keptFiles: readonly RecordedFile[];
		/** The files that differ from the last build's. */
		readonly different: readonly string[];
		readonly catalogue: StagedCatalogue | null;
		readonly report: BuildReport;
	},
): void {
	const { keptFiles, different, catalogue, report } = built;
	const { last } = cache;
	if (keepsFormer && last && isSameSite(last, different)) {
		catalogue?.publish();
		output.discard();
		// The newest record: what is served is no longer an earlier site.
		cache.save({ ...last, spare: null }, sources, report);
		return;
	}
	output.publish(last || keepsFormer ? "kept" : "removed");
	catalogue?.publish(keepsFormer);
	const folder = currentFolder(outputDirectory);
	if (folder === null) return;
	const spare = keepsFormer ? null : last && { folder: last.folder, different };
	cache.save({ folder, spare, keptFiles }, sources, report, keepsFormer);
}
