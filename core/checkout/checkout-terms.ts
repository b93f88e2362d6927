import type { Cart } from "#core/cart/cart.ts";
import { lineExcludesWithdrawal } from "#core/cart/line-withdrawal.ts";
import type { LoadedProducts } from "#core/cart/loaded-products.ts";
import { destinationOf, type OrderShipping, taxOf } from "#core/checkout/announced-shipping.ts";
import type { AcceptedText, CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import { type Gift, giftOf } from "#core/checkout/gift.ts";
import { delivery } from "#core/checkout/handover.ts";
import {
	cheapestOfEachName,
	collectionMethods,
	countryIn,
	delivers,
	type Recipient,
	recipientBy,
	suitableOffers,
	suitableShippingMethods,
} from "#core/checkout/offers.ts";
import { type ExpectedTotals, expectedTotals } from "#core/checkout/order-totals.ts";
import { isPaidAhead, type PaymentTerms } from "#core/checkout/payment-methods.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import type { OrderTax } from "#core/legal/country-law.ts";
import { postcodeRegion } from "#core/legal/postcode-regions.ts";
import { hasWithdrawalRight, hasWithdrawalRightIn } from "#core/legal/return-days.ts";
import { shortenedLiabilityMonths } from "#core/legal/used-liability.ts";
import { isZero } from "#core/money/decimal-text.ts";
import type { OfferedShippingMethod } from "#core/settings/shipping-methods.ts";
import type { PaymentMethod, ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The settings of a shop and the providers of its payments. */
export type CheckoutSettings = ShopSettings & Pick<PaymentTerms, "providers">;

/** The goods and the shop that an order is checked against. */
export interface CheckoutContext {
	readonly cart: Cart;
	/** The cart's products as read. Nothing can be ordered without each of them (§ 312j (2) BGB). */
	readonly products: LoadedProducts;
	readonly settings: CheckoutSettings;
	/** The texts in force, for any customer. */
	readonly requiredTexts: readonly AcceptedText[];
}

/** Everything derived from a draft, its cart and the shop: recipient, offers, gift, tax, sums and consents. */
export interface CheckoutTerms extends CheckoutContext {
	/** The shipping methods with which goods can be collected. */
	readonly collectionMethods: readonly OfferedShippingMethod[];
	/** Whether the shopper must choose: the shop offers both delivery and collection (B-USE-18). */
	readonly hasHandoverChoice: boolean;
	/** Null while the handover is open, or if the chosen one is no longer offered. */
	readonly recipient: Recipient | null;
	/** Whether the customer collects the goods. */
	readonly isCollected: boolean;
	/** The payment methods that any shipping method to the recipient allows (R-PAY-05). */
	readonly paymentMethods: readonly PaymentMethod[];
	/** Whether goods, wrapping and every available shipping method cost nothing. */
	readonly isFree: boolean;
	/** The chosen payment method; null if none is chosen or nothing must be paid. */
	readonly paymentMethod: ContentId | null;
	/**
	 * The shipping methods with that payment method; without one, those with any, each at its lowest price
	 * (R-CHECK-02).
	 */
	readonly shippingMethods: readonly OfferedShippingMethod[];
	/** The shipping of the goods; null before it is chosen and if it is no longer offered. */
	readonly shipping: OrderShipping | null;
	readonly gift: Gift;
	/** The tax of the order (B-LAW-17). */
	readonly tax: OrderTax;
	readonly totals: ExpectedTotals;
	/** The country whose law applies: the destination, for a collection the shop's own; null if unknown. */
	readonly lawCountry: string | null;
	/** The texts to accept; the withdrawal instructions only with a right of withdrawal (B-LAW-11, B-LAW-17). */
	readonly texts: readonly AcceptedText[];
	/** Whether the customer must acknowledge that some goods have no right of withdrawal (B-LAW-03, B-LAW-14). */
	readonly needsAcknowledgement: boolean;
	/** The liability period for used goods to agree to, in months; null for the statutory period (B-LAW-22). */
	readonly liabilityMonths: number | null;
}

/** Computes the terms of a draft. They are valid until the draft, the cart or the settings change. */
export function computeCheckoutTerms(draft: CheckoutDraft, context: CheckoutContext): CheckoutTerms {
	const { cart, products, settings, requiredTexts } = context;
	const collections = collectionMethods(settings);
	const isDelivered = collections.length === 0 || delivers(settings);
	const handover = offeredHandover(draft, collections, isDelivered);
	const recipient = handover && withArea(recipientBy(handover, draft, settings), draft);
	// While the handover is open, sums assume a delivery.
	const assumed = recipient ?? recipientBy(delivery, draft, settings);
	const gift = giftOf(draft, settings);
	const tax = taxOf(recipient, settings);

	const offers = suitableOffers(settings, assumed);
	const withAnyPayment = offers.flatMap(({ shippingMethods }) => shippingMethods);
	const isFree =
		isZero(cart.totalPriceBrutto.amount) &&
		isZero(gift.presentWrapCost) &&
		isShippedFree(draft, withAnyPayment);
	const paymentMethod = isFree ? null : draft.paymentMethod;
	const suitable =
		paymentMethod === null ? withAnyPayment : suitableShippingMethods(settings, assumed, paymentMethod);
	const shippingMethods = recipient ? cheapestOfEachName(suitable) : [];
	const method = shippingMethods.find(({ name }) => name === draft.shippingMethod);
	return {
		cart,
		products,
		settings,
		requiredTexts,
		collectionMethods: collections,
		hasHandoverChoice: collections.length > 0 && isDelivered,
		recipient,
		isCollected: handover?.type === "collection",
		paymentMethods: recipient ? offers.map((offer) => offer.paymentMethod) : [],
		isFree,
		paymentMethod,
		shippingMethods,
		shipping:
			recipient && method
				? { method, ...destinationOf(recipient, settings), paidAhead: isPaidAhead(settings, paymentMethod) }
				: null,
		gift,
		tax,
		totals: expectedTotals(
			cart,
			{
				shippingCosts: shippingCosts(draft, suitable),
				assumedCountry: assumedCountry(draft, assumed),
				presentWrapCost: gift.presentWrapCost,
			},
			{ percent: tax.percent, products },
		),
		...consents(recipient, context),
	};
}

/** Returns the recipient with the region of the delivery address, whose holidays delay the goods (B-USE-12). */
function withArea(recipient: Recipient, { shippingAddress }: CheckoutDraft): Recipient {
	const { country_code, handover } = recipient;
	const area = handover.type === "delivery" ? postcodeRegion(country_code, shippingAddress.zip_code) : null;
	return area === null ? recipient : { ...recipient, area };
}

type Consents = Pick<CheckoutTerms, "lawCountry" | "texts" | "needsAcknowledgement" | "liabilityMonths">;

/** Returns what the customer must accept by the country's law. */
function consents(
	recipient: Recipient | null,
	{ cart, products, settings, requiredTexts }: CheckoutContext,
): Consents {
	const lawCountry =
		recipient?.handover.type === "collection" ? settings.tax_country : (recipient?.country_code ?? null);
	const mayWithdraw =
		lawCountry === null ? hasWithdrawalRight(settings) : hasWithdrawalRightIn(settings, lawCountry);
	const hasUsed = cart.products.some(({ product }) => {
		const loaded = products.get(String(product.id));
		return loaded && usedCondition(loaded) !== null;
	});
	return {
		lawCountry,
		texts: requiredTexts.filter(({ type }) => type !== "withdrawal" || mayWithdraw),
		needsAcknowledgement: mayWithdraw && cart.products.some((line) => lineExcludesWithdrawal(line, products)),
		liabilityMonths: hasUsed ? shortenedLiabilityMonths(settings, lawCountry) : null,
	};
}

/** Returns the shopper's choice if the shop offers both handovers, otherwise the only one. */
function offeredHandover(
	{ handover }: CheckoutDraft,
	collections: readonly OfferedShippingMethod[],
	isDelivered: boolean,
): CheckoutDraft["handover"] {
	if (collections.length === 0) return delivery;
	if (!isDelivered) return { type: "collection", shippingMethod: null };
	const isOffered =
		handover?.type !== "collection" || collections.some(({ name }) => name === handover.shippingMethod);
	return isOffered ? handover : null;
}

/** Returns the price of the chosen shipping method, or of each available one. */
function shippingCosts(
	{ shippingMethod, shippingCost }: CheckoutDraft,
	methods: readonly OfferedShippingMethod[],
): readonly number[] {
	if (shippingMethod !== null) return [shippingCost];
	return methods.map(({ price_brutto }) => Number(price_brutto));
}

function isShippedFree(draft: CheckoutDraft, methods: readonly OfferedShippingMethod[]): boolean {
	const costs = shippingCosts(draft, methods);
	return costs.length > 0 && costs.every((cost) => cost === 0);
}

/** Returns the country assumed for sums, ISO 3166-1 alpha-2; null if an address or a choice determines it. */
function assumedCountry(draft: CheckoutDraft, { handover, country_code }: Recipient): string | null {
	const isSettled =
		draft.shippingMethod !== null || handover.type === "collection" || countryIn(draft, handover) !== "";
	return isSettled ? null : country_code || null;
}
