import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { linkFiles, linkFolder, removeFiles } from "#renderer/output/link-files.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facette-links-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const source = () => join(folder, "source");
const target = () => join(folder, "target");

/** Writes files that contain their own names. */
function write(root: string, ...files: readonly string[]): void {
	for (const file of files) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), `${root}: ${file}`);
	}
}

const text = (root: string, file: string) => readFileSync(join(root, file), "utf8");
const number = (root: string, file: string) => statSync(join(root, file)).ino;

describe("linked files", () => {
	it("B-REL-07 are the same in a folder linked from another", () => {
		write(source(), "index.html", "shop/uhren/index.html", ".facette-kept.json");
		linkFolder(source(), target());
		for (const file of ["index.html", "shop/uhren/index.html", ".facette-kept.json"])
			expect(number(target(), file)).toBe(number(source(), file));
	});

	it("B-REL-01 stay unchanged in one folder when they are replaced in the other", () => {
		write(source(), "index.html");
		linkFolder(source(), target());
		createFileWriter(target(), true)({ path: "index.html", content: "new" });
		expect(text(target(), "index.html")).toBe("new");
		expect(text(source(), "index.html")).toBe(`${source()}: index.html`);
	});

	it("B-REL-07 replace others, and create missing folders", () => {
		write(source(), "index.html", "a/b/c.html", "same.html");
		write(target(), "index.html", "same.html");
		linkFiles(source(), target(), ["index.html", "a/b/c.html"]);
		expect(number(target(), "index.html")).toBe(number(source(), "index.html"));
		expect(number(target(), "a/b/c.html")).toBe(number(source(), "a/b/c.html"));
		expect(text(target(), "same.html")).toBe(`${target()}: same.html`);
	});

	it("B-REL-07 are removed if the other folder lacks them, with folders that become empty", () => {
		write(source(), "shop/index.html");
		write(target(), "shop/index.html", "shop/ring/index.html", "gone/deep/index.html", "gone/deep/data.json");
		linkFiles(source(), target(), ["shop/ring/index.html", "gone/deep/index.html", "gone/deep/data.json"]);
		expect(readdirSync(target())).toEqual(["shop"]);
		expect(readdirSync(join(target(), "shop"))).toEqual(["index.html"]);
	});

	it("B-REL-07 may be listed and missing in both folders", () => {
		write(source(), "index.html");
		write(target(), "index.html");
		linkFiles(source(), target(), ["a/b.html"]);
		expect(readdirSync(target())).toEqual(["index.html"]);
	});
});

describe("removing files", () => {
	it("B-REL-07 keeps folders with other files, and the root", () => {
		write(target(), "a/one.html", "a/two.html", "b/c/d/one.html");
		removeFiles(target(), ["a/one.html", "b/c/d/one.html", "not/there.html"]);
		expect(readdirSync(target())).toEqual(["a"]);
		removeFiles(target(), ["a/two.html"]);
		expect(existsSync(target())).toBe(true);
		expect(readdirSync(target())).toEqual([]);
	});
});
