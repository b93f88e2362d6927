import { alternates } from "#core/pages/alternates.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";
import type { BuildRecord } from "#renderer/cache/build-record.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { InputDigests } from "#renderer/cache/input-digests.ts";
import {
	outlinesOf,
	type PageGroup,
	type PageGroups,
	type RecordedPage,
} from "#renderer/cache/page-groups.ts";
import { createPageStore, type PageTexts, PlannedGroup } from "#renderer/cache/planned-group.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { publishedPage } from "#renderer/plan/published-page.ts";
import { allProducts } from "#renderer/plan/shop/matching-products.ts";
import { shopPageCount } from "#renderer/plan/shop/shop-pages.ts";
import {
	createPageModels,
	type PageInput,
	type PageInputs,
	pageInputGroups,
	pathOfInput,
	versionsOfInput,
} from "#renderer/plan/site-models.ts";
import { type PageFailure, pageFailure } from "#renderer/render/render-pages.ts";
import type { PageNotes } from "#renderer/site/log-collector.ts";

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
	readonly groups: PageGroups;
	/** The names of the images of all pages. */
	readonly images: ReadonlySet<string>;
}

/** What a planner looks at. */
interface PlannerSources {
	readonly plan: PlanContext;
	readonly record: BuildRecord | null;
	readonly digests: InputDigests;
	readonly notes: PageNotes;
	/** Where pages are as JSON while others are made. */
	readonly texts: PageTexts;
}

/** What is published of the pages that were taken up to now, made when it is asked for. */
function createPublished(
	{ plan, record, digests }: Pick<PlannerSources, "plan" | "record" | "digests">,
	groups: PageGroups,
	count: () => number,
) {
	const inputsOf = new Map<string, readonly PageInput[]>();
	/** Whether pages are published as before: all that their versions follow from, and those looked at so far. */
	let isAsBefore = record?.base === digests.base;
	let made: readonly PublishedPage[] | null = null;
	const publishedOf = ([key, group]: readonly [string, PageGroup]): readonly PublishedPage[] => {
		const inputs = inputsOf.get(key) ?? [];
		const byPath = new Map(inputs.map((input) => [pathOfInput(input, plan.config), input]));
		return group.pages().map(({ published }) => {
			const input = byPath.get(published.path);
			return {
				...published,
				alternates: alternates(input ? versionsOfInput(input, plan)() : [], plan.config.languages),
			};
		});
	};
	const all = () => {
		made ??= [...groups].flatMap(publishedOf).sort((one, other) => (one.path < other.path ? -1 : 1));
		return made;
	};
	const isSame = (known: RecordedPage | undefined, { published }: RecordedPage) =>
		known?.published === published || JSON.stringify(known?.published) === JSON.stringify(published);
	return {
		all,
		/** Takes pages, and those that were at their paths before. */
		take(key: string, inputs: PageInputs, pages: readonly RecordedPage[], before: PagesByPath) {
			inputsOf.set(key, inputs);
			isAsBefore &&= pages.every((page) => isSame(before.get(page.published.path), page));
		},
		/** Takes pages that are all as they were. */
		takeSame: (key: string, inputs: PageInputs) => inputsOf.set(key, inputs),
		digest: () =>
			record && isAsBefore && count() === [...outlinesOf(record.groups)].length
				? record.published
				: digestOf(all()),
	};
}

type PagesByPath = ReadonlyMap<string, RecordedPage>;

/** A page that waits for its files, and how many of its group do. */
interface Unfinished {
	readonly group: PlannedGroup;
	readonly place: number;
	readonly left: { count: number };
}

/** Pages that wait for their files. A group is put aside when the last of them has its own. */
function createUnfinished() {
	const pages = new Map<string, Unfinished>();
	return {
		add(group: PlannedGroup, isWaiting: (path: string) => boolean) {
			const left = { count: 0 };
			for (const [place, { published }] of group.pages().entries()) {
				if (!isWaiting(published.path)) continue;
				left.count += 1;
				pages.set(published.path, { group, place, left });
			}
		},
		/** Gives a page its files, and returns it. */
		finish(path: string, files: readonly RecordedFile[]): RecordedPage {
			const page = pages.get(path);
			if (!page) throw new Error(`The page ${path} was rendered and not planned.`);
			const { group, place, left } = page;
			pages.delete(path);
			const finished = group.finish(place, files);
			left.count -= 1;
			if (left.count === 0) group.putAside();
			return finished;
		},
	};
}

