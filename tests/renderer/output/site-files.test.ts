import { linkSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSiteFiles, type FilesBefore, type RecordedFile } from "#renderer/output/site-files.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facette-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => join(folder, name);
const byPath = (...files: readonly RecordedFile[]): FilesBefore => {
	const filesByPath = new Map(files.map((one) => [one[0], one]));
	return { isEmpty: files.length === 0, get: (path) => filesByPath.get(path) };
};

describe("the files of a site", () => {
	it("B-REL-07 are not rewritten with the same content", () => {
		const first = createSiteFiles(folder, byPath());
		const written = first.put({ path: "feeds/a.xml", content: "ä" });
		expect(written.slice(0, 2)).toEqual(["feeds/a.xml", 2]);
		expect([...first.changed]).toEqual(["feeds/a.xml"]);
		const { ino } = statSync(file("feeds/a.xml"));

		const second = createSiteFiles(folder, byPath(written));
		expect(second.put({ path: "feeds/a.xml", content: new TextEncoder().encode("ä") })).toEqual(written);
		expect(statSync(file("feeds/a.xml")).ino).toBe(ino);
		expect([...second.changed]).toEqual([]);
	});

	it("B-REL-01 are replaced, not written into, because the previous site may share them", () => {
		const written = createSiteFiles(folder, byPath()).put({ path: "a.txt", content: "old" });
		linkSync(file("a.txt"), file("old.txt"));
		const files = createSiteFiles(folder, byPath(written));
		files.put({ path: "a.txt", content: "newer" });
		expect(readFileSync(file("a.txt"), "utf8")).toBe("newer");
		expect(readFileSync(file("old.txt"), "utf8")).toBe("old");
		expect([...files.changed]).toEqual(["a.txt"]);
	});

	it("B-REL-07 are written if there is no digest of the previous file", () => {
		writeFileSync(file("a.txt"), "old");
		const files = createSiteFiles(folder, byPath(["a.txt", 3]));
		files.put({ path: "a.txt", content: "new" });
		expect(readFileSync(file("a.txt"), "utf8")).toBe("new");
	});

	it("B-REL-07 with a digest in their names are not rewritten", () => {
		const hashedFile = { path: "data/a-0123.json", isNamedByContent: true, content: "old" };
		const written = createSiteFiles(folder, byPath()).put(hashedFile);
		const { ino } = statSync(file(hashedFile.path));
		const files = createSiteFiles(folder, byPath(written));
		expect(files.put(hashedFile)).toEqual(written);
		expect(statSync(file(hashedFile.path)).ino).toBe(ino);
		expect([...files.changed]).toEqual([]);
	});

	it("count files written elsewhere as changed", () => {
		const files = createSiteFiles(folder, byPath());
		files.recordWritten([["index.html", 5]]);
		expect([...files.changed]).toEqual(["index.html"]);
	});
});
