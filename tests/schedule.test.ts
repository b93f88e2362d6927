import { describe, expect, it } from "vitest";
import { runSideBySide, type ScheduledCheck } from "./schedule.mjs";

interface Step extends ScheduledCheck {
	readonly fails?: boolean;
}

/** Runs checks whose ends the test decides: each round ends the one that has run longest. Gives who ran in each round. */
async function rounds(checks: readonly Step[], cores = 2) {
	const seen: string[] = [];
	const ends: (() => void)[] = [];
	const running = new Set<string>();
	const results = runSideBySide(checks, {
		cores,
		outcomeOf: (check) =>
			new Promise<{ ok: boolean; note?: string }>((resolve) => {
				running.add(check.name);
				ends.push(() => {
					running.delete(check.name);
					resolve({ ok: !check.fails });
				});
			}),
	});
	let over = false;
	const ended = results.then(() => {
		over = true;
	});
	while (!over) {
		seen.push([...running].join("+"));
		ends.shift()?.();
		await new Promise((resolve) => setImmediate(resolve));
	}
	await ended;
	return { seen, results: await results };
}

describe("checks side by side", () => {
	it("take the cores that are there, in the order of the list", async () => {
		const { seen } = await rounds([{ name: "a" }, { name: "b" }, { name: "c" }, { name: "d", cores: 2 }]);
		expect(seen).toEqual(["a+b", "b+c", "c", "d"]);
	});

	it("leave no core idle while a later check fits", async () => {
		const { seen } = await rounds([{ name: "a" }, { name: "b", cores: 2 }, { name: "c" }]);
		expect(seen).toEqual(["a+c", "c", "b"]);
	});

	it("run one that takes more cores than there are alone", async () => {
		const { seen } = await rounds([{ name: "a" }, { name: "b", cores: 2 }], 1);
		expect(seen).toEqual(["a", "b"]);
	});

	it("do not overlap where they share something", async () => {
		const { seen } = await rounds([
			{ name: "a", shares: "browser" },
			{ name: "b", shares: "browser" },
			{ name: "c" },
			{ name: "d" },
		]);
		expect(seen).toEqual(["a+c", "c+b", "b+d", "d"]);
	});

	it("wait for what they need, and are not run when that failed", async () => {
		const { seen, results } = await rounds([
			{ name: "a", fails: true },
			{ name: "b", needs: ["a"] },
			{ name: "c", needs: ["b"] },
			{ name: "d", needs: ["elsewhere"] },
		]);
		expect(seen).toEqual(["a+d", "d"]);
		expect(results.get("b")).toMatchObject({ ok: false, note: "not run: a failed" });
		expect(results.get("c")).toMatchObject({ ok: false, note: "not run: b failed" });
		expect(results.get("d")).toMatchObject({ ok: true });
	});
});
