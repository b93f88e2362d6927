import { type BadFolder, put } from "#tests/adapters/content-files/bad/bad-folder.ts";
import { pageWith } from "#tests/adapters/content-files/content-folder.ts";

/** Faults of files as such. */
export const badFiles: readonly BadFolder[] = [
	[
		"B-REL-01 a file where a folder is expected",
		(files) => {
			delete files["branches/mitte.json"];
			files.branches = "x";
		},
		"content.folder.unreadable",
		"branches",
		null,
		{ reason: "ENOTDIR" },
	],
	[
		"B-REL-01 a folder named like a picture",
		put("media/x.jpg/y.txt", "x"),
		"content.file.directory",
		"media/x.jpg",
		null,
	],
	["a missing file", (files) => delete files["menus.json"], "content.file.missing", "menus.json", null],
	["an empty file", put("theme.json", " \n"), "content.file.empty", "theme.json", null],
	[
		"a file in another encoding",
		put("theme.json", Buffer.from([0xff, 0xfe, 0x7b, 0])),
		"content.file.encoding",
		"theme.json",
		null,
	],
	[
		"a huge file",
		put("theme.json", " ".repeat(5_000_001)),
		"content.file.large",
		"theme.json",
		null,
		{ limit: "5.0" },
	],
	[
		"a folder named as a file",
		put("pages/x.json/y.txt", "y"),
		"content.file.directory",
		"pages/x.json",
		null,
	],
	[
		"a folder named as a picture",
		put("media/x.png/y.txt", "y"),
		"content.file.directory",
		"media/x.png",
		null,
	],
	[
		"a folder named as a settings file",
		(files) => {
			delete files["theme.json"];
			files["theme.json/x"] = "x";
		},
		"content.file.directory",
		"theme.json",
		null,
	],
	[
		"B-SEC-03 a page's name with capitals",
		put("pages/New.json", pageWith({})),
		"content.file.name",
		"pages/New.json",
		null,
	],
	[
		"B-SEC-03 a brand's name that is no slug",
		put("brands/a b.json", {}),
		"content.file.name",
		"brands/a b.json",
		null,
	],
	["a style sheet of the site's folder", put("theme.css", "a {}"), "content.file.ofSite", "theme.css", null],
	["an unknown file", put("other.json", {}), "content.file.unknown", "other.json", null],
	[
		"a file with a typing error in its name",
		put("widgts.json", []),
		"content.file.unknown_near",
		"widgts.json",
		null,
		{ suggestion: "widgets.json" },
	],
	["a page in a folder of its own", put("pages/sub/x.json", {}), "content.file.unknown", "pages/sub", null],
	[
		"more faults than anyone reads",
		put(
			"menus.json",
			Array.from({ length: 300 }, () => 1),
		),
		"content.file.more",
		"menus.json",
		null,
		{ count: 200 },
	],
	[
		"a missing comma",
		put("theme.json", '{\n  "brand_color": "#123"\n  "base_color": "#fff"\n}'),
		"content.json.syntax",
		"theme.json",
		null,
		{ line: 3, column: 3, found: '"base_color": "#fff"' },
	],
	[
		"JSON that ends too early",
		put("theme.json", '{\r\n"brand_color":'),
		"content.json.end",
		"theme.json",
		null,
		{ line: 2, column: 15 },
	],
	[
		"JSON nested too deep",
		put("menus.json", "[".repeat(200) + "]".repeat(200)),
		"content.json.deep",
		"menus.json",
		null,
	],
	[
		"JSON with too many values",
		put("menus.json", `[${"1,".repeat(200_001)}1]`),
		"content.json.values",
		"menus.json",
		null,
	],
];
