import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { blockTypes } from "#core/content/blocks.ts";
import type { MediaName } from "#core/content/image-names.ts";
import { visitFields } from "#core/content/visit-fields.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { PageRenderer, PublishedPage, RenderContext } from "#core/ports/page-renderer.ts";
import { defaultStoreRoot } from "#core/routes/shop-paths.ts";
import type { Language } from "#core/shared/language.ts";
import type { PageBody } from "#core/site/page.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import type { ImageDescription } from "#renderer/images/images.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";
import { WriteError } from "#renderer/output/write-error.ts";
import { createLogCollector, type LogEntry } from "#renderer/pipeline/log-collector.ts";
import { createPageAssets, type SiteAssets } from "#renderer/pipeline/page-assets.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import { createPlanContext, type PlanContext } from "#renderer/plan/plan-context.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { type ShopPage, shopPagePath } from "#renderer/plan/shop/shop-pages.ts";
import { shopSource } from "#renderer/plan/shop/shop-source.ts";

/** What every thread of a build is given once; plain data, so that it can cross threads. */
export interface RenderTask {
	readonly site: Site;
	readonly config: SiteConfig;
	readonly siteDirectory: string;
	readonly images: readonly ImageDescription[];
	readonly outputRoot: string;
	readonly document: Omit<RenderContext, "shared" | "assets" | "shop">;
	readonly assets: SiteAssets;
}

/** One language version of a page, read and waiting to be rendered. */
export type PageInput =
	| {
			readonly kind: "content";
			/** The place of the page in the site's list. */
			readonly index: number;
			readonly body: PageBody;
	  }
	| { readonly kind: "shop"; readonly page: ShopPage; readonly language: Language };

/** A page that could not be rendered. */
export interface PageFailure {
	readonly path: string;
	readonly message: string;
}

/** What rendering a number of pages came to. */
export interface BatchResult {
	readonly published: readonly PublishedPage[];
	readonly failures: readonly PageFailure[];
	readonly bytes: number;
	readonly files: number;
	readonly usedImages: readonly MediaName[];
	readonly notes: readonly LogEntry[];
}

/** Renders pages and writes their files; the same in the main thread and in workers. */
export type BatchRenderer = (pages: readonly PageInput[]) => BatchResult;

/** The look-ups and the render context that a task's pages share. */
export function createRenderContext(
	task: RenderTask,
	logger: Logger,
): { plan: PlanContext; render: RenderContext } {
	const plan = createPlanContext(task.site, task.config, task.images, {
		phones: createPhoneNumbers(logger),
		logger,
	});
	const shells = new Map(task.config.languages.map((language) => [language, sharedData(language, plan)]));
	const render: RenderContext = {
		...task.document,
		shop: plan.shop && shopSource(plan.shop, plan.images),
		shared(language) {
			const shell = shells.get(language);
			if (!shell) throw new Error(`The site is not configured for ${language}`);
			return shell;
		},
		assets: createPageAssets(task.assets),
	};
	return { plan, render };
}

/** What the files that speak of all pages say of one. */
export function publishedPage(model: PageModel): PublishedPage {
	const { path, language, template, title, noindex, alternates } = model;
	const frames: string[] = [];
	for (const block of model.blocks)
		visitFields(blockTypes[block.type].fields, block, ({ kind }, value) => {
			if (kind === "frame") frames.push(String(value));
		});
	return { path, language, template, title, noindex, alternates, frames };
}

function pathOf(input: PageInput, { ecommerce }: SiteConfig): string {
	if (input.kind === "content") return input.body.path;
	return shopPagePath(input.page, input.language, ecommerce?.storeRoot ?? defaultStoreRoot);
}

/** Prepares a thread for its pages. */
export function createBatchRenderer(task: RenderTask, engines: readonly PageRenderer[]): BatchRenderer {
	const { logger, takeNotes } = createLogCollector();
	const { plan, render } = createRenderContext(task, logger);
	const write = createFileWriter(task.outputRoot);
	const shopModel = plan.shop && createShopPageModels(plan.shop, plan);

	function modelOf(input: PageInput): PageModel {
		if (input.kind === "shop") {
			if (!shopModel) throw new Error("The site has no shop");
			return shopModel(input.page, input.language);
		}
		const summary = task.site.pages[input.index];
		if (!summary) throw new Error(`There is no page number ${input.index}`);
		return pageModel(summary, input.body, plan);
	}

	return (pages) => {
		const published: PublishedPage[] = [];
		const failures: PageFailure[] = [];
		let bytes = 0;
		let files = 0;
		for (const input of pages) {
			try {
				const model = modelOf(input);
				for (const engine of engines)
					for (const file of engine.renderPage?.(model, render) ?? []) {
						bytes += write(file);
						files += 1;
					}
				published.push(publishedPage(model));
			} catch (error) {
				// The next page cannot be written either.
				if (error instanceof WriteError) throw error;
				failures.push({
					path: pathOf(input, task.config),
					message: error instanceof Error ? error.message : String(error),
				});
			}
		}
		return { published, failures, bytes, files, usedImages: plan.images.takeUsed(), notes: takeNotes() };
	};
}
