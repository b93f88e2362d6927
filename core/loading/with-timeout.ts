import type { Time } from "#core/platform/time.ts";
import { fail, type Result, reasonOf, succeed } from "#core/shared/result.ts";

/**
 * Returns the result of `work` within the given milliseconds: its value, or the reason for the failure as text for
 * the log. Results after the timeout are ignored. Never throws.
 */
export async function withTimeout<Value>(
	work: () => Promise<Value>,
	time: Time,
	milliseconds: number,
): Promise<Result<Value, string>> {
	const controller = new AbortController();
	const timedOut = fail(`no answer within ${milliseconds / 1000} s`);
	const waiting = time.wait(milliseconds, controller.signal).then(
		() => timedOut,
		() => timedOut,
	);
	try {
		return await Promise.race([work().then(succeed), waiting]);
	} catch (error) {
		return fail(reasonOf(error));
	} finally {
		controller.abort();
	}
}
