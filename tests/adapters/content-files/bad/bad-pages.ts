import { at, type BadFolder, edit, page, put } from "#tests/adapters/content-files/bad/bad-folder.ts";
import { keyedPage, pageWith, set } from "#tests/adapters/content-files/content-folder.ts";

/** Faults of pages and of how they stand to each other. */
export const badPages: readonly BadFolder[] = [
	[
		"a page's language twice",
		edit("pages/home.json", "translations.1.language", "de"),
		"content.language.twice",
		"pages/home.json",
		"translations.1.language",
	],
	[
		"two pages of one id",
		put("pages/brand-alpenhorn.json", pageWith({})),
		"content.id.duplicate",
		"brands/alpenhorn.json",
		null,
		{ other: "pages/brand-alpenhorn.json" },
	],
	[
		"two files of one slug",
		put("brands/alpenhorn.JSON", {
			display_name: "A",
			type: "watches",
			translations: [{ language: "de", title: "A", description: "A" }],
		}),
		"content.id.duplicate",
		"brands/alpenhorn.json",
		null,
		{ other: "brands/alpenhorn.JSON" },
	],
	[
		"two pages of one key",
		put("pages/z.json", keyedPage("watches")),
		"content.key.duplicate",
		"pages/z.json",
		"key",
		{ other: "pages/watches.json" },
	],
	[
		"two pages at one path",
		put("pages/z.json", pageWith({ path: "/uhren/alpenhorn" })),
		"content.path.duplicate",
		"brands/alpenhorn.json",
		"type",
		{ path: "/uhren/alpenhorn", other: "pages/z.json" },
	],
	[
		"a path with a key",
		edit("pages/watches.json", "translations.0.path", "/uhren"),
		"content.path.beside_key",
		"pages/watches.json",
		"translations.0.path",
	],
	[
		"a page without path",
		page({ path: undefined }),
		"content.path.missing",
		"pages/new.json",
		"translations.0",
		{ example: "/page" },
	],
	[
		"R-ROUTE-01 a key in a language where its cell is blank",
		edit("pages/watches.json", "translations.1.language", "fr"),
		"content.path.none",
		"pages/watches.json",
		"translations.1.language",
		{ languages: "de, en" },
	],
	[
		"R-ROUTE-03 a privacy page in a language whose imprint has that text",
		put("pages/privacy.json", keyedPage("privacy", ["fr"])),
		"content.path.privacy",
		"pages/privacy.json",
		"translations.0.language",
		{ language: "fr", path: "/fr/mentions-legales" },
	],
	[
		"a path of the route table without its key",
		page({ path: "/schmuck" }),
		"content.path.table",
		...at("path"),
		{ name: "jewelry" },
	],
	[
		"R-ROUTE-04 a home elsewhere",
		edit("pages/home.json", "translations.0.path", "/start"),
		"content.home.path",
		"pages/home.json",
		"translations.0.path",
		{ expected: "/" },
	],
	[
		"R-ROUTE-04 a home of another template",
		edit("pages/home.json", "template", "info"),
		"content.home.template",
		"pages/home.json",
		"template",
	],
	[
		"R-ROUTE-04 no home in a language",
		(files) =>
			set(files, "pages/home.json", "translations", [
				{ language: "de", path: "/", title: "A", description: "A" },
				{ language: "en", path: "/en", title: "A", description: "A" },
			]),
		"content.home.missing",
		"pages",
		null,
		{ language: "fr", path: "/fr" },
	],
	[
		"R-ROUTE-04 pages of a site with another default language",
		(files) =>
			set(files, "pages/home.json", "translations", [
				{ language: "de", path: "/de", title: "A", description: "A" },
				{ language: "en", path: "/", title: "A", description: "A" },
				{ language: "fr", path: "/fr", title: "A", description: "A" },
			]),
		"content.path.defaultLanguage",
		"pages",
		null,
		{ language: "en", found: "de" },
	],
];

const wrongPaths = [
	["a relative path", "neu", "content.path.absolute"],
	["a path of another host", "//evil.example", "content.path.absolute"],
	["a path with traversal", "/a/../../b", "content.path.traversal"],
	["a path with capitals", "/Neu", "content.path.characters"],
	["a path with a NUL", "/a\0b", "content.path.characters"],
	["a path with an encoded slash", "/a%2f..", "content.path.characters"],
	["a path with a trailing slash", "/neu/", "content.path.trailingSlash"],
	["a path with an empty part", "/a//b", "content.path.emptyPart"],
	["a path with a hidden part", "/a/.b", "content.path.dot"],
	["a path without end", `/${"a".repeat(600)}`, "content.path.length"],
	["a path that looks like a file", "/a.html", "content.path.file"],
	["a path that the program needs itself", "/page-data/x", "content.path.reserved"],
	["the path of the withdrawal page", "/vertrag-widerrufen", "content.path.reserved"],
	["a German path with the English prefix", "/en/neu", "content.path.language"],
] as const;

/** Paths that no page may have. */
export const badPaths: readonly BadFolder[] = wrongPaths.map(
	([title, path, key]): BadFolder => [`B-SEC-03 R-ROUTE-01 ${title}`, page({ path }), key, ...at("path")],
);
