import { partNumber } from "#core/catalogue/part-number.ts";
import {
	activeVariants,
	type Product,
	type ProductVariant,
	variantReference,
} from "#core/catalogue/product.ts";
import { type ProductRating, ratingSummary } from "#core/catalogue/rating.ts";
import { preparationDays } from "#core/checkout/delivery-time.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { ShopPageModel, ShopShellModel } from "#core/models/shop-model.ts";
import { type Offer, offerOf } from "#core/product-page/product-page-state.ts";
import { variantAddress } from "#core/product-page/variant-address.ts";
import { takesOrders } from "#core/settings/shop-settings.ts";
import { searchProperties } from "#core/shared/search-property.ts";
import { saleTerms } from "#renderer/engines/structured-data/sale-terms.ts";
import { reference, type StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

type ProductModel = Extract<ShopPageModel, { readonly type: "product" }>;

/** What a product's items are made from. */
interface Described {
	readonly page: PageModel;
	readonly model: ProductModel;
	readonly shop: ShopShellModel;
	/** The registered name of the company behind the shop. */
	readonly company: string;
	readonly origin: string;
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
		url: `${origin}${page.path}`,
	};
	const { product } = page.shop;
	const variants = activeVariants(product);
	const about = aboutOf(described);
	const offered = variants.flatMap((variant) => {
		const offer = offerItem(described, variant);
		return offer ? [{ variant, offer }] : [];
	});
	if (offered.length === 0) {
		const offer = product.product_variants.length === 0 ? offerItem(described, null) : null;
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

interface OfferWithTerms {
	readonly item: { readonly offers: StructuredItem };
	/** Each the same object wherever it is the same. */
	readonly terms: readonly StructuredItem[];
}

/** The offer of a product or of a variant, at whose address it is chosen; null where there is no price. */
function offerItem(
	{ model, shop, origin, url }: Described,
	variant: ProductVariant | null,
): OfferWithTerms | null {
	const offer = offerOf(model.product, variant);
	if (offer.price_brutto === null) return null;
	const line = { product: model.product, variant, count: 1, personalization: null };
	const { shipping, returns } = saleTerms(shop, origin, preparationDays(line, 1));
	const offers = {
		"@type": "Offer",
		url: variant ? variantAddress(url, variant.id) : url,
		price: offer.price_brutto,
		priceCurrency: shop.currency,
		availability: `https://schema.org/${availabilityOf(offer, shop)}`,
		itemCondition: "https://schema.org/NewCondition",
		...(shipping.length > 0 ? { shippingDetails: shipping.map(reference) } : {}),
		...(returns.length > 0 ? { hasMerchantReturnPolicy: returns.map(reference) } : {}),
	};
	return { item: { offers }, terms: [...shipping, ...returns] };
}

function availabilityOf(
	{ stock, reorder_possible }: Offer,
	{ settings }: ShopShellModel,
): "InStoreOnly" | "InStock" | "BackOrder" | "OutOfStock" {
	if (!settings.enable_cart || settings.purchase_to_order) return "InStoreOnly";
	if (!takesOrders(settings)) return "OutOfStock";
	if (stock === null || stock > 0) return "InStock";
	return reorder_possible ? "BackOrder" : "OutOfStock";
}
