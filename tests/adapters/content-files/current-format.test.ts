import { describe, expect, it } from "vitest";
import { withPresentNames } from "#adapters/content-files/current-format.ts";
import { createMemoryFolder } from "#adapters/content-files/memory-folder.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import { type Migration, renamedField } from "#core/content/upgrade/migration.ts";
import { parseConfig, withPresentOptions } from "#renderer/config/load-config.ts";

/** A migration that the program does not require yet. */
const next: Migration = {
	to: 3,
	requiredFrom: "9.1.0",
	content: [renamedField("ecommerce_product", [], "colour", "color")],
	options: [{ within: ["redirects"], from: "portal", to: "login" }],
};

describe("a deprecated name", () => {
	const folder = createMemoryFolder({
		texts: new Map([
			["shop/products/ring.json", '{ "slug": "ring", "colour": "red" }'],
			["shop/products/chain.json", '{ "slug": "chain", "color": "blue" }'],
		]),
		images: new Map(),
	});

	it("B-USE-05 of content is a warning, and read under the present name", () => {
		const { folder: read, findings } = withPresentNames(folder, [next], 2);
		const params = { name: "colour", replacement: "color", version: "9.1.0" };
		const file = "shop/products/ring.json";
		expect(findings).toEqual([
			{ severity: "warning", file, field: "colour", key: "content.upgrade.deprecated", params },
		]);
		const ring = readJson(read, file);
		expect(ring.ok && ring.value.value).toEqual({ slug: "ring", color: "red" });
		const chain = readJson(read, "shop/products/chain.json");
		expect(chain.ok && chain.value.value).toEqual({ slug: "chain", color: "blue" });
	});

	it("B-USE-05 of content is an error once its format is required", () => {
		const { findings } = withPresentNames(folder, [next], 3);
		expect(findings.map(({ severity, key }) => [severity, key])).toEqual([
			["error", "content.upgrade.renamed"],
		]);
	});

	it.each([
		[2, "warning", "config.deprecated"],
		[3, "error", "config.renamed"],
	])("B-USE-05 of the configuration with required format %i is one: %s", (required, severity, key) => {
		const config = {
			domain: "www.a.example",
			content: { from: "files", directory: "content" },
			redirects: { portal: "https://portal.a.example/" },
		};
		const { value, findings } = withPresentOptions(config, [next], required);
		expect(findings).toEqual([expect.objectContaining({ severity, key, field: "redirects.portal" })]);
		const parsed = parseConfig(value);
		expect(parsed.ok && parsed.value.redirects.login).toBe("https://portal.a.example/");
	});
});
