import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptFile, openKeptValues } from "#renderer/cache/kept-values.ts";

let folder = "";
let file = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facette-kept-"));
	file = keptFile(join(folder, "site"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Keeps values as a build does. */
function keep(values: Readonly<Record<string, string>>, base = "base"): void {
	const kept = openKeptValues(file);
	const group = kept.group("group", base);
	for (const [key, json] of Object.entries(values)) group.set(key, json);
	kept.save([base]);
}

const read = (key: string, base = "base") => openKeptValues(file).group("group", base).get(key);

describe("what builds keep", () => {
	it("B-REL-07 is there for the next build, next to the output and in one file", () => {
		keep({ a: '"ä\\n€"', b: "2" });
		expect(read("a")).toBe('"ä\\n€"');
		expect(read("b")).toBe("2");
		expect(read("c")).toBeUndefined();
		expect(readdirSync(dirname(file))).toEqual(["build-site.kept"]);
	});

	it("B-REL-07 is gone where it was made from another base", () => {
		keep({ a: "1" });
		expect(read("a", "another")).toBeUndefined();
	});

	it("B-REL-07 is gone after a build that did not ask for it, but for groups that no build of the same base asked for", () => {
		keep({ a: "1", b: "2" });
		const next = openKeptValues(file);
		expect(next.group("group", "base").get("a")).toBe("1");
		next.group("other", "base").set("x", "3");
		next.save(["base"]);
		expect(read("a")).toBe("1");
		expect(read("b")).toBeUndefined();
		openKeptValues(file).save(["base"]);
		expect(read("a")).toBe("1");
		openKeptValues(file).save(["another"]);
		expect(read("a")).toBeUndefined();
	});

	it("B-REL-07 is whole where it takes more than stays in memory, and lacks what was for its build alone", () => {
		const values = Object.fromEntries(
			Array.from({ length: 40 }, (_, index) => [`${index}`, JSON.stringify("ä".repeat(index * 1_000))]),
		);
		const kept = openKeptValues(file);
		kept.passing("group").set("passing", "1");
		for (const [key, json] of Object.entries(values)) kept.group("group", "base").set(key, json);
		expect(kept.group("group", "base").get("3")).toBe(values[3]);
		kept.save(["base"]);
		kept.close();
		const next = openKeptValues(file).group("group", "base");
		for (const [key, json] of Object.entries(values)) expect(next.get(key) === json).toBe(true);
		expect(next.get("passing")).toBeUndefined();
		expect(readdirSync(dirname(file))).toEqual(["build-site.kept"]);
	});

	it("keeps no value whose key does not fit on a line", () => {
		keep({ "a\tb": "1", "a\nb": "2", c: "3" });
		expect(read("a")).toBeUndefined();
		expect(read("c")).toBe("3");
	});

	it.each<[string, (bytes: Buffer) => Buffer]>([
		["cut off", (bytes) => bytes.subarray(0, -1)],
		["cut off in its first line", (bytes) => bytes.subarray(0, 20)],
		["empty", () => Buffer.alloc(0)],
		["altered", (bytes) => Buffer.from(bytes.toString("latin1").replace("41", "42"), "latin1")],
		["of another program", () => Buffer.from('{"pages":[]}')],
	])("B-REL-07 is nothing where the file is %s", (_, damage) => {
		keep({ a: "41" });
		expect(read("a")).toBe("41");
		writeFileSync(file, damage(readFileSync(file)));
		expect(read("a")).toBeUndefined();
	});

	it("B-REL-07 is nothing where it is not to be read, and costs no build where it cannot be written", () => {
		keep({ a: "1" });
		expect(openKeptValues(file, false).group("group", "base").get("a")).toBeUndefined();
		rmSync(file);
		mkdirSync(file);
		keep({ a: "2" });
		expect(read("a")).toBeUndefined();
		expect(existsSync(file)).toBe(true);
		expect(readdirSync(dirname(file))).toEqual(["build-site.kept"]);
	});
});
