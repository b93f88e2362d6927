import { describe, expect, it } from "vitest";
import type { PublishFence } from "#core/ports/publish-fence.ts";

/**
 * Tests a publish fence; `open` returns the fences of two machines for one new shop. `now` is the clock that they read: a machine may
 * have another one, so the numbers only have to be close to it.
 */
export function publishFenceSuite(
	name: string,
	open: (now: () => number) => Promise<readonly [PublishFence, PublishFence]>,
): void {
	const start = Date.parse("2026-11-27T12:00:00Z");

	describe(`${name} numbers builds`, () => {
		it("B-REL-08 gives each build a larger number than the ones before, also when the clock stops or goes back", async () => {
			let time = start;
			const [one, other] = await open(() => time);
			const numbers = [await one.begin(0), await other.begin(0), await one.begin(0)];
			time -= 60_000;
			numbers.push(await other.begin(0), await one.begin(0));
			expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
		});

		it("B-REL-08 gives builds that begin at the same time different numbers", async () => {
			const [one, other] = await open(() => start);
			const numbers = await Promise.all(
				Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).begin(0)),
			);
			expect(new Set(numbers).size).toBe(20);
		});

		it("B-REL-08 B-USE-09 numbers a build not before its cause was noticed, although the clock of its machine is behind", async () => {
			const [one, other] = await open(() => start);
			const seenAt = start + 300_000;
			expect(await one.begin(seenAt)).toBe(seenAt);
			expect(await other.begin(0)).toBeGreaterThan(seenAt);
			expect(await other.begin(start - 1)).toBeGreaterThan(seenAt);
		});

		it("B-REL-08 numbers a build after what was published without a number of its own", async () => {
			const [one, other] = await open(() => start);
			const published = start + 3_600_000;
			expect(await one.claim(published)).toBe(published);
			expect(await other.begin(0)).toBeGreaterThan(published);
		});
	});

	describe(`${name} refuses older publications`, () => {
		it("B-REL-08 lets the newest claim win on each machine, as often as it is repeated", async () => {
			const [one, other] = await open(() => start);
			expect(await one.claim(start + 2)).toBe(start + 2);
			expect(await other.claim(start + 1)).toBe(start + 2);
			expect(await other.claim(start + 2)).toBe(start + 2);
			expect(await other.claim(start + 3)).toBe(start + 3);
			expect(await one.claim(start + 2)).toBe(start + 3);
		});

		it("B-REL-08 accepts an older claim only before a newer one, when many are made at once", async () => {
			const [one, other] = await open(() => start);
			const claims = Array.from({ length: 20 }, (_, index) => start + ((index * 7) % 20));
			const answers = await Promise.all(
				claims.map((generation, index) => (index % 2 ? one : other).claim(generation)),
			);
			for (const [index, newest] of answers.entries())
				expect(newest).toBeGreaterThanOrEqual(claims[index] ?? 0);
			expect(await one.claim(start)).toBe(start + 19);
		});

		it("B-REL-08 claims nothing by beginning a build", async () => {
			const [one, other] = await open(() => start);
			const [older, newer] = [await one.begin(0), await other.begin(0)];
			expect(await one.claim(older)).toBe(older);
			expect(await other.claim(newer)).toBe(newer);
		});
	});
}
