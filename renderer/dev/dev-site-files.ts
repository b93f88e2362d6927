import type { PageModel } from "#core/models/page-model.ts";
import type { PageRenderer, RenderContext, RenderedFile } from "#renderer/api/page-renderer.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { createFileOwners, type FileWriter } from "#renderer/output/file-owners.ts";
import type { PageLookup } from "#renderer/plan/page-lookup.ts";
import { publishedPage } from "#renderer/plan/published-page.ts";

/** Makes the files that concern all pages. Throws where two writers have one file, as a build does. */
export async function makeSiteFiles(
	models: PageLookup,
	engines: readonly PageRenderer[],
	render: RenderContext,
	claims: Awaited<ReturnType<typeof createFileClaims>> | null,
): Promise<readonly RenderedFile[]> {
	const pages = (await Promise.all(models.paths().map(models.at))).filter((page) => page !== null);
	for (const page of pages) claims?.page(page);
	const published = pages.map(publishedPage);
	return engines.flatMap((engine) => {
		const files = [...(engine.renderSite?.(published, render) ?? [])];
		claims?.site(files, engine.name);
		return files;
	});
}

/** Notes who writes which file. Engines are loaded apart, so that pages are not rendered only for their files' paths. */
export async function createFileClaims(
	names: readonly string[],
	siteDirectory: string,
	render: RenderContext,
) {
	const engines = await loadEngines(names, { siteDirectory, loadRenderMarkup: async () => () => [] });
	const owners = createFileOwners();
	/** A file named by its content may be written several times. */
	const claim = ({ path, isNamedByContent }: RenderedFile, writer: FileWriter) =>
		owners.claim(path, writer, isNamedByContent ? path : undefined);
	return {
		page(model: PageModel): void {
			for (const engine of engines)
				for (const file of engine.renderPage?.(model, render) ?? [])
					claim(file, { engine: engine.name, page: model.path });
		},
		site(files: readonly RenderedFile[], engine: string | null): void {
			for (const file of files) claim(file, { engine, page: null });
		},
	};
}
