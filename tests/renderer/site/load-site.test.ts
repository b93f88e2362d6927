import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSite } from "#renderer/site/load-site.ts";
import {
	type Files,
	pageWith,
	shoplessFiles,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";

/** Loads a site of the files with a configuration of the shop. */
function load(files: Files, ecommerce: unknown, more: object = { allowIncomplete: true }) {
	const folder = writeFolder(files);
	const config = {
		domain: "www.example.org",
		content: { from: "files", directory: "." },
		ecommerce,
		...more,
	};
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	return loadSite(folder);
}

describe("a site's shop", () => {
	it("R-SET-03 exists only with the add-on", async () => {
		const [withShop, withoutShop] = [await load(validFiles(), {}), await load(validFiles(), null)];
		expect(withShop.ok && withShop.value.site.shop !== null).toBe(true);
		expect(withoutShop.ok && withoutShop.value.site.shop).toBeNull();
	});

	it("R-SET-03 is a finding in the configuration if the content has none", async () => {
		expect(await load(shoplessFiles(), {})).toMatchObject({
			ok: false,
			error: [{ severity: "error", file: "facette.config.ts", field: "ecommerce", key: "config.noShop" }],
		});
		expect(await load(shoplessFiles(), null)).toMatchObject({ ok: true });
	});

	it.each(["/laden", "/laden/ringe"])(
		"R-ROUTE-09 has no path in common with a page of the content: %s",
		async (path) => {
			const files = { ...validFiles(), "pages/other.json": pageWith({ path }) };
			expect(await load(files, { storeRoot: "laden" })).toMatchObject({
				ok: false,
				error: [{ key: "config.shopPath", params: { path, storeRoot: "laden" } }],
			});
			expect(await load(files, { storeRoot: "lad" })).toMatchObject({ ok: true });
		},
	);
});

describe("a site's engines", () => {
	it.each([
		[["sitemap"], ["config.noPages"]],
		[["sitemap", "html", "page-data"], []],
		[undefined, []],
	])("B-USE-07 %j are used, with a warning if none renders pages: %j", async (engines, expected) => {
		const loaded = await load(shoplessFiles(), null, { allowIncomplete: true, engines });
		const isConfigFinding = ({ key }: { readonly key: string }) => key.startsWith("config.");
		expect(loaded.ok && loaded.value.read.filter(isConfigFinding).map(({ key }) => key)).toEqual(expected);
		expect(loaded.ok && loaded.value.warnings.filter(isConfigFinding).map(({ key }) => key)).toEqual(
			expected,
		);
	});
});

describe("a shop that may not be published yet", () => {
	it("B-LAW-20 is not built, and the findings name the missing data", async () => {
		const loaded = await load(validFiles(), {}, { allowIncomplete: false });
		const keys = loaded.ok ? [] : loaded.error.map(({ key, severity }) => `${severity} ${key}`);
		for (const missing of [
			"page-terms",
			"page-withdrawal",
			"page-shipping-and-payment",
			"tax-number",
			"register",
		])
			expect(keys).toContain(`error check.rule.${missing}`);
	});

	it("B-LAW-20 is built as a preview if the configuration allows it, with the findings as warnings", async () => {
		const loaded = await load(validFiles(), {});
		expect(loaded).toMatchObject({ ok: true, value: { incomplete: true } });
		expect(loaded.ok && loaded.value.warnings).toContainEqual(
			expect.objectContaining({ severity: "warning", key: "check.rule.page-terms" }),
		);
	});
});
