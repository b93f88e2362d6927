import { reductionPeriod } from "#core/catalogue/price-reduction.ts";
import { type Product, type ProductVariant, priceHistoryOf } from "#core/catalogue/product.ts";
import { preparationDays } from "#core/checkout/delivery-time.ts";
import { conditionOf, type GoodsCondition } from "#core/content-values/goods-condition.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { type Offer, offerOf } from "#core/product-page/product-page-state.ts";
import { variantAddress } from "#core/product-page/variant-address.ts";
import { takesOrders } from "#core/settings/shop-settings.ts";
import { priceSpecifications } from "#renderer/engines/structured-data/price-specifications.ts";
import { saleTerms } from "#renderer/engines/structured-data/sale-terms.ts";
import { reference, type StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

/** The conditions of goods in schema.org, which has none for vintage goods. */
const itemConditions = {
	new: "NewCondition",
	used: "UsedCondition",
	refurbished: "RefurbishedCondition",
	vintage: "UsedCondition",
} as const satisfies Readonly<Record<GoodsCondition, string>>;

/** A product, the shop that offers it and their URLs. */
interface OfferedProduct {
	readonly product: Product;
	readonly shop: ShopShellModel;
	/** The URL of the home page in the page's language. */
	readonly home: string;
	/** The URL of the product. */
	readonly url: string;
}

interface OfferWithTerms {
	readonly item: { readonly offers: StructuredItem };
	/** The terms that the offer refers to; equal terms are the same object in all offers. */
	readonly terms: readonly StructuredItem[];
}

/** Returns the offer of a product, or of a variant with the URL that selects it; null without a price. */
export function offerItem(
	{ product, shop, home, url }: OfferedProduct,
	variant: ProductVariant | null,
): OfferWithTerms | null {
	const offer = offerOf(product, variant);
	const { price_brutto: price } = offer;
	if (price === null) return null;
	const line = { product, variant, count: 1, personalization: null };
	const { shipping, returns } = saleTerms(shop, home, preparationDays(line, 1));
	const history = priceHistoryOf(product, variant);
	const period = history && reductionPeriod(price, history);
	const prices = priceSpecifications({ product, variant, price, period, currency: shop.currency });
	const offers = {
		"@type": "Offer",
		url: variant ? variantAddress(url, variant.id) : url,
		price,
		priceCurrency: shop.currency,
		...(prices.length > 0 ? { priceSpecification: prices } : {}),
		...(period?.until ? { priceValidUntil: period.until } : {}),
		availability: `https://schema.org/${availabilityOf(offer, shop)}`,
		itemCondition: `https://schema.org/${itemConditions[conditionOf(product)]}`,
		...(shipping.length > 0 ? { shippingDetails: shipping.map(reference) } : {}),
		...(returns.length > 0 ? { hasMerchantReturnPolicy: returns.map(reference) } : {}),
	};
	return { item: { offers }, terms: [...shipping, ...returns] };
}

function availabilityOf(
	{ stock, reorder_possible, production_time }: Offer,
	{ settings }: ShopShellModel,
): "InStoreOnly" | "InStock" | "MadeToOrder" | "BackOrder" | "OutOfStock" {
	if (!settings.enable_cart || settings.purchase_to_order) return "InStoreOnly";
	if (!takesOrders(settings)) return "OutOfStock";
	// Without a stock count, goods with a production time are made to order.
	if (stock === null) return production_time ? "MadeToOrder" : "InStock";
	if (stock > 0) return "InStock";
	return reorder_possible ? "BackOrder" : "OutOfStock";
}
