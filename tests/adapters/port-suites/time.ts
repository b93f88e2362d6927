import { describe, expect, it } from "vitest";
import type { Time } from "#core/platform/time.ts";

/** A clock, with a function that advances it. */
export interface TimeHarness {
	readonly time: Time;
	readonly pass: (milliseconds: number) => Promise<void>;
}

/** Tests a clock. */
export function timeSuite(name: string, open: () => TimeHarness): void {
	describe(`${name} keeps time`, () => {
		it("in whole milliseconds that never decrease", async () => {
			const { time, pass } = open();
			const before = time.now();
			await pass(20);
			expect(Number.isInteger(before)).toBe(true);
			expect(time.now() - before).toBeGreaterThanOrEqual(19);
		});

		it("waits until it has passed, the earliest first", async () => {
			const { time, pass } = open();
			const settled: string[] = [];
			const waiting = [
				time.wait(30).then(() => settled.push("late")),
				time.wait(5).then(() => settled.push("early")),
			];
			await pass(15);
			await waiting[1];
			expect(settled).toEqual(["early"]);
			await pass(30);
			await Promise.all(waiting);
			expect(settled).toEqual(["early", "late"]);
		});

		it("stops waiting when its signal aborts, with the reason", async () => {
			const { time, pass } = open();
			const stop = new AbortController();
			const waiting = time.wait(1000, stop.signal);
			stop.abort(new Error("enough"));
			await expect(waiting).rejects.toThrow("enough");
			await expect(time.wait(1000, stop.signal)).rejects.toThrow("enough");
			await pass(1);
		});
	});
}
