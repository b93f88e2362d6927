import { useMemo, useSyncExternalStore } from "react";
import { type OrderAttempt, type OrderAttempts, orderAttempts } from "#core/checkout/order-attempts.ts";
import type { Services } from "#core/models/page-services.ts";

/** The browser's open order, as this page reads and changes it. */
export function useOrderAttempts({ storage, logger, time }: Services): OrderAttempts {
	return useMemo(() => orderAttempts(storage, logger, () => time.now()), [storage, logger, time]);
}

/** The open order, rendered again after each change by this tab or another; null when there is none. */
export function useOpenAttempt(attempts: OrderAttempts): OrderAttempt | null {
	return useSyncExternalStore(attempts.subscribe, attempts.open, () => null);
}
