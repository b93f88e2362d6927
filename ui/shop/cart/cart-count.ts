import { useCallback, useSyncExternalStore } from "react";
import { cartKey } from "#core/cart/cart-key.ts";
import { storedCartCount } from "#core/cart/stored-count.ts";
import { type Services, useServices } from "#ui/foundation/services.tsx";

/** The part of a cart that notifies of changes. */
interface ChangingCart {
	readonly subscribe: (listener: () => void) => () => void;
}

interface CartSubscription {
	readonly listeners: Set<() => void>;
	cart: ChangingCart | null;
}

const subscriptions = new WeakMap<Services, CartSubscription>();

function subscriptionOf(services: Services): CartSubscription {
	const known = subscriptions.get(services) ?? { listeners: new Set(), cart: null };
	subscriptions.set(services, known);
	return known;
}

/**
 * Connects the cart's count to the shop's services: a change made in this tab is received from its cart, since
 * a storage event only ever reports other tabs.
 */
export function observeCart(services: Services, cart: ChangingCart): void {
	const known = subscriptionOf(services);
	if (known.cart === cart) return;
	known.cart = cart;
	const notify = () => {
		for (const listener of known.listeners) listener();
	};
	cart.subscribe(notify);
	notify();
}

/** Calls the listener after each change of the stored cart, by this tab or another; returns how to stop. */
function subscribeTo(services: Services, listener: () => void): () => void {
	const { listeners } = subscriptionOf(services);
	listeners.add(listener);
	const stop = services.storage.subscribe(({ key }) => {
		if (key === null || key === cartKey) listener();
	});
	return () => {
		listeners.delete(listener);
		stop();
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
