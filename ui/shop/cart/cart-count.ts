import { useCallback, useSyncExternalStore } from "react";
import { cartKey } from "#core/cart/cart-key.ts";
import { storedCartCount } from "#core/cart/stored-count.ts";
import { createListeners, type Listeners, onStoredChange } from "#core/shared/store.ts";
import { type Services, useServices } from "#ui/foundation/services.tsx";

/** Who shows the count of a visit's cart, and the carts that report to them. */
export const createCartChanges = () => ({
	listeners: createListeners(),
	observed: new WeakSet<Pick<Listeners, "subscribe">>(),
});

/** Calls the listener after each change of the stored cart, by this tab or another; returns how to stop. */
function subscribeTo(services: Services, listener: () => void): () => void {
	const stops = [
		services.shared(createCartChanges).listeners.subscribe(listener),
		onStoredChange(services.storage, cartKey, listener),
	];
	return () => {
		for (const stop of stops) stop();
	};
}

/**
 * How many pieces the stored cart holds (R-ROUTE-10), on every page and without the shop's program; 0 on the server
 * and in the first render.
 */
export function useCartCount(): number {
	const services = useServices();
	const subscribe = useCallback(
		(listener: () => void) => (services ? subscribeTo(services, listener) : () => {}),
		[services],
	);
	return useSyncExternalStore(
		subscribe,
		() => (services ? storedCartCount(services.storage.read(cartKey), services.time.now()) : 0),
		() => 0,
	);
}
