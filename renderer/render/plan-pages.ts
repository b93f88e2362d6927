import { alternates, type PageVersion } from "#core/pages/alternates.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";
import type { BuildCache } from "#renderer/cache/build-cache.ts";
import type { RecordedPage } from "#renderer/cache/build-record.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { publishedPage } from "#renderer/plan/published-page.ts";
import type { Shard } from "#renderer/plan/shard.ts";
import { shopPageCount } from "#renderer/plan/shop/shop-pages.ts";
import {
	createPageModels,
	itemOfInput,
	type PageInput,
	pageInputs,
	pagesOfShard,
	pathOfInput,
	versionsOfInput,
} from "#renderer/plan/site-models.ts";
import type { PageDigests } from "#renderer/render/page-digests.ts";
import { type PageFailure, pageFailure } from "#renderer/render/render-pages.ts";
import type { PageNotes } from "#renderer/site/log-collector.ts";

/** Returns the number of pages of a site in all languages, or of those in a shard. */
export function pageCount(plan: Pick<PlanContext, "site" | "shop">, shard: Shard | null = null): number {
	const { site, shop } = plan;
	if (shard !== null) return [...pagesOfShard(site, plan, shard)].length;
	const contentPageCount = site.pages.reduce((sum, page) => sum + page.translations.length, 0);
	return contentPageCount + (shop ? shopPageCount(shop) * shop.languages.length : 0);
}

/** The result of comparing a page with the last build. */
export interface PageComparison {
	readonly path: string;
	/** The digests that differ from those of the last build; null if the last build did not have the page. */
	readonly changed: readonly ("inputs" | "model" | "rendering")[] | null;
	/** The read keys of the products that its model depends on. */
	readonly reads: readonly string[];
}

/** A planner that selects the pages to render and records every page in the cache. */
export interface PagePlanner {
	/** Yields the models of the pages to render, as JSON. */
	pagesToRender(content: SiteContent): AsyncGenerator<string>;
	/** Records the files of a rendered page; returns the name of its template. */
	recordFiles(path: string, files: readonly RecordedFile[]): string;
	/** Returns all pages in the order of their paths, after they have been planned. */
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
	/** The only part of the pages to plan; by default all. */
	readonly shard?: Shard | null;
	/** Called for each page. */
	onCompared?(comparison: PageComparison): void;
}

/** Plans a page; returns its record, and its model as JSON if it has to be rendered. */
type PlanPage = (
	input: PageInput,
	recorded: RecordedPage | undefined,
) => { readonly page: RecordedPage; readonly json: string | null };

function createPlanPage({
	plan,
	digests,
	notes,
}: Pick<PlannerOptions, "plan" | "digests" | "notes">): PlanPage {
	const createDraft = createPageModels(plan);
	return (input, recorded) => {
		const rendering = digests.rendering(input.kind === "content" ? input.body.language : input.language);
		const isRendered = recorded?.rendering === rendering;
		const item = itemOfInput(input, plan);
		if (recorded && isRendered && recorded.inputs === digests.inputs(input, recorded.reads)) {
			notes.repeat(recorded.notes);
			return { page: recorded.item === item ? recorded : { ...recorded, item }, json: null };
		}
		plan.shop?.takeReads();
		notes.take();
		const { model, json } = withDigest(createDraft(input));
		const reads = plan.shop?.takeReads() ?? [];
		const { alternates: _, ...published } = publishedPage(model, plan.config.defaultLanguage);
		const page: RecordedPage = {
			published,
			item,
			reads,
			inputs: digests.inputs(input, reads),
			model: model.digest,
			rendering,
			files: recorded?.files ?? [],
			images: plan.images.takeUsed(),
			notes: notes.take(),
		};
		return { page, json: isRendered && recorded?.model === model.digest ? null : json };
	};
}

/** Returns {@link PageComparison.changed}. */
function changedDigests(page: RecordedPage, recorded: RecordedPage | undefined): PageComparison["changed"] {
	if (!recorded) return null;
	return (["inputs", "model", "rendering"] as const).filter((digest) => page[digest] !== recorded[digest]);
}

/**
 * Creates the planner of a site's pages. A page with the same inputs as in the last build is not planned again. A page with
 * the same model is not rendered again.
 */
export function createPagePlanner(options: PlannerOptions): PagePlanner {
	const { plan, cache, shard = null } = options;
	const planPage = createPlanPage(options);
	const failures: PageFailure[] = [];
	const images = new Set<string>();
	const versions = new Map<string, () => readonly PageVersion[]>();

	function modelToRender(input: PageInput): string | null {
		const path = pathOfInput(input, plan);
		try {
			const recorded = cache.last?.pages.get(path);
			const { page, json } = planPage(input, recorded);
			options.onCompared?.({ path, changed: changedDigests(page, recorded), reads: page.reads });
			versions.set(path, versionsOfInput(input, plan));
			cache.pages.set(path, page);
			for (const name of page.images) images.add(name);
			return json;
		} catch (error) {
			failures.push(pageFailure(path, error));
			return null;
		}
	}

	const publishedOf = ({ published }: RecordedPage): PublishedPage => {
		const pageVersions = versions.get(published.path)?.() ?? [];
		return { ...published, alternates: alternates(pageVersions, plan.config.defaultLanguage) };
	};

	return {
		async *pagesToRender(content) {
			// The images in the shells, which were requested before the first page.
			for (const name of plan.images.takeUsed()) images.add(name);
			for await (const input of pageInputs(plan.site, content, plan, shard)) {
				const json = modelToRender(input);
				if (json !== null) yield json;
			}
		},
		recordFiles(path, files) {
			const page = cache.pages.get(path);
			if (!page) throw new Error(`The page ${path} was rendered but not planned.`);
			cache.pages.set(path, { ...page, files });
			return page.published.ownTemplate ?? page.published.template;
		},
		published: () =>
			[...cache.pages.values()].map(publishedOf).sort((one, other) => (one.path < other.path ? -1 : 1)),
		failures,
		images,
	};
}
