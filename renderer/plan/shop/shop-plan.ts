import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { languagesWithoutSettings, localizedSettings } from "#core/catalogue/localized-settings.ts";
import { localizeShop } from "#core/catalogue/localized-shop.ts";
import { pageSize } from "#core/catalogue/paging.ts";
import type { Product } from "#core/catalogue/product.ts";
import { productIn } from "#core/catalogue/product-currency.ts";
import { type ProductRating, ratingsByProduct } from "#core/catalogue/rating.ts";
import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { fileOf } from "#core/content/entity.ts";
import type { ShopCategory } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import { priceCurrencies } from "#core/money/price-currencies.ts";
import type { Logger } from "#core/platform/logger.ts";
import { createLocalizedSlugs, type LocalizedSlugs } from "#core/routes/localized-slugs.ts";
import type { ShopAddress } from "#core/routes/shop-path-segments.ts";
import type { SellingSite } from "#core/settings/settings-currency.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { memoize } from "#core/shared/once-per.ts";
import type { EcommerceConfig, SiteConfig } from "#renderer/config/config.ts";
import { shopAddress } from "#renderer/config/shop-address.ts";
import {
	allProducts,
	type MatchingProducts,
	matchingReadKey,
} from "#renderer/plan/shop/matching-products.ts";
import { createProductQueries } from "#renderer/plan/shop/product-queries.ts";
import { type ListAddress, type ListPage, listReadKey } from "#renderer/plan/shop/shop-lists.ts";
import { createProductLocalizer } from "#renderer/plan/shop/shop-products.ts";
import { suggestionsReadKey } from "#renderer/plan/shop/shop-suggestions.ts";

/** A product that has a page: it is published, belongs to this shop and is in a category. */
export interface ListedProduct {
	readonly content: ProductContent;
	readonly category: ShopCategory;
}

/** A category that has products. */
export interface ListedCategory {
	readonly category: ShopCategory;
	/** The images of its first product. */
	readonly images: ProductContent["images"];
	readonly productCount: number;
}

/** The shop's data for its pages. The data of a language are computed when they are first requested. */
export interface ShopPlan {
	readonly content: ShopContent;
	readonly config: EcommerceConfig;
	readonly address: ShopAddress;
	/** The domain of the shop. */
	readonly project: string;
	readonly languages: readonly Language[];
	/** In the content's order. */
	readonly products: readonly ListedProduct[];
	/** The categories with products, in the order of the settings. */
	readonly categories: readonly ShopCategory[];
	/** The categories with products, by slug. */
	readonly categoriesBySlug: ReadonlyMap<string, ListedCategory>;
	/** Returns the product with the slug, which is unique (R-ROUTE-15); null if there is none. */
	find(slug: string): ListedProduct | null;
	/** The slugs in paths of each language (B-SEO-12). Routes without a language have the items' own slugs. */
	readonly slugs: LocalizedSlugs;
	/** Records that a path with the slug of a product was looked up, whether or not it leads to one. */
	noteSlug(slug: string): void;
	settings(language: Language): ShopSettings;
	/** Returns a product in a language. */
	product(listed: ListedProduct, language: Language): Product;
	/** Returns the digest of a product's content. It covers the names of its images, not their dimensions. */
	digestOf(product: ProductContent): string;
	/**
	 * Returns the columns for queries. All queries over the result must filter by `matching`, which is recorded as read.
	 * Positions are those in `products`.
	 */
	columns(language: Language, matching?: MatchingProducts): CatalogueColumns;
	/** Returns the products and facets of a page of a list. */
	listPage(address: ListAddress): ListPage<ListedProduct>;
	/** Returns the number of pages of a category's list, or of the whole shop's for null; at least one. */
	listPageCount(category: string | null): number;
	/** Returns the product at a position that a query over the columns found. */
	getByPosition(position: number): ListedProduct;
	/** Returns the digest of all data behind a read key of several products ({@link takeReads}); null for other keys. */
	digestOfRead(readKey: string): string | null;
	ratings(product: ContentId): readonly ProductRating[];
	/** Returns the suggestions on a product's page, the most similar first (B-USE-13); the same in every language. */
	suggestions(listed: ListedProduct): readonly ListedProduct[];
	/**
	 * Returns the read keys since the last call:
	 *
	 * - the slugs of products that were looked up, also those of one language;
	 * - the filters of queries ("category=watches");
	 * - pages of lists ("list=de 2 watches");
	 * - the products whose suggestions were requested ("suggestions=amrum");
	 * - only "*" if all products were read.
	 */
	takeReads(): readonly string[];
}

