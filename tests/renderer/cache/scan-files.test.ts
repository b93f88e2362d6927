import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { digestOfFiles, isSameScan, scanFiles } from "#renderer/cache/scan-files.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facette-scan-"));
});
afterEach(() => {
	vi.useRealTimers();
	rmSync(folder, { recursive: true, force: true });
});

const file = (name: string) => join(folder, name);

/** Scans the folder as if the given number of seconds had passed. */
function scanAfter(seconds: number) {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
	const marks = scanFiles(folder);
	vi.useRealTimers();
	return marks;
}

describe("a scan of a folder's files", () => {
	it("B-REL-07 trusts the times of a file only if its last change is old enough", () => {
		writeFileSync(file("a.json"), "{}");
		expect(scanFiles(folder)).toEqual({ "a.json": "" });
		expect(scanAfter(2)["a.json"]).toBe("");
		expect(scanAfter(4)["a.json"]).not.toBe("");
		// A file from a machine whose clock is ahead.
		utimesSync(file("a.json"), new Date(), new Date(Date.now() + 3_600_000));
		expect(scanAfter(4)["a.json"]).toBe("");
	});

	it("B-REL-07 equals another scan only if all files have a mark", () => {
		writeFileSync(file("a.json"), "{}");
		expect(isSameScan([scanAfter(4)], [scanAfter(8)])).toBe(true);
		expect(isSameScan([scanFiles(folder)], [scanFiles(folder)])).toBe(false);
		expect(isSameScan([{}], [{}])).toBe(true);
	});

	it("B-REL-07 detects other content of the same length and time", () => {
		writeFileSync(file("a.json"), "one");
		const before = scanAfter(4);
		const { atime, mtime, size } = statSync(file("a.json"));
		writeFileSync(file("a.json"), "two");
		utimesSync(file("a.json"), atime, mtime);
		expect(statSync(file("a.json"))).toMatchObject({ size, mtime });
		expect(isSameScan([before], [scanAfter(4)])).toBe(false);
	});

	it("B-REL-07 detects a replaced file of the same length and time", () => {
		writeFileSync(file("a.json"), "one");
		writeFileSync(file("b.json"), "two");
		const time = new Date(1_700_000_000_000);
		for (const name of ["a.json", "b.json"]) utimesSync(file(name), time, time);
		const { "a.json": before } = scanAfter(4);
		renameSync(file("b.json"), file("a.json"));
		const { "a.json": after } = scanAfter(4);
		expect(after).not.toBe(before);
	});
});

describe("a later scan", () => {
	it.each([
		["added", () => writeFileSync(file("c.json"), "{}")],
		["removed", () => rmSync(file("deep/b.json"))],
		["renamed", () => renameSync(file("a.json"), file("z.json"))],
		["longer", () => writeFileSync(file("a.json"), "{ }")],
	])("B-REL-07 detects a file that was %s", (_, change) => {
		mkdirSync(file("deep"));
		for (const name of ["a.json", "deep/b.json"]) writeFileSync(file(name), "{}");
		const before = scanAfter(4);
		change();
		expect(isSameScan([before], [scanAfter(4)])).toBe(false);
	});

	it("B-REL-07 follows links, and gives a broken link no mark", () => {
		const elsewhere = mkdtempSync(join(tmpdir(), "facette-elsewhere-"));
		writeFileSync(join(elsewhere, "a.json"), "{}");
		symlinkSync(elsewhere, file("linked"));
		symlinkSync(join(elsewhere, "a.json"), file("b.json"));
		symlinkSync(join(elsewhere, "gone.json"), file("gone.json"));
		const before = scanAfter(4);
		expect(Object.keys(before).sort()).toEqual(["b.json", "gone.json", "linked/a.json"]);
		expect(before["gone.json"]).toBe("");
		rmSync(file("gone.json"));
		const scan = scanAfter(4);
		writeFileSync(join(elsewhere, "a.json"), "{ }");
		const after = scanAfter(4);
		for (const name of ["b.json", "linked/a.json"]) expect(after[name]).not.toBe(scan[name]);
		rmSync(elsewhere, { recursive: true });
	});
});

describe("the files of a scan", () => {
	it("leave out hidden files, packages and excluded folders", () => {
		for (const path of [".git", "node_modules/react", "dist/site", "content/.trash", "content/dist"])
			mkdirSync(file(path), { recursive: true });
		for (const path of [
			...[".env", ".git/HEAD", "node_modules/react/index.js", "dist/site/index.html"],
			...["content/.trash/a.json", "content/dist/a.json", "engine.ts"],
		])
			writeFileSync(file(path), "");
		expect(readdirSync(folder)).toHaveLength(6);
		const found = Object.keys(scanFiles(folder, (path) => path === file("dist")));
		expect(found.sort()).toEqual(["content/dist/a.json", "engine.ts"]);
	});

	it("B-REL-07 have a digest of their names and contents, regardless of times and order", () => {
		for (const name of ["a.ts", "b.ts"]) writeFileSync(file(name), name);
		const digest = digestOfFiles(folder, scanFiles(folder));
		utimesSync(file("a.ts"), 1, 1);
		expect(digestOfFiles(folder, scanFiles(folder))).toBe(digest);
		expect(digestOfFiles(folder, { "b.ts": "", "a.ts": "" })).toBe(digest);
		renameSync(file("a.ts"), file("c.ts"));
		expect(digestOfFiles(folder, scanFiles(folder))).not.toBe(digest);
		renameSync(file("c.ts"), file("a.ts"));
		writeFileSync(file("b.ts"), "b.tS");
		expect(digestOfFiles(folder, scanFiles(folder))).not.toBe(digest);
	});

	it("B-REL-07 include all readable files despite broken and circular links", () => {
		mkdirSync(file("deep"));
		writeFileSync(file("deep/a.json"), "{}");
		symlinkSync(folder, file("deep/back"));
		symlinkSync("self.json", file("self.json"));
		symlinkSync(file("gone"), file("gone.json"));
		const marks = scanFiles(folder);
		expect(Object.keys(marks).sort()).toEqual(["deep/a.json", "gone.json", "self.json"]);
		const digest = digestOfFiles(folder, marks);
		writeFileSync(file("gone"), "{}");
		expect(digestOfFiles(folder, marks)).not.toBe(digest);
	});

	it("B-REL-11 have the same marks and digest after their folder was moved", () => {
		mkdirSync(file("site/deep"), { recursive: true });
		for (const name of ["site/a.ts", "site/deep/b.ts"]) writeFileSync(file(name), name);
		const before = scanFiles(file("site"));
		const digest = digestOfFiles(file("site"), before);
		renameSync(file("site"), file("moved"));
		expect(scanFiles(file("moved"))).toEqual(before);
		expect(digestOfFiles(file("moved"), before)).toBe(digest);
	});

	it("cannot be listed if the folder itself cannot", () => {
		expect(() => scanFiles(file("none"))).toThrow("ENOENT");
	});
});
