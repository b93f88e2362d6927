import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import type { ParsedFileCache } from "#adapters/content-files/parsed-file-cache.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { ScannedFiles } from "#renderer/cache/scan-files.ts";

const demo = fileURLToPath(new URL("../../../adapters/content-files/demo/content", import.meta.url));
let directory = "";
beforeEach(() => {
	directory = mkdtempSync(join(tmpdir(), "facette-read-"));
	cpSync(demo, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const product = "shop/products/halo.json";
const productFile = () => join(directory, product);

/** Loads the content; `marks` are the scanned marks of its files. */
async function load(cache: BuildCache, marks: ScannedFiles, program = "program") {
	const parsedFiles = cache.parsedFiles([marks], program);
	const loaded = await createContentFiles({
		directory,
		languages: ["de", "en", "fr"],
		defaultLanguage: "de",
		parsedFiles,
	}).load();
	if (!loaded.ok) return { errors: loaded.error };
	const halo = loaded.value.site.shop?.products.find(({ slug }) => slug === "halo");
	return { price: halo?.price_brutto, images: halo?.images, warnings: loaded.value.warnings };
}

function editPrice(price: string): void {
	const { price_brutto: _, ...rest } = JSON.parse(readFileSync(productFile(), "utf8"));
	writeFileSync(productFile(), JSON.stringify({ ...rest, price_brutto: price }));
	utimesSync(productFile(), 1, 1);
}

const marked = (mark: string) => ({ [product]: mark });

describe("a parsed content file", () => {
	it("B-REL-07 is reused while the file's mark is unchanged, and read again if the mark differs or is missing", async () => {
		const cache = new BuildCache(null);
		const first = await load(cache, marked("1"));
		expect(first.price).toBeDefined();
		editPrice("4321.5");
		expect(await load(cache, marked("1"))).toEqual(first);
		expect((await load(cache, marked(""))).price).toBe("4321.5");
		expect((await load(cache, marked("2"))).price).toBe("4321.5");
	});

	it("B-REL-07 is read again by another program, or if the data that it is checked against has changed", async () => {
		const cache = new BuildCache(null);
		await load(cache, marked("1"));
		editPrice("4321.5");
		expect((await load(cache, marked("1"), "another")).price).toBe("4321.5");
		await load(cache, marked("1"));
		const categories = join(directory, "shop/categories.json");
		const text = readFileSync(categories, "utf8");
		writeFileSync(categories, text.replaceAll('"engagement-rings"', '"other-rings"'));
		expect(await load(cache, marked("1"))).toHaveProperty("errors");
	});

	it("B-REL-07 is read each time while it has findings", async () => {
		const cache = new BuildCache(null);
		const { images, ...rest } = JSON.parse(readFileSync(productFile(), "utf8"));
		writeFileSync(productFile(), JSON.stringify({ ...rest, images: [...images, "gone.jpg"] }));
		const first = await load(cache, marked("1"));
		expect(first.warnings).toContainEqual(
			expect.objectContaining({ file: product, key: expect.stringContaining("picture.missing") }),
		);
		expect(await load(cache, marked("1"))).toEqual(first);
	});
});

describe("content in many files", () => {
	it("is checked for changed reference data once per kind, not per page", async () => {
		const before = new BuildCache(null).parsedFiles([], "program");
		const kinds: string[] = [];
		const parsedFiles: ParsedFileCache = {
			ofKind(kind, context) {
				kinds.push(kind);
				return before.ofKind(kind, context);
			},
		};
		await createContentFiles({
			directory,
			languages: ["de", "en", "fr"],
			defaultLanguage: "de",
			parsedFiles,
		}).load();
		expect(kinds.filter((kind) => kind === "pages" || kind === "brands")).toEqual(["pages", "brands"]);
	});

	it("B-REL-07 is read from the folder with precedence, if the site's own file is added or removed", async () => {
		const cache = new BuildCache(null);
		const siteFolder = mkdtempSync(join(tmpdir(), "facette-own-"));
		const file = "pages/contact.json";
		const title = async (own: ScannedFiles) => {
			const parsedFiles = cache.parsedFiles([own, { [file]: "1" }], "program");
			const content = createContentFiles({
				directory: siteFolder,
				basedOn: directory,
				languages: ["de", "en", "fr"],
				defaultLanguage: "de",
				parsedFiles,
			});
			expect(await content.load()).toMatchObject({ ok: true });
			return (await content.pageBody("contact", "de")).title;
		};
		const first = await title({});
		const text = readFileSync(join(directory, file), "utf8");
		mkdirSync(join(siteFolder, "pages"));
		writeFileSync(join(siteFolder, file), text.replaceAll(JSON.stringify(first), '"Basel"'));
		expect(await title({ [file]: "2" })).toBe("Basel");
		expect(await title({ [file]: "" })).toBe("Basel");
		rmSync(join(siteFolder, file));
		expect(await title({})).toBe(first);
		rmSync(siteFolder, { recursive: true });
	});
});
