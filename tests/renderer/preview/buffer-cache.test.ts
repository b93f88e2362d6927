import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBufferCache } from "#renderer/preview/buffer-cache.ts";

describe("the cache of compressed bodies", () => {
	it("makes a buffer once, also for those who ask while it is made", async () => {
		const cache = createBufferCache(100);
		let made = 0;
		const make = async () => {
			made += 1;
			return Buffer.alloc(10);
		};
		await Promise.all([cache.get("a", make), cache.get("a", make)]);
		await cache.get("a", make);
		expect(made).toBe(1);
	});

	it("lets go of what was used longest ago", async () => {
		const cache = createBufferCache(30);
		const made: string[] = [];
		const get = (key: string) =>
			cache.get(key, async () => {
				made.push(key);
				return Buffer.alloc(10);
			});
		for (const key of ["a", "b", "c", "a", "d", "a", "b"]) await get(key);
		expect(made).toEqual(["a", "b", "c", "d", "b"]);
	});

	it("tries again after a failure", async () => {
		const cache = createBufferCache(30);
		await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
		expect((await cache.get("a", async () => Buffer.from("yes"))).toString()).toBe("yes");
	});

	it("never keeps more bytes than its limit", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.tuple(fc.nat(20), fc.nat(120))), async (asked) => {
				const cache = createBufferCache(100);
				for (const [key, size] of asked) {
					await cache.get(String(key), async () => Buffer.alloc(size));
					expect(cache.bytes).toBeLessThanOrEqual(100);
				}
			}),
			{ numRuns: 50 },
		);
	});
});
