import type { PageModel } from "#core/models/page-model.ts";
import type { PageRenderer, RenderContext, RenderedFile } from "#renderer/api/page-renderer.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { createFileOwners, type FileWriter } from "#renderer/output/file-owners.ts";
import type { PageLookup } from "#renderer/plan/page-lookup.ts";
import { publishedPage } from "#renderer/plan/published-page.ts";

/** Renders the site-wide files. Throws if two writers write the same file, as a build does. */
export async function makeSiteFiles(
	models: PageLookup,
	engines: readonly PageRenderer[],
	render: RenderContext,
	claims: Awaited<ReturnType<typeof createFileClaims>> | null,
): Promise<readonly RenderedFile[]> {
	const pages = (await Promise.all(models.paths().map(models.get))).filter((page) => page !== null);
	for (const page of pages) claims?.page(page);
	const published = pages.map((page) =>
		publishedPage(page, render.shared(page.language).model.defaultLanguage),
	);
	return engines.flatMap((engine) => {
		const files = [...(engine.renderSite?.(published, render) ?? [])];
		claims?.site(files, engine.name);
		return files;
	});
}

/**
 * Creates the register of file writers. Engines are loaded separately, so that no page is rendered just for its
 * paths.
 */
export async function createFileClaims(
	names: readonly string[],
	siteDirectory: string,
	render: RenderContext,
) {
	const engines = await loadEngines(names, { siteDirectory, loadRenderMarkup: async () => () => "" });
	const owners = createFileOwners();
	/** Files named by their content may be written several times. */
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
