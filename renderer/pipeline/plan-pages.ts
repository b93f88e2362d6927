import type { PublishedPage } from "#core/ports/page-renderer.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { alternates, type PageVersion } from "#core/routes/alternates.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import type { BuildRecord, RecordedPage } from "#renderer/pipeline/build-record.ts";
import { digestOf } from "#renderer/pipeline/digest-of.ts";
import type { InputDigests } from "#renderer/pipeline/input-digests.ts";
import type { PageNotes } from "#renderer/pipeline/log-collector.ts";
import { publishedPage } from "#renderer/pipeline/published-page.ts";
import { type PageFailure, pageFailure } from "#renderer/pipeline/render-pages.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { shopPageCount } from "#renderer/plan/shop/shop-pages.ts";
import {
	createPageModels,
	type PageInput,
	pageInputs,
	pathOfInput,
	versionsOfInput,
} from "#renderer/plan/site-models.ts";

/** How many pages a site has, in all languages. */
export function pageCount({ site, shop }: Pick<PlanContext, "site" | "shop">): number {
	const ofContent = site.pages.reduce((sum, page) => sum + page.translations.length, 0);
	return ofContent + (shop ? shopPageCount(shop) * shop.languages.length : 0);
}

/** Decides which pages are rendered, and keeps what is known of each. */
export interface PagePlanner {
	/** The pages whose files have to be made, as JSON, one after the other. */
	pagesToRender(content: SiteContent): AsyncGenerator<string>;
	/** Digest of what is published of the pages. */
	publishedDigest(): string;
	/** Notes the files of a page that was rendered; returns its template. */
	rendered(path: string, files: readonly RecordedFile[]): string;
	/** How many pages were planned. */
	count(): number;
	/** All pages, by path. */
	published(): readonly PublishedPage[];
	readonly failures: readonly PageFailure[];
	readonly pages: ReadonlyMap<string, RecordedPage>;
	/** The names of the images of all pages. */
	readonly images: ReadonlySet<string>;
}

/** What a planner looks at. */
interface PlannerSources {
	readonly plan: PlanContext;
	readonly record: BuildRecord | null;
	readonly digests: InputDigests;
	readonly notes: PageNotes;
}

/** What is published of the pages that were taken up to now, made when it is asked for. */
function createPublished(
	{ plan, record, digests }: Pick<PlannerSources, "plan" | "record" | "digests">,
	pages: ReadonlyMap<string, RecordedPage>,
) {
	const versions = new Map<string, () => readonly PageVersion[]>();
	/** Whether pages are published as before: all that their versions follow from, and those looked at so far. */
	let isAsBefore = record?.base === digests.base;
	let made: readonly PublishedPage[] | null = null;
	const all = () => {
		made ??= [...pages]
			.map(([path, page]) => ({ ...page.published, alternates: alternates(versions.get(path)?.() ?? []) }))
			.sort((one, other) => (one.path < other.path ? -1 : 1));
		return made;
	};
	return {
		all,
		take(path: string, { published }: RecordedPage, input: PageInput) {
			versions.set(path, versionsOfInput(input, plan));
			const known = record?.pages.get(path)?.published;
			isAsBefore &&= known === published || JSON.stringify(known) === JSON.stringify(published);
		},
		digest: () =>
			record && isAsBefore && pages.size === record.pages.size ? record.published : digestOf(all()),
	};
}

/**
 * Plans the pages of a site. A page whose model was made from the same as before is not planned again, and one whose
 * model and all else that its files are made from are the same is not rendered again.
 */
export function createPagePlanner({ plan, record, digests, notes }: PlannerSources): PagePlanner {
	const modelOf = createPageModels(plan);
	const pages = new Map<string, RecordedPage>();
	const published = createPublished({ plan, record, digests }, pages);
	const failures: PageFailure[] = [];
	const images = new Set<string>();

	function take(path: string, page: RecordedPage, input: PageInput): void {
		pages.set(path, page);
		published.take(path, page, input);
		for (const name of page.images) images.add(name);
	}

	/** The page as JSON; null where its files stay. */
	function planned(input: PageInput, path: string): string | null {
		const rendering = digests.rendering(input.kind === "content" ? input.body.language : input.language);
		const known = record?.pages.get(path);
		if (known && known.rendering === rendering && known.inputs === digests.page(input, known.reads)) {
			notes.repeat(known.notes);
			take(path, known, input);
			return null;
		}
		plan.shop?.takeReads();
		notes.take();
		const { model, json } = withDigest(modelOf(input));
		const reads = plan.shop?.takeReads() ?? [];
		const { alternates: _, ...own } = publishedPage(model);
		const page: RecordedPage = {
			published: own,
			reads,
			inputs: digests.page(input, reads),
			model: model.digest,
			rendering,
			files: known?.files ?? [],
			images: plan.images.takeUsed(),
			notes: notes.take(),
		};
		take(path, page, input);
		return known && known.rendering === rendering && known.model === model.digest ? null : json;
	}

	return {
		async *pagesToRender(content) {
			// What all pages show was used before the first of them.
			for (const name of plan.images.takeUsed()) images.add(name);
			for await (const input of pageInputs(plan.site, content, plan)) {
				const path = pathOfInput(input, plan.config);
				try {
					const json = planned(input, path);
					if (json !== null) yield json;
				} catch (error) {
					failures.push(pageFailure(path, error));
				}
			}
		},
		rendered(path, written) {
			const page = pages.get(path);
			if (!page) throw new Error(`The page ${path} was rendered and not planned.`);
			pages.set(path, { ...page, files: written });
			return page.published.template;
		},
		count: () => pages.size,
		published: published.all,
		publishedDigest: published.digest,
		failures,
		pages,
		images,
	};
}
