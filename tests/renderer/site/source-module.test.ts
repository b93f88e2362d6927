import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSite } from "#renderer/site/load-site.ts";
import { siteFindings } from "#renderer/site/site-findings.ts";
import { validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";

const product = (more = "") =>
	`{ category: "rings", manufacturer: "alpenhorn", translations: [{ language: "de", display_name: "Armreif" }] ${more} }`;

/** Writes a site whose source adds to a content folder; returns the site's folder. */
function siteWith(source: string): string {
	const folder = writeFolder(validFiles());
	const config = {
		...{ domain: "www.example.org", allowIncomplete: true, ecommerce: {} },
		content: { from: "module", module: "./source.ts", basedOn: "." },
	};
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	writeFileSync(join(folder, "source.ts"), source);
	return folder;
}

async function slugsOf(site: string): Promise<readonly string[]> {
	const loaded = await loadSite(site);
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	return loaded.value.site.shop?.products.map(({ slug }) => slug) ?? [];
}

describe("a site's own content source", () => {
	it("B-USE-04 gives products of its own, in TypeScript", async () => {
		const site = siteWith(`export default {
			async load({ languages, siteDirectory, readBase }: { languages: string[]; siteDirectory: string; readBase(file: string): unknown[] }) {
				const slug = [languages[0], siteDirectory.length > 0, readBase("shop/categories.json").length].join("-");
				return { documents: { ["shop/products/" + slug + ".json"]: ${product()} } };
			},
		};`);
		expect(await slugsOf(site)).toEqual(["de-true-1", "ring"]);
	});

	it("B-USE-04 is asked for changes since the last time, and may have none", async () => {
		const site = siteWith(`export default {
			load: ({ since }) => since === null ? { documents: { "shop/products/bracelet.json": ${product()} } } : null,
		};`);
		expect(await slugsOf(site)).toEqual(["bracelet", "ring"]);
		expect(await slugsOf(site)).toEqual(["bracelet", "ring"]);
	});

	it("B-REL-04 is checked as files are, with the places that it gives", async () => {
		const site = siteWith(`export default { load: () => ({
			documents: { "shop/products/bracelet.json": ${product(', price_brutto: "1.290"')} },
			places: { "shop/products/bracelet.json": "stock.csv:7" },
		}) };`);
		const [finding] = await siteFindings(site);
		expect(finding).toMatchObject({
			file: "stock.csv:7",
			field: "price_brutto",
			key: "content.format.thousands",
		});
	});
});

describe("a content source with a fault", () => {
	it.each([
		[
			"throws",
			"load() { throw new Error('The stock does not answer'); }",
			"config.sourceFailed",
			"source.ts",
		],
		["has no load", "read: () => null", "config.sourceNoLoad", "./source.ts"],
		["gives nothing", "load: () => null", "config.sourceContent", "source.ts"],
		["gives a list", "load: () => []", "config.sourceContent", "source.ts"],
		[
			"leaves the folder",
			'load: () => ({ documents: { "../x.json": {} } })',
			"config.sourcePath",
			"source.ts",
		],
		[
			"names a hidden file",
			'load: () => ({ documents: { ".x.json": {} } })',
			"config.sourcePath",
			"source.ts",
		],
		[
			"has no such image",
			'load: () => ({ documents: {}, images: { "a.jpg": "/nowhere/a.jpg" } })',
			"config.sourceImage",
			"source.ts",
		],
		[
			"gives a circle",
			"load() { const a: object = {}; Object.assign(a, { a }); return { documents: { 'a.json': a } }; }",
			"config.sourceFailed",
			"source.ts",
		],
	])("B-REL-04 is a finding if it %s", async (_, source, key, file) => {
		const loaded = await loadSite(siteWith(`export default { ${source} };`));
		expect(loaded).toMatchObject({ ok: false, error: [{ key, file }] });
	});

	it("B-REL-04 is a finding with line and column if it cannot be run, and one if it is missing", async () => {
		const broken = await loadSite(siteWith("export default {\n\tload: () => {,\n};"));
		expect(broken).toMatchObject({
			ok: false,
			error: [{ key: "config.syntax", file: "source.ts", params: { line: 2 } }],
		});
		const site = siteWith("");
		rmSync(join(site, "source.ts"));
		expect(await loadSite(site)).toMatchObject({
			ok: false,
			error: [{ key: "config.noSource", field: "content.module" }],
		});
	});
});
