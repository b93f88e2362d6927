import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { atPage } from "#core/check/page-rules.ts";
import type { SiteText, TextSite } from "#core/check/read-text.ts";
import { at, type Place } from "#core/check/rule.ts";
import { sharedTexts } from "#core/check/shared-texts.ts";
import { legalTexts, listedProducts, textsOfProduct } from "#core/check/site-texts.ts";
import { fileOf } from "#core/content/entity.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { menuItem } from "#core/content/menu.ts";
import { pageTranslation } from "#core/content/pages.ts";
import { visitFields } from "#core/content/visit-fields.ts";
import type { Language } from "#core/language/language.ts";
import { linkTo } from "#core/navigation/link.ts";
import { menuLinks } from "#core/navigation/menu-links.ts";
import { anchorOf, nearestAnchor } from "#core/navigation/nearest-anchor.ts";
import type { PageBody, PageSummary } from "#core/pages/page.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { CacheEntries } from "#renderer/cache/build-cache.ts";
import { htmlEngine } from "#renderer/config/config.ts";
import { pageFile, type RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { markdownParagraphs } from "#renderer/plan/markdown-paragraphs.ts";
import { createPageLookup } from "#renderer/plan/page-lookup.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { shopPagePath } from "#renderer/plan/shop/shop-pages.ts";
import type { ShopPlan } from "#renderer/plan/shop/shop-plan.ts";
import type { LoadedSite } from "#renderer/site/load-site.ts";

/** A link with an anchor in one language, as plain data. */
interface AnchoredLink {
	/** A path with its anchor, in any language of the site; only the anchor for a link to the product's own page. */
	readonly target: string;
	readonly language: Language;
	readonly place: LinkPlace;
}

/** The cached links of products, by the products' digests. */
type CachedLinks = CacheEntries<readonly AnchoredLink[]>;

/** The place of a link, as findings name it. */
type LinkPlace = Pick<ContentFinding, "file" | "field" | "item">;

function placeOf({ entity, item, field }: Omit<Place, "params">): LinkPlace {
	if (item === undefined) return { file: fileOf(entity), field };
	const name = String(item);
	return { file: fileOf(entity).replace("*", name), field, item: name };
}

/** Returns the targets of a Markdown text's links with an anchor; a link within the page has only the anchor. */
function targetsOf(source: string): readonly string[] {
	if (!source.includes("#")) return [];
	return markdownParagraphs(source).flatMap(({ links }) =>
		links.flatMap(({ target }) => (anchorOf(target) === "" ? [] : [target])),
	);
}

function linksOfBody(page: PageSummary, body: PageBody): readonly AnchoredLink[] {
	const { language, path } = body;
	const version = page.translations.findIndex((translation) => translation.language === language);
	const links: AnchoredLink[] = [];
	visitFields(pageTranslation.fields, body, ({ kind }, value, field) => {
		if (typeof value !== "string" || !value.includes("#")) return;
		const targets = kind === "markdown" ? targetsOf(value) : kind === "path" ? [value] : [];
		const place = placeOf(atPage(page, `translations.${version}.${field}`));
		for (const target of targets)
			links.push({ target: target.startsWith("#") ? path + target : target, language, place });
	});
	return links;
}

function linksOfMenus({ site, config }: PlanContext): readonly AnchoredLink[] {
	return menuLinks(site.menus).flatMap(({ item, place, target }) => {
		if (anchorOf(target) === "") return [];
		const field = `${place}.${item.anchor === null ? "path" : "anchor"}`;
		return config.languages.map((language) => ({ target, language, place: placeOf(at(menuItem, field)) }));
	});
}

function linksOfTexts(texts: readonly SiteText[]): readonly AnchoredLink[] {
	return texts.flatMap(({ isMarkdown, source, language, place }) =>
		isMarkdown ? targetsOf(source).map((target) => ({ target, language, place: placeOf(place({})) })) : [],
	);
}

/** Returns the links of products' texts; the texts of unchanged products are not parsed again. */
function linksOfProducts(texts: TextSite, shop: ShopPlan, cached: CachedLinks): readonly AnchoredLink[] {
	return listedProducts(texts).flatMap((product) => {
		const key = shop.digestOf(product);
		const cachedLinks = cached.get(key);
		const links = cachedLinks ?? linksOfTexts(textsOfProduct(product, texts));
		if (!cachedLinks) cached.set(key, links);
		return links.flatMap((link) => {
			if (!link.target.startsWith("#")) return [link];
			const category = shop.find(product.slug)?.category ?? null;
			if (!category) return [];
			const page = { type: "product", category: category.slug, product: product.slug } as const;
			return [{ ...link, target: shopPagePath(page, link.language, shop) + link.target }];
		});
	});
}

function findingAt(place: LinkPlace, params: ContentFinding["params"]): ContentFinding {
	return {
		...place,
		severity: "warning",
		key: "suggestion" in params ? "check.anchor.dead_near" : "check.anchor.dead",
		params,
		source: "WCAG 2.4.4",
	};
}

/** Returns the HTML of the page at a path; null if there is no page. */
export type PageHtml = (path: string) => Promise<string | null>;

/** Creates a function that reads the page that a build has written below `root`; `pages` has the paths of all pages. */
export function builtPages(root: string, pages: Pick<ReadonlyMap<string, unknown>, "has">): PageHtml {
	return async (path) => (pages.has(path) ? readFile(join(root, pageFile(path)), "utf8") : null);
}

/** Creates a function that renders a page. `load` is called with the first page. */
export function renderedPages(
	plan: PlanContext,
	content: Pick<SiteContent, "pageBody">,
	load: () => Promise<RenderMarkup>,
): PageHtml {
	const open = async () => ({ pages: createPageLookup(plan, content), render: await load() });
	let opened: ReturnType<typeof open> | null = null;
	return async (path) => {
		opened ??= open();
		const { pages, render } = await opened;
		const model = await pages.get(path);
		return model && render(model, sharedData(model.language, plan).model);
	};
}

/** Returns a function that returns all ids in the HTML of the page at a path; null if there is no page. */
function createPageIds(htmlOf: PageHtml) {
	const cache = new Map<string, ReadonlySet<string> | null>();
	const findIds = async (path: string) => {
		const html = await htmlOf(path);
		return html === null ? null : new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = ""]) => id));
	};
	return async (path: string) => {
		const ids = cache.has(path) ? (cache.get(path) ?? null) : await findIds(path);
		cache.set(path, ids);
		return ids;
	};
}

