import { basename } from "node:path";
import { fail, succeed } from "#core/shared/result.ts";
import { type ClientBundle, readClientBundle } from "#renderer/bundler/client-bundle.ts";
import { serviceWorkerInputs, writeServiceWorker } from "#renderer/bundler/write-service-worker.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { FontMeasuresCache } from "#renderer/fonts/font-measures.ts";
import { brokenImageFinding } from "#renderer/images/describe-images.ts";
import { BrokenImageError, type ImageDescription } from "#renderer/images/images.ts";
import { currentFolder, type OutputFolder, openOutput } from "#renderer/output/output-folder.ts";
import { keptFilesRecord } from "#renderer/output/previous-files.ts";
import { createSiteFiles, type SiteFiles } from "#renderer/output/site-files.ts";
import { asWriteError, WriteError } from "#renderer/output/write-error.ts";
import { digestOf } from "#renderer/plan/digest-of.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { isInShard, type Shard } from "#renderer/plan/shard.ts";
import {
	copyProgram,
	filesBefore,
	removeObsoleteFiles,
	totalSize,
	updateFiles,
	writeImages,
} from "#renderer/render/build-files.ts";
import { createBuildImages, type DescribedImages } from "#renderer/render/build-images.ts";
import type { BuildResult, PreparedBuild } from "#renderer/render/build-options.ts";
import { type BuildReport, countByLanguage, templateReports } from "#renderer/render/build-report.ts";
import { updateFixedFiles } from "#renderer/render/fixed-files.ts";
import { createPageDigests } from "#renderer/render/page-digests.ts";
import { createPagePlanner } from "#renderer/render/plan-pages.ts";
import { planSite } from "#renderer/render/plan-site.ts";
import { publishBuild, stageBuiltCatalogue } from "#renderer/render/publish-build.ts";
import { refuseSharedFiles } from "#renderer/render/refuse-shared-files.ts";
import { type RenderedSite, renderSite } from "#renderer/render/render-site.ts";
import { anchorWarnings, builtPages } from "#renderer/site/anchor-findings.ts";
import { noteMissingRedirects, noteMovedPaths } from "#renderer/site/build-notes.ts";
import { asConfigured } from "#renderer/site/content-source.ts";
import { type LoadedSite, loadSite } from "#renderer/site/load-site.ts";
import { createLogCollector, createPageNotes } from "#renderer/site/log-collector.ts";

/** Builds a site whose sources may have changed since the last build. */
export async function buildChanged(prepared: PreparedBuild): Promise<BuildResult> {
	const { options, config, code, sources, cache } = prepared;
	const { logger, takeNotes } = createLogCollector();
	options.onProgress?.("content", 0, 1);
	const parsedFiles = sources ? cache.parsedFiles(sources.files, code) : undefined;
	const images = createBuildImages(options.outputDirectory, parsedFiles);
	const { siteDirectory, content = asConfigured, fresh = false } = options;
	const choice = { ...content, fresh };
	const fontMeasures: FontMeasuresCache = cache.entries("fonts", code);
	const reading = { logger, choice, config, parsedFiles, fontMeasures, checkImages: images.check };
	const loaded = await loadSite(siteDirectory, reading);
	if (!loaded.ok) return fail({ kind: "findings", findings: loaded.error });
	options.onProgress?.("content", 1, 1);
	const { outputDirectory, keepsFormer = false } = options;
	const former = keepsFormer ? BuildCache.former(outputDirectory) : null;
	const output = openOutput(outputDirectory, cache.last?.spare?.folder, former?.folder);
	try {
		if (cache.merged) cache.merged.copyFiles(output.staging);
		else if (cache.last) output.continuePrevious(keepsFormer ? null : cache.last.spare);
		const log = { logger, takeNotes };
		const built = await buildInto(output, prepared, loaded.value, { log, ...images.described() });
		if (!built.ok) output.discard();
		else if (!options.shard) {
			const isReplaced = currentFolder(outputDirectory) === basename(output.staging);
			loaded.value.holding?.savePublished(keepsFormer && isReplaced);
		}
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
		if (cache.last && !(cause instanceof WriteError && cause.kind === "full")) return prepared.buildFresh();
		throw cause;
	}
}

/** A site whose pages and images have been written to a staging folder. */
interface RenderedBuild {
	readonly output: OutputFolder;
	readonly loaded: LoadedSite;
	readonly log: ReturnType<typeof createLogCollector>;
	readonly described: readonly ImageDescription[];
	readonly bundle: ClientBundle;
	readonly files: SiteFiles;
	readonly plan: PlanContext;
	readonly rendered: RenderedSite;
	readonly images: number;
	readonly until: number;
	readonly timeZone: string;
}

