import { alternates } from "#core/pages/alternates.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";
import type { BuildCache } from "#renderer/cache/build-cache.ts";
import type { RecordedPage } from "#renderer/cache/build-record.ts";
import type { PageDigests } from "#renderer/cache/page-digests.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { publishedPage } from "#renderer/plan/published-page.ts";
import { shopPageCount } from "#renderer/plan/shop/shop-pages.ts";
import {
	createPageModels,
	type PageInput,
	pageInputs,
	pathOfInput,
	versionsOfInput,
} from "#renderer/plan/site-models.ts";
import { type PageFailure, pageFailure } from "#renderer/render/render-pages.ts";
import type { PageNotes } from "#renderer/site/log-collector.ts";

/** Returns how many pages a site has in all languages. */
export function pageCount({ site, shop }: Pick<PlanContext, "site" | "shop">): number {
	const ofContent = site.pages.reduce((sum, page) => sum + page.translations.length, 0);
	return ofContent + (shop ? shopPageCount(shop) * shop.languages.length : 0);
}

/** Decides which pages are rendered, and records every page in the cache. */
export interface PagePlanner {
	/** Yields the models, as JSON, of the pages whose files have to be made. */
	pagesToRender(content: SiteContent): AsyncGenerator<string>;
	/** Records the files of a rendered page; returns its template. */
	rendered(path: string, files: readonly RecordedFile[]): string;
	/** Returns all pages by path, once they are planned. */
	published(): readonly PublishedPage[];
	readonly failures: readonly PageFailure[];
	/** The names of the images of all pages. */
	readonly images: ReadonlySet<string>;
}

/** The arguments of {@link createPagePlanner}. */
interface PlannerOptions {
	readonly plan: PlanContext;
	readonly cache: Pick<BuildCache, "last" | "pages">;
	readonly digests: PageDigests;
	readonly notes: PageNotes;
}

/** Plans a page; returns its record, and its model as JSON if its files have to be made. */
type PlanPage = (
	input: PageInput,
	known: RecordedPage | undefined,
) => { readonly page: RecordedPage; readonly json: string | null };

function createPlanPage({ plan, digests, notes }: Omit<PlannerOptions, "cache">): PlanPage {
	const modelOf = createPageModels(plan);
	return (input, known) => {
		const rendering = digests.rendering(input.kind === "content" ? input.body.language : input.language);
		const isRendered = known?.rendering === rendering;
		if (known && isRendered && known.inputs === digests.inputs(input, known.reads)) {
			notes.repeat(known.notes);
			return { page: known, json: null };
		}
		plan.shop?.takeReads();
		notes.take();
		const { model, json } = withDigest(modelOf(input));
		const reads = plan.shop?.takeReads() ?? [];
		const { alternates: _, ...published } = publishedPage(model);
		const page: RecordedPage = {
			published,
			reads,
			inputs: digests.inputs(input, reads),
			model: model.digest,
			rendering,
			files: known?.files ?? [],
			images: plan.images.takeUsed(),
			notes: notes.take(),
		};
		return { page, json: isRendered && known?.model === model.digest ? null : json };
	};
}

/**
 * Plans the pages of a site. A page that was made from the same as in the last build is not planned again; one whose model
 * turns out to be the same is not rendered again.
 */
export function createPagePlanner(options: PlannerOptions): PagePlanner {
	const { plan, cache } = options;
	const planPage = createPlanPage(options);
	const failures: PageFailure[] = [];
	const images = new Set<string>();
	const inputs = new Map<string, PageInput>();

	function modelToRender(input: PageInput): string | null {
		const path = pathOfInput(input, plan.config);
		try {
			const { page, json } = planPage(input, cache.last?.pages.get(path));
			inputs.set(path, input);
			cache.pages.set(path, page);
			for (const name of page.images) images.add(name);
			return json;
		} catch (error) {
			failures.push(pageFailure(path, error));
			return null;
		}
	}

	const publishedOf = ({ published }: RecordedPage): PublishedPage => {
		const input = inputs.get(published.path);
		const versions = input ? versionsOfInput(input, plan)() : [];
		return { ...published, alternates: alternates(versions, plan.config.languages) };
	};

	return {
		async *pagesToRender(content) {
			// What all pages show was used before the first of them.
			for (const name of plan.images.takeUsed()) images.add(name);
			for await (const input of pageInputs(plan.site, content, plan)) {
				const json = modelToRender(input);
				if (json !== null) yield json;
			}
		},
		rendered(path, files) {
			const page = cache.pages.get(path);
			if (!page) throw new Error(`The page ${path} was rendered and not planned.`);
			cache.pages.set(path, { ...page, files });
			return page.published.template;
		},
		published: () =>
			[...cache.pages.values()].map(publishedOf).sort((one, other) => (one.path < other.path ? -1 : 1)),
		failures,
		images,
	};
}
