import type { Cart } from "#core/cart/cart.ts";
import type { CheckoutStore } from "#core/checkout/checkout-store.ts";
import type { Store } from "#core/state/store.ts";

/**
 * Ends the gift of a checkout when its cart becomes empty. Later purchases are wrapped at a price only after a new
 * choice (§ 312a (3) BGB).
 */
export function endGiftWithCart(cart: Store<Cart>, checkout: CheckoutStore): void {
	let wasFilled = cart.state().totalCount > 0;
	cart.subscribe(() => {
		const isFilled = cart.state().totalCount > 0;
		const { presentWrap, cardText } = checkout.state().draft;
		if (wasFilled && !isFilled && (presentWrap || cardText !== ""))
			checkout.dispatch({ type: "change", fields: { presentWrap: false, cardText: "" } });
		wasFilled = isFilled;
	});
}
