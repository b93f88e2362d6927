import { describe, expect, it } from "vitest";
import { editConfig } from "#renderer/upgrade/edit-config.ts";

const portal = { field: "redirects.portal", name: "portal", replacement: "login" };

describe("an upgraded facette.config.ts", () => {
	it.each([
		[
			"within defineConfig, with comments",
			'import { defineConfig } from "facette";\n\n/** My shop. */\nexport default defineConfig({ // all of it\n\t// Where it is.\n\tdomain: "a.example", // public\n});\n',
			'import { defineConfig } from "facette";\n\n/** My shop. */\nexport default defineConfig({ // all of it\n\tformat: 2,\n\t// Where it is.\n\tdomain: "a.example", // public\n});\n',
		],
		[
			"in one line",
			'export default { domain: "a.example" };',
			'export default { format: 2, domain: "a.example" };',
		],
		["without anything", "export default {};", "export default { format: 2 };"],
		[
			"as a constant with a type",
			'const config = {\r\n  domain: "a.example",\r\n} satisfies object;\r\nexport default config;',
			'const config = {\r\n  format: 2,\r\n  domain: "a.example",\r\n} satisfies object;\r\nexport default config;',
		],
		[
			"that states an older format",
			'export default { "format": 1, a };',
			'export default { "format": 2, a };',
		],
	])("B-USE-05 names the format: %s", (_, before, after) => {
		expect(editConfig(before, [], 2)).toBe(after);
		expect(editConfig(after, [], 2)).toBe(after);
	});

	it.each([
		["portal: url,", "login: url,"],
		["portal,", "login: portal,"],
		['"portal": process.env.P ?? "x",', '"login": process.env.P ?? "x",'],
	])("B-USE-05 has the present name of an option: %s", (before, after) => {
		const source = (option: string, more = "") =>
			`export default defineConfig({\n\t${more}redirects: {\n\t\t${option} // why\n\t},\n});\n`;
		expect(editConfig(source(before), [portal], 2)).toBe(source(after, "format: 2,\n\t"));
	});

	it.each([
		["a call", "export default makeConfig({ redirects: { portal } });"],
		["a spread", "export default { ...shared, redirects: { portal } };"],
		["an option from elsewhere", "export default { redirects: shared };"],
		["a computed name", "export default { redirects: { [portal]: 1 } };"],
		["a variable", "let config = { redirects: { portal } };\nexport default config;"],
		["a format from elsewhere", "export default { format, redirects: { portal } };"],
	])("B-USE-05 is left to its owner if it is no plain object: %s", (_, source) => {
		expect(editConfig(source, [portal], 2)).toBeNull();
	});
});
