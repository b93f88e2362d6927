import { lastModified } from "#core/catalogue/last-modified.ts";
import type { Project } from "#core/content/project.ts";
import type { ShopCategory } from "#core/content/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import type { PageMeta, PageSummary, ShopTemplateName } from "#core/pages/page.ts";
import type { Logger } from "#core/platform/logger.ts";
import { splitLanguagePrefix } from "#core/routes/language-prefix.ts";
import type { LocalizedSlugs } from "#core/routes/localized-slugs.ts";
import { movedShopPath } from "#core/routes/moved-shop-paths.ts";
import {
	formatShopPath,
	type ListRoute,
	parseShopPath,
	type ShopRoute,
	shopNotFoundPath,
	shopRoot,
} from "#core/routes/shop-paths.ts";
import type { Site } from "#core/site/site.ts";
import { plainText } from "#renderer/plan/plain-text.ts";
import { type MessagePage, shopPageMessages } from "#renderer/plan/shop/shop-messages.ts";
import type { ListedProduct, ShopPlan } from "#renderer/plan/shop/shop-plan.ts";

/** A page of the shop, as plain data that can be sent to worker threads. It has items' own slugs, the same in every language. */
export type ShopPage = ShopRoute | { readonly type: "not-found" };

/** The data that the titles, descriptions and images of the shop's pages are created from. */
export interface ShopMetaSources {
	readonly plan: ShopPlan;
	readonly project: Project;
	readonly siteName: string;
	readonly logger: Logger;
}

/** Returns the sources of a shop's page metadata. */
export function shopMetaSources(
	plan: ShopPlan,
	{ project, company }: Pick<Site, "project" | "company">,
	logger: Logger,
): ShopMetaSources {
	return { plan, project, siteName: company.display_name, logger };
}

/** Yields every page of the shop: root, categories, products, cart and checkout (B-SEO-03, R-ROUTE-15). */
export function* shopPages(plan: ShopPlan): Generator<ShopPage, void, undefined> {
	yield* listPages({ type: "list" }, plan);
	for (const { slug } of plan.categories) yield* listPages({ type: "category", category: slug }, plan);
	for (const { content, category } of plan.products)
		yield { type: "product", category: category.slug, product: content.slug };
	yield { type: "cart" };
	yield { type: "checkout" };
	yield { type: "confirmation" };
	if (hasWishlist(plan)) yield { type: "wishlist" };
	yield { type: "not-found" };
}

/** Yields all pages of a list, so that a page links to each of its products (B-SEO-08). */
function* listPages(list: ListRoute, plan: ShopPlan): Generator<ShopPage, void, undefined> {
	yield list;
	for (let pageNumber = 2; pageNumber <= plan.listPageCount(listCategory(list)); pageNumber += 1)
		yield { ...list, pageNumber };
}

/** Returns the category of a list's route; null for the whole shop. */
export function listCategory(list: ListRoute): string | null {
	return list.type === "category" ? list.category : null;
}

/** Returns the number of pages that {@link shopPages} yields. */
export function shopPageCount(plan: ShopPlan): number {
	const lists = [null, ...plan.categories.map(({ slug }) => slug)];
	const listPageCount = lists.reduce((sum, category) => sum + plan.listPageCount(category), 0);
	return listPageCount + plan.products.length + (hasWishlist(plan) ? 5 : 4);
}

/** Returns whether visitors can save products (B-USE-14). */
export function hasWishlist({ content }: Pick<ShopPlan, "content">): boolean {
	return content.settings.enable_wishlist;
}

/** The parts of a shop's plan that its paths depend on. */
export type ShopPathSource = Pick<ShopPlan, "address" | "slugs">;

/** Returns the path of a page of the shop in a language. */
export function shopPagePath(page: ShopPage, language: Language, { address, slugs }: ShopPathSource): string {
	return page.type === "not-found"
		? shopNotFoundPath(shopRoot(language, address))
		: formatShopPath(slugs.localize(page, language), language, address);
}

/** A page of the shop in a language. */
interface FoundPage {
	readonly page: ShopPage;
	readonly language: Language;
}

/** Finds the page of the shop at a path, including 404 pages; null if there is none. */
export function shopPageAt(path: string, plan: ShopPlan): FoundPage | null {
	return findShopPage(path, plan, plan.slugs.identify);
}

/** Finds the page of the shop that had a path before the shop had addresses in each language (B-SEO-12); null if there is none. */
export function formerShopPageAt(path: string, plan: ShopPlan): FoundPage | null {
	return findShopPage(movedShopPath(path, plan.address) ?? path, plan, plan.slugs.identifyFormer);
}

function findShopPage(path: string, plan: ShopPlan, identify: LocalizedSlugs["identify"]): FoundPage | null {
	const { address } = plan;
	const { prefix } = splitLanguagePrefix(path);
	const language = prefix ?? address.defaultLanguage;
	if (prefix === address.defaultLanguage || !plan.languages.includes(language)) return null;
	if (path === shopNotFoundPath(shopRoot(language, address)))
		return { page: { type: "not-found" }, language };
	const route = parseShopPath(path, address);
	if (route?.type === "product") plan.noteSlug(route.product);
	const page = route && identify(route, language);
	return page && exists(page, plan) ? { page, language } : null;
}