/** Writes all files of a site, or of a shard, to the staging folder and publishes it. */
async function buildInto(
	output: OutputFolder,
	prepared: PreparedBuild,
	loaded: LoadedSite,
	{ log, images, described }: DescribedImages & Pick<RenderedBuild, "log">,
): Promise<BuildResult> {
	const { options, code, start, cache } = prepared;
	const { shard = null } = options;
	const root = output.staging;
	const bundle = readClientBundle();
	const lastFiles = filesBefore(cache.last);
	const files = createSiteFiles(root, lastFiles);
	const notes = createPageNotes(log.logger);
	const { day, until, timeZone } = loaded;
	const planned = planSite(loaded, bundle, described, {
		siteDirectory: options.siteDirectory,
		outputRoot: root,
		replaces: cache.last !== null,
		logger: notes.logger,
		day,
	});
	const { plan } = planned;
	const digests = createPageDigests(planned, described, code);
	const { onCompared } = options;
	const planner = createPagePlanner({
		plan,
		cache,
		digests,
		notes,
		shard,
		...(onCompared && { onCompared }),
	});
	const rendered = await renderSite(planned, loaded.content, planner, {
		files,
		cache,
		digests,
		shard,
		workers: options.workers,
		onProgress: (done, total) => options.onProgress?.("pages", done, total),
	});
	if (rendered.failures.length > 0) return fail({ kind: "pages", failures: rendered.failures });

	const used = described.filter(({ name }) =>
		shard ? isInShard(name, shard) : rendered.usedImages.has(name),
	);
	const onImage = (done: number) => options.onProgress?.("pictures", done, used.length);
	const imageFiles = await writeImages(used, images, root, lastFiles, onImage);
	files.recordWritten(imageFiles.flatMap(({ isNew, file }) => (isNew ? [file] : [])));
	const imagePaths = imageFiles.map(({ file }) => file);
	cache.recordFiles("images", imagePaths);
	const sources = { output, loaded, log, described, bundle, files, plan, rendered };
	const build = { ...sources, images: used.length, until, timeZone };
	const report = await (shard ? finishShard(build, prepared, shard) : finishSite(build, prepared));
	return succeed({ ...report, seconds: (performance.now() - start) / 1000 });
}

/** Returns the figures of a build's report; its findings are those of the whole site. */
function reportFigures(
	{ files, loaded, rendered, images, until, timeZone, plan }: RenderedBuild,
	cache: BuildCache,
): BuildReport {
	const pages = [...cache.pages.values()];
	return {
		pages: pages.length,
		rendered: rendered.rendered,
		languages: countByLanguage(pages),
		templates: templateReports(pages, rendered.times),
		...totalSize(cache),
		written: files.changed.size,
		images,
		workers: rendered.workers,
		removed: 0,
		seconds: 0,
		catalogue: null,
		notes: [],
		held: [],
		warnings: [],
		isPreview: plan.incomplete,
		until,
		timeZone,
		itemCounts: loaded.directus?.itemCounts() ?? null,
	};
}

/** Writes the record of a shard, which the files of the whole site are not part of, and publishes its folder. */
async function finishShard(
	build: RenderedBuild,
	{ cache, config }: PreparedBuild,
	shard: Shard,
): Promise<BuildReport> {
	const { output, rendered } = build;
	refuseSharedFiles(config.engines, cache, rendered.enginesOfPages);
	const images = cache.others.get("images")?.files ?? [];
	const pages = [...cache.pages.values()];
	await BuildCache.shards.save(output.staging, { domain: config.domain, shard, pages, images });
	output.publish("removed");
	return reportFigures(build, cache);
}

/** Returns the items that are held back, with the places of their findings. */
function locatedItems({ holding, places }: LoadedSite): BuildReport["held"] {
	return (holding?.held() ?? []).map((item) => ({
		...item,
		findings: item.findings.map((finding) => ({ ...finding, ...places.locate(finding) })),
	}));
}

/** Writes the files of the whole site and publishes it. */
async function finishSite(build: RenderedBuild, prepared: PreparedBuild): Promise<BuildReport> {
	const { output, loaded, log, described, bundle, files, plan, rendered } = build;
	const { config, code, cache } = prepared;
	await updateOtherFiles(loaded, described, { code, cache, files, root: output.staging, bundle });
	refuseSharedFiles(config.engines, cache, rendered.enginesOfPages);
	const { keptFiles, removed } = removeObsoleteFiles(output, cache);
	const htmlOf = builtPages(output.staging, cache.pages);
	const anchors = await anchorWarnings(plan, loaded, htmlOf, cache.entries("anchors", code));
	const notes = takeNotes(log, plan, cache);
	// Last, because notes about texts that only the catalogue has are left out.
	const catalogue = await stageBuiltCatalogue(plan, loaded.content, prepared);
	const report: BuildReport = {
		...reportFigures(build, cache),
		removed: removed.length,
		catalogue: catalogue?.file ?? null,
		notes,
		held: locatedItems(loaded),
		warnings: [...loaded.warnings, ...anchors],
	};
	publishBuild(output, prepared, {
		keptFiles,
		different: [...files.changed, ...removed, keptFilesRecord],
		catalogue,
		report,
	});
	return report;
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
	cache: BuildCache,
): BuildReport["notes"] {
	noteMovedPaths(plan, (path) => cache.pages.has(path), logger);
	noteMissingRedirects(plan, cache, logger);
	return take();
}
