import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadConfig } from "#renderer/config/load-config.ts";

const entry = resolve("renderer/config/config.ts");

describe("a facette.config.ts that cannot be used", () => {
	let folder = "";
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "facette-config-"));
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	it.each([
		["export default {\n  domain: 'a.org'\n  country: 'DE',\n};", "syntax", { line: 3, column: 3 }],
		["export default {", "syntax", { line: 1, column: 17 }],
		["export default { domain: shopDomain };", "exception", { line: 1, column: 26 }],
		[
			"\nconst shop: any = null;\nexport default { domain: shop.domain };",
			"exception",
			{ line: 3, column: 31 },
		],
		["\nexport default defineConfig({});", "exception", { line: 2 }],
		[
			"import { defineConfig } from 'facette';\nimport shop from './shop.ts';\nexport default defineConfig(shop);",
			"module",
			{ line: 2, column: 1, name: "./shop.ts" },
		],
		[
			"import shop from 'shop-settings';\nexport default shop;",
			"module",
			{ line: 1, column: 1, name: "shop-settings" },
		],
	])("B-REL-04 reports the line and column of %j", async (text, problem, params) => {
		writeFileSync(join(folder, "facette.config.ts"), text);
		expect(await loadConfig(folder, entry)).toMatchObject({
			ok: false,
			error: [{ file: "facette.config.ts", key: `config.${problem}`, params }],
		});
	});

	it("B-REL-04 reports the place of an exception in a file that the configuration imports", async () => {
		writeFileSync(join(folder, "facette.config.ts"), "import shop from './shop.ts';\nexport default shop;");
		writeFileSync(join(folder, "shop.ts"), "\nthrow new Error('No shop today');");
		expect(await loadConfig(folder, entry)).toMatchObject({
			ok: false,
			error: [{ file: "shop.ts", key: "config.exception", params: { line: 2, reason: "No shop today" } }],
		});
	});

	it("B-REL-04 reports a file without a configuration, and a thrown value that has no place", async () => {
		writeFileSync(join(folder, "facette.config.ts"), "export const config = {};");
		expect(await loadConfig(folder, entry)).toMatchObject({ error: [{ key: "config.noDefault" }] });
		writeFileSync(join(folder, "facette.config.ts"), "throw 'nothing';");
		expect(await loadConfig(folder, entry)).toMatchObject({
			error: [{ key: "config.broken", params: { reason: "nothing" } }],
		});
	});

	it.each([
		["domain: process.env.SHOP_DOMAIN", "domain"],
		['domain: process.env["SHOP_DOMAIN"]', "domain"],
		[`domain: 'a.org', orderService: { url: \`https://\${process.env.SHOP_DOMAIN}\` }`, "orderService.url"],
	])("B-REL-04 names the environment variable that is not set in { %s }", async (options, field) => {
		writeFileSync(
			join(folder, "facette.config.ts"),
			`export default { ${options}, content: { from: "files", directory: "content" } };`,
		);
		expect(await loadConfig(folder, entry, {})).toMatchObject({
			ok: false,
			error: [{ field, key: "config.environment", params: { names: "SHOP_DOMAIN" } }],
		});
	});
});
