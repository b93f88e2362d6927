import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { parseDecimal } from "#core/money/decimal-text.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Site } from "#core/site/site.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";
import type { BuildCache } from "#renderer/cache/build-cache.ts";
import type { BuildRecord, RecordedPage } from "#renderer/cache/build-record.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { type ListPage, parseListReadKey } from "#renderer/plan/shop/shop-lists.ts";
import type { ListedProduct, ShopPlan } from "#renderer/plan/shop/shop-plan.ts";
import { createPageDigests } from "#renderer/render/page-digests.ts";
import { createPagePlanner, type PageComparison } from "#renderer/render/plan-pages.ts";
import type { PageFailure } from "#renderer/render/render-pages.ts";
import { createPageNotes, type PageNotes } from "#renderer/site/log-collector.ts";
import { noOwnParts } from "#renderer/site-modules/own-parts.ts";
import { type DemoSite, readDemoSite, shopOf, withShop } from "#tests/renderer/demo-shop.ts";

/** The demo whose pages are planned. */
export const demo: DemoSite = await readDemoSite();

/** The result of planning the pages of a site. */
export interface Planned {
	readonly pages: ReadonlyMap<string, RecordedPage>;
	readonly published: readonly PublishedPage[];
	readonly images: ReadonlySet<string>;
	readonly failures: readonly PageFailure[];
	/** The paths of the pages that were planned, not reused from the record. */
	readonly planned: readonly string[];
	/** The paths of the pages that have to be rendered. */
	readonly rendered: readonly string[];
	/** The digests that differ from those before, by path. */
	readonly changed: ReadonlyMap<string, PageComparison["changed"]>;
	readonly noted: readonly string[];
	/** The slugs of suggested products by the slug of the page's product. */
	readonly suggestions: ReadonlyMap<string, readonly string[]>;
	/** The products and facets of the pages of lists, by their read keys. */
	readonly lists: ReadonlyMap<string, ListPage<ListedProduct>>;
}

interface Changes {
	readonly change?: (site: Site) => Site;
	readonly content?: SiteContent;
	readonly program?: string;
}

/** Plans the pages of the demo, optionally changed, after a build with the result `before`. */
export async function plan(
	before: Planned | null,
	{ change = (same) => same, content = demo.content, program = "program" }: Changes = {},
): Promise<Planned> {
	let notes: PageNotes | undefined;
	const { context, noted } = demo.plan({}, change, (logger) => {
		notes = createPageNotes(logger);
		return notes.logger;
	});
	if (!notes) throw new Error("The plan has no logger");
	const task = {
		engines: ["react-html"],
		...{ siteDirectory: "", outputRoot: "", replaces: false },
		document: { domain: context.config.domain, buildHash: "1", scheme: "light", styles: {}, favicon: null },
		shared: context.config.languages.map((language) => sharedData(language, context)),
		assets: { templates: {}, blocks: {} },
		ownParts: noOwnParts,
	} as const;
	const digests = createPageDigests({ plan: context, task }, [], program);
	const last = before && ({ pages: before.pages } as BuildRecord);
	const cache: Pick<BuildCache, "last" | "pages"> = { last, pages: new Map() };
	const changed = new Map<string, PageComparison["changed"]>();
	const onCompared = (compared: PageComparison) => changed.set(compared.path, compared.changed);
	const planner = createPagePlanner({ plan: context, cache, digests, notes, onCompared });
	const rendered: string[] = [];
	for await (const json of planner.pagesToRender(content))
		rendered.push((JSON.parse(json) as PageModel).path);
	const planned = [...cache.pages].filter(([path, page]) => before?.pages.get(path) !== page);
	for (const path of rendered) planner.recordFiles(path, [[`${path}.html`, 1]]);
	return {
		pages: cache.pages,
		published: planner.published(),
		images: planner.images,
		failures: planner.failures,
		planned: planned.map(([path]) => path).sort(),
		rendered: rendered.sort(),
		changed,
		noted: [...noted()].sort(),
		suggestions: suggestionsOf(shopOf(context)),
		lists: listsOf(shopOf(context), cache.pages.values()),
	};
}

const suggestionsOf = (shop: ShopPlan) =>
	new Map(
		shop.products.map((listed) => [
			listed.content.slug,
			shop.suggestions(listed).map(({ content }) => content.slug),
		]),
	);

const listsOf = (shop: ShopPlan, pages: Iterable<RecordedPage>) =>
	new Map(
		[...pages].flatMap(({ reads }) =>
			reads.flatMap((read) => {
				const address = parseListReadKey(read);
				return address ? [[read, shop.listPage(address)] as const] : [];
			}),
		),
	);

/** Changes the content of one product. */
export const withProduct = (slug: string, change: (product: ProductContent) => ProductContent) =>
	withShop((shop) => ({
		...shop,
		products: shop.products.map((product) => (product.slug === slug ? change(product) : product)),
	}));

export const withPrice = (slug: string, price: string) =>
	withProduct(slug, (product) => ({ ...product, price_brutto: parseDecimal(price) }));

export const product = "trauringe-lichtband";
export const priceOf = (slug: string) =>
	demo.site.shop?.products.find((one) => one.slug === slug)?.price_brutto;

/** The read keys of queries that include the product. */
export const matching = ["category=trauringe", "manufacturer=sternau"];

/** Returns the sorted paths of the pages that read one of the keys. */
export function pagesReading({ pages }: Planned, ...slugs: readonly string[]): readonly string[] {
	const readers = [...pages].filter(([, { reads }]) => reads.some((slug) => slugs.includes(slug)));
	return readers.map(([path]) => path).sort();
}

/** Returns the read keys of suggestions that differ between two plans or include the product with the slug. */
export function suggestionReads(slug: string, one: Planned, other: Planned): readonly string[] {
	const slugs = [...one.suggestions.keys()].filter((suggester) => {
		const [before, after] = [one, other].map(({ suggestions }) => suggestions.get(suggester) ?? []);
		return before?.join() !== after?.join() || after?.includes(slug);
	});
	return slugs.map((suggester) => `suggestions=${suggester}`);
}

/** Returns the read keys of pages of lists whose products or facets differ between two plans, or that show the product with the slug. */
export function listReads(slug: string, one: Planned, other: Planned): readonly string[] {
	const shown = (list: ListPage<ListedProduct> | undefined) =>
		list?.products.map(({ content }) => content.slug);
	const text = (list: ListPage<ListedProduct> | undefined) =>
		JSON.stringify({ ...list, products: shown(list) });
	return [...one.lists.keys()].filter((read) => {
		const after = other.lists.get(read);
		return text(one.lists.get(read)) !== text(after) || shown(after)?.includes(slug);
	});
}

/** Returns the paths of the pages whose models or shells differ between two builds. */
export function changedPages(one: Planned, other: Planned): readonly string[] {
	const changed = [...other.pages].filter(([path, { model, rendering }]) => {
		const before = one.pages.get(path);
		return before?.model !== model || before.rendering !== rendering;
	});
	return changed.map(([path]) => path).sort();
}

export const pathsInLanguage = ({ published }: Planned, requested: string) =>
	published.filter(({ language }) => language === requested).map(({ path }) => path);

/** Returns the result of a build without the data on how it was built. */
export const outcome = ({ pages, published, images, noted, failures }: Planned) => ({
	...{ pages: new Map([...pages].sort()), published },
	...{ images: [...images].sort(), noted, failures },
});
