import type { Locks } from "#core/platform/locks.ts";
import type { Time } from "#core/platform/time.ts";

/** The delay before each retry of a call with unknown outcome, in milliseconds. */
const retryDelaysMs = [1000, 3000] as const;

/**
 * The maximum time for retries in milliseconds before the page asks the customer: a slow service is not called again
 * immediately.
 */
const retryLimitMs = 20_000;

/**
 * Calls, and retries while the outcome is unknown. This is safe for calls with the order's key (R-ORDER-06,
 * B-REL-02). `onRetry` is called before each retry.
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

/** The lock for all calls about the open order, shared by all tabs. */
const orderLock = "int-checkout";
/** The inner lock while an order is being sent, by which other tabs distinguish this from a status request. */
const sendingLock = "int-checkout:sending";

/**
 * Runs a function while no other tab makes a call about the open order. Without locks in the browser it runs
 * immediately: the order's key prevents a second order.
 */
export function withOrderLock<Value>(locks: Locks, run: () => Promise<Value>): Promise<Value> {
	return locks.hold(orderLock, run);
}

/**
 * Runs the function that sends the order, within {@link withOrderLock}. Other tabs notice it by {@link
 * isOrderSentElsewhere}.
 */
export function whileSending<Value>(locks: Locks, run: () => Promise<Value>): Promise<Value> {
	return locks.hold(sendingLock, run);
}

/** Resolves to whether another tab is sending an order; false without locks in the browser. */
export function isOrderSentElsewhere(locks: Locks): Promise<boolean> {
	return locks.isHeld(sendingLock);
}
