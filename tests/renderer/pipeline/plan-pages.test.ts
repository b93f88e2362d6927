import { beforeAll, describe, expect, it } from "vitest";
import type { PageModel } from "#core/models/page-model.ts";
import type { PublishedPage } from "#core/ports/page-renderer.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { parseDecimal } from "#core/shared/decimal-text.ts";
import type { ProductContent } from "#core/site/shop-content.ts";
import type { Site } from "#core/site/site.ts";
import type { BuildRecord } from "#renderer/pipeline/build-record.ts";
import { createInputDigests } from "#renderer/pipeline/input-digests.ts";
import { createPageNotes, type PageNotes } from "#renderer/pipeline/log-collector.ts";
import { type PageGroups, pagesOf, type RecordedPage } from "#renderer/pipeline/page-groups.ts";
import { createPagePlanner } from "#renderer/pipeline/plan-pages.ts";
import type { PageFailure } from "#renderer/pipeline/render-pages.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { allProducts } from "#renderer/plan/shop/matching-products.ts";
import { type DemoSite, readDemoSite, withShop } from "#tests/renderer/demo-shop.ts";

let demo: DemoSite;
/** The demo as it is, planned from nothing. */
let first: Planned;
beforeAll(async () => {
	demo = await readDemoSite();
	first = await plan(null);
});

/** What planning the pages of a site came to. */
interface Planned {
	readonly pages: ReadonlyMap<string, RecordedPage>;
	readonly groups: PageGroups;
	readonly published: readonly PublishedPage[];
	readonly images: ReadonlySet<string>;
	readonly failures: readonly PageFailure[];
	/** The paths of the pages that were planned and not taken from the record. */
	readonly planned: readonly string[];
	/** The paths of those whose files have to be made. */
	readonly rendered: readonly string[];
	readonly noted: readonly string[];
	readonly base: string;
	readonly publishedDigest: string;
}

interface Changes {
	readonly change?: (site: Site) => Site;
	readonly content?: SiteContent;
	readonly program?: string;
}

const byPath = (groups: PageGroups) =>
	new Map([...pagesOf(groups)].map((page) => [page.published.path, page]));

/** The same groups, whose pages stay the same objects however often they are asked for. */
const inMemory = (groups: PageGroups): PageGroups =>
	new Map(
		[...groups].map(([key, group]) => {
			const { inputs, reads, outlines, stored } = group;
			const pages = group.pages();
			return [key, { inputs, reads, outlines, stored, pages: () => pages }];
		}),
	);

/** Plans the pages of the demo, changed or not, after a build of which `before` is left. */
async function plan(
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
		document: { domain: context.config.domain, buildHash: "1", scheme: "light", favicon: null },
		shared: context.config.languages.map((language) => sharedData(language, context)),
		assets: { templates: {}, blocks: {} },
	} as const;
	const digests = createInputDigests({ plan: context, task }, [], program);
	const record =
		before &&
		({ groups: before.groups, base: before.base, published: before.publishedDigest } as BuildRecord);
	const planner = createPagePlanner({
		plan: context,
		record,
		digests,
		notes,
		texts: new Map<string, string>(),
	});
	const rendered: string[] = [];
	for await (const json of planner.pagesToRender(content))
		rendered.push((JSON.parse(json) as PageModel).path);
	const planned = [...byPath(planner.groups)].filter(([path, page]) => before?.pages.get(path) !== page);
	for (const path of rendered) planner.rendered(path, [[`${path}.html`, 1]]);
	const groups = inMemory(planner.groups);
	return {
		pages: byPath(groups),
		groups,
		published: planner.published(),
		images: planner.images,
		failures: planner.failures,
		planned: planned.map(([path]) => path).sort(),
		rendered: rendered.sort(),
		noted: [...noted()].sort(),
		base: digests.base,
		publishedDigest: planner.publishedDigest(),
	};
}

/** Changes the content of one product. */
const withProduct = (slug: string, change: (product: ProductContent) => ProductContent) =>
	withShop((shop) => ({
		...shop,
		products: shop.products.map((product) => (product.slug === slug ? change(product) : product)),
	}));

const withPrice = (slug: string, price: string) =>
	withProduct(slug, (product) => ({ ...product, price_brutto: parseDecimal(price) }));

const product = "trauringe-lichtband";
const priceOf = (slug: string) => demo.site.shop?.products.find((one) => one.slug === slug)?.price_brutto;

/** What queries look at that concern the product. */
const matching = ["category=trauringe", "manufacturer=sternau"];

/** The paths of the pages that looked at one of these, in order. */
function readersOf({ pages }: Planned, ...slugs: readonly string[]): readonly string[] {
	const readers = [...pages].filter(([, { reads }]) => reads.some((slug) => slugs.includes(slug)));
	return readers.map(([path]) => path).sort();
}

/** The paths of the pages whose models or shells are others in two builds. */
function different(one: Planned, other: Planned): readonly string[] {
	const changed = [...other.pages].filter(([path, { model, rendering }]) => {
		const known = one.pages.get(path);
		return known?.model !== model || known.rendering !== rendering;
	});
	return changed.map(([path]) => path).sort();
}

const ofLanguage = ({ published }: Planned, wanted: string) =>
	published.filter(({ language }) => language === wanted).map(({ path }) => path);

/** All but what only says how a build came about. */
const outcome = ({ pages, published, publishedDigest, images, noted, failures }: Planned) => ({
	...{ pages: new Map([...pages].sort()), published, publishedDigest },
	...{ images: [...images].sort(), noted, failures },
});

