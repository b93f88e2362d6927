import { fileURLToPath } from "node:url";
import { build } from "vite";
import { describe, expect, it } from "vitest";

const file = (name: string) =>
	fileURLToPath(new URL(`../../../../adapters/content-directus/${name}`, import.meta.url));

/** Bundles one export of a file for browsers; returns the script, and the modules that it contains code of. */
async function bundleOf(name: string, exported: string) {
	const entry = "virtual:entry";
	const built = await build({
		configFile: false,
		logLevel: "silent",
		plugins: [
			{
				name: entry,
				resolveId: (id) => (id === entry ? id : null),
				load: (id) => (id === entry ? `export { ${exported} } from ${JSON.stringify(file(name))};` : null),
			},
		],
		build: {
			write: false,
			minify: true,
			rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
		},
	});
	const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
		"output" in each ? each.output : [],
	);
	const chunks = outputs.filter((output) => output.type === "chunk");
	const modules = chunks.flatMap((chunk) =>
		Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0),
	);
	return { code: chunks.map(({ code }) => code).join("\n"), modules: modules.map(([id]) => id) };
}

const authentication = /\/auth\/|refresh_token|access_token|\botp\b/;

describe("what browsers get of the content client", () => {
	it("R-ROLE-01 is the reads alone, without any authentication code", async () => {
		const { code, modules } = await bundleOf("client/read-client.ts", "createReadClient");
		expect(code).toContain("/items/");
		expect(code).not.toMatch(authentication);
		expect(modules.some((id) => id.endsWith("client/transport.ts"))).toBe(true);
		expect(modules.filter((id) => /client\/(session|content-client)\.ts$/.test(id))).toEqual([]);
		expect(code.length).toBeLessThan(12_000);
	});

	it.each([
		["catalogue/directus-catalogue.ts", "createDirectusCatalogue"],
		["catalogue/directus-shop-settings.ts", "createDirectusShopSettings"],
		["../composition/service-catalogues.ts", "createServiceCatalogues"],
	])("R-ROLE-01 is no more of it with %s", async (name, exported) => {
		const { code, modules } = await bundleOf(name, exported);
		expect(code).not.toMatch(authentication);
		expect(modules.filter((id) => /client\/(session|content-client)\.ts$|\/(seed|pull)\//.test(id))).toEqual(
			[],
		);
		expect(code).not.toMatch(/["'`]node:/);
	});

	it("while the whole client would bring it along", async () => {
		const { code, modules } = await bundleOf("client/content-client.ts", "createContentClient");
		expect(code).toMatch(authentication);
		expect(modules.some((id) => id.endsWith("client/session.ts"))).toBe(true);
	});
});
