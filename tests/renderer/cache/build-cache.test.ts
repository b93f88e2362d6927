import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { RecordedPage } from "#renderer/cache/build-record.ts";
import type { BuildSources } from "#renderer/cache/source-digests.ts";
import type { BuildReport } from "#renderer/render/build-report.ts";

let folder = "";
let output = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facette-cache-"));
	output = join(folder, "site");
	mkdirSync(join(folder, ".site-1"));
	symlinkSync(".site-1", output);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cacheFolder = () => join(folder, ".facette-cache");
const file = () => join(cacheFolder(), "build-site.json");

const page: RecordedPage = {
	published: {
		...{ path: "/uhren", language: "de", template: "info", title: "Uhren – seit 1911", description: "" },
		...{ noindex: false, modified: "2026-11-04", frames: [] },
	},
	...{ item: "page a", reads: ["*"], inputs: "1", model: "2", rendering: "3" },
	files: [["uhren/index.html", 12]],
	images: ["watch.jpg"],
	notes: [{ key: "link.broken", details: { path: "/x" } }],
};
const build = { folder: ".site-1", spare: null, keptFiles: [["assets/old.js", 4] as const] };
const until = Number.MAX_SAFE_INTEGER;
const report = {
	...{ pages: 1, rendered: 1, removed: 2, written: 3, workers: 1, catalogue: null, until },
} as BuildReport;
const sources: BuildSources = { settings: "settings", files: [{ "pages/uhren.json": "12 1 1 7" }] };

function save(): void {
	const cache = new BuildCache(output);
	cache.pages.set(page.published.path, page);
	cache.recordFiles("theme", [["assets/theme.css", 3, "9"]], "key");
	cache.entries("anchors", "program").set("uhren", ["#a"]);
	cache.save(build, sources, report);
}

/** Returns a cache file with a valid digest. */
const stored = (text: string) => `${createHash("sha256").update(text).digest("hex")}\n${text}`;

describe("the build cache", () => {
	it("B-REL-07 returns the last build as it was saved, next to its output", () => {
		save();
		const { last } = new BuildCache(output);
		expect(last).toEqual({
			...build,
			pages: new Map([[page.published.path, page]]),
			others: new Map([["theme", { key: "key", files: [["assets/theme.css", 3, "9"]] }]]),
			former: new Map(),
		});
		expect(readdirSync(cacheFolder()).sort()).toEqual(["build-site.json", "build-site.sources.json"]);
		expect(new BuildCache(join(folder, "other")).last).toBeNull();
	});

	it("B-REL-07 has no last build if the output points elsewhere or is missing, or for a fresh build", () => {
		save();
		expect(new BuildCache(output, true).last).toBeNull();
		rmSync(join(folder, ".site-1"), { recursive: true });
		expect(new BuildCache(output).last).toBeNull();
		mkdirSync(join(folder, ".site-2"));
		rmSync(output);
		symlinkSync(".site-2", output);
		expect(new BuildCache(output).last).toBeNull();
	});

	it.each<[string, (text: string) => string]>([
		["cut off", (text) => text.slice(0, -1)],
		["cut off in its first line", (text) => text.slice(0, 20)],
		["altered by a byte", (text) => text.replace("seit 1911", "seit 1912")],
		["longer", (text) => `${text}\n`],
		["of another digest", (text) => text.replace(/^./, (first) => (first === "0" ? "1" : "0"))],
		["of another format", (text) => stored(text.slice(65).replace(/"format":\d+/, '"format":0'))],
		["without a format", (text) => stored(text.slice(65).replace(/"format":\d+,/, ""))],
		["empty", () => ""],
		["one line", () => stored("").trim()],
		["no JSON", () => stored("pages")],
		["null", () => stored("null")],
	])("B-REL-07 has no last build if its file is %s", (_, damage) => {
		save();
		const text = readFileSync(file(), "utf8");
		const damaged = damage(text);
		expect(damaged).not.toBe(text);
		writeFileSync(file(), damaged);
		expect(new BuildCache(output).last).toBeNull();
	});

	it("B-REL-07 replaces a folder at the path of its file", () => {
		mkdirSync(join(file(), "inner"), { recursive: true });
		expect(new BuildCache(output).last).toBeNull();
		save();
		expect(new BuildCache(output).last).toBeNull();
	});

	it("B-REL-07 has no last build, instead of an older one, if it cannot be written", () => {
		save();
		// At the path of the file that is written first.
		mkdirSync(`${file()}.${process.pid}`);
		save();
		expect(existsSync(file())).toBe(false);
	});
});

