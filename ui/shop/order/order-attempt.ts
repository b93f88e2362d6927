import { useMemo, useSyncExternalStore } from "react";
import { type OrderAttempt, type OrderAttempts, orderAttempts } from "#core/checkout/order-attempts.ts";
import type { Services } from "#core/models/page-services.ts";
import type { Store } from "#core/state/store.ts";

/** Returns the access of this page to the browser's open order. */
export function useOrderAttempts({ storage, logger, time }: Services): OrderAttempts {
	return useMemo(() => orderAttempts(storage, logger, () => time.now()), [storage, logger, time]);
}

/**
 * Returns the open order and re-renders after each change in this or another tab; null without one. Another tab
 * changes several storage entries one after the other. The order is only read with its own entry, so that the page
 * never shows an older cart next to a newer order.
 */
export function useOpenAttempt(attempts: OrderAttempts): OrderAttempt | null {
	const { subscribe, state } = useMemo(() => followed(attempts), [attempts]);
	return useSyncExternalStore(subscribe, state, () => null);
}

function followed({ open, subscribe }: OrderAttempts): Store<OrderAttempt | null> {
	let current = open();
	const read = () => {
		current = open();
	};
	return {
		state: () => current,
		subscribe(listener) {
			// It may have changed since the last rendering.
			read();
			return subscribe(() => {
				read();
				listener();
			});
		},
	};
}
