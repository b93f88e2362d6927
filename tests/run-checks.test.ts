import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runChecks, slotLines } from "#tests/run-checks.mjs";

describe("the order of checks", () => {
	it("starts them in the order of their list, the next one in the slot that is free first", async () => {
		const started: string[] = [];
		const ends = new Map<string, (ok: boolean) => void>();
		const running = runChecks(["long", "short", "next", "last"], 2, (name) => {
			started.push(name);
			return new Promise((resolve) => ends.set(name, resolve));
		});
		const end = async (name: string, ok = true) => {
			ends.get(name)?.(ok);
			await new Promise(setImmediate);
		};
		expect(started).toEqual(["long", "short"]);
		await end("short", false);
		expect(started).toEqual(["long", "short", "next"]);
		await end("long");
		expect(started).toEqual(["long", "short", "next", "last"]);
		await end("last");
		await end("next");
		const slots = await running;
		expect(slots.map((done) => done.map(({ name, ok }) => [name, ok]))).toEqual([
			[
				["long", true],
				["last", true],
			],
			[
				["short", false],
				["next", true],
			],
		]);
	});

	it("is reported with the sum of each slot", () => {
		const done = (name: string, seconds: number) => ({ name, ok: true, seconds });
		expect(
			slotLines([[done("test:journeys", 60.2), done("test:lint", 9.9)], [done("test:unit", 65)]]),
		).toEqual(["slot 1: journeys 60 + lint 10 = 70 s", "slot 2: unit 65 = 65 s", "The slots end 5 s apart."]);
	});

	it("has only scripts of package.json", () => {
		const { scripts, wireit } = JSON.parse(readFileSync("package.json", "utf8"));
		for (const list of ["test:ci", "test:local"])
			for (const name of wireit[list].dependencies) expect(Object.keys(scripts)).toContain(name);
	});
});
