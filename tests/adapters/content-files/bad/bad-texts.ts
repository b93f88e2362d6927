import { at, type BadFolder, block, edit, put } from "#tests/adapters/content-files/bad/bad-folder.ts";

/** Faults of running text, links and pages that are missing. */
export const badTexts: readonly BadFolder[] = [
	[
		"B-REL-01 half a character in a menu's anchor",
		edit("menus.json", "0.anchor", "a\ud800"),
		"content.text.surrogate",
		"menus.json",
		"0.anchor",
		{ found: '"a\\ud800"' },
	],
	[
		"B-REL-01 half a character in a field's name",
		edit("company.json", "x\udfff", "x"),
		"content.text.surrogate",
		"company.json",
		null,
	],
	...["__proto__", "constructor", "prototype", "\\u005f_proto__"].map((name): BadFolder => {
		const texts = `{ "language": "de", "texts": { "${name}": "Text" } }`;
		const plain = name.replace("\\u005f", "_");
		return [
			`B-SEC-03 a text under the name ${name}, which no page would get`,
			put("project.json", `{ "logo": "logo.svg", "seo_title": "Muster", "translations": [${texts}] }`),
			"content.field.reserved",
			"project.json",
			`translations.0.texts.${plain}`,
			{ name: plain },
		];
	}),
	["a text block without text", block({ type: "text" }), "content.text.none", ...at("blocks.0")],
	[
		"a text block with two texts",
		block({ type: "text", markdown: "a", file: "watches.de.md" }),
		"content.text.both",
		...at("blocks.0"),
	],
	[
		"B-SEC-03 a Markdown file outside",
		block({ type: "text", file: "../secret.md" }),
		"content.markdown.outside",
		...at("blocks.0.file"),
	],
	[
		"B-SEC-03 a Markdown file by its absolute path",
		block({ type: "text", file: "/etc/passwd" }),
		"content.markdown.outside",
		...at("blocks.0.file"),
	],
	[
		"a missing Markdown file",
		block({ type: "text", file: "jewels.md" }),
		"content.markdown.missing",
		...at("blocks.0.file"),
	],
	[
		"a Markdown file with a typing error",
		block({ type: "text", file: "watch.de.md" }),
		"content.markdown.missing_near",
		...at("blocks.0.file"),
		{ suggestion: "watches.de.md" },
	],
	[
		"a Markdown file in another encoding",
		put("pages/watches.de.md", Buffer.from([0xe4, 0x20])),
		"content.file.encoding",
		"pages/watches.de.md",
		null,
	],
	[
		"a heading of the first level",
		put("pages/watches.de.md", "Text\n\n# Uhren\n"),
		"content.markdown.heading",
		"pages/watches.de.md",
		null,
		{ line: 3 },
	],
	[
		"an underlined heading of the first level",
		block({ type: "text", markdown: "Uhren\n=====\n" }),
		"content.markdown.heading",
		...at("blocks.0.markdown"),
		{ line: 2 },
	],
	[
		"raw HTML",
		edit("legal.json", "translations", [{ language: "de", insurance: "a <b>b</b>" }]),
		"content.markdown.html",
		"legal.json",
		"translations.0.insurance",
		{ line: 1, found: "<b>" },
	],
	[
		"a picture in Markdown",
		block({ type: "text", markdown: "![a](ring.png)" }),
		"content.markdown.picture",
		...at("blocks.0.markdown"),
	],
	[
		"a picture in Markdown after brackets that begin none",
		block({ type: "text", markdown: "![ ![a ![b][c]" }),
		"content.markdown.picture",
		...at("blocks.0.markdown"),
	],
	[
		"B-REL-04 a Markdown text that is too long",
		block({ type: "text", markdown: "[".repeat(200_001) }),
		"content.markdown.long",
		...at("blocks.0.markdown"),
		{ size: 200_001, limit: 200_000 },
	],
	[
		"a teaser that leads nowhere",
		block({ type: "teasers", items: [{ path: "/kaffee" }] }),
		"content.link.dead",
		...at("blocks.0.items.0.path"),
	],
	[
		"a menu item with a typing error",
		edit("menus.json", "0.path", "/uren"),
		"content.link.dead_near",
		"menus.json",
		"0.path",
		{ suggestion: "/uhren" },
	],
	[
		"a menu item below another that leads nowhere",
		edit("menus.json", "0.sub", [{ display_name: "A", path: "nowhere-at-all", path_prefix: true }]),
		"content.link.dead",
		"menus.json",
		"0.sub.0.path",
		{ path: "/uhren/nowhere-at-all" },
	],
];
