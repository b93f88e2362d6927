import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { requiredVersion } from "#renderer/cli/node-version.ts";
import manifest from "../../package.json" with { type: "json" };
import oldest from "../directus/server-11/package.json" with { type: "json" };
import newest from "../directus/server-12/package.json" with { type: "json" };

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Returns the cells of a row of the table of supported versions. */
function row(name: string): readonly string[] {
	const line = read(".github/SUPPORT.md")
		.split("\n")
		.find((one) => one.startsWith(`| ${name} |`));
	return line?.split("|").map((cell) => cell.trim()) ?? [];
}

describe("the supported versions", () => {
	it("B-USE-05 of Node.js are those that the package asks for and the tests run", () => {
		const [, , lowest, tested] = row("Node.js");
		expect(lowest).toBe(requiredVersion(manifest.engines.node));
		const [, list = ""] = /const versions = \[(.*)\]/.exec(read("tests/nodes/install-nodes.mjs")) ?? [];
		const installed = list.match(/"\d+\.\d+\.\d+"/g) ?? [];
		expect(installed).not.toEqual([]);
		for (const version of installed) expect(tested?.split(", ")).toContain(version.slice(1).split(".")[0]);
	});

	it("B-USE-05 of Directus begin with the oldest tested one's major version", () => {
		const [, , lowest, tested] = row("Directus");
		const versions = [oldest, newest].map(({ dependencies }) => dependencies.directus);
		expect(tested?.split(", ")).toEqual(versions);
		expect(lowest).toBe(versions[0]?.split(".")[0]);
	});
});

describe("the workflows", () => {
	const folder = ".github/workflows";
	it.each(readdirSync(join(root, folder)))(
		"B-USE-05 %s may only read, and uses actions of one version",
		(name) => {
			const text = read(join(folder, name));
			expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
			for (const [, version] of text.matchAll(/uses: \S+@(\S+)/g))
				expect(version).toMatch(/^v\d+\.\d+\.\d+$/);
			expect(text).toContain("bash .ci/run");
		},
	);
});
