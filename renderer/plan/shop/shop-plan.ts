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
import { defaultSortOf } from "#core/content-values/sort-term.ts";
import { defaultLanguage, type Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import { priceCurrencies } from "#core/money/price-currencies.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { EcommerceConfig, SiteConfig } from "#renderer/config/config.ts";
import { digestOfColumns } from "#renderer/plan/shop/column-digest.ts";
import {
	allProducts,
	createMatchingDigests,
	type MatchingProducts,
	matchingOf,
	readOf,
} from "#renderer/plan/shop/matching-products.ts";
import { createColumns, createLocalizedProducts, memoized, once } from "#renderer/plan/shop/shop-products.ts";
import {
	createShopSuggestions,
	readOfSuggestions,
	suggestingOf,
} from "#renderer/plan/shop/shop-suggestions.ts";

/** A product that has a page: published, of this shop, in a category. */
export interface ListedProduct {
	readonly content: ProductContent;
	readonly category: ShopCategory;
}

/** A category that has products. */
export interface ListedCategory {
	readonly category: ShopCategory;
	/** Those of its first product, which stand for the category. */
	readonly images: ProductContent["images"];
	readonly productCount: number;
}

/** The shop as its pages are made from it; what a language needs is made when it is first asked for. */
export interface ShopPlan {
	readonly content: ShopContent;
	readonly config: EcommerceConfig;
	/** The domain of the shop. */
	readonly project: string;
	readonly languages: readonly Language[];
	/** In the content's order. */
	readonly products: readonly ListedProduct[];
	/** Those with products, in the settings' order. */
	readonly categories: readonly ShopCategory[];
	/** The same by their slugs. */
	readonly categoryOf: ReadonlyMap<string, ListedCategory>;
	/** The product of a slug, which no two share (R-ROUTE-15); null where there is none. */
	find(slug: string): ListedProduct | null;
	settings(language: Language): ShopSettings;
	/** A product in a language. */
	product(listed: ListedProduct, language: Language): Product;
	/** Digest of a product's content; what its images are like, all images of the site say. */
	digestOf(product: ProductContent): string;
	/** What queries look at, all of which name the same category or manufacturer where one is given; positions are those of `products`. */
	columns(language: Language, matching?: MatchingProducts): CatalogueColumns;
	/** How many pages the list of a category has, or that of the whole shop; at least one. */
	listPageCount(category: string | null): number;
	/** The product at a position that a query over the columns found. */
	at(position: number): ListedProduct;
	/** Digest of all that queries over products that match show ({@link takeReads}); null for another read. */
	digestOfRead(read: string): string | null;
	ratings(product: ContentId): readonly ProductRating[];
	/** The products that the page of one suggests, the nearest first (B-USE-13); the same in every language. */
	suggestions(listed: ListedProduct): readonly ListedProduct[];
	/**
	 * The slugs that were looked up since the last call, which products queries looked at ("category=watches"), and whose
	 * suggestions were ("suggestions=amrum"); "*" alone where all products were looked at.
	 */
	takeReads(): readonly string[];
}

/** Prepares a site's shop; null without the add-on or without content for it (R-SET-03). */
export function createShopPlan(
	stated: ShopContent | null,
	site: Pick<SiteConfig, "country" | "ecommerce" | "domain" | "languages">,
	logger: Logger,
): ShopPlan | null {
	const { country, ecommerce, domain, languages } = site;
	if (!stated || !ecommerce) return null;
	const content = contentIn(stated, ecommerce.currency);
	const products = listedProducts(content, domain, logger);
	const categoryOf = categoriesBySlug(products);
	const local = memoized((language) => localizeShop(content, language, domain, logger));
	const settings = memoized((language) =>
		localizedSettings(content, local(language), { country, currency: ecommerce.currency }),
	);
	const contents = products.map((listed) => listed.content);
	const localized = createLocalizedProducts(contents, local, logger);
	const ratings = ratingsByProduct(content.ratings);
	const bySlug = new Map(products.map((listed) => [listed.content.slug, listed]));
	const digestOfProduct = createProductDigests();
	const columns = createColumns(contents, local, (language) => ({
		defaultSort: defaultSortOf(settings(language).default_sort),
		categorySorts: new Map(content.categories.map(({ id, sort }) => [String(id), sort])),
	}));
	const [firstLanguage = defaultLanguage] = languages;
	const columnDigest = once(() => digestOfColumns(contents));
	const suggestionsOf = createShopSuggestions(products, firstLanguage, { columns, settings });
	const digestOfRead = createReadDigests(content, { digestOfProduct, columnDigest, suggestionsOf });
	const reads = new Set<string>();
	// What they note is noted of the shop, not of the page that happens to ask first.
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
		project: domain,
		languages,
		get products() {
			reads.add(allProducts);
			return products;
		},
		categories: orderedCategories(content).filter(({ slug }) => categoryOf.has(slug)),
		categoryOf,
		find(slug) {
			reads.add(slug);
			return bySlug.get(slug) ?? null;
		},
		settings,
		product: (listed, language) => localized(listed.content, language),
		digestOf: digestOfProduct,
		columns(language, matching = {}) {
			reads.add(readOf(matching));
			return columns(language);
		},
		listPageCount(category) {
			reads.add(readOf({ category }));
			return pagesOf(category === null ? products.length : categoryOf.get(category)?.productCount);
		},
		at: (position) => products[position] as ListedProduct,
		suggestions({ content: { slug } }) {
			reads.add(readOfSuggestions(slug));
			return suggestionsOf(slug);
		},
		digestOfRead,
		ratings: (id) => ratings.get(String(id)) ?? [],
		takeReads: () => takenFrom(reads),
	};
}

