import type { MediaName } from "#core/content/image-names.ts";
import type { PublishedPage, RenderedFile } from "#core/ports/page-renderer.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Site } from "#core/site/site.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";
import { loadRenderMarkup } from "#renderer/pipeline/load-render-markup.ts";
import { createLogCollector, type LogEntry } from "#renderer/pipeline/log-collector.ts";
import {
	type BatchResult,
	createRenderContext,
	type PageFailure,
	type PageInput,
	type RenderTask,
} from "#renderer/pipeline/render-batch.ts";
import { renderPages, workerCount } from "#renderer/pipeline/render-pool.ts";
import { themeStylesheet } from "#renderer/pipeline/site-task.ts";
import { planPages } from "#renderer/plan/plan.ts";
import { shopPageCount, shopPages } from "#renderer/plan/shop/shop-pages.ts";
import { createShopPlan, type ShopPlan } from "#renderer/plan/shop/shop-plan.ts";

/** All pages, the bodies of the content's each read when its turn comes. */
async function* pageInputs(
	site: Site,
	content: SiteContent,
	shop: ShopPlan | null,
): AsyncGenerator<PageInput> {
	for (const [index, { summary, languages }] of planPages(site).entries())
		for (const language of languages)
			yield { kind: "content", index, body: await content.pageBody(summary.id, language) };
	if (!shop) return;
	for (const page of shopPages(shop))
		for (const language of shop.languages) yield { kind: "shop", page, language };
}

/** What rendering a site came to. */
export interface RenderedSite {
	/** By path, whatever thread was faster. */
	readonly published: readonly PublishedPage[];
	readonly failures: readonly PageFailure[];
	readonly usedImages: ReadonlySet<MediaName>;
	readonly notes: readonly LogEntry[];
	/** Threads that rendered; 0 when the main thread did. */
	readonly workers: number;
	readonly files: number;
	readonly bytes: number;
}

interface Totals {
	readonly published: PublishedPage[];
	readonly failures: PageFailure[];
	readonly usedImages: Set<MediaName>;
	readonly notes: LogEntry[];
	files: number;
	bytes: number;
}

function add(totals: Totals, result: BatchResult): void {
	totals.published.push(...result.published);
	totals.failures.push(...result.failures);
	totals.notes.push(...result.notes);
	for (const name of result.usedImages) totals.usedImages.add(name);
	totals.bytes += result.bytes;
	totals.files += result.files;
}

/** Renders and writes every page of every language and the files that speak of all pages. */
export async function renderSite(
	task: RenderTask,
	content: SiteContent,
	options: {
		readonly workers: number | undefined;
		onProgress(done: number, total: number): void;
	},
): Promise<RenderedSite> {
	const collector = createLogCollector();
	const shop = createShopPlan(task.site.shop, task.config, collector.logger);
	const total =
		task.site.pages.reduce((sum, page) => sum + page.translations.length, 0) +
		(shop ? shopPageCount(shop) * shop.languages.length : 0);
	const workers = options.workers ?? workerCount(total);
	const engines = await loadEngines(task.config.engines, {
		siteDirectory: task.siteDirectory,
		// With workers only they render pages; the main thread needs the engines for the site's own files.
		loadRenderMarkup: workers > 0 ? async () => () => "" : loadRenderMarkup,
	});
	const totals: Totals = {
		published: [],
		failures: [],
		usedImages: new Set(),
		notes: [],
		files: 0,
		bytes: 0,
	};
	await renderPages(pageInputs(task.site, content, shop), task, {
		count: workers,
		engines,
		onResult(result) {
			add(totals, result);
			options.onProgress(totals.published.length + totals.failures.length, total);
		},
	});
	totals.published.sort((a, b) => (a.path < b.path ? -1 : 1));

	const { plan, render } = createRenderContext(task, createLogCollector().logger);
	plan.images.address(task.site.project.favicon, 64);
	const write = createFileWriter(task.outputRoot);
	const put = (file: RenderedFile) => {
		totals.bytes += write(file);
		totals.files += 1;
	};
	put(themeStylesheet(task.site));
	for (const engine of engines)
		for (const file of engine.renderSite?.(totals.published, render) ?? []) put(file);
	for (const name of plan.images.takeUsed()) totals.usedImages.add(name);
	return { ...totals, workers };
}
