import type { SiteContent } from "#core/ports/site-content.ts";
import { loadOnce } from "#core/shared/promises.ts";
import type { PublishedPage, RenderContext } from "#renderer/api/page-renderer.ts";
import { loadRenderMarkup } from "#renderer/bundler/load-render-markup.ts";
import type { BuildCache } from "#renderer/cache/build-cache.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { addEngineToErrors, mayShareFiles } from "#renderer/output/file-owners.ts";
import type { RecordedFile, SiteFiles } from "#renderer/output/site-files.ts";
import type { Shard } from "#renderer/plan/shard.ts";
import type { PageDigests } from "#renderer/render/page-digests.ts";
import { type PagePlanner, pageCount } from "#renderer/render/plan-pages.ts";
import type { PlannedSite } from "#renderer/render/plan-site.ts";
import { type BatchResult, createBatchRenderer, type PageFailure } from "#renderer/render/render-pages.ts";
import { createRenderPool, workerCount } from "#renderer/render/render-pool.ts";

/** The result of rendering a site. */
export interface RenderedSite {
	readonly failures: readonly PageFailure[];
	/** The names of the engines that wrote each file of a rendered page, in the order of its files, by the page's path. */
	readonly enginesOfPages: ReadonlyMap<string, readonly string[]>;
	readonly usedImages: ReadonlySet<string>;
	/** The number of rendered pages by template, and the time that rendering them took. */
	readonly times: ReadonlyMap<string, { readonly pages: number; readonly milliseconds: number }>;
	/** The number of pages that were rendered. */
	readonly rendered: number;
	/** The number of render threads in addition to the main thread. */
	readonly workers: number;
}

/** The options of {@link renderSite}. */
export interface RenderSiteOptions {
	readonly files: SiteFiles;
	readonly cache: BuildCache;
	readonly digests: PageDigests;
	readonly workers: number | undefined;
	/** The only part of the pages to render, without the files of the whole site; null for all. */
	readonly shard: Shard | null;
	onProgress(done: number, total: number): void;
}

/**
 * Returns the minimum number of pages that will be rendered: all in a first build, and later those whose program, shell or
 * theme has changed.
 */
function minPagesToRender(total: number, { cache: { last }, digests }: RenderSiteOptions): number {
	if (!last) return total;
	const pages = [...last.pages.values()];
	return pages.filter(({ published, rendering }) => rendering !== digests.rendering(published.language))
		.length;
}

/** The time after which rendering site-wide files pauses to send batches to the render threads, in milliseconds. */
const maxBlockingTime = 15;

/** Renders the site-wide files of each engine; files with the same content as before are not written. */
async function renderSiteFiles(
	engines: Awaited<ReturnType<typeof loadEngines>>,
	published: readonly PublishedPage[],
	context: RenderContext,
	{ files, cache }: Pick<RenderSiteOptions, "files" | "cache">,
	onPause: () => Promise<void>,
): Promise<void> {
	let nextPause = performance.now() + maxBlockingTime;
	for (const [index, engine] of engines.entries()) {
		const recorded: RecordedFile[] = [];
		for (const file of engine.renderSite?.(published, context) ?? []) {
			recorded.push(addEngineToErrors(engine.name, () => files.put(file)));
			if (performance.now() < nextPause) continue;
			await onPause();
			nextPause = performance.now() + maxBlockingTime;
		}
		cache.recordFiles(`engine ${index} ${engine.name}`, recorded);
	}
}

/** Renders and writes all pages that have changed, and the site-wide files. */
export async function renderSite(
	planned: PlannedSite,
	content: SiteContent,
	planner: PagePlanner,
	options: RenderSiteOptions,
): Promise<RenderedSite> {
	const { plan, task } = planned;
	const { files, cache, shard } = options;
	const total = pageCount(plan, shard);
	const workers = options.workers ?? workerCount(minPagesToRender(total, options));
	const failures: PageFailure[] = [];
	const times = new Map<string, { pages: number; milliseconds: number }>();
	const enginesOfPages = new Map<string, readonly string[]>();
	const recordsEngines = mayShareFiles(task.engines);
	let count = 0;
	const renderHere = loadOnce(async () => {
		const sources = {
			siteDirectory: task.siteDirectory,
			loadRenderMarkup: () => loadRenderMarkup(task.ownParts),
		};
		return createBatchRenderer(task, await loadEngines(task.engines, sources));
	});
	const onResult = ({ rendered, failures: failed }: BatchResult) => {
		failures.push(...failed);
		for (const { path, files: written, engines, milliseconds } of rendered) {
			if (recordsEngines) enginesOfPages.set(path, engines);
			files.recordWritten(written);
			const template = planner.recordFiles(path, written);
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
		if (shard === null)
			cache.recordFiles("theme", [planned.look.stylesheet, ...planned.look.fonts].map(files.put));
		if (failures.length === 0 && shard === null) {
			// Separate instances for site-wide files, which need no markup of pages.
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
