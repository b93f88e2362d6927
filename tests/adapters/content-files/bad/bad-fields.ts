import { at, type BadFolder, block, edit, put } from "#tests/adapters/content-files/bad/bad-folder.ts";

/** Faults of fields. */
export const badFields: readonly BadFolder[] = [
	[
		"a missing field",
		edit("company.json", "legal_form", undefined),
		"content.field.missing",
		"company.json",
		"legal_form",
		{ name: "legal_form" },
	],
	[
		"an empty field",
		edit("company.json", "addresses.0.city", " "),
		"content.field.empty",
		"company.json",
		"addresses.0.city",
	],
	[
		"an unknown field",
		edit("theme.json", "colour_of_shop", 1),
		"content.field.unknown",
		"theme.json",
		"colour_of_shop",
		{ allowed: "brand_color, base_color, config" },
	],
	[
		"a prototype's name as a field",
		put("theme.json", '{"brand_color":"#123","base_color":"#fff","__proto__":{"x":1}}'),
		"content.field.reserved",
		"theme.json",
		"__proto__",
	],
	[
		"a field with a typing error",
		edit("company.json", "vat_numer", "1"),
		"content.field.unknown_near",
		"company.json",
		"vat_numer",
		{ suggestion: "vat_number" },
	],
	[
		"a number for a text",
		edit("company.json", "addresses.0.number", 12),
		"content.type.text",
		"company.json",
		"addresses.0.number",
		{ found: "12" },
	],
	[
		"a text for a number",
		edit("branches/mitte.json", "sort", "1"),
		"content.type.number",
		"branches/mitte.json",
		"sort",
		{ found: '"1"' },
	],
	[
		"a text for a flag",
		edit("project.json", "show_accessibility", "yes"),
		"content.type.boolean",
		"project.json",
		"show_accessibility",
	],
	[
		"an object for a list",
		edit("company.json", "executives", {}),
		"content.type.list",
		"company.json",
		"executives",
	],
	[
		"a text for an object",
		edit("project.json", "config", "none"),
		"content.type.object",
		"project.json",
		"config",
	],
	["a list for an object", put("company.json", []), "content.type.object", "company.json", null],
	["a text for a block", block("text"), "content.type.object", ...at("blocks.0")],
	["an empty list", edit("company.json", "addresses", []), "content.list.empty", "company.json", "addresses"],
	[
		"B-USE-05 a format that the program does not know",
		edit("project.json", "format", 99),
		"content.upgrade.newer",
		"project.json",
		"format",
		{ found: 99, format: 2 },
	],
	[
		"B-USE-05 a former name in content without a format",
		block({ type: "facts", items: [{ term: "Anna", text: "Goldsmith", image: "ring.jpg" }] }),
		"content.upgrade.renamed",
		...at("blocks.0.items.0.image"),
		{ name: "image", replacement: "people.items.portrait", format: 2 },
	],
	[
		"B-USE-05 a former name in content of the newest format",
		(files) => {
			edit("project.json", "format", 2)(files);
			block({ type: "facts", items: [{ term: "Anna", text: "Goldsmith", image: "ring.jpg" }] })(files);
		},
		"content.field.unknown",
		...at("blocks.0.items.0.image"),
	],
];
