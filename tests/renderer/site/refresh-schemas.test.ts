import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { jsonSchemas, schemaText } from "#core/content/json-schema.ts";
import { refreshSchemas } from "#renderer/site/refresh-schemas.ts";

const pages = jsonSchemas().get("pages.schema.json") ?? {};

describe("the JSON Schemas of a site", () => {
	it("B-USE-05 are written again if they are not those of its content model", () => {
		const site = mkdtempSync(join(tmpdir(), "schemas-"));
		mkdirSync(join(site, "schemas"));
		writeFileSync(join(site, "schemas/pages.schema.json"), '{ "properties": {} }');
		refreshSchemas(site);
		expect(readFileSync(join(site, "schemas/pages.schema.json"), "utf8")).toBe(schemaText(pages));
		expect(existsSync(join(site, "schemas/theme.schema.json"))).toBe(true);
	});

	it("B-USE-05 stay as an editor has formatted them", () => {
		const site = mkdtempSync(join(tmpdir(), "schemas-"));
		mkdirSync(join(site, "schemas"));
		writeFileSync(join(site, "schemas/pages.schema.json"), JSON.stringify(pages));
		refreshSchemas(site);
		expect(readFileSync(join(site, "schemas/pages.schema.json"), "utf8")).toBe(JSON.stringify(pages));
	});

	it("B-USE-05 are not written for a site without their folder", () => {
		const site = mkdtempSync(join(tmpdir(), "schemas-"));
		refreshSchemas(site);
		expect(existsSync(join(site, "schemas"))).toBe(false);
	});
});
