import { useMemo, useSyncExternalStore } from "react";
import { type OrderAttempt, type OrderAttempts, orderAttempts } from "#core/checkout/order-attempts.ts";
import type { Services } from "#core/models/page-services.ts";
import type { Store } from "#core/state/store.ts";

/** The browser's open order, as this page reads and changes it. */
export function useOrderAttempts({ storage, logger, time }: Services): OrderAttempts {
	return useMemo(() => orderAttempts(storage, logger, () => time.now()), [storage, logger, time]);
}

/**
 * The open order, rendered again after each change by this tab or another; null when there is none. What another tab does to
 * several entries of the storage arrives one after the other: the order is read with its own, so that the page never has a cart
 * of before next to an order of afterwards.
 */
export function useOpenAttempt(attempts: OrderAttempts): OrderAttempt | null {
	const { subscribe, state } = useMemo(() => followed(attempts), [attempts]);
	return useSyncExternalStore(subscribe, state, () => null);
}

function followed({ open, subscribe }: OrderAttempts): Store<OrderAttempt | null> {
	let known = open();
	const read = () => {
		known = open();
	};
	return {
		state: () => known,
		subscribe(listener) {
			// It may have changed since it was rendered.
			read();
			return subscribe(() => {
				read();
				listener();
			});
		},
	};
}
