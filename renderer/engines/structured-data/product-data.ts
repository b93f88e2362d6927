import {
	activeVariants,
	type Product,
	type ProductVariant,
	variantReference,
} from "#core/catalogue/product.ts";
import { ratingSummary } from "#core/catalogue/rating.ts";
import { preparationDays } from "#core/checkout/delivery-time.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { type Offer, offerOf } from "#core/product-page/product-page-state.ts";
import { saleTerms } from "#renderer/engines/structured-data/sale-terms.ts";
import { reference, type StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

/**
 * The product of a product's page with an offer for each active variant, or one, and the terms that the offers refer to;
 * none for other pages.
 */
export function productData(page: PageModel, shell: ShellModel, origin: string): readonly StructuredItem[] {
	if (page.shop?.type !== "product" || !shell.shop) return [];
	const { product, images } = page.shop;
	const ratings = ratingSummary(page.shop.ratings);
	const offered = offersOf(product, `${origin}${page.path}`, shell.shop, origin);
	const offers = offered.map(({ offer }) => offer);
	return [
		{
			"@type": "Product",
			name: product.display_name,
			description: page.description,
			url: `${origin}${page.path}`,
			image: images.map(({ src }) => `${origin}${src}`),
			...(product.reference_number === null ? {} : { sku: product.reference_number }),
			...(product.manufacturer
				? { brand: { "@type": "Brand", name: product.manufacturer.display_name } }
				: {}),
			...(product.category ? { category: product.category.display_name } : {}),
			...(ratings
				? {
						aggregateRating: {
							"@type": "AggregateRating",
							ratingValue: Number(ratings.average.toFixed(2)),
							ratingCount: ratings.count,
							bestRating: 5,
							worstRating: 1,
						},
					}
				: {}),
			...(offers.length > 0 ? { offers } : {}),
		},
		...new Set(offered.flatMap(({ terms }) => terms)),
	];
}

interface OfferWithTerms {
	readonly offer: StructuredItem;
	/** Each the same object wherever it is the same. */
	readonly terms: readonly StructuredItem[];
}

function offersOf(
	product: Product,
	url: string,
	shop: ShopShellModel,
	origin: string,
): readonly OfferWithTerms[] {
	const variants: readonly (ProductVariant | null)[] =
		product.product_variants.length > 0 ? activeVariants(product) : [null];
	return variants.flatMap((variant) => {
		const offer = offerOf(product, variant);
		if (offer.price_brutto === null) return [];
		const sku = variantReference(product, variant);
		const { shipping, returns } = saleTerms(
			shop,
			origin,
			preparationDays({ product, variant, count: 1, personalization: null }, 1),
		);
		const described = {
			"@type": "Offer",
			url,
			...(variant ? { name: variant.display_name } : {}),
			...(sku === null ? {} : { sku }),
			price: offer.price_brutto,
			priceCurrency: shop.currency,
			availability: `https://schema.org/${availabilityOf(offer, shop)}`,
			itemCondition: "https://schema.org/NewCondition",
			...(shipping.length > 0 ? { shippingDetails: shipping.map(reference) } : {}),
			...(returns ? { hasMerchantReturnPolicy: reference(returns) } : {}),
		};
		return { offer: described, terms: returns ? [...shipping, returns] : shipping };
	});
}

function availabilityOf(
	{ stock, reorder_possible }: Offer,
	{ settings }: ShopShellModel,
): "InStoreOnly" | "InStock" | "BackOrder" | "OutOfStock" {
	if (!settings.enable_cart || settings.purchase_to_order) return "InStoreOnly";
	if (stock === null || stock > 0) return "InStock";
	return reorder_possible ? "BackOrder" : "OutOfStock";
}
