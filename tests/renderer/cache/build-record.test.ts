import { createHash } from "node:crypto";
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
import { type BuildRecord, readRecord, recordFile, writeRecord } from "#renderer/cache/build-record.ts";
import type { RecordedPage } from "#renderer/cache/page-groups.ts";
import { createPageStore, PlannedGroup } from "#renderer/cache/planned-group.ts";

const store = createPageStore(new Map<string, string>());
const groupOf = (pages: readonly RecordedPage[], inputs: string, reads: readonly string[]) =>
	new PlannedGroup(pages[0]?.published.path ?? "", [...pages], { inputs, reads }, store);

let folder = "";
let file = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facette-record-"));
	file = recordFile(join(folder, "site"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page: RecordedPage = {
	published: {
		...{ path: "/uhren", language: "de", template: "info", title: "Uhren – seit 1911" },
		...{ noindex: false, modified: "2026-11-04", frames: [] },
	},
	...{ reads: ["*"], inputs: "1", model: "2", rendering: "3" },
	files: [["uhren/index.html", 12]],
	images: ["watch.jpg"],
	notes: [{ key: "link.broken", details: { path: "/x" } }],
};

const record: BuildRecord = {
	folder: ".site-1-abc",
	spare: { folder: ".site-1-def", different: ["index.html"] },
	...{ base: "4", published: "5" },
	groups: new Map([["/uhren", groupOf([page], "4", ["*"])]]),
	others: new Map([["theme", { key: "", files: [["assets/theme.css", 3, "9"]] }]]),
	kept: [["assets/old.js", 4]],
};

/** A record with all that it says of its pages. */
const contentOf = (read: BuildRecord | null) =>
	read && {
		...read,
		groups: [...read.groups].map(([key, group]) => {
			const { inputs, reads, outlines } = group;
			return { key, inputs, reads, outlines, pages: group.pages() };
		}),
	};

/** A record as it is stored, whose digest is right. */
const stored = (text: string) => `${createHash("sha256").update(text).digest("hex")}\n${text}`;

describe("the record of a build", () => {
	it("B-REL-07 is read as it was written, next to the output and one for each", () => {
		writeRecord(file, record);
		expect(contentOf(readRecord(file))).toEqual(contentOf(record));
		expect(file).toBe(join(folder, ".facette-cache/build-site.json"));
		expect(readRecord(recordFile(join(folder, "other")))).toBeNull();
		expect(readdirSync(dirname(file))).toEqual(["build-site.json"]);
	});

	it.each<[string, (text: string) => string]>([
		["cut off", (text) => text.slice(0, -1)],
		["cut off in its first line", (text) => text.slice(0, 20)],
		["altered by a byte", (text) => text.replace("seit 1911", "seit 1912")],
		["longer", (text) => `${text}\n`],
		["of another digest", (text) => text.replace(/^./, (first) => (first === "0" ? "1" : "0"))],
		["of another format", (text) => stored(text.slice(65).replace('"format":6', '"format":0'))],
		["without a format", (text) => stored(text.slice(65).replace('"format":6,', ""))],
		["empty", () => ""],
		["one line", () => stored("").trim()],
		["no JSON", () => stored("pages")],
		["null", () => stored("null")],
	])("B-REL-07 is none where the file is %s", (_, damage) => {
		writeRecord(file, record);
		const text = readFileSync(file, "utf8");
		const damaged = damage(text);
		expect(damaged).not.toBe(text);
		writeFileSync(file, damaged);
		expect(readRecord(file)).toBeNull();
	});

	it("B-REL-07 says the same after a part of it was written again as it was read", () => {
		const other = {
			...page,
			published: { ...page.published, path: "/ringe", title: "Ringe" },
			rendering: "9",
		};
		const both = new Map([...record.groups, ["/ringe", groupOf([other], "5", [])] as const]);
		writeRecord(file, { ...record, groups: both });
		const read = readRecord(file);
		const changed = groupOf([{ ...page, model: "7" }], "6", []);
		const next = new Map([...(read?.groups ?? [])].reverse()).set("/uhren", changed);
		writeRecord(file, { ...record, groups: next });
		const again = readRecord(file);
		expect(again?.groups.get("/ringe")?.pages()).toEqual([other]);
		expect(again?.groups.get("/uhren")?.pages()).toEqual([{ ...page, model: "7" }]);
		expect([...(again?.groups.keys() ?? [])]).toEqual([...next.keys()]);
	});

	it("B-REL-07 is none where a folder is in its place, and writing it fails without an error", () => {
		mkdirSync(join(file, "inner"), { recursive: true });
		expect(readRecord(file)).toBeNull();
		writeRecord(file, record);
		expect(readRecord(file)).toBeNull();
	});

	it("B-REL-07 that cannot be written leaves none, rather than that of an older build", () => {
		writeRecord(file, record);
		// In the place of the file that is written first.
		mkdirSync(`${file}.${process.pid}`);
		writeRecord(file, record);
		expect(existsSync(file)).toBe(false);
	});
});
