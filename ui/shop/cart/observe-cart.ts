import type { Services } from "#core/models/page-services.ts";
import type { Listeners } from "#core/state/store.ts";
import { createCartChanges } from "#ui/elements/cart-count.ts";

/** The part of a cart that notifies of changes. */
type ChangingCart = Pick<Listeners, "subscribe">;

/**
 * Connects the cart's count to the shop's services. Changes in this tab come from its cart, because storage events
 * report only other tabs.
 */
export function observeCart(services: Services, cart: ChangingCart): void {
	const { listeners, observed } = services.shared(createCartChanges);
	if (observed.has(cart)) return;
	observed.add(cart);
	cart.subscribe(listeners.notify);
	listeners.notify();
}
