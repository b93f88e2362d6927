import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { jsonSchemaCommand } from "#renderer/cli/json-schema-command.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";

afterEach(() => vi.restoreAllMocks());

async function run(...args: readonly string[]) {
	const said: string[] = [];
	for (const stream of ["log", "error"] as const)
		vi.spyOn(console, stream).mockImplementation((line: string) => said.push(line));
	const options = parseCommandLine(["schema", "--json", ...args]);
	if (!options.ok) throw new Error("The options are wrong.");
	return { status: await jsonSchemaCommand(options.value, createMessages("en")), said };
}

describe("facette schema --json", () => {
	it("B-USE-06 writes the schemas into the site's folder", async () => {
		const site = mkdtempSync(join(tmpdir(), "schemas-"));
		expect((await run("--site", site)).status).toBe(0);
		expect(readdirSync(join(site, "schemas"))).toContain("shop-products.schema.json");
		rmSync(site, { recursive: true });
	});

	it("B-USE-06 reports a missing site folder, and creates none", async () => {
		const site = join(tmpdir(), "no-such-shop");
		const { status, said } = await run("--site", site);
		expect(status).toBe(1);
		expect(said.join()).toContain(`There is no facette.config.ts in ${site}.`);
		expect(existsSync(site)).toBe(false);
	});
});
