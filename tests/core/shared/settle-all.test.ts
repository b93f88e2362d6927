import { expect, test } from "vitest";
import { settleAll } from "#core/shared/promises.ts";

test("gives what all promises give, in their order", async () => {
	expect(await settleAll([Promise.resolve(1), "two", Promise.resolve(null)])).toEqual([1, "two", null]);
});

test("rejects with the first failure, once the last promise has settled", async () => {
	let settled = false;
	const slow = new Promise((_, reject) =>
		setTimeout(() => {
			settled = true;
			reject(new Error("slow"));
		}, 5),
	);
	await expect(settleAll([Promise.reject(new Error("fast")), slow])).rejects.toThrow("fast");
	expect(settled).toBe(true);
});