/** Creates the plan of a site's shop; null if the shop is not configured or has no content (R-SET-03). */
export function createShopPlan(
	shopContent: ShopContent | null,
	site: Pick<SiteConfig, "country" | "ecommerce" | "domain" | "languages" | "defaultLanguage"> &
		Required<Pick<SellingSite, "area">>,
	logger: Logger,
): ShopPlan | null {
	const { country, area, ecommerce, domain, languages, defaultLanguage } = site;
	if (!shopContent || !ecommerce) return null;
	const content = inCurrency(shopContent, ecommerce.currency);
	const products = listedProducts(content, domain, logger);
	const categoriesBySlug = groupByCategory(products);
	const localShop = memoize((language: Language) => localizeShop(content, language, domain, logger));
	const settings = memoize((language: Language) =>
		localizedSettings(content, localShop(language), { country, area, currency: ecommerce.currency }),
	);
	const localizeProduct = createProductLocalizer(localShop, logger);
	const ratings = ratingsByProduct(content.ratings);
	const bySlug = new Map(products.map((listed) => [listed.content.slug, listed]));
	const queries = createProductQueries({ content, products, localShop, settings, defaultLanguage });
	const { digestOfProduct, columns, suggestionsOf, listPageAt, digestOfRead } = queries;
	const reads = new Set<string>();
	// Loads the settings now, so that their notes belong to the shop instead of the first page that reads them.
	for (const language of languages) settings(language);
	noteMissingSettings(content, languages, logger);
	return {
		content: {
			...content,
			get products() {
				reads.add(allProducts);
				return content.products;
			},
		},
		config: ecommerce,
		address: shopAddress(site),
		project: domain,
		languages,
		get products() {
			reads.add(allProducts);
			return products;
		},
		categories: orderedCategories(content).filter(({ slug }) => categoriesBySlug.has(slug)),
		categoriesBySlug,
		slugs: createLocalizedSlugs(content),
		noteSlug: (slug) => reads.add(slug),
		find(slug) {
			reads.add(slug);
			return bySlug.get(slug) ?? null;
		},
		settings,
		product: (listed, language) => localizeProduct(listed.content, language),
		digestOf: digestOfProduct,
		columns(language, matching = {}) {
			reads.add(matchingReadKey(matching));
			return columns(language);
		},
		listPage(address) {
			reads.add(listReadKey(address));
			return listPageAt(address);
		},
		listPageCount(category) {
			reads.add(matchingReadKey({ category }));
			return pageCount(category === null ? products.length : categoriesBySlug.get(category)?.productCount);
		},
		getByPosition: (position) => products[position] as ListedProduct,
		suggestions({ content: { slug } }) {
			reads.add(suggestionsReadKey(slug));
			return suggestionsOf(slug);
		},
		digestOfRead,
		ratings: (id) => ratings.get(String(id)) ?? [],
		takeReads: () => takeAll(reads),
	};
}

function pageCount(productCount = 0): number {
	return Math.max(1, Math.ceil(productCount / pageSize));
}

function noteMissingSettings(content: ShopContent, languages: readonly Language[], logger: Logger): void {
	const missing = languagesWithoutSettings(content, languages).join(", ");
	if (missing !== "") logger.note("settings-translation", { missing, file: fileOf(shopSettings) });
}

function takeAll(reads: Set<string>): readonly string[] {
	const readKeys = [...reads].sort();
	reads.clear();
	return readKeys.includes(allProducts) ? [allProducts] : readKeys;
}

/** Returns the shop with the prices of its products in the site's currency. */
function inCurrency(content: ShopContent, currency: Currency): ShopContent {
	const currencies = priceCurrencies(currency, content.settings.currency);
	return { ...content, products: content.products.map((product) => productIn(product, currencies)) };
}

function listedProducts(content: ShopContent, domain: string, logger: Logger): readonly ListedProduct[] {
	const categories = new Map(content.categories.map((category) => [String(category.id), category]));
	return content.products
		.filter(({ status, project }) => status === "published" && (project ?? domain) === domain)
		.flatMap((product) => {
			const category = categories.get(String(product.category));
			if (category) return [{ content: product, category }];
			logger.note("shop.uncategorised", { product: product.slug });
			return [];
		});
}

/** Returns the categories in the order of the filters, followed by the others in their own order. */
function orderedCategories({ categories, settings }: ShopContent): readonly ShopCategory[] {
	const filterSorts = new Map(
		settings.category_filters.map(({ sort, category_id }) => [String(category_id.id), sort] as const),
	);
	const filterSort = ({ id }: ShopCategory) => filterSorts.get(String(id)) ?? Number.POSITIVE_INFINITY;
	return categories.toSorted((left, right) => {
		const [first, second] = [filterSort(left), filterSort(right)];
		return first === second ? left.sort - right.sort : first - second;
	});
}

function groupByCategory(products: readonly ListedProduct[]): ReadonlyMap<string, ListedCategory> {
	const categories = new Map<string, ListedCategory>();
	for (const { category, content } of products) {
		const { images, productCount } = categories.get(category.slug) ?? {
			images: content.images,
			productCount: 0,
		};
		categories.set(category.slug, { category, images, productCount: productCount + 1 });
	}
	return categories;
}
