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
import { openOutput } from "#renderer/output/output-folder.ts";
import { filesOpenPagesMayRequest, keepPreviousFiles } from "#renderer/output/previous-files.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facette-kept-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = () => join(folder, "site");

/** Builds a site of files that contain their own names; returns the kept files of the previous one. */
function build(...files: readonly string[]): readonly string[] {
	const output = openOutput(site());
	for (const file of files) {
		mkdirSync(dirname(join(output.staging, file)), { recursive: true });
		writeFileSync(join(output.staging, file), file);
	}
	const kept = keepPreviousFiles(output.previous, output.staging);
	output.publish("removed");
	return kept;
}

const has = (file: string) => existsSync(join(site(), file));
const recorded = () => JSON.parse(readFileSync(join(site(), ".facette-kept.json"), "utf8"));

describe("files of the previous build", () => {
	it.each([
		"assets/boot-1.js",
		"assets/media/ring-400.0a.jpg",
		"page-data/sq/d/1.json",
		"shop-data/de/index-1.json",
		"shop-data/de/products/halo-1.json",
	])("%s is kept for open pages, and gone after one more build", (file) => {
		build(file, "index.html");
		expect(build("assets/boot-2.js", "index.html")).toEqual([file]);
		expect(readFileSync(join(site(), file), "utf8")).toBe(file);
		expect(recorded()).toEqual([file]);
		expect(build("assets/boot-2.js", "index.html")).toEqual([]);
		expect(has(file)).toBe(false);
		expect(has(".facette-kept.json")).toBe(false);
	});

	it.each([
		"index.html",
		"kontakt/index.html",
		"page-data/kontakt/page-data.json",
		"shop-data/de/manifest.json",
		"sw.js",
	])("%s is not kept: a removed page is gone", (file) => {
		build(file);
		expect(build("assets/boot-2.js")).toEqual([]);
		expect(has(file)).toBe(false);
	});

	it("are those of one build only, whatever came before", () => {
		build("assets/1.js");
		build("assets/2.js");
		expect(build("assets/3.js")).toEqual(["assets/2.js"]);
		expect(has("assets/1.js")).toBe(false);
		expect(build("assets/4.js")).toEqual(["assets/3.js"]);
	});

	it("do not replace those of the new build, and count as its own from then on", () => {
		build("assets/1.js");
		build("assets/2.js");
		expect(build("assets/1.js", "assets/2.js")).toEqual([]);
		expect(build("assets/3.js")).toEqual(["assets/1.js", "assets/2.js"]);
	});

	it("leave no trace if nothing changed, or nothing existed", () => {
		build("assets/1.js");
		build("assets/1.js");
		expect(readdirSync(site())).toEqual(["assets"]);
		expect(keepPreviousFiles(join(folder, "nothing"), site())).toEqual([]);
		expect(keepPreviousFiles(null, site())).toEqual([]);
	});

	it.each(["", "{", "null", '{"assets/1.js":1}'])(
		"B-REL-01 are kept once more if the record says %s",
		(text) => {
			build("assets/1.js");
			build("assets/2.js");
			writeFileSync(join(site(), ".facette-kept.json"), text);
			expect(build("assets/3.js")).toEqual(["assets/1.js", "assets/2.js"]);
		},
	);
});

it("B-REL-07 keeps the content-hashed files that the next build lacks", () => {
	const before = [
		...["shop-data/de/index-1.json", "assets/boot-1.js", "assets/boot-2.js", "page-data/sq/d/1.json"],
		...["shop-data/de/manifest.json", "index.html", "page-data/uhren/page-data.json", "assets.html"],
	];
	const kept = filesOpenPagesMayRequest(before, (file) => file === "assets/boot-2.js");
	expect(kept).toEqual(["assets/boot-1.js", "page-data/sq/d/1.json", "shop-data/de/index-1.json"]);
	expect(filesOpenPagesMayRequest(before, () => true)).toEqual([]);
});
