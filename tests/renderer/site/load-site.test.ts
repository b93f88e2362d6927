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

/** Reads a site of the files with the ecommerce add-on as configured. */
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
	it("R-SET-03 is there with the add-on, and not without it", async () => {
		const [on, off] = [await load(validFiles(), {}), await load(validFiles(), null)];
		expect(on.ok && on.value.site.shop !== null).toBe(true);
		expect(off.ok && off.value.site.shop).toBeNull();
	});

	it("R-SET-03 is asked for where the content has none: the configuration is named", async () => {
		expect(await load(shoplessFiles(), {})).toMatchObject({
			ok: false,
			error: [{ severity: "error", file: "facette.config.ts", field: "ecommerce", key: "config.noShop" }],
		});
		expect(await load(shoplessFiles(), null)).toMatchObject({ ok: true });
	});

	it.each(["/laden", "/laden/ringe"])(
		"R-ROUTE-09 shares its paths with no page of the content: %s",
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
		[["sitemap", "html"], []],
		[undefined, []],
	])("B-USE-07 %j are built, and said to make no pages where none does: %j", async (engines, expected) => {
		const loaded = await load(shoplessFiles(), null, { allowIncomplete: true, engines });
		const own = ({ key }: { readonly key: string }) => key.startsWith("config.");
		expect(loaded.ok && loaded.value.read.filter(own).map(({ key }) => key)).toEqual(expected);
		expect(loaded.ok && loaded.value.warnings.filter(own).map(({ key }) => key)).toEqual(expected);
	});
});

describe("a shop that may not be published yet", () => {
	it("B-LAW-20 is not built: what is missing is named", async () => {
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

	it("B-LAW-20 is built for a preview where the configuration allows it, with the same as warnings", async () => {
		const loaded = await load(validFiles(), {});
		expect(loaded).toMatchObject({ ok: true, value: { incomplete: true } });
		expect(loaded.ok && loaded.value.warnings).toContainEqual(
			expect.objectContaining({ severity: "warning", key: "check.rule.page-terms" }),
		);
	});
});
