import type { PageModel } from "#core/models/page-model.ts";
import type { PageContext, PageRenderer, SharedData } from "#renderer/api/page-renderer.ts";
import { addEngineToErrors } from "#renderer/output/file-owners.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import { WriteError } from "#renderer/output/write-error.ts";
import { createPageAssets, type SiteAssets } from "#renderer/render/page-assets.ts";
import type { OwnParts } from "#renderer/site-modules/own-parts.ts";
import { messageWithPlace } from "#renderer/site-modules/source-position.ts";

/** The task of a render thread, as plain data whose size does not depend on the number of pages. */
export interface RenderTask {
	/** The names of the engines in the configuration. */
	readonly engines: readonly string[];
	readonly siteDirectory: string;
	readonly outputRoot: string;
	/** Whether the output may contain files of the last build, which are replaced. */
	readonly replaces: boolean;
	readonly document: Omit<PageContext, "shared" | "assets" | "json">;
	/** The shared data of the pages of each language. */
	readonly shared: readonly SharedData[];
	readonly assets: SiteAssets;
	/** The site's own blocks and components. */
	readonly ownParts: OwnParts;
}

/** A page that could not be rendered. */
export interface PageFailure {
	readonly path: string;
	readonly message: string;
}

/** A page that was rendered. */
export interface RenderedPage {
	readonly path: string;
	readonly files: readonly RecordedFile[];
	/** The name of the engine that wrote each file, in the order of `files`. */
	readonly engines: readonly string[];
	readonly milliseconds: number;
}

/** The result of rendering a batch of pages. */
export interface BatchResult {
	readonly rendered: readonly RenderedPage[];
	readonly failures: readonly PageFailure[];
}

/** Renders pages, given as JSON in UTF-8, and writes their files; used in the main thread and in workers. */
export type BatchRenderer = (pages: readonly Uint8Array[]) => BatchResult;

/** Creates the render context of pages; `json` returns a page's JSON. */
export function createPageContext(
	{ document, shared, assets }: Pick<RenderTask, "document" | "shared" | "assets">,
	json: (page: PageModel) => string,
): PageContext {
	const languages = new Map(shared.map((data) => [data.model.language, data]));
	return {
		...document,
		shared(language) {
			const data = languages.get(language);
			if (!data) throw new Error(`The site is not configured for ${language}`);
			return data;
		},
		assets: createPageAssets(assets),
		json,
	};
}

/** Converts an error to the failure of a page; rethrows a WriteError, because it concerns all pages. */
export function pageFailure(path: string, error: unknown, siteDirectory = ""): PageFailure {
	if (error instanceof WriteError) throw error;
	return { path, message: messageWithPlace(siteDirectory, error) };
}

/** Creates the renderer of a thread. */
export function createBatchRenderer(task: RenderTask, engines: readonly PageRenderer[]): BatchRenderer {
	let current = "";
	const context = createPageContext(task, () => current);
	const write = createFileWriter(task.outputRoot, task.replaces);
	const decoder = new TextDecoder();
	return (pages) => {
		const rendered: RenderedPage[] = [];
		const failures: PageFailure[] = [];
		for (const json of pages) {
			current = decoder.decode(json);
			const page = JSON.parse(current) as PageModel;
			const start = performance.now();
			try {
				const results = engines.flatMap((engine) =>
					(engine.renderPage?.(page, context) ?? []).map((file) => ({ name: engine.name, file })),
				);
				const files = results.map(({ name, file }): RecordedFile => {
					const bytes = addEngineToErrors(name, () => write(file));
					return file.isNamedByContent ? [file.path, bytes, file.path] : [file.path, bytes];
				});
				const names = results.map(({ name }) => name);
				rendered.push({ path: page.path, files, engines: names, milliseconds: performance.now() - start });
			} catch (error) {
				failures.push(pageFailure(page.path, error, task.siteDirectory));
			}
		}
		return { rendered, failures };
	};
}
