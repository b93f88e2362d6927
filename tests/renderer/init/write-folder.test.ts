import { mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeFolder } from "#renderer/init/write-folder.ts";
import { newFolder } from "#tests/renderer/init/new-shop.ts";

const files = new Map([
	["facette.config.ts", "export default {};"],
	["content/pages/home.json", "{}"],
	["package.json", "{}"],
]);

/** The files, of which the last cannot be written because its folder is a file. */
const broken = new Map([...files, ["package.json/inner.json", "{}"]]);

describe("the writing of a new folder", () => {
	it.each([
		["that is missing", (_: string) => undefined],
		["that is empty", (directory: string) => mkdirSync(directory)],
	])("B-USE-05 fills one %s, and leaves nothing next to it", (_, prepare) => {
		const directory = newFolder();
		prepare(directory);
		writeFolder(directory, files);
		expect(readdirSync(directory).toSorted()).toEqual(["content", "facette.config.ts", "package.json"]);
		expect(readdirSync(join(directory, "content/pages"))).toEqual(["home.json"]);
		expect(readdirSync(dirname(directory))).toEqual(["my-shop"]);
	});

	it("B-USE-05 leaves no half shop where a file cannot be written", () => {
		const directory = newFolder();
		expect(() => writeFolder(directory, broken)).toThrow(/ENOTDIR|EEXIST/);
		expect(readdirSync(dirname(directory))).toEqual([]);
	});

	it("B-USE-05 writes next to the folder until all files are there, so that a stopped command leaves no half shop", () => {
		const directory = newFolder();
		const seen: string[][] = [];
		const watched = new Map(files);
		watched.entries = function* entries() {
			for (const entry of files.entries()) {
				seen.push(readdirSync(dirname(directory)));
				yield entry;
			}
		} as typeof watched.entries;
		watched[Symbol.iterator] = watched.entries;
		writeFolder(directory, watched);
		expect(seen).toHaveLength(3);
		expect(seen.flat().filter((name) => name === "my-shop")).toEqual([]);
	});
});
