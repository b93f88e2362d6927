import { describe, expect, it } from "vitest";
import type { Origins } from "#adapters/content-directus/pull/origins.ts";
import { directusPlaces } from "#adapters/content-directus/pull/places.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";
import { openFolder } from "#adapters/content-files/folder.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { findingPlacesSuite } from "#tests/adapters/port-suites/finding-places.ts";

const finding = (fields: Partial<ContentFinding>): ContentFinding => ({
	severity: "error",
	file: "company.json",
	field: null,
	key: "check.rule.register",
	params: {},
	...fields,
});

const files = {
	"company.json": '{\n\t"name": "A \\"b\\" {",\n\t"addresses": [\n\t\t{ "street": "C" }\n\t]\n}',
	"menus.json": '[\n\t{ "path": "/a" },\n\t{ "path": "/b" }\n]',
	"shop/manufacturers.json": { $schema: "x", items: [{ id: "first" }, { id: "second", contact: null }] },
	"shop/products/other.json": { id: "ring" },
	"pages/text.de.md": "# A\n",
	"pages/imprint.json": {
		translations: [
			{ blocks: [{ type: "legal" }, { type: "text", file: "imprint.de.md" }, { markdown: "[[B]]" }] },
		],
	},
	"pages/imprint.de.md": "## A\n\nAt [[B]].\n",
};

function located(fields: Partial<ContentFinding>) {
	return createFilePlaces(openFolder(writeFolder(files))).locate(finding(fields));
}

findingPlacesSuite("a content folder", () => ({
	places: createFilePlaces(openFolder(writeFolder(files))),
	company: "company.json",
}));

/** A Directus whose items are known by their ids only. */
const inDirectus = (origins: Origins) => ({
	rows: {},
	origins,
	imageIds: new Map<string, string>(),
	url: "https://cms.example.org",
});

findingPlacesSuite("Directus", () => ({
	places: directusPlaces(
		createFilePlaces(openFolder(writeFolder(files))),
		inDirectus(new Map([["company.json", { item: "company", id: "c-1", german: false, within: "" }]])),
	),
	company: "company",
}));

describe("the place of a finding in a content folder", () => {
	it.each<[string, Partial<ContentFinding>, number | null, number | null]>([
		["a field", { field: "name" }, 2, 2],
		["a field within a list", { field: "addresses.0.street" }, 4, 5],
		["a field that is missing, at what should hold it", { field: "addresses.0.zip_code" }, 4, 3],
		["an entry of a list", { file: "menus.json", field: "1.path" }, 3, 4],
		["a whole file", {}, null, null],
		["a line of Markdown", { file: "pages/text.de.md", params: { line: 1 } }, 1, null],
		["a file that is not there", { file: "nothing.json", field: "a" }, null, null],
	])("B-REL-04 is line and column of %s", (_, fields, line, column) => {
		expect(located(fields)).toMatchObject({ line, column, link: null });
	});

	it("B-REL-04 is the entry of an item, whatever its place in the list", () => {
		const place = located({ file: "shop/manufacturers.json", item: "second", field: "contact" });
		expect(place).toMatchObject({ file: "shop/manufacturers.json", field: "1.contact", line: 9 });
	});

	it("B-REL-04 is the file of an item that is called otherwise", () => {
		const place = located({ file: "shop/products/ring.json", item: "ring", field: "images" });
		expect(place).toMatchObject({ file: "shop/products/other.json", field: "images" });
	});
});

describe("the place of a finding in running text", () => {
	const inBlock = (place: number, found: string) =>
		located({
			file: "pages/imprint.json",
			field: `translations.0.blocks.${place}.markdown`,
			params: { found },
		});

	it("B-REL-04 is the Markdown file with the text, with the line of the finding", () => {
		const place = { file: "pages/imprint.de.md", field: null };
		expect(inBlock(1, "[[B]]")).toMatchObject({ ...place, line: 3, column: 4 });
		expect(inBlock(1, "spelt as shown, not as written")).toMatchObject({ ...place, line: null });
	});

	it("B-REL-04 is the page's file where it holds the text", () => {
		const field = "translations.0.blocks.2.markdown";
		expect(inBlock(2, "[[B]]")).toMatchObject({ file: "pages/imprint.json", field });
	});
});

describe("the place of a finding in Directus", () => {
	const origins: Origins = new Map([
		["company.json", { item: "company", id: "c-1", german: false, within: "" }],
		[
			"shop/manufacturers.json 1",
			{ item: "ecommerce_manufacturer/second", id: "m-2", german: false, within: "" },
		],
	]);
	const places = () => directusPlaces(createFilePlaces(openFolder(writeFolder(files))), inDirectus(origins));

	it.each<[string, Partial<ContentFinding>, string, string]>([
		["of a whole site's item", { field: "registers" }, "company", "company/c-1"],
		[
			"of an entry of a list",
			{ file: "shop/manufacturers.json", item: "second", field: "contact" },
			"ecommerce_manufacturer/second",
			"ecommerce_manufacturer/m-2",
		],
		["that reading named already", { file: "company", field: "emails.0" }, "company", "company/c-1"],
	])("B-REL-04 is the item %s with a link that opens it", (_, fields, file, path) => {
		expect(places().locate(finding(fields))).toMatchObject({
			file,
			line: null,
			link: `https://cms.example.org/admin/content/${path}`,
		});
	});

	it("B-REL-04 has no link where there is no item yet", () => {
		expect(places().locate(finding({ file: "pages" })).link).toBeNull();
	});
});
