import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createModuleContent } from "#adapters/composition/module-content.ts";
import type { SourceContent } from "#core/content/source-content.ts";
import { languages } from "#core/language/language.ts";
import { succeed } from "#core/shared/result.ts";
import {
	type Files,
	set,
	shoplessFiles,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";
import { siteContentSuite } from "#tests/adapters/port-suites/site-content.ts";

/** Returns the files of a content folder as a source gives them. */
function sourceContent(files: Files): SourceContent {
	const folder = writeFolder(files);
	const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
	const documents = paths
		.filter((path) => /\.(?:json|md)$/.test(path))
		.map((path) => {
			const text = readFileSync(join(folder, path), "utf8");
			return [path, path.endsWith(".json") ? JSON.parse(text) : text] as const;
		});
	const images = paths
		.filter((path) => /^media\/.*(?<!\.json)$/.test(path))
		.map((path) => [path.slice("media/".length), join(folder, path)] as const);
	return { documents: Object.fromEntries(documents), images: Object.fromEntries(images) };
}

const contentOf = (given: SourceContent, base: string | null = null) =>
	createModuleContent(
		{ load: async () => succeed(given), baseFolders: base === null ? [] : [base] },
		{ directory: "source.ts", languages, defaultLanguage: "de" },
	);

siteContentSuite("a site's own content source", {
	good: () => contentOf(sourceContent(validFiles())).content,
	shopless: () => contentOf(sourceContent(shoplessFiles())).content,
	bad: () => {
		const files = validFiles();
		set(files, "project.json", "seo_title", 5);
		set(files, "pages/home.json", "template", "hme");
		return contentOf(sourceContent(files)).content;
	},
});

const bracelet = {
	category: "bracelets",
	manufacturer: "alpenhorn",
	translations: [{ language: "de", display_name: "Armreif" }],
};
const bracelets = {
	id: "bracelets",
	slug: "armreife",
	translations: [{ language: "de", display_name: "Armreife" }],
};

describe("a source that adds to a content folder", () => {
	it("B-USE-04 adds products and entries of lists, and leaves the rest to the folder", async () => {
		const given = {
			documents: { "shop/products/bracelet.json": bracelet, "shop/categories.json": [bracelets] },
		};
		const { content } = contentOf(given, writeFolder(validFiles()));
		const loaded = await content.load();
		if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
		const { shop, pages } = loaded.value.site;
		expect(shop?.products.map(({ slug }) => slug)).toEqual(["bracelet", "ring"]);
		expect(shop?.categories.map(({ id }) => id)).toEqual(["rings", "bracelets"]);
		expect(pages.map(({ id }) => id)).toContain("watches");
	});

	it("B-USE-04 replaces entries of lists and files of the same name", async () => {
		const given = {
			documents: {
				"shop/categories.json": [{ ...bracelets, id: "rings", slug: "reife" }],
				"project.json": { ...(validFiles()["project.json"] as object), seo_title: "Muster" },
			},
		};
		const loaded = await contentOf(given, writeFolder(validFiles())).content.load();
		if (loaded.ok) throw new Error("The filters of the folder name a category that is replaced.");
		expect(loaded.error.map(({ file }) => file)).toContain("shop/settings.json");
	});

	it("B-REL-04 gives findings its own places", async () => {
		const file = "shop/products/bracelet.json";
		const { content, places } = contentOf(
			{
				documents: { [file]: { ...bracelet, category: "none" } },
				places: { [file]: "products.csv:12" },
			},
			writeFolder(validFiles()),
		);
		const loaded = await content.load();
		if (loaded.ok) throw new Error("There is no such category.");
		const [finding] = loaded.error;
		if (!finding) throw new Error("There is no finding.");
		expect(places.locate(finding)).toMatchObject({ file: "products.csv:12", field: "category", line: null });
	});
});
