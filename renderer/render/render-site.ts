import type { SiteContent } from "#core/ports/site-content.ts";
import { loadOnce } from "#core/shared/load-once.ts";
import type { PublishedPage, RenderContext } from "#renderer/api/page-renderer.ts";
import { loadRenderMarkup } from "#renderer/bundler/load-render-markup.ts";
import type { BuildCache } from "#renderer/cache/build-cache.ts";
import type { PageDigests } from "#renderer/cache/page-digests.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { mayShareFiles, writingFor } from "#renderer/output/file-owners.ts";
import type { RecordedFile, SiteFiles } from "#renderer/output/site-files.ts";
import { type PagePlanner, pageCount } from "#renderer/render/plan-pages.ts";
import type { PlannedSite } from "#renderer/render/plan-site.ts";
import { type BatchResult, createBatchRenderer, type PageFailure } from "#renderer/render/render-pages.ts";
import { createRenderPool, workerCount } from "#renderer/render/render-pool.ts";

/** What rendering a site came to. */
export interface RenderedSite {
	readonly failures: readonly PageFailure[];
	/** The names of the engines that wrote the files of each page that was rendered, by its path, in the files' order. */
	readonly enginesOfPages: ReadonlyMap<string, readonly string[]>;
	readonly usedImages: ReadonlySet<string>;
	/** How many pages of a template were rendered, and how long that took. */
	readonly times: ReadonlyMap<string, { readonly pages: number; readonly milliseconds: number }>;
	/** How many pages were rendered. */
	readonly rendered: number;
	/** Threads that rendered in addition to the main thread. */
	readonly workers: number;
}

/** What a site is rendered with. */
export interface RenderSiteOptions {
	readonly files: SiteFiles;
	readonly cache: BuildCache;
	readonly digests: PageDigests;
	readonly workers: number | undefined;
	onProgress(done: number, total: number): void;
}

/** How many pages will be rendered at least: all of the first build, those whose program, menu or theme is another. */
function pagesToExpect(total: number, { cache: { last }, digests }: RenderSiteOptions): number {
	if (!last) return total;
	const pages = [...last.pages.values()];
	return pages.filter(({ published, rendering }) => rendering !== digests.rendering(published.language))
		.length;
}

/** So long files of the whole site are made before the threads that render pages are looked after; in milliseconds. */
const turn = 15;

/** Renders the files that speak of all pages, engine by engine; those with the same bytes as before are not written. */
async function renderSiteFiles(
	engines: Awaited<ReturnType<typeof loadEngines>>,
	published: readonly PublishedPage[],
	context: RenderContext,
	{ files, cache }: Pick<RenderSiteOptions, "files" | "cache">,
	meanwhile: () => Promise<void>,
): Promise<void> {
	let next = performance.now() + turn;
	for (const [place, engine] of engines.entries()) {
		const made: RecordedFile[] = [];
		for (const file of engine.renderSite?.(published, context) ?? []) {
			made.push(writingFor(engine.name, () => files.put(file)));
			if (performance.now() < next) continue;
			await meanwhile();
			next = performance.now() + turn;
		}
		cache.recordFiles(`engine ${place} ${engine.name}`, made);
	}
}

/** Renders and writes every page of every language that has changed, and the files that speak of all pages. */
export async function renderSite(
	planned: PlannedSite,
	content: SiteContent,
	planner: PagePlanner,
	options: RenderSiteOptions,
): Promise<RenderedSite> {
	const { plan, task } = planned;
	const { files, cache } = options;
	const total = pageCount(plan);
	const workers = options.workers ?? workerCount(pagesToExpect(total, options));
	const failures: PageFailure[] = [];
	const times = new Map<string, { pages: number; milliseconds: number }>();
	const enginesOfPages = new Map<string, readonly string[]>();
	const areEnginesNoted = mayShareFiles(task.engines);
	let count = 0;
	const renderHere = loadOnce(async () => {
		const folder = { siteDirectory: task.siteDirectory, loadRenderMarkup };
		return createBatchRenderer(task, await loadEngines(task.engines, folder));
	});
	const onResult = ({ rendered, failures: failed }: BatchResult) => {
		failures.push(...failed);
		for (const { path, files: written, engines, milliseconds } of rendered) {
			if (areEnginesNoted) enginesOfPages.set(path, engines);
			files.written(written);
			const template = planner.rendered(path, written);
			const time = times.get(template) ?? { pages: 0, milliseconds: 0 };
			times.set(template, { pages: time.pages + 1, milliseconds: time.milliseconds + milliseconds });
			count += 1;
		}
		options.onProgress(cache.pages.size, total);
	};
	const pool = createRenderPool(task, workers, renderHere, onResult);
	try {
		for await (const json of planner.pagesToRender(content)) await pool.add(json);
		failures.push(...planner.failures);
		cache.recordFiles("theme", [files.put(planned.look.stylesheet)]);
		if (failures.length === 0) {
			// Pages are rendered by engines of their own, here too; these make the site's files.
			const engines = await loadEngines(task.engines, {
				siteDirectory: task.siteDirectory,
				loadRenderMarkup: async () => () => "",
			});
			await renderSiteFiles(engines, planner.published(), planned.render, options, pool.feed);
		}
		await pool.finish();
	} finally {
		await pool.close();
	}
	plan.images.getUrl(plan.site.project.favicon, 64);
	const usedImages = new Set([...planner.images, ...plan.images.takeUsed()]);
	return {
		failures,
		enginesOfPages,
		usedImages,
		times,
		rendered: count,
		workers,
	};
}
