import type { NewCartLine, PersonalizationValues } from "#core/cart/cart-line.ts";
import { type PriceRange, priceRange } from "#core/catalogue/price-range.ts";
import { activeVariants, type Product, type ProductVariant } from "#core/catalogue/product.ts";
import type { DeliveryDays } from "#core/checkout/delivery-dates.ts";
import { deliveryDays, type ShippingDays } from "#core/checkout/delivery-time.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { personalizationOf } from "#core/product-page/personalization.ts";

/** The label of the variant choice: the content's own word or a catalogue key. */
export type VariantLabel =
	| { readonly type: "text"; readonly text: string }
	| { readonly type: "key"; readonly labelKey: "product.variant" };

/** The choice of a product's variants (R-PROD-02). */
export interface VariantChoice {
	readonly variants: readonly ProductVariant[];
	/** Null if no variant has a price. */
	readonly priceRange: PriceRange | null;
	readonly label: VariantLabel;
}

/** The state of a product's detail page (specification 4, "Product page actions"). */
export interface ProductPageState {
	/** Null before the details are loaded. */
	readonly product: Product | null;
	/** Null for a product without variants. */
	readonly variantChoice: VariantChoice | null;
	readonly variant: ProductVariant | null;
	/** Gross price of one piece; null if no variant is chosen and for "on request". */
	readonly price_brutto: DecimalText | null;
	/** Null if no variant is chosen. */
	readonly count: number | null;
	/** Pieces in stock; null if not tracked or no variant is chosen. */
	readonly stock: number | null;
	/** Days until delivery. */
	readonly shipping_time: number | null;
	/** Whether the chosen product or variant can be ordered (R-PROD-04). */
	readonly reorderFlag: boolean;
	/** The customer's entries by field name. */
	readonly personalization: PersonalizationValues;
}

/** The state before the product is loaded. */
export const initialProductPage: ProductPageState = {
	product: null,
	variantChoice: null,
	variant: null,
	price_brutto: null,
	count: null,
	stock: null,
	shipping_time: null,
	reorderFlag: false,
	personalization: {},
};

/** Returns the choice of a product's variants; null for a product without any (R-PROD-02). */
export function variantChoiceOf(product: Product): VariantChoice | null {
	if (product.product_variants.length === 0) return null;
	return {
		variants: activeVariants(product),
		priceRange: priceRange(product),
		label: product.variant_display_name
			? { type: "text", text: product.variant_display_name }
			: { type: "key", labelKey: "product.variant" },
	};
}

/** The terms of a product, or of a variant, whose own fields take precedence. */
export interface Offer {
	readonly price_brutto: DecimalText | null;
	readonly stock: number | null;
	readonly shipping_time: number | null;
	readonly production_time: number | null;
	readonly reorder_possible: boolean;
}

/** Returns the terms of a product with the given variant chosen, or of a product without variants (R-PROD-03). */
export function offerOf(product: Product, variant: ProductVariant | null): Offer {
	return {
		price_brutto: variant?.price_brutto ?? product.price_brutto,
		stock: variant?.stock ?? product.stock,
		shipping_time: variant?.shipping_time ?? product.shipping_time,
		production_time: variant?.production_time ?? product.production_time,
		reorder_possible: variant?.reorder_possible ?? product.reorder_possible,
	};
}

/** Returns whether an offer can be ordered: reorderable, in stock or not tracked (R-PROD-04). */
export function reorderFlagOf({ reorder_possible, stock }: Offer): boolean {
	return reorder_possible || stock === null || stock > 0;
}

/** Returns how many pieces of an offer can be ordered; Infinity if the stock sets no limit (R-PROD-04). */
export function countLimit({ reorder_possible, stock }: Offer): number {
	return reorder_possible || stock === null ? Number.POSITIVE_INFINITY : Math.max(0, stock);
}

/** The state of the cart button's place (R-CAT-07). */
export type PurchaseState = "empty" | "chooseVariant" | "onRequest" | "orderable";

/** Returns whether to show the cart button, wait for a variant, or show "On Request" (R-CAT-07, R-PROD-04). */
export function purchaseState(state: ProductPageState): PurchaseState {
	if (state.product === null) return "empty";
	const choice = state.variant ? null : state.variantChoice;
	if (choice && choice.variants.length > 0) return choice.priceRange ? "chooseVariant" : "onRequest";
	return state.reorderFlag && state.price_brutto !== null ? "orderable" : "onRequest";
}

/**
 * Returns the working days until delivery (B-USE-12). Without a chosen variant, the range covers all variants that
 * can be ordered. Null if one of them is unknown.
 */
export function productDeliveryDays(state: ProductPageState, method: ShippingDays): DeliveryDays | null {
	const { product, variant, variantChoice, count, personalization } = state;
	if (!product) return null;
	const choices = variant || !variantChoice ? [variant] : variantChoice.variants;
	const orderable = choices.filter((choice) => reorderFlagOf(offerOf(product, choice)));
	const days = orderable.map((choice) => {
		const pieces = count ?? 1;
		return deliveryDays({ product, variant: choice, count: pieces, personalization }, pieces, method);
	});
	const knownDays = days.filter((found) => found !== null);
	if (knownDays.length === 0 || knownDays.length < days.length) return null;
	return {
		earliest: Math.min(...knownDays.map(({ earliest }) => earliest)),
		latest: Math.max(...knownDays.map(({ latest }) => latest)),
	};
}

/** Returns the line to add to the cart; null unless the product is orderable. */
export function newCartLine(state: ProductPageState, currency: Currency): NewCartLine | null {
	const { product, variant, count, price_brutto, personalization } = state;
	if (!product || count === null || price_brutto === null || !state.reorderFlag) return null;
	return {
		product: { id: product.id },
		variant: variant && { id: variant.id },
		personalization: personalizationOf(product.personalization?.fields ?? [], personalization),
		count,
		priceBrutto: { amount: price_brutto, currency },
	};
}
