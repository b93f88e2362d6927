import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { readClientBundle } from "#renderer/bundler/client-bundle.ts";
import { serviceWorkerInputs, writeServiceWorker } from "#renderer/bundler/write-service-worker.ts";
import {
	type BuildRecord,
	type RecordedFiles,
	readRecord,
	recordFile,
	writeRecord,
} from "#renderer/cache/build-record.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import { faultlessBefore } from "#renderer/cache/faultless-products.ts";
import { createInputDigests } from "#renderer/cache/input-digests.ts";
import { keptConfig } from "#renderer/cache/kept-config.ts";
import { type KeptValues, keptFile, openKeptValues } from "#renderer/cache/kept-values.ts";
import { outlinesOf, type PageGroups, pagesOf } from "#renderer/cache/page-groups.ts";
import { filesReadBefore, keptShopParts } from "#renderer/cache/read-before.ts";
import { codeDigest, programDigest, scanSources } from "#renderer/cache/source-digests.ts";
import {
	noteSources,
	type ScannedContent,
	type SeenSources,
	seenSources,
	today,
} from "#renderer/cache/unchanged-build.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { brokenImageFinding, describeImages } from "#renderer/images/describe-images.ts";
import { BrokenImageError, createImages } from "#renderer/images/images.ts";
import { currentOf } from "#renderer/output/current-folder.ts";
import { type OutputFolder, openOutput } from "#renderer/output/output-folder.ts";
import { createSiteFiles, type RecordedFile, type SiteFiles } from "#renderer/output/site-files.ts";
import { asWriteError, WriteError } from "#renderer/output/write-error.ts";
import {
	copyProgram,
	filesBefore,
	filesOf,
	settleFiles,
	sizeOf,
	writeImages,
} from "#renderer/render/build-files.ts";
import { type BuildReport, countByLanguage, templateReports } from "#renderer/render/build-report.ts";
import { fixedFiles } from "#renderer/render/fixed-files.ts";
import { createPagePlanner } from "#renderer/render/plan-pages.ts";
import { planSite } from "#renderer/render/plan-site.ts";
import { refuseSharedFiles } from "#renderer/render/refuse-shared-files.ts";
import type { PageFailure } from "#renderer/render/render-pages.ts";
import { type RenderedSite, renderSite } from "#renderer/render/render-site.ts";
import { anchorWarnings } from "#renderer/site/anchor-findings.ts";
import { noteMovedPaths } from "#renderer/site/build-notes.ts";
import { asConfigured, type ContentChoice, contentSource, foldersOf } from "#renderer/site/content-source.ts";
import { type LoadedSite, loadSite, type ReadBefore } from "#renderer/site/load-site.ts";
import { createLogCollector, createPageNotes } from "#renderer/site/log-collector.ts";

/** What a build works on. */
export interface BuildOptions {
	/** The site's folder, absolute. */
	readonly siteDirectory: string;
	/** Where the site goes, absolute. */
	readonly outputDirectory: string;
	/** Called after each step of a stage with its progress. */
	onProgress?(stage: BuildStage, done: number, total: number): void;
	/** Which source the content comes from; the configuration's where absent. */
	readonly content?: ContentChoice;
	/** How many threads render in addition to the main one; chosen by the number of pages when absent. */
	readonly workers?: number;
	/** The content's files, where they were looked at already. */
	readonly scanned?: ScannedContent | null;
	/** Whether everything is made, whatever the build before made; false when absent. */
	readonly fresh?: boolean;
}

export type BuildStage = "content" | "pages" | "pictures";

/** Why there is no new site; the old one stays. */
export type BuildFailure =
	| { readonly kind: "findings"; readonly findings: readonly ContentFinding[] }
	| { readonly kind: "pages"; readonly failures: readonly PageFailure[] };

type BuildResult = Result<BuildReport, BuildFailure>;

/** What decides about a build, and what is left of the one before. */
interface Prepared {
	readonly options: BuildOptions;
	readonly config: SiteConfig;
	readonly start: number;
	/** Digest of the program's code and the site's own. */
	readonly code: string;
	readonly day: string;
	/** Looked at before anything was read: what changes meanwhile is seen by the next build. */
	readonly seen: SeenSources | null;
	readonly record: BuildRecord | null;
	readonly values: KeptValues;
	/** What was read from the content's files before; undefined where nothing shows whether they have changed. */
	readonly readBefore: ReadBefore | undefined;
}

