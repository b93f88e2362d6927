import { expect, it } from "vitest";
import { ownExportCollector } from "#renderer/pipeline/own-export-collector.ts";

const helpers = '"./rolldown-runtime-!~{001}~.js"';
const exported = "export const collected = __exportAll({ one: () => 1, two: () => made() });";

/** What a chunk exports; its text has no imports. */
const run = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

it("B-USE-17 gives a chunk that needs nothing else of the bundler's helpers a collector of its own", async () => {
	const code = `import { n as __exportAll } from ${helpers};\nlet made = () => 2;\n${exported}`;
	const rendered = ownExportCollector().renderChunk(code);
	expect(rendered).not.toContain("import");
	const { collected } = await run(rendered ?? "");
	expect({ ...collected }).toEqual({ one: 1, two: 2 });
});

it.each([
	`import { n as __exportAll, t as __commonJSMin } from ${helpers};\n${exported}`,
	`import { r as __toESM } from ${helpers};\nexport const react = __toESM(require_react());`,
	'import { a as linkTarget } from "./boot-!~{000}~.js";\nexport const link = linkTarget;',
])("B-USE-17 leaves any other chunk as it is: %s", (code) => {
	expect(ownExportCollector().renderChunk(code)).toBeNull();
});