describe("the addresses of earlier builds", () => {
	it("B-SEO-12 are remembered after a fresh one and without the output", () => {
		save();
		const renamed = new BuildCache(output, true);
		const path = "/uhren-neu";
		renamed.pages.set(path, { ...page, published: { ...page.published, path } });
		expect(renamed.formerAddresses()).toEqual(new Map([["/uhren", "de page a"]]));
		expect(renamed.addresses()).toEqual(new Map([["/uhren-neu", "de page a"]]));
		renamed.save(build, sources, report);
		rmSync(output);
		const empty = new BuildCache(output);
		expect(empty.formerAddresses()).toEqual(
			new Map([
				["/uhren", "de page a"],
				["/uhren-neu", "de page a"],
			]),
		);
		expect(new BuildCache(join(folder, "other")).formerAddresses()).toEqual(new Map());
	});
});

describe("cached values", () => {
	it("B-REL-07 come from the last build in the same context, and are dropped in another or if a build did not use them", () => {
		save();
		expect(new BuildCache(output).entries("anchors", "another").get("uhren")).toBeUndefined();
		const cache = new BuildCache(output);
		expect(cache.entries("anchors", "program").get("uhren")).toEqual(["#a"]);
		cache.save(build, sources, report);
		expect(new BuildCache(output).entries("anchors", "program").get("uhren")).toEqual(["#a"]);
		new BuildCache(output).save(build, sources, report);
		expect(new BuildCache(output).entries("anchors", "program").get("uhren")).toBeUndefined();
	});

	it("stay in memory without an output", () => {
		const cache = new BuildCache(null);
		cache.entries("anchors", "program").set("uhren", ["#a"]);
		expect(cache.entries("anchors", "program").get("uhren")).toEqual(["#a"]);
		cache.save(build, sources, report);
		expect(existsSync(cacheFolder())).toBe(false);
	});
});

describe("files of the last build", () => {
	it("B-REL-07 are reused if their inputs are unchanged", () => {
		save();
		const cache = new BuildCache(output);
		expect(cache.takeFiles("theme", "another")).toBe(false);
		expect(cache.takeFiles("theme", "key")).toBe(true);
		expect(cache.others.get("theme")?.files).toEqual([["assets/theme.css", 3, "9"]]);
	});

	it("B-REL-07 are orphans if this build lacks them, also those kept for open pages", () => {
		expect(new BuildCache(output).orphans()).toEqual([]);
		save();
		const cache = new BuildCache(output);
		expect([...cache.orphans()].sort()).toEqual(["assets/old.js", "assets/theme.css", "uhren/index.html"]);
		cache.takeFiles("theme", "key");
		// Another page may now have the path.
		cache.pages.set("/uhren-alt", { ...page, files: [["uhren/index.html", 13]] });
		expect(cache.orphans()).toEqual(["assets/old.js"]);
	});
});

describe("an unchanged build", () => {
	it("B-REL-07 is detected by its sources", () => {
		expect(BuildCache.unchangedReport(output, sources)).toBeNull();
		save();
		expect(BuildCache.unchangedReport(output, sources)).toEqual({
			...{ pages: 1, rendered: 0, removed: 0, written: 0, workers: 0, catalogue: null, until },
		});
	});

	it("B-USE-09 does not exist once dates in the content take another effect", () => {
		new BuildCache(output).save(build, sources, { ...report, until: 1000 });
		expect(BuildCache.unchangedReport(output, sources, 999)).toMatchObject({ pages: 1 });
		expect(BuildCache.unchangedReport(output, sources, 1000)).toBeNull();
	});

	it("B-USE-10 does not exist without the order service's catalogue that it wrote", () => {
		const catalogue = `${output}.catalogue.json`;
		new BuildCache(output).save(build, sources, {
			...report,
			catalogue,
		});
		expect(BuildCache.unchangedReport(output, sources)).toBeNull();
		writeFileSync(catalogue, "{}");
		expect(BuildCache.unchangedReport(output, sources)).toMatchObject({ catalogue });
	});

	it.each<[string, BuildSources]>([
		["other settings", { ...sources, settings: "another" }],
		["another file", { ...sources, files: [{ ...sources.files[0], "pages/neu.json": "1 1 1 8" }] }],
		["a changed file", { ...sources, files: [{ "pages/uhren.json": "12 2 2 7" }] }],
		["a file that may be changing", { ...sources, files: [{ "pages/uhren.json": "" }] }],
		["no file", { ...sources, files: [{}] }],
		["another folder before", { ...sources, files: [{}, ...sources.files] }],
	])("B-REL-07 is not detected with %s", (_, otherSources) => {
		save();
		expect(BuildCache.unchangedReport(output, otherSources)).toBeNull();
	});
});
