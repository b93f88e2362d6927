import { copyFileSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";
import type { PublishedPage } from "#core/ports/page-renderer.ts";
import type { Language } from "#core/shared/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { ContentChoice } from "#renderer/build/content-source.ts";
import { brokenPicture, describeAll } from "#renderer/build/describe-pictures.ts";
import { createNoteCollector, type Note } from "#renderer/build/note-collector.ts";
import { type Program, programDirectory, readProgram } from "#renderer/build/program.ts";
import type { PageFailure } from "#renderer/build/render-batch.ts";
import { renderSite } from "#renderer/build/render-site.ts";
import { writeServiceWorker } from "#renderer/build/service-worker.ts";
import { loadSite, renderTask } from "#renderer/build/site-task.ts";
import {
	BrokenPictureError,
	createPictures,
	type PictureDescription,
	type Pictures,
	picturePath,
} from "#renderer/write/images.ts";
import { keepPrevious } from "#renderer/write/kept-files.ts";
import { openOutput } from "#renderer/write/output-folder.ts";
import { asWriteError, writing } from "#renderer/write/write-error.ts";

/** What a build works on. */
export interface BuildOptions {
	/** The site's folder, absolute. */
	readonly siteDirectory: string;
	/** Where the site goes, absolute. */
	readonly outputDirectory: string;
	/** Told after each step of a stage how far it is. */
	onProgress?(stage: BuildStage, done: number, total: number): void;
	/** Which source the content comes from; the configuration's where absent. */
	readonly content?: ContentChoice;
	/** How many threads render; chosen by the number of pages when absent. */
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
	readonly pictures: number;
	/** From start to switch. */
	readonly seconds: number;
	readonly workers: number;
	readonly warnings: readonly ContentFinding[];
	readonly notes: readonly Note[];
}

function copyProgram(program: Program, published: readonly PublishedPage[], root: string): string[] {
	const files = program.filesFor(new Set(published.map(({ template }) => template)));
	for (const file of files) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writing(join(root, file), () => copyFileSync(join(programDirectory, "client", file), join(root, file)));
	}
	return [...files];
}

/**
 * Builds a site: reads and checks the content, renders every page of every language, makes the pictures and
 * switches the output in one step. Whatever fails, the last good site stays in place (B-REL-01). Throws a WriteError
 * where the output cannot be written.
 */
export async function buildSite(options: BuildOptions): Promise<Result<BuildReport, BuildFailure>> {
	const start = performance.now();
	const progress = options.onProgress ?? (() => undefined);
	const { logger, takeNotes } = createNoteCollector();
	progress("content", 0, 1);
	const loaded = await loadSite(options.siteDirectory, logger, options.content);
	if (!loaded.ok) return fail({ kind: "findings", findings: loaded.error });
	const { site, content, warnings } = loaded.value;
	progress("content", 1, 1);

	const output = openOutput(options.outputDirectory);
	try {
		const program = readProgram();
		const pictures = createPictures(content, join(dirname(options.outputDirectory), ".facette-cache"));
		const describing = await describeAll(site, pictures);
		if (!describing.ok) {
			output.discard();
			return fail({ kind: "findings", findings: describing.error });
		}
		const described = describing.value;
		const task = renderTask(loaded.value, program, described, {
			siteDirectory: options.siteDirectory,
			outputRoot: output.staging,
		});
		const result = await renderSite(task, content, {
			workers: options.workers,
			onProgress: (done, total) => progress("pages", done, total),
		});
		if (result.failures.length > 0) {
			output.discard();
			return fail({ kind: "pages", failures: result.failures });
		}
		const used = described.filter(({ name }) => result.usedPictures.has(name));
		const pictureFiles = await writeAll(used, pictures, output.staging, (done) =>
			progress("pictures", done, used.length),
		);
		const assets = [
			...copyProgram(program, result.published, output.staging),
			...pictureFiles,
			...(await writeServiceWorker(output.staging)),
		];
		keepPrevious(output.previous, output.staging);
		const report: BuildReport = {
			pages: result.published.length,
			languages: countByLanguage(result.published),
			files: result.files + assets.length,
			bytes: assets.reduce((sum, file) => sum + statSync(join(output.staging, file)).size, result.bytes),
			pictures: used.length,
			seconds: 0,
			workers: result.workers,
			warnings,
			notes: [...takeNotes(), ...result.notes],
		};
		output.publish();
		return succeed({ ...report, seconds: (performance.now() - start) / 1000 });
	} catch (error) {
		output.discard();
		if (error instanceof BrokenPictureError)
			return fail({ kind: "findings", findings: [brokenPicture(error)] });
		throw asWriteError(error, options.outputDirectory);
	}
}

/** Writes pictures two at a time, since the encoder uses the cores itself; gives the files' paths. */
async function writeAll(
	used: readonly PictureDescription[],
	pictures: Pictures,
	root: string,
	onDone: (done: number) => void,
): Promise<string[]> {
	const queue = [...used];
	let done = 0;
	const work = async () => {
		for (let picture = queue.shift(); picture; picture = queue.shift()) {
			await pictures.write(picture, root);
			done += 1;
			onDone(done);
		}
	};
	await Promise.all([work(), work()]);
	return used.flatMap((picture) => picture.widths.map((width) => picturePath(picture, width)));
}

function countByLanguage(published: readonly PublishedPage[]): Map<Language, number> {
	const counts = new Map<Language, number>();
	for (const { language } of published) counts.set(language, (counts.get(language) ?? 0) + 1);
	return counts;
}
