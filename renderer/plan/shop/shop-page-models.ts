import { pricesOf } from "#core/catalogue/price-range.ts";
import { pageStops } from "#core/catalogue/price-scale.ts";
import type { Product } from "#core/catalogue/product.ts";
import { type ProductProse, productProse } from "#core/content/product-texts.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import { type ContainedTaxes, containedTaxes } from "#core/legal/contained-taxes.ts";
import { producerGuaranteeYears } from "#core/legal/guarantee-box.ts";
import { findGraphic, labelNames } from "#core/legal/official-graphics.ts";
import type { ShopCategoryLink, ShopCategoryModel, ShopPageModel } from "#core/models/shop-model.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { brandPagePath } from "#core/navigation/brand-page.ts";
import { linkTo, type NavigationLink } from "#core/navigation/link.ts";
import type { PageBody, PageSummary } from "#core/pages/page.ts";
import { localizedSlug } from "#core/routes/localized-slugs.ts";
import { taxRate } from "#core/settings/shop-settings.ts";
import { memoize } from "#core/shared/once-per.ts";
import { markLanguage, renderMarkdown } from "#renderer/plan/markdown.ts";
import { documentIds, type PageDraft, pageModel } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { categoryTile, firstCategories } from "#renderer/plan/shop/category-links.ts";
import { productCard, productImages } from "#renderer/plan/shop/product-cards.ts";
import { productSummary } from "#renderer/plan/shop/product-summary.ts";
import { shopPageMessages } from "#renderer/plan/shop/shop-messages.ts";
import {
	listCategory,
	productAt,
	type ShopPage,
	shopMetaSources,
	shopSummary,
} from "#renderer/plan/shop/shop-pages.ts";
import type { ListedProduct, ShopPlan } from "#renderer/plan/shop/shop-plan.ts";
import { documentModel } from "#renderer/plan/shop/shop-shell.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";

/** The data that the pages of one language are created from. */
interface ModelContext {
	readonly plan: ShopPlan;
	readonly context: PlanContext;
	readonly language: Language;
	readonly categories: readonly ShopCategoryModel[];
	taxesOf(product: Product): ContainedTaxes;
}

/** Returns a function that creates the model of one page of the shop; it throws if the shop has no such page. */
export function createShopPageModels(
	plan: ShopPlan,
	context: PlanContext,
): (page: ShopPage, language: Language) => PageDraft {
	const metaSources = shopMetaSources(plan, context.site, context.logger);
	const taxesOf = createTaxes(plan.config.currency);
	const getContext = memoize(
		(language: Language): ModelContext => ({
			plan,
			context,
			language,
			categories: categoryModels(language, plan, context),
			taxesOf: (product) => taxesOf(product, taxRate(plan.settings(language))),
		}),
	);
	// The language versions of a page follow each other and share its summary.
	let last: { readonly page: ShopPage; readonly summary: PageSummary } | null = null;
	const getSummary = (page: ShopPage): PageSummary => {
		if (last?.page !== page) last = { page, summary: shopSummary(page, metaSources) };
		return last.summary;
	};
	return (page, language) => {
		const modelContext = getContext(language);
		const summary = getSummary(page);
		const head = summary.translations.find((version) => version.language === language);
		if (!head) throw new Error(`The site is not configured for ${language}`);
		const body: PageBody = { ...head, ...introTexts(page, modelContext), blocks: [] };
		return pageModel(summary, body, context, shopModel(page, summary, modelContext));
	};
}

/**
 * Returns a function that computes the taxes in a product's prices. It caches the last result: the language versions of a
 * page follow each other and have the same prices.
 */
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
	const category = listCategory(list);
	const { products, meta, facets } = plan.listPage({ language, category, pageNumber });
	const description = pageNumber === 1 ? categoryDescription(category, modelContext) : null;
	return {
		type: "list",
		category: categoryIn(category, modelContext),
		descriptionHtml: createTextRenderer(id, modelContext)(description),
		categories,
		products: products.map((listed) => productCard(listed, language, plan, context)),
		meta,
		facets: { ...facets, prices: pageStops(facets.prices) },
	};
}

function categoryIn(slug: string | null, { categories }: ModelContext): ShopCategoryModel | null {
	return categories.find((category) => category.slug === slug) ?? null;
}

/** Returns the link to a category for breadcrumbs, without its image. */
function linkOf({ slug: _, localized_slug: __, image: ___, ...link }: ShopCategoryModel): ShopCategoryLink {
	return link;
}

function categoryDescription(slug: string | null, { plan, context, language }: ModelContext): string | null {
	const category = slug === null ? null : (plan.categoriesBySlug.get(slug)?.category ?? null);
	if (!category) return null;
	const { id, translations } = category;
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
	const { summary, isComplete } = productSummary(product.description);
	const category = categoryIn(product.category?.slug ?? null, modelContext);
	const render = createTextRenderer(id, modelContext);
	return {
		type: "product",
		// The page contains its texts once, as HTML.
		product: { ...product, ...withoutProse },
		category: category && linkOf(category),
		summary,
		html: htmlOf(isComplete ? { ...product, description: null } : product, (name, markdown) => {
			const html = render(markdown);
			return html && markLanguage(html, product.text_languages?.[name] ?? language, language);
		}),
		images: images.map((image) => ({ ...image, alt: image.alt || product.display_name })),
		...labelFiles(product, modelContext),
		ratings: plan.ratings(product.id),
		taxes: modelContext.taxesOf(product),
		brand: brandLink(product.manufacturer?.slug ?? null, language, context),
		suggestions: plan.suggestions(listed).map((other) => productCard(other, language, plan, context)),
	};
}

/** Returns the official label of a guarantee that is longer than the statutory one (Annex II of Regulation (EU) 2025/1960). */
function labelFiles(product: Product, { context: { site, images }, language }: ModelContext) {
	if (producerGuaranteeYears(product) === null) return { labelImage: null, labelDocument: null };
	const names = labelNames(product.slug, language);
	return {
		labelImage: images.get(findGraphic(site, names), language),
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

function listedOf(page: { readonly product: string }, { plan }: ModelContext): ListedProduct {
	const listed = productAt(page, plan);
	if (!listed) throw new Error(`The shop has no product ${page.product}`);
	return listed;
}

/** Returns a function that renders the Markdown texts of one page; no two of their headings have the same anchor. */
function createTextRenderer(
	id: string,
	{ context, language }: ModelContext,
): (markdown: string | null) => string | null {
	const { links, logger, site } = context;
	const { t } = siteTexts(site.project)(language);
	const anchors = new Set<string>(documentIds);
	const markdownContext = { language, t, links, logger, subject: `${id} (${language})`, anchors };
	return (markdown) => (markdown?.trim() ? renderMarkdown(markdown, markdownContext) : null);
}

function categoryModels(
	language: Language,
	plan: ShopPlan,
	context: PlanContext,
): readonly ShopCategoryModel[] {
	return plan.categories.map((category) => ({
		slug: category.slug,
		...localizedSlug(category, language),
		...categoryTile(category, language, plan, context),
	}));
}

/** Returns the link to the page of the brand with the slug; null if the site has no such page. */
function brandLink(
	slug: string | null,
	language: Language,
	{ site, config, links }: PlanContext,
): NavigationLink | null {
	const brand = site.brands.find((candidate) => candidate.slug === slug);
	const path = brand ? brandPagePath(brand, config.defaultLanguage, links) : null;
	return path === null ? null : linkTo(path, language, links);
}
