import { describe, expect, it } from "vitest";
import { createMemoryTime } from "#adapters/memory/time.ts";
import { withTimeout } from "#core/loading/with-timeout.ts";
import { fail, reasonOf, succeed } from "#core/shared/result.ts";

describe("withTimeout", () => {
	it("returns the result of work in time", async () => {
		expect(await withTimeout(async () => 7, createMemoryTime(), 20_000)).toEqual(succeed(7));
	});

	it("fails exactly after the timeout, not a millisecond earlier", async () => {
		const time = createMemoryTime();
		let settled = false;
		const waiting = withTimeout(() => new Promise(() => {}), time, 20_000).finally(() => {
			settled = true;
		});
		time.advance(19_999);
		await new Promise((resolve) => setTimeout(resolve));
		expect(settled).toBe(false);
		time.advance(1);
		expect(await waiting).toEqual(fail("no answer within 20 s"));
	});

	it.each<[string, () => Promise<never>]>([
		["rejects", () => Promise.reject(new TypeError("no"))],
		[
			"throws",
			() => {
				throw new TypeError("no");
			},
		],
	])("returns the reason why work that %s failed", async (_, work) => {
		expect(await withTimeout(work, createMemoryTime(), 1)).toEqual(fail("TypeError: no"));
	});

	it("stops the timer when the work is done", async () => {
		const signals: AbortSignal[] = [];
		const time = createMemoryTime();
		const wait = time.wait;
		const watched = {
			...time,
			wait(milliseconds: number, signal?: AbortSignal) {
				if (signal) signals.push(signal);
				return wait(milliseconds, signal);
			},
		};
		await withTimeout(async () => 1, watched, 5);
		expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
	});
});

describe("reasonOf", () => {
	it.each([
		[new RangeError("far"), "RangeError: far"],
		["text", "text"],
		[null, "null"],
		["x".repeat(400), "x".repeat(300)],
	])("describes %s", (thrown, words) => {
		expect(reasonOf(thrown)).toBe(words);
	});
});
