import type { Time } from "#core/ports/time.ts";

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
 * Runs something while no other tab of the browser makes a call about the open order. Where the browser has no locks, or
 * refuses them as it does where it stores nothing for the site, it runs at once: the order's key keeps two attempts from
 * making two orders.
 */
export function withOrderLock<Value>(
	locks: LockManager | undefined,
	run: () => Promise<Value>,
): Promise<Value> {
	return withLock(orderLock, locks, run);
}

/** Runs what sends the order, within {@link withOrderLock}: other tabs see it by {@link isOrderSentElsewhere}. */
export function whileSending<Value>(
	locks: LockManager | undefined,
	run: () => Promise<Value>,
): Promise<Value> {
	return withLock(sendingLock, locks, run);
}

async function withLock<Value>(
	name: string,
	locks: LockManager | undefined,
	run: () => Promise<Value>,
): Promise<Value> {
	if (!locks) return await run();
	let begun = false;
	const locked = async () => {
		begun = true;
		return await run();
	};
	try {
		return await locks.request(name, locked);
	} catch (error) {
		if (begun) throw error;
		return await run();
	}
}

/** Whether another tab is sending an order now; false where the browser does not say. */
export async function isOrderSentElsewhere(locks: LockManager | undefined): Promise<boolean> {
	try {
		const state = await locks?.query();
		return state?.held?.some(({ name }) => name === sendingLock) ?? false;
	} catch {
		return false;
	}
}
