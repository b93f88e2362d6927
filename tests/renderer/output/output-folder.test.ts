import {
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	createFileWriter,
	ForeignOutputError,
	OutsideOutputError,
	openOutput,
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

	it("B-REL-01 removes what a killed build left behind, and nothing of a running one", () => {
		publish("old");
		mkdirSync(join(folder, ".site-99999999-abc"));
		mkdirSync(join(folder, `.site-${process.ppid}-abc`));
		openOutput(join(folder, "site")).discard();
		const left = readdirSync(folder);
		expect(left).not.toContain(".site-99999999-abc");
		expect(left).toContain(`.site-${process.ppid}-abc`);
	});

	it("leaves one folder beside the link after many builds", async () => {
		for (const text of ["1", "2", "3"]) publish(text);
		await expect.poll(() => readdirSync(folder), { timeout: 5000 }).toHaveLength(2);
		expect(lstatSync(join(folder, "site")).isSymbolicLink()).toBe(true);
	});

	it("refuses a folder that no build made, and takes an empty one", () => {
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

	it("can be read by a web server that runs as another user", () => {
		publish("x");
		expect(statSync(join(folder, "site")).mode & 0o055).toBe(0o055);
	});

	it("counts the bytes it writes", () => {
		const write = createFileWriter(join(folder, "root"));
		expect(write({ path: "a/b.txt", content: "ä" })).toBe(2);
		expect(readFileSync(join(folder, "root/a/b.txt"), "utf8")).toBe("ä");
	});
});