/** The record of the build that the output still leads to; the folder may be gone and the link be left. */
function usableRecord({ outputDirectory, fresh }: BuildOptions): BuildRecord | null {
	const record = fresh || !existsSync(outputDirectory) ? null : readRecord(recordFile(outputDirectory));
	return record && record.folder === currentOf(outputDirectory) ? record : null;
}

async function prepare(
	options: BuildOptions,
	values: KeptValues,
): Promise<Result<Prepared, readonly ContentFinding[]>> {
	const start = performance.now();
	const { siteDirectory, outputDirectory, content = asConfigured, scanned } = options;
	const program = programDigest();
	const read = await keptConfig(siteDirectory, values, program);
	if (!read.ok) return read;
	const config = read.value;
	const source = contentSource(siteDirectory, config, content);
	if (!source.ok) return source;
	const { directus, ...folders } = source.value;
	const code = codeDigest(siteDirectory, folders, outputDirectory, program);
	const place = { siteDirectory, outputDirectory, content };
	// Directus can only be asked.
	const isScanned = scanned && foldersOf(scanned.folders).join("\n") === foldersOf(folders).join("\n");
	const files = directus ? null : isScanned ? scanned.files : scanSources(folders);
	const seen = files && seenSources(place, folders, code, files);
	const readBefore = files
		? {
				files: filesReadBefore(folders, files, code, values),
				faultless: faultlessBefore(code, values),
			}
		: undefined;
	const record = usableRecord(options);
	return succeed({ options, config, start, code, day: today(), seen, record, values, readBefore });
}

