import { copyFileSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";
import type { PublishedPage } from "#core/ports/page-renderer.ts";
import type { Language } from "#core/shared/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { brokenImageFinding, describeImages } from "#renderer/images/describe-images.ts";
import {
	BrokenImageError,
	createImages,
	type ImageDescription,
	type Images,
	imagePath,
} from "#renderer/images/images.ts";
import { openOutput } from "#renderer/output/output-folder.ts";
import { copyPreviousAssets } from "#renderer/output/previous-files.ts";
import { asWriteError, writing } from "#renderer/output/write-error.ts";
import { type ClientBundle, programDirectory, readClientBundle } from "#renderer/pipeline/client-bundle.ts";
import type { ContentChoice } from "#renderer/pipeline/content-source.ts";
import { createLogCollector, type LogEntry } from "#renderer/pipeline/log-collector.ts";
import type { PageFailure } from "#renderer/pipeline/render-pages.ts";
import { renderSite } from "#renderer/pipeline/render-site.ts";
import { loadSite, planSite } from "#renderer/pipeline/site-task.ts";
import { writeServiceWorker } from "#renderer/pipeline/write-service-worker.ts";

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
	/** How many threads render beside the main one; chosen by the number of pages when absent. */
	readonly workers?: number;
}

export type BuildStage = "content" | "pages" | "pictures";

/** Why there is no new site; the old one stays. */
export type BuildFailure =
	| { readonly kind: "findings"; readonly findings: readonly ContentFinding[] }
	| { readonly kind: "pages"; readonly failures: readonly PageFailure[] };

/** What a build came to. */
export interface BuildReport {
	readonly pages: number;
	readonly languages: ReadonlyMap<Language, number>;
	readonly files: number;
	readonly bytes: number;
	readonly images: number;
	/** From start to switch. */
	readonly seconds: number;
	readonly workers: number;
	readonly warnings: readonly ContentFinding[];
	readonly notes: readonly LogEntry[];
}

function copyClientBundle(bundle: ClientBundle, published: readonly PublishedPage[], root: string): string[] {
	const files = bundle.filesFor(new Set(published.map(({ template }) => template)));
	for (const file of files) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writing(join(root, file), () => copyFileSync(join(programDirectory, "client", file), join(root, file)));
	}
	return [...files];
}

/**
 * Builds a site: reads and checks the content, renders every page of every language, makes the images and
 * switches the output in one step. Whatever fails, the last good site stays in place (B-REL-01). Throws a WriteError
 * where the output cannot be written.
 */
export async function buildSite(options: BuildOptions): Promise<Result<BuildReport, BuildFailure>> {
	const start = performance.now();
	const progress = options.onProgress ?? (() => undefined);
	const { logger, takeNotes } = createLogCollector();
	progress("content", 0, 1);
	const loaded = await loadSite(options.siteDirectory, logger, options.content);
	if (!loaded.ok) return fail({ kind: "findings", findings: loaded.error });
	const { site, content, warnings } = loaded.value;
	progress("content", 1, 1);

	const output = openOutput(options.outputDirectory);
	try {
		const bundle = readClientBundle();
		const images = createImages(content, join(dirname(options.outputDirectory), ".facette-cache"));
		const describing = await describeImages(site, images);
		if (!describing.ok) {
			output.discard();
			return fail({ kind: "findings", findings: describing.error });
		}
		const described = describing.value;
		const planned = planSite(loaded.value, bundle, described, {
			siteDirectory: options.siteDirectory,
			outputRoot: output.staging,
			logger,
		});
		const result = await renderSite(planned, content, {
			workers: options.workers,
			onProgress: (done, total) => progress("pages", done, total),
		});
		if (result.failures.length > 0) {
			output.discard();
			return fail({ kind: "pages", failures: result.failures });
		}
		const used = described.filter(({ name }) => result.usedImages.has(name));
		const imageFiles = await writeAll(used, images, output.staging, (done) =>
			progress("pictures", done, used.length),
		);
		const assets = [
			...copyClientBundle(bundle, result.published, output.staging),
			...imageFiles,
			...(await writeServiceWorker(output.staging)),
		];
		copyPreviousAssets(output.previous, output.staging);
		const report: BuildReport = {
			pages: result.published.length,
			languages: countByLanguage(result.published),
			files: result.files + assets.length,
			bytes: assets.reduce((sum, file) => sum + statSync(join(output.staging, file)).size, result.bytes),
			images: used.length,
			seconds: 0,
			workers: result.workers,
			warnings,
			notes: takeNotes(),
		};
		output.publish();
		return succeed({ ...report, seconds: (performance.now() - start) / 1000 });
	} catch (error) {
		output.discard();
		if (error instanceof BrokenImageError)
			return fail({ kind: "findings", findings: [brokenImageFinding(error)] });
		throw asWriteError(error, options.outputDirectory);
	}
}

/** Writes images two at a time, since the encoder uses the cores itself; returns the files' paths. */
async function writeAll(
	used: readonly ImageDescription[],
	images: Images,
	root: string,
	onDone: (done: number) => void,
): Promise<string[]> {
	const queue = [...used];
	let done = 0;
	const work = async () => {
		for (let image = queue.shift(); image; image = queue.shift()) {
			await images.write(image, root);
			done += 1;
			onDone(done);
		}
	};
	await Promise.all([work(), work()]);
	return used.flatMap((image) => image.widths.map((width) => imagePath(image, width)));
}

function countByLanguage(published: readonly PublishedPage[]): Map<Language, number> {
	const counts = new Map<Language, number>();
	for (const { language } of published) counts.set(language, (counts.get(language) ?? 0) + 1);
	return counts;
}