/** Returns a site's links with an anchor. In texts that several pages share, links within the page are left out. */
async function anchoredLinks(
	plan: PlanContext,
	content: Pick<SiteContent, "pageBody">,
	cached: CachedLinks,
): Promise<readonly AnchoredLink[]> {
	const { site, shop, config } = plan;
	const texts: TextSite = {
		site,
		domain: config.domain,
		languages: config.languages,
		proseOf: markdownParagraphs,
	};
	const shared = linksOfTexts([...legalTexts(texts), ...sharedTexts(texts)]);
	const links = [
		...linksOfMenus(plan),
		...(shop ? linksOfProducts(texts, shop, cached) : []),
		...shared.filter(({ target }) => !target.startsWith("#")),
	];
	for (const page of site.pages)
		for (const { language } of page.translations)
			links.push(...linksOfBody(page, await content.pageBody(page.id, language)));
	return links;
}

/**
 * Returns findings for links to anchors that do not exist in the link's language, with the anchor that was probably meant
 * (B-USE-20). It checks the links of menus, pages, products and the shop's other texts, and asks for the pages that they lead to. A site
 * without HTML pages has no findings.
 */
export async function anchorFindings(
	plan: PlanContext,
	content: Pick<SiteContent, "pageBody">,
	htmlOf: PageHtml,
	cached: CachedLinks = new Map(),
): Promise<readonly ContentFinding[]> {
	if (!plan.config.engines.includes(htmlEngine)) return [];
	const links = await anchoredLinks(plan, content, cached);
	if (links.length === 0) return [];
	const idsOf = createPageIds(htmlOf);
	const findings: ContentFinding[] = [];
	for (const { target, language, place } of links) {
		const link = linkTo(target, language, plan.links);
		if (link?.kind !== "internal") continue;
		const path = link.href.replace(/[?#].*$/s, "");
		const anchor = anchorOf(link.href);
		const ids = await idsOf(path);
		if (!ids || anchor.toLowerCase() === "top" || ids.has(anchor)) continue;
		const suggestion = nearestAnchor(anchor, ids);
		findings.push(findingAt(place, { anchor, path, language, ...(suggestion !== null && { suggestion }) }));
	}
	return findings;
}

/** Returns {@link anchorFindings} for a build's report, with the places where editors fix them. */
export async function anchorWarnings(
	plan: PlanContext,
	{ content, places }: Pick<LoadedSite, "content" | "places">,
	htmlOf: PageHtml,
	cached: CachedLinks,
): Promise<readonly ContentFinding[]> {
	const found = await anchorFindings(plan, content, htmlOf, cached);
	return found.map((finding) => ({ ...finding, ...places.locate(finding) }));
}