/** Plans single pages: one whose model was made from the same as before is not planned again. */
function createSinglePages({ plan, digests, notes }: PlannerSources) {
	const modelOf = createPageModels(plan);
	/** The page, and as JSON; the JSON is null where its files stay. */
	return (input: PageInput, known: RecordedPage | undefined): readonly [RecordedPage, string | null] => {
		const rendering = digests.rendering(input.kind === "content" ? input.body.language : input.language);
		if (known && known.rendering === rendering && known.inputs === digests.page(input, known.reads)) {
			notes.repeat(known.notes);
			return [known, null];
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
		const stays = known && known.rendering === rendering && known.model === model.digest;
		return [page, stays ? null : json];
	};
}

/** All that the models of some pages were made from of the products. */
function readsOf(pages: readonly RecordedPage[]): readonly string[] {
	const reads = new Set(pages.flatMap((page) => page.reads));
	return reads.has(allProducts) ? [allProducts] : [...reads].sort();
}

/**
 * Plans the pages of a site. A page whose model was made from the same as before is not planned again, and one whose
 * model and all else that its files are made from are the same is not rendered again. Pages of one group that were all
 * made from the same as before are not looked at one by one.
 */
export function createPagePlanner(sources: PlannerSources): PagePlanner {
	const { plan, record, digests, notes } = sources;
	const planPage = createSinglePages(sources);
	const groups = new Map<string, PageGroup>();
	let count = 0;
	const published = createPublished(sources, groups, () => count);
	const unfinished = createUnfinished();
	const store = createPageStore(sources.texts);
	const failures: PageFailure[] = [];
	const images = new Set<string>();

	/** Takes a group over from the build before. */
	function keep(key: string, inputs: PageInputs, known: PageGroup): void {
		groups.set(key, known);
		published.takeSame(key, inputs);
		for (const { shared } of known.outlines) {
			notes.repeat(shared.notes);
			for (const name of shared.images) images.add(name);
			count += 1;
		}
	}

	/** Plans the pages of a group one by one; returns those whose files have to be made. */
	function planGroup(key: string, inputs: PageInputs, known: PageGroup | undefined): readonly string[] {
		const before = new Map(known?.pages().map((page) => [page.published.path, page]));
		const pages: RecordedPage[] = [];
		const waiting = new Map<string, string>();
		for (const input of inputs) {
			const path = pathOfInput(input, plan.config);
			try {
				const [page, json] = planPage(input, before.get(path));
				pages.push(page);
				if (json !== null) waiting.set(path, json);
				for (const name of page.images) images.add(name);
			} catch (error) {
				failures.push(pageFailure(path, error));
			}
		}
		count += pages.length;
		const reads = readsOf(pages);
		const group = new PlannedGroup(key, pages, { inputs: digests.group(inputs, reads), reads }, store);
		groups.set(key, group);
		published.take(key, inputs, pages, before);
		unfinished.add(group, (path) => waiting.has(path));
		return [...waiting.values()];
	}

	return {
		async *pagesToRender(content) {
			// What all pages show was used before the first of them.
			for (const name of plan.images.takeUsed()) images.add(name);
			for await (const inputs of pageInputGroups(plan.site, content, plan)) {
				const key = pathOfInput(inputs[0], plan.config);
				const known = record?.groups.get(key);
				if (known && known.inputs === digests.group(inputs, known.reads)) keep(key, inputs, known);
				else yield* planGroup(key, inputs, known);
			}
		},
		rendered: (path, written) => unfinished.finish(path, written).published.template,
		count: () => count,
		published: published.all,
		publishedDigest: published.digest,
		failures,
		groups,
		images,
	};
}
