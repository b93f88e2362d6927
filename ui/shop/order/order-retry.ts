import type { Locks } from "#core/platform/locks.ts";
import type { Time } from "#core/platform/time.ts";

/** Milliseconds before each repetition of a call whose outcome is unknown. */
const retryDelaysMs = [1000, 3000] as const;

/** How long a call may be repeated before the page asks the customer: a slow service is not asked again at once. */
const retryLimitMs = 20_000;

/**
 * Makes a call and repeats it while its outcome is unknown, which is safe for calls that carry the order's key
 * (R-ORDER-06, B-REL-02). `onRetry` is called before each repetition.
 */
export async function retryWhileUnknown<ServiceResponse extends { readonly outcome: string }>(
	call: () => Promise<ServiceResponse>,
	time: Time,
	onRetry: () => void = () => {},
): Promise<ServiceResponse> {
	const began = time.now();
	let response = await call();
	for (const delay of retryDelaysMs) {
		if (response.outcome !== "unknown_retry" || time.now() - began > retryLimitMs) return response;
		onRetry();
		await time.wait(delay);
		response = await call();
	}
	return response;
}

/** The lock of every call about the open order, shared by all tabs. */
const orderLock = "int-checkout";
/** Held within it while an order is sent, so that other tabs can tell this from a question about its status. */
const sendingLock = "int-checkout:sending";

/**
 * Runs something while no other tab of the browser makes a call about the open order. Where the browser has no locks it
 * runs at once: the order's key keeps two attempts from making two orders.
 */
export function withOrderLock<Value>(locks: Locks, run: () => Promise<Value>): Promise<Value> {
	return locks.hold(orderLock, run);
}

/** Runs what sends the order, within {@link withOrderLock}: other tabs see it by {@link isOrderSentElsewhere}. */
export function whileSending<Value>(locks: Locks, run: () => Promise<Value>): Promise<Value> {
	return locks.hold(sendingLock, run);
}

/** Whether another tab is sending an order now; false where the browser does not say. */
export function isOrderSentElsewhere(locks: Locks): Promise<boolean> {
	return locks.isHeld(sendingLock);
}
