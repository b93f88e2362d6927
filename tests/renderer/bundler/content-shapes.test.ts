import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, it } from "vitest";
import { contentShapes } from "#renderer/bundler/content-shapes.ts";

it("the browser's bundle contains the shapes of the shop's content, but not the definitions", async () => {
	const input = fileURLToPath(new URL("../../../core/content/shop-shapes.ts", import.meta.url));
	const built = await build({
		configFile: false,
		logLevel: "silent",
		plugins: [contentShapes()],
		build: { write: false, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
	});
	const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
		"output" in each ? each.output : [],
	);
	const code = outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("\n");
	expect(code).toContain("price_brutto");
	expect(code).not.toMatch(/Artikel|strictObject/);
	expect(outputs.flatMap((output) => (output.type === "chunk" ? output.moduleIds : []))).toHaveLength(1);
});
