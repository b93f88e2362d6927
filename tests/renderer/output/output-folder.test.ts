import {
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OutsideOutputError } from "#renderer/output/file-owners.ts";
import {
	createFileWriter,
	ForeignOutputError,
	openOutput,
	type SpareFolder,
} from "#renderer/output/output-folder.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "facette-output-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function publish(text: string): void {
	const output = openOutput(join(folder, "site"));
	writeFileSync(join(output.staging, "index.html"), text);
	output.publish("removed");
}

describe("the output folder", () => {
	it("B-REL-01 serves the old site until the new one is published, then the new one", () => {
		publish("old");
		const next = openOutput(join(folder, "site"));
		writeFileSync(join(next.staging, "index.html"), "new");
		expect(readFileSync(join(folder, "site/index.html"), "utf8")).toBe("old");
		next.publish("removed");
		expect(readFileSync(join(folder, "site/index.html"), "utf8")).toBe("new");
	});

	it("B-REL-01 keeps the old site when a build is discarded", () => {
		publish("old");
		const next = openOutput(join(folder, "site"));
		writeFileSync(join(next.staging, "index.html"), "half");
		next.discard();
		expect(readFileSync(join(folder, "site/index.html"), "utf8")).toBe("old");
	});

	it("B-REL-01 keeps the new site when something fails after the switch", () => {
		const output = openOutput(join(folder, "site"));
		writeFileSync(join(output.staging, "index.html"), "new");
		output.publish("removed");
		output.discard();
		expect(readFileSync(join(folder, "site/index.html"), "utf8")).toBe("new");
	});

	it("leaves one folder next to the link after many builds", async () => {
		for (const text of ["1", "2", "3"]) publish(text);
		await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toHaveLength(2);
		expect(lstatSync(join(folder, "site")).isSymbolicLink()).toBe(true);
	});

	it("refuses a folder that no build created, and accepts an empty one", () => {
		mkdirSync(join(folder, "site"));
		publish("first");
		const foreign = join(folder, "foreign");
		mkdirSync(foreign);
		writeFileSync(join(foreign, "thesis.txt"), "years of work");
		expect(() => openOutput(foreign)).toThrow(ForeignOutputError);
		expect(readFileSync(join(foreign, "thesis.txt"), "utf8")).toBe("years of work");
	});

	it.each(["../evil.html", "a/../../evil.html", "/etc/evil", ".."])(
		"B-SEC-03 refuses to write %s outside the output",
		(path) => {
			const write = createFileWriter(join(folder, "root"));
			expect(() => write({ path, content: "x" })).toThrow(OutsideOutputError);
		},
	);

	it("is readable by a web server that runs as another user", () => {
		publish("x");
		expect(statSync(join(folder, "site")).mode & 0o055).toBe(0o055);
	});

	it("counts the bytes it writes", () => {
		const write = createFileWriter(join(folder, "root"));
		expect(write({ path: "a/b.txt", content: "ä" })).toBe(2);
		expect(readFileSync(join(folder, "root/a/b.txt"), "utf8")).toBe("ä");
	});
});

describe("remains of builds next to an output", () => {
	it("B-REL-01 are removed after a killed build, but not of a running one", () => {
		publish("old");
		mkdirSync(join(folder, ".site-99999999-abc"));
		mkdirSync(join(folder, `.site-${process.ppid}-abc`));
		openOutput(join(folder, "site")).discard();
		const left = readdirSync(folder);
		expect(left).not.toContain(".site-99999999-abc");
		expect(left).toContain(`.site-${process.ppid}-abc`);
	});

	it("B-REL-01 are kept if they belong to another output whose name starts the same", () => {
		publish("old");
		// It belongs to an output called site-99999999.
		mkdirSync(join(folder, ".site-99999999-1-abc"));
		openOutput(join(folder, "site")).discard();
		expect(readdirSync(folder)).toContain(".site-99999999-1-abc");
	});

	it("B-REL-01 include the link of a build killed during its switch", () => {
		publish("old");
		mkdirSync(join(folder, ".site-99999999-abc"));
		symlinkSync(".site-99999999-abc", join(folder, ".site-99999999-abc.link"));
		openOutput(join(folder, "site")).discard();
		expect(readdirSync(folder)).not.toContain(".site-99999999-abc.link");
	});
});

