import { partNumber } from "#core/catalogue/part-number.ts";
import {
	activeVariants,
	type Product,
	type ProductVariant,
	variantReference,
} from "#core/catalogue/product.ts";
import { type ProductRating, ratingSummary } from "#core/catalogue/rating.ts";
import { searchProperties } from "#core/content-values/search-property.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { ShopPageModel, ShopShellModel } from "#core/models/shop-model.ts";
import { offerItem } from "#renderer/engines/structured-data/offer-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

type ProductModel = Extract<ShopPageModel, { readonly type: "product" }>;

/** What a product's items are made from. */
interface Described {
	readonly page: PageModel;
	readonly model: ProductModel;
	readonly shop: ShopShellModel;
	/** The registered name of the company behind the shop. */
	readonly company: string;
	readonly origin: string;
	/** The home page's address in the page's language. */
	readonly home: string;
	/** The product's address. */
	readonly url: string;
}

/**
 * The product of a product's page, or the group of its variants, each with its offer, and the terms that the offers refer
 * to (B-SEO-02, B-SEO-05); none for other pages.
 */
export function productData(page: PageModel, shell: ShellModel, origin: string): readonly StructuredItem[] {
	if (page.shop?.type !== "product" || !shell.shop) return [];
	const described = {
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
	const about = aboutOf(described);
	const offered = variants.flatMap((variant) => {
		const offer = offerOfVariant(described, variant);
		return offer ? [{ variant, offer }] : [];
	});
	if (offered.length === 0) {
		const offer = product.product_variants.length === 0 ? offerOfVariant(described, null) : null;
		// Search engines report products without an offer or ratings as errors.
		if (!offer && !("aggregateRating" in about)) return [];
		const item = { "@type": "Product", ...about, ...codesOf(described, null), ...offer?.item };
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
				...codesOf(described, variant),
				...(property === null ? {} : { [property]: variant.display_name }),
				...offer.item,
			})),
		},
		...new Set(offered.flatMap(({ offer }) => offer.terms)),
	];
}

function offerOfVariant({ model, shop, home, url }: Described, variant: ProductVariant | null) {
	return offerItem({ product: model.product, shop, home, url }, variant);
}

/** What holds for a product whatever its variant. */
function aboutOf({ page, model: { product, images, ratings }, origin, url }: Described) {
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

/** The attributes that search engines compare by, unless the variants differ in them. */
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

/** How many of the ratings with a comment are given, the newest first. */
const reviewsGiven = 10;

/** What the page shows of ratings; those with a name and a comment one by one, as search engines want an author. */
function ratingsOf(ratings: readonly ProductRating[]) {
	const summary = ratingSummary(ratings);
	if (!summary) return {};
	const said = ratings
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
		...(said.length > 0 ? { review: said.slice(0, reviewsGiven).map(reviewItem) } : {}),
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

/** The numbers that shops and makers know a product or a variant by. */
function codesOf({ model: { product }, company }: Described, variant: ProductVariant | null) {
	const number = variantReference(product, variant);
	const part = partNumber(product, variant, company);
	// A bar code of the whole product would be the same for all variants.
	const gtin = variant ? variant.gtin : product.gtin;
	return {
		...(number === null ? {} : { sku: number }),
		...(part === null ? {} : { mpn: part }),
		...(gtin === null ? {} : { gtin }),
	};
}