/**
 * Builds a site: reads and checks the content, renders every page of every language that has changed since the build
 * before, makes the images and switches the output in one step. Whatever fails, the last good site stays in place
 * (B-REL-01). Throws a WriteError where the output cannot be written.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
	const values = openKeptValues(keptFile(options.outputDirectory), !options.fresh);
	try {
		return await buildWith(options, values);
	} finally {
		values.close();
	}
}

async function buildWith(options: BuildOptions, values: KeptValues): Promise<BuildResult> {
	const prepared = await prepare(options, values);
	if (!prepared.ok) return fail({ kind: "findings", findings: prepared.error });
	const { logger, takeNotes } = createLogCollector();
	options.onProgress?.("content", 0, 1);
	const { config, readBefore, record } = prepared.value;
	const loaded = await loadSite(options.siteDirectory, logger, options.content, config, readBefore);
	if (!loaded.ok) return fail({ kind: "findings", findings: loaded.error });
	options.onProgress?.("content", 1, 1);
	const output = openOutput(options.outputDirectory, record?.spare?.folder);
	try {
		if (record) output.continuePrevious(record.spare);
		const built = await buildInto(output, prepared.value, loaded.value, { logger, takeNotes });
		if (!built.ok) output.discard();
		return built;
	} catch (error) {
		output.discard();
		if (error instanceof BrokenImageError)
			return fail({ kind: "findings", findings: [brokenImageFinding(error, loaded.value.places)] });
		const known = asWriteError(error, options.outputDirectory);
		// A file may now be where a folder was, or the folder is not what its record says: then all is made. So it is where a
		// file has two writers: the record does not name the engines of pages.
		if (record && !(known instanceof WriteError && known.kind === "full"))
			return buildSite({ ...options, fresh: true });
		throw known;
	}
}

/** Makes all files of a site in its staged folder and publishes it. */
async function buildInto(
	output: OutputFolder,
	prepared: Prepared,
	loaded: LoadedSite,
	log: ReturnType<typeof createLogCollector>,
): Promise<BuildResult> {
	const { options, record, code, day, start, values } = prepared;
	const { content, warnings } = loaded;
	const root = output.staging;
	const images = createImages(content, join(dirname(options.outputDirectory), ".facette-cache"));
	const described = await describeImages(loaded, images, prepared.readBefore?.files);
	if (!described.ok) return fail({ kind: "findings", findings: described.error });

	const bundle = readClientBundle();
	const there = filesBefore(record);
	const files = createSiteFiles(root, there);
	const notes = createPageNotes(log.logger);
	const folders = { siteDirectory: options.siteDirectory, outputRoot: root, replaces: record !== null };
	const parts = keptShopParts(values, code);
	const tools = { logger: notes.logger, day, keptParts: parts.of };
	const planned = planSite(loaded, bundle, described.value, { ...folders, ...tools });
	const digests = createInputDigests(planned, described.value, code);
	const planner = createPagePlanner({ ...planned, record, digests, notes, texts: values.passing("pages") });
	const result = await renderSite(planned, content, planner, {
		files,
		record,
		digests,
		workers: options.workers,
		onProgress: (done, total) => options.onProgress?.("pages", done, total),
	});
	if (result.failures.length > 0) return fail({ kind: "pages", failures: result.failures });

	const used = described.value.filter(({ name }) => result.usedImages.has(name));
	const onImage = (done: number) => options.onProgress?.("pictures", done, used.length);
	const imageFiles = await writeImages(used, images, root, there, onImage);
	files.written(imageFiles.flatMap(({ isNew, file }) => (isNew ? [file] : [])));
	const pages = [...outlinesOf(result.groups)];
	const templates = new Set(pages.map(({ shared }) => shared.published.template));
	const others = new Map<string, RecordedFiles>([
		...result.others,
		["images", { key: "", files: imageFiles.map(({ file }) => file) }],
		await filesOf("program", digestOf(code, [...templates].sort()), record, files, () =>
			copyProgram(bundle.filesFor(templates), root),
		),
		...(await fixedFiles(loaded, described.value, { code, record, files, root })),
		await filesOf("worker", digestOf(code, serviceWorkerInputs(result.groups)), record, files, () =>
			writeServiceWorker(root),
		),
	]);
	refuseSharedFiles(prepared.config.engines, result, others);
	const { kept, gone } = settleFiles(output, record, { groups: result.groups, others });
	const report: BuildReport = {
		pages: pages.length,
		rendered: result.rendered,
		removed: gone.length,
		languages: countByLanguage(pages),
		templates: templateReports(pages, result.times),
		...sizeOf({ groups: result.groups, others }),
		written: files.changed.size,
		images: used.length,
		seconds: 0,
		workers: result.workers,
		notes: takeNotes(log, prepared.config, result.groups),
		// Makes models again, whose notes and images are counted by now.
		warnings: [...warnings, ...(await anchorWarnings(planned.plan, loaded, values.group("anchors", code)))],
	};
	values.save(parts.bases);
	publish(output, prepared, { base: digests.base, result, others, kept, gone, report, files });
	return succeed({ ...report, seconds: (performance.now() - start) / 1000 });
}

/** What was noted in the build, and of former paths that lead to no page. */
function takeNotes(
	{ logger, takeNotes: take }: ReturnType<typeof createLogCollector>,
	config: SiteConfig,
	groups: PageGroups,
): BuildReport["notes"] {
	if (Object.keys(config.redirects.moved).length === 0) return take();
	const paths = new Set(Array.from(pagesOf(groups), ({ published }) => published.path));
	noteMovedPaths(config, (path) => paths.has(path), logger);
	return take();
}

/** Switches the output, and notes for the next build what this one made from what. */
function publish(
	output: OutputFolder,
	{ options, seen, record }: Prepared,
	built: {
		readonly base: string;
		readonly result: RenderedSite;
		readonly others: ReadonlyMap<string, RecordedFiles>;
		readonly kept: readonly RecordedFile[];
		readonly gone: readonly string[];
		readonly report: BuildReport;
		readonly files: SiteFiles;
	},
): void {
	const { base, result, others, kept, gone, report, files } = built;
	output.publish(record ? "kept" : "removed");
	const folder = currentOf(options.outputDirectory);
	if (folder === null) return;
	writeRecord(recordFile(options.outputDirectory), {
		folder,
		spare: record && { folder: record.folder, different: [...files.changed, ...gone, ".facette-kept.json"] },
		base,
		published: result.published,
		groups: result.groups,
		others,
		kept,
	});
	const { siteDirectory, outputDirectory, content = asConfigured } = options;
	noteSources({ siteDirectory, outputDirectory, content }, seen, report);
}
