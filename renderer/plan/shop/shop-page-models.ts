import { listMeta } from "#core/catalogue/paging.ts";
import { pricesOf } from "#core/catalogue/price-range.ts";
import { pageStops } from "#core/catalogue/price-scale.ts";
import { producerGuaranteeYears } from "#core/catalogue/producer-guarantee.ts";
import type { Product } from "#core/catalogue/product.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { type MatchingPositions, queryPositions } from "#core/catalogue/query-catalogue.ts";
import { type ProductProse, productProse } from "#core/content/product.ts";
import { defaultLanguage, type Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import { type ContainedTaxes, containedTaxes } from "#core/legal/contained-taxes.ts";
import { findGraphic, labelNames } from "#core/legal/official-graphics.ts";
import type { ShopCategoryLink, ShopCategoryModel, ShopPageModel } from "#core/models/shop-model.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { linkTo, type NavigationLink } from "#core/navigation/link.ts";
import type { PageBody, PageSummary } from "#core/pages/page.ts";
import { brandPath } from "#core/routes/paths.ts";
import { taxRate } from "#core/settings/shop-settings.ts";
import { inLanguage, renderMarkdown } from "#renderer/plan/markdown.ts";
import { documentIds, type PageDraft, pageModel } from "#renderer/plan/page-models.ts";
import { plainText, shortened } from "#renderer/plan/plain-text.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { categoryTile, firstCategories } from "#renderer/plan/shop/category-links.ts";
import { documentModel } from "#renderer/plan/shop/document-model.ts";
import { productCard, productImages } from "#renderer/plan/shop/product-cards.ts";
import { shopPageMessages } from "#renderer/plan/shop/shop-messages.ts";
import {
	categoryOf,
	productAt,
	type ShopPage,
	shopMetaSources,
	shopSummary,
} from "#renderer/plan/shop/shop-pages.ts";
import type { ListedProduct, ShopPlan } from "#renderer/plan/shop/shop-plan.ts";

/** What the pages of one language are made from. */
interface ModelContext {
	readonly plan: ShopPlan;
	readonly context: PlanContext;
	readonly language: Language;
	readonly categories: readonly ShopCategoryModel[];
	taxesOf(product: Product): ContainedTaxes;
	/** Returns all positions and the facets of a list, which its pages share; each list is queried once. */
	listOf(category: string | null): MatchingPositions;
}

/** Makes the models of the shop's pages, each when its turn comes; throws on a page that the shop does not have. */
export function createShopPageModels(
	plan: ShopPlan,
	context: PlanContext,
): (page: ShopPage, language: Language) => PageDraft {
	const metaSources = shopMetaSources(plan, context.site, context.logger);
	const taxesOf = createTaxes(plan.config.currency);
	const contexts = new Map<Language, ModelContext>();
	const contextIn = (language: Language): ModelContext => {
		const known = contexts.get(language);
		const modelContext = known ?? {
			plan,
			context,
			language,
			categories: categoryModels(language, plan, context),
			taxesOf: (product) => taxesOf(product, taxRate(plan.settings(language))),
			listOf: createLists(plan, language),
		};
		contexts.set(language, modelContext);
		return modelContext;
	};
	// A page's languages come one after the other, and its summary is that of all of them.
	let last: { readonly page: ShopPage; readonly summary: PageSummary } | null = null;
	const summaryOf = (page: ShopPage): PageSummary => {
		if (last?.page !== page) last = { page, summary: shopSummary(page, metaSources) };
		return last.summary;
	};
	return (page, language) => {
		const modelContext = contextIn(language);
		const summary = summaryOf(page);
		const head = summary.translations.find((version) => version.language === language);
		if (!head) throw new Error(`The site is not configured for ${language}`);
		const body: PageBody = { ...head, ...introTexts(page, modelContext), blocks: [] };
		return pageModel(summary, body, context, shopModel(page, summary, modelContext));
	};
}

function createLists(plan: ShopPlan, language: Language): ModelContext["listOf"] {
	const lists = new Map<string | null, MatchingPositions>();
	return (category) => {
		// Asked for each page, so that the plan notes what the page read.
		const columns = plan.columns(language, { category });
		const lastPage = plan.listPageCount(category) - 1;
		const list = lists.get(category) ?? queryPositions(columns, { ...emptyQuery, category, page: lastPage });
		lists.set(category, list);
		return list;
	};
}

/** A page's languages come one after the other, and its prices are the same in all of them. */
function createTaxes(currency: Currency) {
	let last: { readonly prices: string; readonly taxes: ContainedTaxes } | null = null;
	return (product: Product, percent: DecimalText | null): ContainedTaxes => {
		const prices = [percent, product.id, ...pricesOf(product)].join();
		if (last?.prices !== prices) last = { prices, taxes: containedTaxes(product, percent, currency) };
		return last.taxes;
	};
}

function introTexts(
	page: ShopPage,
	modelContext: ModelContext,
): Pick<PageBody, "heading" | "kicker" | "lead"> {
	const { context, language } = modelContext;
	const { project, company } = context.site;
	const texts = (name: "list" | "notFound") =>
		shopPageMessages(name, language, project, { name: company.display_name });
	const none = { heading: null, kicker: null, lead: null };
	switch (page.type) {
		case "list":
			return { ...none, heading: texts("list").heading };
		case "category":
			return {
				...none,
				heading: categoryIn(page.category, modelContext)?.name ?? null,
				kicker: texts("list").heading,
			};
		case "product": {
			const { manufacturer } = modelContext.plan.product(listedOf(page, modelContext), modelContext.language);
			return { ...none, kicker: manufacturer?.display_name ?? null };
		}
		case "not-found":
			return { ...none, lead: texts("notFound").description };
		default:
			return none;
	}
}

function shopModel(page: ShopPage, { id }: PageSummary, modelContext: ModelContext): ShopPageModel {
	switch (page.type) {
		case "list":
		case "category":
			return listPart(page, id, modelContext);
		case "product":
			return productPart(page, id, modelContext);
		case "not-found":
			return { type: page.type, categories: offeredCategories(modelContext) };
		case "cart":
		case "wishlist": {
			const categories = offeredCategories(modelContext).map(({ name, path }) => ({ name, path }));
			return { type: page.type, categories };
		}
		default:
			return { type: page.type };
	}
}

const offeredCategories = ({ plan, context, language }: ModelContext) =>
	firstCategories(plan, language, context);

function listPart(
	list: Extract<ShopPage, { readonly type: "list" | "category" }>,
	id: string,
	modelContext: ModelContext,
): ShopPageModel {
	const { plan, context, language, categories } = modelContext;
	const { pageNumber = 1 } = list;
	const category = categoryOf(list);
	const { positions, facets } = modelContext.listOf(category);
	const meta = listMeta({ ...emptyQuery, category, page: pageNumber - 1 }, positions.length);
	const shown = Array.from(positions.subarray(meta.offset, meta.offset + meta.limit), plan.at);
	const described = pageNumber === 1 ? categoryDescription(category, modelContext) : null;
	return {
		type: "list",
		category: categoryIn(category, modelContext),
		descriptionHtml: textsOf(id, modelContext)(described),
		categories,
		products: shown.map((listed) => productCard(listed, language, plan, context)),
		meta,
		facets: { ...facets, prices: pageStops(facets.prices) },
	};
}

function categoryIn(slug: string | null, { categories }: ModelContext): ShopCategoryModel | null {
	return categories.find((category) => category.slug === slug) ?? null;
}

/** A category as breadcrumbs name it, without its image. */
function linkOf({ slug: _, image: __, ...link }: ShopCategoryModel): ShopCategoryLink {
	return link;
}

function categoryDescription(slug: string | null, { plan, context, language }: ModelContext): string | null {
	const described = slug === null ? null : (plan.categoryOf.get(slug)?.category ?? null);
	if (!described) return null;
	const { id, translations } = described;
	return translationFor(translations, language, context.logger, `category ${id}`)?.description ?? null;
}

function productPart(
	page: { readonly product: string },
	id: string,
	modelContext: ModelContext,
): ShopPageModel {
	const { plan, context, language } = modelContext;
	const listed = listedOf(page, modelContext);
	const product = plan.product(listed, language);
	const images = productImages(product.images, language, context);
	const described = plainText(product.description ?? "", Number.POSITIVE_INFINITY);
	const isLine = described.length <= longestLine && described === product.description?.trim();
	const summary = isLine ? described : firstSentence(described);
	const category = categoryIn(product.category?.slug ?? null, modelContext);
	const render = textsOf(id, modelContext);
	return {
		type: "product",
		// Its texts are said once, as HTML.
		product: { ...product, ...withoutProse },
		category: category && linkOf(category),
		summary,
		html: htmlOf(isLine ? { ...product, description: null } : product, (name, markdown) => {
			const html = render(markdown);
			return html && inLanguage(html, product.text_languages?.[name] ?? language, language);
		}),
		images: images.map((image) => ({ ...image, alt: image.alt || product.display_name })),
		...labelFiles(product, modelContext),
		ratings: plan.ratings(product.id),
		taxes: modelContext.taxesOf(product),
		brand: brandLink(product.manufacturer?.slug ?? null, language, context),
		suggestions: plan.suggestions(listed).map((other) => productCard(other, language, plan, context)),
	};
}

/** Returns the official label of a guarantee that lasts longer than the law's (Annex II of Regulation (EU) 2025/1960). */
function labelFiles(product: Product, { context: { site, images }, language }: ModelContext) {
	if (producerGuaranteeYears(product) === null) return { labelImage: null, labelDocument: null };
	const names = labelNames(product.slug, language);
	return {
		labelImage: images.of(findGraphic(site, names), language),
		labelDocument: documentModel(site, names),
	};
}

function htmlOf(
	texts: Pick<Product, ProductProse>,
	render: (name: ProductProse, markdown: string | null) => string | null,
) {
	const rendered = productProse.map((name) => [name, render(name, texts[name])] as const);
	return Object.fromEntries(rendered) as Record<ProductProse, string | null>;
}

const withoutProse = Object.fromEntries(productProse.map((name) => [name, null])) as Record<
	ProductProse,
	null
>;

/** Characters of a description that is short enough to be said once, above the options. */
const longestLine = 180;

/** The first sentence of a text, cut where it is long for a line above the options; null without a text. */
function firstSentence(text: string): string | null {
	const [sentence = ""] = /^.*?[.!?…](?=\s+\p{Lu}|$)/u.exec(text) ?? [text];
	return shortened(sentence) || null;
}

function listedOf(page: { readonly product: string }, { plan }: ModelContext): ListedProduct {
	const listed = productAt(page, plan);
	if (!listed) throw new Error(`The shop has no product ${page.product}`);
	return listed;
}

/** Renders the texts of one page, whose headings share their anchors. */
function textsOf(
	id: string,
	{ context, language }: ModelContext,
): (markdown: string | null) => string | null {
	const { links, logger } = context;
	const anchors = new Set<string>(documentIds);
	const place = { language, links, logger, subject: `${id} (${language})`, anchors };
	return (markdown) => (markdown?.trim() ? renderMarkdown(markdown, place) : null);
}

function categoryModels(
	language: Language,
	plan: ShopPlan,
	context: PlanContext,
): readonly ShopCategoryModel[] {
	return plan.categories.map((category) => ({
		slug: category.slug,
		...categoryTile(category, language, plan, context),
	}));
}

/** The page of a brand of that slug, where the site has one. */
function brandLink(
	slug: string | null,
	language: Language,
	{ site, links }: PlanContext,
): NavigationLink | null {
	const brand = site.brands.find((candidate) => candidate.slug === slug);
	const path = brand ? brandPath(brand.type, brand.slug, defaultLanguage) : null;
	return path !== null && links.resolve(path, language).page ? linkTo(path, language, links) : null;
}