function exists(route: ShopRoute, plan: ShopPlan): boolean {
	switch (route.type) {
		case "list":
			return hasListPage(route, plan);
		case "category":
			return plan.categoriesBySlug.has(route.category) && hasListPage(route, plan);
		case "product":
			return productAt(route, plan)?.category.slug === route.category;
		case "wishlist":
			return hasWishlist(plan);
		default:
			return true;
	}
}

function hasListPage(list: ListRoute, plan: ShopPlan): boolean {
	return list.pageNumber === undefined || list.pageNumber <= plan.listPageCount(listCategory(list));
}

/** Returns the product of a page; null if the shop has no product with its slug. */
export function productAt({ product }: { readonly product: string }, plan: ShopPlan): ListedProduct | null {
	return plan.find(product);
}

/** Returns the category of a page; null if the shop has no category with its slug. */
export function categoryAt({ category }: { readonly category: string }, plan: ShopPlan): ShopCategory | null {
	return plan.categoriesBySlug.get(category)?.category ?? null;
}

/** Returns the identity of a page's item, whatever its slugs: "product halo", "category 5 page 2", "cart". */
export function shopPageItem(page: ShopPage, plan: ShopPlan): string {
	if (page.type === "product") return `product ${productAt(page, plan)?.content.id}`;
	const item = page.type === "category" ? `category ${categoryAt(page, plan)?.id}` : page.type;
	return "pageNumber" in page ? `${item} page ${page.pageNumber}` : item;
}

const templates: Readonly<Record<ShopPage["type"], ShopTemplateName>> = {
	list: "shop-list",
	category: "shop-list",
	product: "shop-product",
	cart: "shop-cart",
	checkout: "shop-checkout",
	confirmation: "shop-confirmation",
	wishlist: "shop-wishlist",
	"not-found": "shop-not-found",
};

/** Returns a page of the shop in the form of a page of the content, with a version in each language of the site. */
export function shopSummary(page: ShopPage, sources: ShopMetaSources): PageSummary {
	const { plan } = sources;
	return {
		id: shopPagePath(page, plan.address.defaultLanguage, plan).slice(1),
		key: null,
		template: templates[page.type],
		brand: null,
		translations: plan.languages.map((language) => shopPageMeta(page, language, sources)),
		// The digests of the models cover its content.
		hash: "",
		...modifiedOf(page, plan),
	};
}

function modifiedOf(page: ShopPage, plan: ShopPlan): Pick<PageSummary, "modified"> {
	const listed = page.type === "product" ? productAt(page, plan) : null;
	const modified = listed ? lastModified(listed.content) : null;
	return modified ? { modified } : {};
}

function shopPageMeta(page: ShopPage, language: Language, sources: ShopMetaSources): PageMeta {
	const path = shopPagePath(page, language, sources.plan);
	return { language, path, ...metaTextsOf(page, language, sources) };
}

type MetaTexts = Pick<PageMeta, "title" | "description" | "image">;

function metaTextsOf(page: ShopPage, language: Language, sources: ShopMetaSources): MetaTexts {
	const { plan, logger } = sources;
	switch (page.type) {
		case "list":
			return addPageNumber(
				{ ...interfaceTranslate("list", language, sources), title: plan.config.displayName[language] },
				page.pageNumber,
				language,
				sources,
			);
		case "category": {
			const category = categoryAt(page, plan);
			if (!category) throw new Error(`The shop has no category ${page.category}`);
			const texts = translationFor(category.translations, language, logger, `category ${category.id}`);
			const name = texts?.display_name ?? category.slug;
			const description = plainText(texts?.description ?? "");
			const fallback = interfaceTranslate("category", language, sources, { category: name });
			// The site's own page about the range usually has the plain name as its title.
			const title = `${name} – ${plan.config.displayName[language]}`;
			const metaTexts = { title, description: description || fallback.description, image: null };
			return addPageNumber(metaTexts, page.pageNumber, language, sources);
		}
		case "product": {
			const listed = productAt(page, plan);
			if (!listed) throw new Error(`The shop has no product ${page.product}`);
			return productMeta(listed, language, sources);
		}
		case "not-found":
			return interfaceTranslate("notFound", language, sources);
		default:
			return interfaceTranslate(page.type, language, sources);
	}
}

/** Adds the number of a list's page after the first to its title and description, so that they are unique. */
function addPageNumber(
	texts: MetaTexts,
	pageNumber: number | undefined,
	language: Language,
	sources: ShopMetaSources,
): MetaTexts {
	if (pageNumber === undefined) return texts;
	const { title, description } = texts;
	const parameters = { title, description, page: String(pageNumber) };
	return { ...texts, ...interfaceTranslate("listPage", language, sources, parameters) };
}

function interfaceTranslate(
	page: MessagePage,
	language: Language,
	{ project, siteName }: ShopMetaSources,
	parameters: Readonly<Record<string, string>> = {},
): MetaTexts {
	const texts = shopPageMessages(page, language, project, { name: siteName, ...parameters });
	return { title: texts.heading, description: texts.description, image: null };
}

function productMeta({ content }: ListedProduct, language: Language, sources: ShopMetaSources): MetaTexts {
	const texts = translationFor(content.translations, language, sources.logger, `product ${content.id}`);
	const title = texts?.display_name ?? content.slug;
	const description = plainText(texts?.description ?? "");
	const fallback = interfaceTranslate("product", language, sources, { product: title });
	return {
		title,
		description: description || fallback.description,
		image: content.images[0]?.private_hash ?? null,
	};
}
