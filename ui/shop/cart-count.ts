import { useCallback, useSyncExternalStore } from "react";
import { cartKey } from "#core/cart/cart-key.ts";
import { storedCartCount } from "#core/cart/stored-count.ts";
import { type Services, useServices } from "#ui/foundation/services.tsx";

/** The part of a cart that tells when it changes. */
interface ChangingCart {
	readonly subscribe: (listener: () => void) => () => void;
}

interface Followed {
	readonly listeners: Set<() => void>;
	cart: ChangingCart | null;
}

const followed = new WeakMap<Services, Followed>();

function followedOf(services: Services): Followed {
	const known = followed.get(services) ?? { listeners: new Set(), cart: null };
	followed.set(services, known);
	return known;
}

/**
 * Tells the cart's count that the shop's services are there: a change made in this tab is heard from its cart, since
 * a storage event only ever tells of other tabs.
 */
export function followCart(services: Services, cart: ChangingCart): void {
	const known = followedOf(services);
	if (known.cart === cart) return;
	known.cart = cart;
	const tell = () => {
		for (const listener of known.listeners) listener();
	};
	cart.subscribe(tell);
	tell();
}

/** Calls the listener after each change of the stored cart, by this tab or another; gives back how to stop. */
function subscribeTo(services: Services, listener: () => void): () => void {
	const { listeners } = followedOf(services);
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
