import type { PageModel } from "#core/models/page-model.ts";
import type { PageContext, PageRenderer, SharedData } from "#renderer/api/page-renderer.ts";
import { writingFor } from "#renderer/output/file-owners.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import { WriteError } from "#renderer/output/write-error.ts";
import { createPageAssets, type SiteAssets } from "#renderer/render/page-assets.ts";

/** What a thread that renders pages is given once: plain data, none of which grows with the site. */
export interface RenderTask {
	/** The engines' names, as the configuration has them. */
	readonly engines: readonly string[];
	readonly siteDirectory: string;
	readonly outputRoot: string;
	/** Whether files of the build before may be in the output's place, which are replaced. */
	readonly replaces: boolean;
	readonly document: Omit<PageContext, "shared" | "assets" | "json">;
	/** What the pages of each language share. */
	readonly shared: readonly SharedData[];
	readonly assets: SiteAssets;
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
	/** The name of the engine that wrote each of the files, in their order. */
	readonly engines: readonly string[];
	readonly milliseconds: number;
}

/** What rendering a number of pages came to. */
export interface BatchResult {
	readonly rendered: readonly RenderedPage[];
	readonly failures: readonly PageFailure[];
}

/** Renders pages, each given as JSON, and writes their files; the same in the main thread and in workers. */
export type BatchRenderer = (pages: readonly string[]) => BatchResult;

/** The render context of pages whose JSON `json` knows. */
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

/** Why a page could not be made; throws again what concerns all pages, a disk that cannot be written. */
export function pageFailure(path: string, error: unknown): PageFailure {
	if (error instanceof WriteError) throw error;
	return { path, message: error instanceof Error ? error.message : String(error) };
}

/** Prepares a thread for its pages. */
export function createBatchRenderer(task: RenderTask, engines: readonly PageRenderer[]): BatchRenderer {
	let current = "";
	const context = createPageContext(task, () => current);
	const write = createFileWriter(task.outputRoot, task.replaces);
	return (pages) => {
		const rendered: RenderedPage[] = [];
		const failures: PageFailure[] = [];
		for (const json of pages) {
			const page = JSON.parse(json) as PageModel;
			current = json;
			const start = performance.now();
			try {
				const made = engines.flatMap((engine) =>
					(engine.renderPage?.(page, context) ?? []).map((file) => ({ name: engine.name, file })),
				);
				const files = made.map(({ name, file }): RecordedFile => {
					const bytes = writingFor(name, () => write(file));
					return file.isNamedByContent ? [file.path, bytes, file.path] : [file.path, bytes];
				});
				const names = made.map(({ name }) => name);
				rendered.push({ path: page.path, files, engines: names, milliseconds: performance.now() - start });
			} catch (error) {
				failures.push(pageFailure(page.path, error));
			}
		}
		return { rendered, failures };
	};
}
