import { describe, expect, it } from "vitest";
import type { PageModel } from "#core/models/page-model.ts";
import type {
	PageRenderer,
	PublishedPage,
	RenderContext,
	RenderedFile,
} from "#renderer/api/page-renderer.ts";

/** The pages of a site and their contexts. */
export interface RenderedSite {
	readonly pages: readonly PageModel[];
	readonly published: readonly PublishedPage[];
	readonly context: RenderContext;
}

/** An engine and a site that it renders. */
export interface EngineHarness {
	readonly engine: PageRenderer;
	readonly site: RenderedSite;
}

/** Runs the contract suite of an engine; `open` returns the engine and a site with a shop. */
export function pageRendererSuite(name: string, open: () => Promise<EngineHarness>): void {
	const render = ({ engine, site }: EngineHarness) => [
		...site.pages.flatMap((page) => engine.renderPage?.(page, site.context) ?? []),
		...(engine.renderSite?.(site.published, site.context) ?? []),
	];
	const textOf = ({ path, content }: RenderedFile) => [path, Buffer.from(content).toString("base64")];

	describe(`the engine ${name}`, () => {
		it("R-CONTENT-06 has its name, and gives each file a unique path within the site", async () => {
			const opened = await open();
			expect(opened.engine.name).toBe(name);
			const paths = render(opened).map(({ path }) => path);
			expect(paths.length).toBeGreaterThan(0);
			expect(new Set(paths).size).toBe(paths.length);
			for (const path of paths) expect(path).toMatch(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\]*[^/\\]$/);
		});

		it("R-CONTENT-06 returns the same files each time, because it keeps no state between pages", async () => {
			const opened = await open();
			expect(render(opened).map(textOf)).toEqual(render(opened).map(textOf));
		});
	});
}
