import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { shops, weber } from "#tests/renderer/init/new-shop.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const command = join(repository, "dist/program/cli.js");
const environment = { ...process.env, LANG: "en" };

/** Runs a script of Node.js without a terminal; returns what it printed. */
async function run(script: string, args: readonly string[], cwd: string): Promise<string> {
	const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
		cwd,
		env: environment,
	});
	return stdout;
}

const newFolder = () => mkdtempSync(join(tmpdir(), "new-shop-"));

describe("a shop that facette init wrote", () => {
	it.each(shops)("B-USE-05 is built by the next command: %s", async (description, args) => {
		const folder = newFolder();
		const start = performance.now();
		await run(command, ["init", "shop", ...args], folder);
		const printed = await run(command, ["build", "--site", "shop", "--workers", "0"], folder);
		console.log(
			`${description}: ${((performance.now() - start) / 1000).toFixed(1)} s from init to a built site`,
		);
		expect(printed).toContain("The site is built");
		expect(existsSync(join(folder, "dist/site/404.html"))).toBe(true);
	});

	it("B-USE-05 is also written by create-facette with the installed package", async () => {
		const folder = newFolder();
		mkdirSync(join(folder, "node_modules"));
		symlinkSync(repository, join(folder, "node_modules/facette"));
		const own = join(folder, "node_modules/create-facette");
		cpSync(join(repository, "renderer/create-facette"), own, { recursive: true });
		await run(join(own, "create-facette.js"), ["shop", ...weber], folder);
		expect(readFileSync(join(folder, "shop/facette.config.ts"), "utf8")).toContain("goldschmiede-weber");
	});
});
