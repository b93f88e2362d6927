import { describe, expect, it } from "vitest";
import { loadOnce } from "#core/shared/promises.ts";

describe("what is loaded once", () => {
	it("is loaded when it is first asked for, once for all who ask", async () => {
		let loads = 0;
		const load = loadOnce(async () => ++loads);
		expect(loads).toBe(0);
		expect(await Promise.all([load(), load()])).toEqual([1, 1]);
		expect(await load()).toBe(1);
	});

	it("is loaded again by the next to ask after a failure, which all who asked hear of", async () => {
		let loads = 0;
		const load = loadOnce(async () => {
			if (++loads === 1) throw new Error("gone");
			return loads;
		});
		const asked = [load(), load()];
		for (const one of asked) await expect(one).rejects.toThrow("gone");
		expect(await load()).toBe(2);
	});
});