/** Returns all files below a folder with their contents. */
function contents(root: string): Readonly<Record<string, string>> {
	const files = readdirSync(root, { recursive: true, encoding: "utf8" });
	const isFile = (name: string) => statSync(join(root, name)).isFile();
	return Object.fromEntries(
		files.filter(isFile).map((name) => [name, readFileSync(join(root, name), "utf8")]),
	);
}

const site = () => join(folder, "site");
const firstFiles = { "index.html": "1", "uhren/index.html": "1", "ringe/index.html": "1" };

function publishFirst(): void {
	const output = openOutput(site());
	const write = createFileWriter(output.staging);
	for (const [path, content] of Object.entries(firstFiles)) write({ path, content });
	output.publish("removed");
}

/**
 * Builds on the previous site: the start page changes, the rings are removed. Returns the spare folder of the next
 * build.
 */
function continueSite(spare: SpareFolder | null, content: string): SpareFolder {
	const old = realpathSync(site());
	const before = contents(old);
	const output = openOutput(site(), spare?.folder);
	output.continuePrevious(spare);
	expect(contents(output.staging)).toEqual(before);
	createFileWriter(output.staging, true)({ path: "index.html", content });
	rmSync(join(output.staging, "ringe"), { recursive: true, force: true });
	expect(contents(site())).toEqual(before);
	output.publish("kept");
	expect(contents(old)).toEqual(before);
	return { folder: basename(old), different: ["index.html", "ringe/index.html"] };
}

describe("an output that continues the previous site", () => {
	it("B-REL-01 B-REL-07 changes none of its files, and shares unchanged ones", () => {
		publishFirst();
		const old = realpathSync(site());
		const spare = continueSite(null, "2");
		expect(contents(site())).toEqual({ "index.html": "2", "uhren/index.html": "1" });
		expect(statSync(join(site(), "uhren/index.html")).ino).toBe(statSync(join(old, "uhren/index.html")).ino);
		expect(spare.folder).toBe(basename(old));
	});

	it("B-REL-01 B-REL-07 reuses the folder before that one and changes what differs", () => {
		publishFirst();
		const spare = continueSite(null, "2");
		const { ino } = statSync(join(folder, spare.folder));
		const next = continueSite(spare, "3");
		expect(statSync(site()).ino).toBe(ino);
		expect(contents(site())).toEqual({ "index.html": "3", "uhren/index.html": "1" });
		expect(existsSync(join(folder, spare.folder))).toBe(false);
		continueSite(next, "4");
		expect(contents(site())).toEqual({ "index.html": "4", "uhren/index.html": "1" });
	});

	it("B-REL-07 creates its folders again if the spare one is gone", () => {
		publishFirst();
		const spare = continueSite(null, "2");
		rmSync(join(folder, spare.folder), { recursive: true });
		continueSite(spare, "3");
		expect(contents(site())).toEqual({ "index.html": "3", "uhren/index.html": "1" });
	});

	it("B-REL-01 keeps the site when discarded, with the spare folder used or not", () => {
		publishFirst();
		const spare = continueSite(null, "2");
		const output = openOutput(site(), spare.folder);
		output.continuePrevious(spare);
		createFileWriter(output.staging, true)({ path: "index.html", content: "half" });
		output.discard();
		expect(contents(site())).toEqual({ "index.html": "2", "uhren/index.html": "1" });
		continueSite(spare, "3");
	});

	it("starts empty without a previous site", () => {
		const output = openOutput(site());
		output.continuePrevious(null);
		expect(output.previous).toBeNull();
		expect(readdirSync(output.staging)).toEqual([]);
		output.discard();
	});

	it("is readable by a web server that runs as another user", () => {
		publishFirst();
		const spare = continueSite(null, "2");
		expect(statSync(site()).mode & 0o055).toBe(0o055);
		continueSite(spare, "3");
		expect(statSync(site()).mode & 0o055).toBe(0o055);
		expect(dirname(realpathSync(site()))).toBe(realpathSync(folder));
	});
});
