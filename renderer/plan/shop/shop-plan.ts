import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { localizeShop } from "#core/catalogue/localized-shop.ts";
import type { Product } from "#core/catalogue/product.ts";
import { productIn } from "#core/catalogue/product-currency.ts";
import { type ProductRating, ratingsByProduct } from "#core/catalogue/rating.ts";
import { defaultSortOf } from "#core/catalogue/sort-term.ts";
import { fileOf } from "#core/content/entity.ts";
import type { ShopCategory } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import type { Logger } from "#core/ports/logger.ts";
import { languagesWithoutSettings, localizedSettings } from "#core/settings/localized-settings.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { Language } from "#core/shared/language.ts";
import { priceCurrencies } from "#core/shared/price-currencies.ts";
import type { ProductContent, ShopContent } from "#core/site/shop-content.ts";
import type { EcommerceConfig, SiteConfig } from "#renderer/config/config.ts";
import { digestOf } from "#renderer/pipeline/digest-of.ts";
import { type ColumnsMemory, createKeptColumns } from "#renderer/plan/shop/kept-columns.ts";
import {
	allProducts,
	createMatchingDigests,
	type MatchingProducts,
	matchingOf,
	readOf,
} from "#renderer/plan/shop/matching-products.ts";
import { createColumns, createLocalizedProducts, memoized } from "#renderer/plan/shop/shop-products.ts";

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
	/** The product at a position that a query over the columns found. */
	at(position: number): ListedProduct;
	/** Digest of all that queries over products that match show ({@link takeReads}); null for another read. */
	digestOfRead(read: string): string | null;
	ratings(product: ContentId): readonly ProductRating[];
	/**
	 * The slugs that were looked up since the last call, and which products queries looked at ("category=watches"); "*"
	 * alone where all products were looked at.
	 */
	takeReads(): readonly string[];
}

/** Returns what was kept of a shop's products while all that a digest is of was the same. */
export type KeptShopParts = (context: string) => ColumnsMemory;

/** Prepares a site's shop; null without the add-on or without content for it (R-SET-03). */
export function createShopPlan(
	stated: ShopContent | null,
	site: Pick<SiteConfig, "country" | "ecommerce" | "domain" | "languages">,
	logger: Logger,
	memory: KeptShopParts | null = null,
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
	const digests = new WeakMap<ProductContent, string>();
	const ratings = ratingsByProduct(content.ratings);
	const { knownDigest, products: _, ...lists } = content;
	const bySlug = new Map(products.map((listed) => [listed.content.slug, listed]));
	const categorySorts = new Map(content.categories.map(({ id, sort }) => [String(id), sort]));
	const digestOfProduct = (product: ProductContent) => {
		const known = digests.get(product) ?? knownDigest?.(product) ?? productDigest(product);
		digests.set(product, known);
		return known;
	};
	const makeColumns = createColumns(contents, local, (language) => ({
		defaultSort: defaultSortOf(settings(language).default_sort),
		categorySorts,
	}));
	const kept = memory?.(digestOf(lists, site)) ?? null;
	const { columns, others } = createKeptColumns(contents, kept, digestOfProduct, makeColumns);
	const digestOfMatching = createMatchingDigests(content, digestOfProduct);
	const reads = new Set<string>();
	// What they note is noted of the shop, not of the page that happens to ask first.
	for (const language of languages) settings(language);
	const missing = languagesWithoutSettings(content, languages).join(", ");
	if (missing !== "") logger.note("settings-translation", { missing, file: fileOf(shopSettings) });
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
		at: (position) => products[position] as ListedProduct,
		digestOfRead(read) {
			const matching = matchingOf(read);
			return matching && digestOf(others(), digestOfMatching(matching));
		},
		ratings: (id) => ratings.get(String(id)) ?? [],
		takeReads: () => takenFrom(reads),
	};
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
	for (const product of products) {
		const { category } = product;
		if (!categories.has(category.slug))
			categories.set(category.slug, { category, images: product.content.images });
	}
	return categories;
}
