import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { different, runBuild, snapshot } from "#tests/bench/built-site.ts";
import { writeShop } from "#tests/worker/fleet.ts";

const program = fileURLToPath(new URL("../../dist/program", import.meta.url));
/** The age at which a file's times are trusted, plus a margin, in milliseconds. */
const restMs = 2_600;

describe("a site whose folder was moved", () => {
	let root: string;
	const foldersIn = (project: string) => ({
		site: join(root, project, "site"),
		output: join(root, project, "dist/site"),
	});
	beforeAll(async () => {
		root = mkdtempSync(join(tmpdir(), "facette-moved-"));
		const { site } = foldersIn("first");
		writeShop(site, "ring.example");
		writeFileSync(
			join(site, "own.ts"),
			'export default { name: "own", renderSite: () => [{ path: "own.txt", content: "own" }] };',
		);
		writeFileSync(
			join(site, "facette.config.ts"),
			`import { builtInEngines, defineConfig } from "facette";
			export default defineConfig({
				domain: "ring.example",
				content: { from: "files", directory: "content" },
				engines: [...builtInEngines, "./own.ts"],
			});`,
		);
		await setTimeout(restMs);
		await runBuild(foldersIn("first"));
	});
	afterAll(() => rmSync(root, { recursive: true, force: true }));

	it("B-REL-11 has no page rendered and no file written in another place", async () => {
		const before = snapshot(foldersIn("first").output);
		renameSync(join(root, "first"), join(root, "second"));
		const unchanged = { rendered: 0, written: 0, removed: 0 };
		expect(await runBuild(foldersIn("second"))).toMatchObject(unchanged);
		expect(different(before, snapshot(foldersIn("second").output))).toEqual([]);
	});

	it("B-REL-11 has no page rendered as a copy, nor by a copy of the program", async () => {
		cpSync(join(root, "second"), join(root, "third"), { recursive: true, verbatimSymlinks: true });
		// Next to the folder with the packages that it imports.
		const copy = mkdtempSync(`${program}-`);
		try {
			cpSync(program, copy, { recursive: true });
			const folders = { ...foldersIn("third"), command: join(copy, "cli.js") };
			const before = snapshot(folders.output);
			expect(await runBuild(folders)).toMatchObject({ rendered: 0, written: 0, removed: 0 });
			expect(different(before, snapshot(folders.output))).toEqual([]);
		} finally {
			rmSync(copy, { recursive: true });
		}
	});
});
