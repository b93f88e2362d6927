import type { MediaName } from "#core/content/image-names.ts";
import type { PublishedPage, RenderedFile } from "#core/ports/page-renderer.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Site } from "#core/site/site.ts";
import { loadEngines } from "#renderer/engines/engines.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";
import { loadRenderMarkup } from "#renderer/pipeline/load-render-markup.ts";
import { publishedPage } from "#renderer/pipeline/published-page.ts";
import {
	type BatchResult,
	createBatchRenderer,
	type PageFailure,
	pageFailure,
} from "#renderer/pipeline/render-pages.ts";
import { createRenderPool, type RenderPool, workerCount } from "#renderer/pipeline/render-pool.ts";
import { type PlannedSite, themeStylesheet } from "#renderer/pipeline/site-task.ts";
import { type PlannedPage, withDigest } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { shopPageCount } from "#renderer/plan/shop/shop-pages.ts";
import { createPageModels, type PageInput, pageInputs, pathOfInput } from "#renderer/plan/site-models.ts";

/** What rendering a site came to. */
export interface RenderedSite {
	/** By path. */
	readonly published: readonly PublishedPage[];
	readonly failures: readonly PageFailure[];
	readonly usedImages: ReadonlySet<MediaName>;
	/** Threads that rendered beside the main thread. */
	readonly workers: number;
	readonly files: number;
	readonly bytes: number;
}

interface Totals {
	readonly published: PublishedPage[];
	readonly failures: PageFailure[];
	files: number;
	bytes: number;
}

function pageCount({ pages }: Pick<Site, "pages">, { shop }: Pick<PlanContext, "shop">): number {
	const ofContent = pages.reduce((sum, page) => sum + page.translations.length, 0);
	return ofContent + (shop ? shopPageCount(shop) * shop.languages.length : 0);
}

/** Plans every page, one after the other, and gives it to the pool. */
async function planPages(
	{ plan }: Pick<PlannedSite, "plan">,
	content: SiteContent,
	totals: Totals,
	pool: RenderPool,
): Promise<void> {
	const modelOf = createPageModels(plan);
	const pageOf = (input: PageInput): PlannedPage | null => {
		try {
			return withDigest(modelOf(input));
		} catch (error) {
			totals.failures.push(pageFailure(pathOfInput(input, plan.config), error));
			return null;
		}
	};
	for await (const input of pageInputs(plan.site, content, plan)) {
		const page = pageOf(input);
		if (!page) continue;
		totals.published.push(publishedPage(page.model));
		await pool.add(page.json);
	}
	totals.published.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Renders and writes every page of every language and the files that speak of all pages. */
export async function renderSite(
	planned: PlannedSite,
	content: SiteContent,
	options: {
		readonly workers: number | undefined;
		onProgress(done: number, total: number): void;
	},
): Promise<RenderedSite> {
	const { plan, render, task } = planned;
	const total = pageCount(plan.site, plan);
	const workers = options.workers ?? workerCount(total);
	const engines = await loadEngines(task.engines, {
		siteDirectory: task.siteDirectory,
		// Pages are rendered by engines of their own, here too; these make the site's files.
		loadRenderMarkup: async () => () => "",
	});
	const totals: Totals = { published: [], failures: [], files: 0, bytes: 0 };
	const write = createFileWriter(task.outputRoot);
	const put = (file: RenderedFile) => {
		totals.bytes += write(file);
		totals.files += 1;
	};
	let renderer: Promise<ReturnType<typeof createBatchRenderer>> | null = null;
	const renderHere = () => {
		renderer ??= loadEngines(task.engines, { siteDirectory: task.siteDirectory, loadRenderMarkup }).then(
			(own) => createBatchRenderer(task, own),
		);
		return renderer;
	};
	const onResult = ({ failures, files, bytes }: BatchResult) => {
		totals.failures.push(...failures);
		totals.files += files;
		totals.bytes += bytes;
		options.onProgress(totals.published.length, total);
	};
	const pool = createRenderPool(task, workers, renderHere, onResult);
	try {
		await planPages(planned, content, totals, pool);
		plan.images.address(plan.site.project.favicon, 64);
		put(themeStylesheet(plan.site));
		// While the last pages are rendered.
		if (totals.failures.length === 0)
			for (const engine of engines)
				for (const file of engine.renderSite?.(totals.published, render) ?? []) put(file);
		await pool.finish();
	} finally {
		await pool.close();
	}
	return { ...totals, usedImages: new Set(plan.images.takeUsed()), workers };
}
