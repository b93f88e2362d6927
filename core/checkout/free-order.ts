import type { Cart } from "#core/cart/cart.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import { expectedTotals } from "#core/checkout/expected-totals.ts";
import type { GiftSettings } from "#core/checkout/gift.ts";
import type { OfferSettings } from "#core/checkout/offers.ts";
import { isZero } from "#core/money/decimal-text.ts";

/** What decides whether an order costs anything. */
interface FreeOrderContext {
	readonly cart: Cart;
	readonly settings: OfferSettings & GiftSettings;
}

/**
 * Whether nothing is to be paid for a draft: goods, wrapping and the chosen shipping cost nothing, or, before shipping is chosen,
 * any shipping that can be chosen, with whatever payment.
 */
export function isFreeOrder(draft: CheckoutDraft, { cart, settings }: FreeOrderContext): boolean {
	const { total, shipping } = expectedTotals(cart, { ...draft, paymentMethod: null }, settings, null);
	return isZero(total.amount) && shipping !== null && !shipping.isLowest;
}

/** The draft as its order is made of it: without a payment method where nothing is to be paid. */
export function withoutNeedlessPayment(draft: CheckoutDraft, context: FreeOrderContext): CheckoutDraft {
	return draft.paymentMethod !== null && isFreeOrder(draft, context)
		? { ...draft, paymentMethod: null }
		: draft;
}
