import {
	activeVariants,
	type Product,
	type ProductVariant,
	variantReference,
} from "#core/catalogue/product.ts";
import { ratingSummary } from "#core/catalogue/rating.ts";
import { deliveryCountries, deliveryMethod } from "#core/checkout/shipping-methods.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { type Offer, offerOf } from "#core/product-page/product-page-state.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

/** Days in which a customer may withdraw from a purchase (Directive 2011/83/EU, article 9). */
const withdrawalDays = 14;

/** The product of a product's page with an offer for each active variant, or one; none for other pages. */
export function productData(page: PageModel, shell: ShellModel, origin: string): readonly StructuredItem[] {
	if (page.shop?.type !== "product" || !shell.shop) return [];
	const { product, images } = page.shop;
	const ratings = ratingSummary(page.shop.ratings);
	const offers = offersOf(product, `${origin}${page.path}`, shell.shop, origin);
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
	];
}

function offersOf(
	product: Product,
	url: string,
	shop: ShopShellModel,
	origin: string,
): readonly StructuredItem[] {
	const variants: readonly (ProductVariant | null)[] =
		product.product_variants.length > 0 ? activeVariants(product) : [null];
	return variants.flatMap((variant) => {
		const offer = offerOf(product, variant);
		if (offer.price_brutto === null) return [];
		const sku = variantReference(product, variant);
		return {
			"@type": "Offer",
			url,
			...(variant ? { name: variant.display_name } : {}),
			...(sku === null ? {} : { sku }),
			price: offer.price_brutto,
			priceCurrency: shop.currency,
			availability: `https://schema.org/${availabilityOf(offer, shop)}`,
			itemCondition: "https://schema.org/NewCondition",
			...shipping(offer, shop),
			...returns(shop, origin),
		};
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

/** For each country the way to ship that goods are announced with. */
function shipping({ shipping_time }: Offer, { settings, currency }: ShopShellModel) {
	const details = deliveryCountries(settings).flatMap(({ country_code }) => {
		const shipped = deliveryMethod(settings, country_code);
		if (!shipped) return [];
		const days = (maxValue: number) => ({
			"@type": "QuantitativeValue",
			minValue: 0,
			maxValue,
			unitCode: "DAY",
		});
		return {
			"@type": "OfferShippingDetails",
			shippingDestination: { "@type": "DefinedRegion", addressCountry: country_code },
			shippingRate: { "@type": "MonetaryAmount", value: shipped.price_brutto, currency },
			...(shipping_time === null
				? {}
				: {
						deliveryTime: {
							"@type": "ShippingDeliveryTime",
							handlingTime: days(shipping_time),
							transitTime: days(shipped.additional_days),
						},
					}),
		};
	});
	return details.length > 0 ? { shippingDetails: details } : {};
}

function returns({ settings, legalPages }: ShopShellModel, origin: string) {
	const link = legalPages.find(({ key }) => key === "withdrawal")?.link.href;
	const countries = deliveryCountries(settings).map(({ country_code }) => country_code);
	if (link === undefined || countries.length === 0) return {};
	return {
		hasMerchantReturnPolicy: {
			"@type": "MerchantReturnPolicy",
			applicableCountry: countries,
			returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
			merchantReturnDays: withdrawalDays,
			returnMethod: "https://schema.org/ReturnByMail",
			merchantReturnLink: `${origin}${link}`,
		},
	};
}
