import { cartOf } from "#core/cart/cart.ts";
import { type CheckoutState, checkoutOf, emptyDraft } from "#core/checkout/checkout-draft.ts";
import type { CheckoutContext } from "#core/checkout/checkout-steps.ts";
import { address, cartLine, readingOf, shopSettings, uuid } from "#tests/core/shop-fixtures.ts";

/** The texts in force. */
export const texts = [
	{ type: "terms", version: "2026-05" },
	{ type: "privacy", version: "3" },
];

/** One ring in a shop that ships to Germany, changed by the arguments. */
export function checkoutContext(changes: Partial<CheckoutContext> = {}): CheckoutContext {
	const lines = [cartLine()];
	const [cart, products] = [cartOf(lines, "EUR"), readingOf(lines)];
	return { cart, products, settings: shopSettings(), requiredTexts: texts, ...changes };
}

/** A checkout with everything filled in, its draft changed by the arguments. */
export function completeCheckout(changes: Partial<CheckoutState["draft"]> = {}): CheckoutState {
	return {
		...checkoutOf({
			...emptyDraft(uuid()),
			customerEmail: "mara@example.com",
			shippingAddress: address,
			paymentMethod: 1,
			shippingMethod: "Paket",
			shippingCost: 4.9,
			...changes,
		}),
		acceptedTexts: texts,
	};
}
