import type { Time } from "#core/platform/time.ts";
import { reasonOf } from "#core/shared/reason-of.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/**
 * What comes of `work` within so many milliseconds: its value, or why there is none, in words for the log. Work that
 * is late has its result ignored. Never throws.
 */
export async function withTimeout<Value>(
	work: () => Promise<Value>,
	time: Time,
	milliseconds: number,
): Promise<Result<Value, string>> {
	const controller = new AbortController();
	const late = fail(`no answer within ${milliseconds / 1000} s`);
	const waiting = time.wait(milliseconds, controller.signal).then(
		() => late,
		() => late,
	);
	try {
		return await Promise.race([work().then(succeed), waiting]);
	} catch (error) {
		return fail(reasonOf(error));
	} finally {
		controller.abort();
	}
}
