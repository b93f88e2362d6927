import type { Time } from "#core/ports/time.ts";

/** Milliseconds before each repetition of a call whose outcome is unknown. */
const pauses = [1000, 3000] as const;

/** How long a customer waits before the page asks what to do, in milliseconds: a slow service is not asked again at once. */
const patience = 20_000;

/**
 * Makes a call and repeats it while its outcome is unknown, which is safe for calls that carry the order's key
 * (R-ORDER-06, B-REL-02). `again` is told before each repetition.
 */
export async function repeatUnknown<Answer extends { readonly outcome: string }>(
	call: () => Promise<Answer>,
	time: Time,
	again: () => void = () => {},
): Promise<Answer> {
	const began = time.now();
	let answer = await call();
	for (const pause of pauses) {
		if (answer.outcome !== "unknown_retry" || time.now() - began > patience) return answer;
		again();
		await time.wait(pause);
		answer = await call();
	}
	return answer;
}

/** The lock that all tabs of the browser share while an order is being sent. */
const lockName = "int-checkout";

/**
 * Runs something while no other tab of the browser sends an order. Where the browser has no locks, or refuses them as it
 * does where it stores nothing for the site, it runs at once: the order's key keeps two attempts from making two orders.
 */
export async function alone<Value>(
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
		return await locks.request(lockName, locked);
	} catch (error) {
		if (begun) throw error;
		return await run();
	}
}

/** Whether another tab is sending an order now; false where the browser does not say. */
export async function isSendingElsewhere(locks: LockManager | undefined): Promise<boolean> {
	try {
		const state = await locks?.query();
		return state?.held?.some(({ name }) => name === lockName) ?? false;
	} catch {
		return false;
	}
}