describe("planning the pages of a site again", () => {
	it("B-REL-07 plans and renders none where nothing has changed", async () => {
		expect(first.rendered).toEqual([...first.pages.keys()].sort());
		expect(first.failures).toEqual([]);
		const again = await plan(first);
		expect(again.planned).toEqual([]);
		expect(again.rendered).toEqual([]);
		expect(outcome(again)).toEqual(outcome(first));
	});

	it("B-REL-07 after one price plans pages that looked at the product, at those of its category or brand or at all of them, and renders those that show it", async () => {
		const change = withPrice(product, "4321.50");
		expect(priceOf(product)).not.toBe("4321.50");
		const after = await plan(first, { change });
		const clean = await plan(null, { change });
		expect(after.planned).toEqual(readersOf(first, product, allProducts, ...matching));
		expect(after.planned.length).toBeLessThan(first.pages.size / 3);
		expect(after.rendered).toEqual(different(first, clean));
		expect(after.rendered).toContain(`/shop/trauringe/${product}`);
		expect(after.rendered).not.toContain("/shop/trauringe/trauringe-klassik");
		expect(outcome(after)).toEqual(outcome(clean));
	});

	it("B-REL-07 plans what looked at all products at any change, and renders none that does not show it", async () => {
		const draft = withProduct(product, (one) => ({ ...one, status: "draft" }));
		const before = await plan(null, { change: draft });
		const change = (site: Site) => withPrice(product, "4321.50")(draft(site));
		const after = await plan(before, { change });
		expect(after.planned).toEqual(readersOf(before, product, allProducts, ...matching));
		expect(after.planned).toContain("/shop/trauringe");
		expect(after.planned).not.toContain("/shop/uhren");
		expect(after.rendered).toEqual([]);
		expect(outcome(after)).toEqual(outcome(await plan(null, { change })));
	});
});

describe("planning the pages of a changed site", () => {
	it.each<[string, (site: Site) => Site]>([
		[
			"a product's slug",
			(site) => withProduct(product, (one) => ({ ...one, slug: "trauringe-neu" as typeof one.slug }))(site),
		],
		[
			"a product that goes",
			withShop((shop) => ({ ...shop, products: shop.products.filter(({ slug }) => slug !== product) })),
		],
		["the order of products", withShop((shop) => ({ ...shop, products: shop.products.toReversed() }))],
		["a category's product", withProduct(product, (one) => ({ ...one, status: "draft" }))],
		["ratings", withShop((shop) => ({ ...shop, ratings: shop.ratings.slice(1) }))],
		["a page that goes", (site) => ({ ...site, pages: site.pages.slice(0, -1) })],
		["the site's title", (site) => ({ ...site, project: { ...site.project, seo_title: "Sternau" } })],
	])("B-REL-07 comes to what a clean build comes to: %s", async (_, change) => {
		const [after, clean] = [await plan(first, { change }), await plan(null, { change })];
		expect(after.rendered).toEqual(different(first, clean));
		expect(outcome(after)).toEqual(outcome(clean));
		const back = await plan(after);
		expect(outcome(back)).toEqual(outcome(first));
	});

	it("B-REL-07 after a menu's label in one language renders that language's pages and no others", async () => {
		const change = (site: Site): Site => ({
			...site,
			menus: site.menus.map((item, place) =>
				place > 0
					? item
					: {
							...item,
							translations: item.translations.map((texts) =>
								texts.language === "en" ? { ...texts, display_name: "Timepieces" } : texts,
							),
						},
			),
		});
		const after = await plan(first, { change });
		expect(after.rendered).toEqual([...ofLanguage(first, "en")].sort());
		for (const path of after.rendered)
			expect(after.pages.get(path)?.model).toBe(first.pages.get(path)?.model);
		expect((await plan(after, { change })).planned).toEqual([]);
	});

	it("B-REL-07 plans a page of the content again when its body has changed, and no other", async () => {
		const path = "/kontakt";
		const content: SiteContent = {
			...demo.content,
			async pageBody(page, language) {
				const body = await demo.content.pageBody(page, language);
				return body.path === path ? { ...body, lead: "Rufen Sie an." } : body;
			},
		};
		const after = await plan(first, { content });
		expect(after.planned).toEqual([path]);
		expect(after.rendered).toEqual([path]);
	});

	it("B-REL-07 renders all pages again with another program", async () => {
		const after = await plan(first, { program: "another" });
		expect(after.rendered).toEqual(first.rendered);
	});
});

describe("what planning says of pages", () => {
	it("B-REL-07 makes the notes again of a page that it does not plan again", async () => {
		const path = `/shop/trauringe/${product}`;
		const withDeadLink = withProduct(product, (one) => ({
			...one,
			translations: one.translations.map((texts) => ({ ...texts, description: "[x](/nirgends)" })),
		}));
		const before = await plan(null, { change: withDeadLink });
		expect(before.pages.get(path)?.notes).toEqual([
			{ key: "link.dead", details: { subject: expect.stringContaining(product), target: "/nirgends" } },
		]);
		const after = await plan(before, { change: withDeadLink });
		expect(after.planned).toEqual([]);
		expect(after.noted).toEqual(before.noted);
		const corrected = await plan(after);
		expect(corrected.pages.get(path)?.notes).toEqual([]);
	});

	it("B-REL-07 names a page that cannot be planned, and plans the others", async () => {
		const broken: SiteContent = {
			...demo.content,
			async pageBody(page, language) {
				const body = await demo.content.pageBody(page, language);
				return body.path === "/kontakt" ? { ...body, blocks: [{ type: "none" } as never] } : body;
			},
		};
		const after = await plan(first, { content: broken });
		expect(after.failures.map(({ path }) => path)).toEqual(["/kontakt"]);
		expect(after.pages.size).toBe(first.pages.size - 1);
	});
});
