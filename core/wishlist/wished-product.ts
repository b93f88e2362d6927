import { availabilityRank } from "#core/catalogue/availability.ts";
import { type PricedQuantity, pricedQuantities, quantityOf } from "#core/catalogue/base-price.ts";
import { type PriceRange, priceRange, rangeOf } from "#core/catalogue/price-range.ts";
import { activeVariants, type Product, type ProductVariant } from "#core/catalogue/product.ts";
import type { Currency } from "#core/money/currency.ts";
import { compareDecimals, type DecimalText, parseDecimal } from "#core/money/decimal-text.ts";
import { silentLogger } from "#core/platform/logger.ts";
import { personalizationProblem } from "#core/product-page/engraving.ts";
import { productPageReducer } from "#core/product-page/product-page-reducer.ts";
import {
	initialProductPage,
	offerOf,
	type ProductPageState,
	purchaseState,
	reorderFlagOf,
} from "#core/product-page/product-page-state.ts";
import { sameId } from "#core/shared/branded.ts";
import type { WishedItem } from "#core/wishlist/wishlist.ts";

/** A change of a product since it was put on the wishlist. */
export type WishedNote =
	/** The shop no longer has it, or not in this variant. */
	| { readonly type: "gone" }
	/** Neither in stock nor reorderable. */
	| { readonly type: "soldOut" }
	| { readonly type: "price"; readonly now: DecimalText; readonly before: DecimalText };

/** An item of a wishlist with its current product. */
export interface WishedProduct {
	readonly item: WishedItem;
	/** Null if the shop no longer has it. */
	readonly product: Product | null;
	readonly variant: ProductVariant | null;
	/** Null if it has no price. */
	readonly range: PriceRange | null;
	readonly note: WishedNote | null;
	/**
	 * The initial state of the product's page for this item; null if something must be chosen before it can go into
	 * the cart.
	 */
	readonly ready: ProductPageState | null;
}

/**
 * Compares an item with its current product, whose prices are in the site's currency; null for one that the shop no
 * longer has.
 */
export function wishedProduct(item: WishedItem, product: Product | null, currency: Currency): WishedProduct {
	const variant = product && variantOf(item, product);
	if (!product || (item.variant !== null && !variant))
		return { item, product, variant: null, range: null, note: { type: "gone" }, ready: null };
	const { price_brutto } = offerOf(product, variant);
	const range = variant ? rangeOf(price_brutto === null ? [] : [price_brutto]) : priceRange(product);
	return {
		item,
		product,
		variant,
		range,
		note: isSoldOut(product, variant) ? { type: "soldOut" } : priceNote(item, range, currency),
		ready: readyState(product, variant),
	};
}

/** Returns the quantities that its prices buy, for the unit price shown next to them (B-LAW-16). */
export function wishedQuantities({ product, variant, range }: WishedProduct): readonly PricedQuantity[] {
	if (!product || !range) return [];
	if (!variant) return pricedQuantities(product);
	return [{ price: range.lowest, quantity: quantityOf(product, variant) }];
}

function variantOf({ variant }: WishedItem, product: Product): ProductVariant | null {
	return activeVariants(product).find(({ id }) => sameId(id, variant)) ?? null;
}

function isSoldOut(product: Product, variant: ProductVariant | null): boolean {
	return variant
		? !reorderFlagOf(offerOf(product, variant))
		: availabilityRank(product) === 2 && isPriced(product);
}

const isPriced = (product: Product): boolean => priceRange(product) !== null;

/** Compares the lowest price, which lists show. Prices in different currencies are not compared. */
function priceNote({ price }: WishedItem, range: PriceRange | null, currency: Currency): WishedNote | null {
	const [amount, seenIn = currency] = price?.split(" ") ?? [];
	const before = seenIn === currency ? parseDecimal(amount) : null;
	if (before === null || range === null || compareDecimals(range.lowest, before) === 0) return null;
	return { type: "price", now: range.lowest, before };
}

/** Leaves out optional personalization. */
function readyState(product: Product, variant: ProductVariant | null): ProductPageState | null {
	const added = productPageReducer(initialProductPage, { type: "add", product }, silentLogger);
	const state = variant
		? productPageReducer(added, { type: "variantChange", variant: variant.id }, silentLogger)
		: added;
	const fields = product.personalization?.fields ?? [];
	const isAsked = fields.some((field) => personalizationProblem(field, undefined) !== null);
	return purchaseState(state) === "orderable" && !isAsked ? state : null;
}
