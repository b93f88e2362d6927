import {
	activeVariants,
	type Product,
	type ProductVariant,
	partNumber,
	variantReference,
} from "#core/catalogue/product.ts";
import { type ProductRating, ratingSummary } from "#core/catalogue/rating.ts";
import { searchProperties } from "#core/content-values/search-property.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { ShopPageModel, ShopShellModel } from "#core/models/shop-model.ts";
import { offerItem } from "#renderer/engines/structured-data/offer-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

type ProductModel = Extract<ShopPageModel, { readonly type: "product" }>;

/** The data that a product's items are created from. */
interface ProductSource {
	readonly page: PageModel;
	readonly model: ProductModel;
	readonly shop: ShopShellModel;
	/** The registered name of the company behind the shop. */
	readonly company: string;
	readonly origin: string;
	/** The URL of the home page in the page's language. */
	readonly home: string;
	/** The URL of the product. */
	readonly url: string;
}

/**
 * Returns the product of a product's page, or the group of its variants, with offers and the terms that these refer to
 * (B-SEO-02, B-SEO-05); none for other pages.
 */
export function productData(page: PageModel, shell: ShellModel, origin: string): readonly StructuredItem[] {
	if (page.shop?.type !== "product" || !shell.shop) return [];
	const source = {
		page,
		model: page.shop,
		shop: shell.shop,
		company: shell.legalSidebar.company_name,
		origin,
		home: `${origin}${shell.homePath}`,
		url: `${origin}${page.path}`,
	};
	const { product } = page.shop;
	const variants = activeVariants(product);
	const about = aboutOf(source);
	const offered = variants.flatMap((variant) => {
		const offer = offerOfVariant(source, variant);
		return offer ? [{ variant, offer }] : [];
	});
	if (offered.length === 0) {
		const offer = product.product_variants.length === 0 ? offerOfVariant(source, null) : null;
		// Search engines report products without an offer or ratings as errors.
		if (!offer && !("aggregateRating" in about)) return [];
		const item = { "@type": "Product", ...about, ...codesOf(source, null), ...offer?.item };
		return [item, ...(offer?.terms ?? [])];
	}
	const property = product.variants_differ_in;
	return [
		{
			"@type": "ProductGroup",
			...about,
			productGroupID: product.reference_number ?? String(product.id),
			...(property === null ? {} : { variesBy: [`https://schema.org/${property}`] }),
			hasVariant: offered.map(({ variant, offer }) => ({
				"@type": "Product",
				name: `${product.display_name}, ${variant.display_name}`,
				...(about.image[0] === undefined ? {} : { image: about.image[0] }),
				...codesOf(source, variant),
				...(property === null ? {} : { [property]: variant.display_name }),
				...offer.item,
			})),
		},
		...new Set(offered.flatMap(({ offer }) => offer.terms)),
	];
}

function offerOfVariant({ model, shop, home, url }: ProductSource, variant: ProductVariant | null) {
	return offerItem({ product: model.product, shop, home, url }, variant);
}

/** Returns the properties of a product that all its variants share. */
function aboutOf({ page, model: { product, images, ratings }, origin, url }: ProductSource) {
	return {
		name: product.display_name,
		description: page.description,
		url,
		image: images.map(({ src }) => `${origin}${src}`),
		...(product.manufacturer ? { brand: { "@type": "Brand", name: product.manufacturer.display_name } } : {}),
		...(product.category ? { category: product.category.display_name } : {}),
		...propertiesOf(product),
		...audienceOf(product),
		...ratingsOf(ratings),
	};
}

/** Returns the attributes for comparison, except the one that variants differ in. */
function propertiesOf(product: Product): Readonly<Record<string, string>> {
	return Object.fromEntries(
		searchProperties.flatMap((property) => {
			const values = product.attributes
				.filter(
					({ search_property }) => search_property === property && property !== product.variants_differ_in,
				)
				.flatMap(({ display_values }) => display_values);
			return values.length > 0 ? [[property, values.join(", ")] as const] : [];
		}),
	);
}

function audienceOf({ gender }: Product): { readonly audience?: StructuredItem } {
	return gender === null ? {} : { audience: { "@type": "PeopleAudience", suggestedGender: gender } };
}

/** The maximum number of reviews; the newest are taken. */
const maxReviews = 10;

/** Returns the summary of the ratings, and a review for each with name and comment, because reviews require an author. */
function ratingsOf(ratings: readonly ProductRating[]) {
	const summary = ratingSummary(ratings);
	if (!summary) return {};
	const reviews = ratings
		.filter(({ name, comment }) => name?.trim() && comment?.trim())
		.toSorted((one, other) => ((one.date_created ?? "") < (other.date_created ?? "") ? 1 : -1));
	return {
		aggregateRating: {
			"@type": "AggregateRating",
			ratingValue: Number(summary.average.toFixed(2)),
			ratingCount: summary.count,
			bestRating: 5,
			worstRating: 1,
		},
		...(reviews.length > 0 ? { review: reviews.slice(0, maxReviews).map(reviewItem) } : {}),
	};
}

function reviewItem({ name, comment, rating, date_created, language }: ProductRating): StructuredItem {
	return {
		"@type": "Review",
		author: { "@type": "Person", name },
		reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
		reviewBody: comment,
		...(date_created === null ? {} : { datePublished: date_created.slice(0, 10) }),
		...(language ? { inLanguage: language } : {}),
	};
}

/** Returns the identifiers of a product or a variant: SKU, part number and bar code. */
function codesOf({ model: { product }, company }: ProductSource, variant: ProductVariant | null) {
	const number = variantReference(product, variant);
	const part = partNumber(product, variant, company);
	// The product's bar code would be the same for all variants.
	const gtin = variant ? variant.gtin : product.gtin;
	return {
		...(number === null ? {} : { sku: number }),
		...(part === null ? {} : { mpn: part }),
		...(gtin === null ? {} : { gtin }),
	};
}