/** Returns what makes the digests of reads of several products ({@link ShopPlan.digestOfRead}). */
function createReadDigests(
	content: ShopContent,
	of: {
		digestOfProduct(product: ProductContent): string;
		columnDigest(): string;
		suggestionsOf(slug: string): readonly ListedProduct[];
	},
): ShopPlan["digestOfRead"] {
	const digestOfMatching = createMatchingDigests(content, of.digestOfProduct);
	return (read) => {
		const suggesting = suggestingOf(read);
		if (suggesting !== null)
			return digestOf(of.suggestionsOf(suggesting).map((listed) => of.digestOfProduct(listed.content)));
		const matching = matchingOf(read);
		return matching && digestOf(of.columnDigest(), digestOfMatching(matching));
	};
}

function pagesOf(productCount = 0): number {
	return Math.max(1, Math.ceil(productCount / pageSize));
}

function noteMissingSettings(content: ShopContent, languages: readonly Language[], logger: Logger): void {
	const missing = languagesWithoutSettings(content, languages).join(", ");
	if (missing !== "") logger.note("settings-translation", { missing, file: fileOf(shopSettings) });
}

function takenFrom(reads: Set<string>): readonly string[] {
	const taken = [...reads].sort();
	reads.clear();
	return taken.includes(allProducts) ? [allProducts] : taken;
}

/** The shop with its products at their prices in the currency that the site sells in. */
function contentIn(content: ShopContent, currency: Currency): ShopContent {
	const currencies = priceCurrencies(currency, content.settings.currency);
	return { ...content, products: content.products.map((product) => productIn(product, currencies)) };
}

/** Returns a product's digest, which is made once. */
function createProductDigests(): (product: ProductContent) => string {
	const digests = new WeakMap<ProductContent, string>();
	return (product) => {
		const known = digests.get(product) ?? productDigest(product);
		digests.set(product, known);
		return known;
	};
}

function productDigest(product: ProductContent): string {
	return digestOf({ ...product, images: product.images.map(({ private_hash }) => private_hash) });
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

/** The filters' order decides; categories that are no filter follow in their own. */
function orderedCategories({ categories, settings }: ShopContent): readonly ShopCategory[] {
	const places = new Map(
		settings.category_filters.map(({ sort, category_id }) => [String(category_id.id), sort] as const),
	);
	const place = ({ id }: ShopCategory) => places.get(String(id)) ?? Number.POSITIVE_INFINITY;
	return categories.toSorted((left, right) => {
		const [first, second] = [place(left), place(right)];
		return first === second ? left.sort - right.sort : first - second;
	});
}

function categoriesBySlug(products: readonly ListedProduct[]): ReadonlyMap<string, ListedCategory> {
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
