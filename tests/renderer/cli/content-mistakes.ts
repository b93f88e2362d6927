import { set, svg } from "#tests/adapters/content-files/content-folder.ts";
import type { Mistake } from "#tests/renderer/cli/mistakes.ts";

const translation = { language: "de", title: "Neu", description: "Neues.", path: "/neu" };

/** Mistakes in files of the content. */
export const contentMistakes: readonly Mistake[] = [
	{
		name: "a comma too many",
		make: ({ files }) => {
			files["theme.json"] = '{\n\t"brand_color": "#12302a",\n}';
		},
		place: "theme.json",
		code: "content.json.syntax",
		says: ["This is not JSON", "a comma too many"],
	},
	{
		name: "a file in an old encoding",
		make: ({ files }) => {
			files["theme.json"] = Buffer.from('{ "brand_color": "grün" }', "latin1");
		},
		place: "theme.json",
		code: "content.file.encoding",
		says: ["not written in UTF-8", "Save it again"],
	},
	{
		name: "a field is misspelt",
		make: ({ files }) => set(files, "branches/mitte.json", "opening_period", []),
		place: "branches/mitte.json › opening_period",
		code: "content.field.unknown",
		says: ['"opening_period" is unknown', 'Did you mean "opening_periods"?'],
	},
	{
		name: "a price as people write it",
		make: ({ files }) => set(files, "shop/products/ring.json", "price_brutto", "1.290,00 €"),
		place: "shop/products/ring.json › price_brutto",
		code: "content.format.decimal",
		says: ["not a decimal number", 'Did you mean "1290.00"?'],
	},
	{
		name: "a colour by its name",
		make: ({ files }) => set(files, "theme.json", "brand_color", "green"),
		place: "theme.json › brand_color",
		code: "content.format.colour",
		says: ['"green" is not a colour', "#12302a"],
	},
	{
		name: "a time of day in words",
		make: ({ files }) => set(files, "branches/mitte.json", "opening_periods.0.time_open", "10h"),
		place: "branches/mitte.json › opening_periods.0.time_open",
		code: "content.format.time",
		says: ['"10h" is not a time', '"09:30"'],
	},
	{
		name: "a branch that closes before it opens",
		make: ({ files }) => set(files, "branches/mitte.json", "opening_periods.0.time_close", "09:00"),
		place: "branches/mitte.json",
		code: "check.hours-order",
		says: ["from 10:00 to 09:00", "Check the times"],
	},
	{
		name: "opening at noon and closing after midnight",
		make: ({ files }) => {
			set(files, "branches/mitte.json", "opening_periods.0.time_open", "12:00");
			set(files, "branches/mitte.json", "opening_periods.0.time_close", "01:00");
		},
		place: "branches/mitte.json",
		code: "check.hours-order",
		says: ["from 12:00 to 01:00", "Check the times"],
	},
	{
		name: "a picture that is not in the folder",
		make: ({ files }) => set(files, "project.json", "logo", "logo.png"),
		place: "project.json › logo",
		code: "content.picture.missing",
		says: ['no picture "logo.png"', 'Did you mean "logo.svg"?'],
	},
	{
		name: "a picture with the wrong ending",
		make: ({ files }) => {
			files["media/ring.png"] = svg;
		},
		place: "media/ring.png",
		code: "content.picture.mismatch",
		says: ["its name says", "Rename it"],
	},
	{
		name: "a category that does not exist",
		make: ({ files }) => set(files, "shop/products/ring.json", "category", "ring"),
		place: "shop/products/ring.json › category",
		code: "content.reference.unknown",
		says: ['no "ring"', 'Did you mean "rings"?'],
	},
	{
		name: "a link of the menu to no page",
		make: ({ files }) => set(files, "menus.json", "0.path", "/uhrn"),
		place: "menus.json",
		code: "content.link.dead",
		says: ["no page at /uhrn", "Did you mean /uhren?"],
	},
	{
		name: "a link of a text to no page",
		make: ({ files }) => {
			files["pages/watches.de.md"] = "## Uhren\n\nSiehe [Schmuck](/schmuk).\n";
		},
		place: "pages/watches.de.md",
		code: "check.dead-link",
		says: ["/schmuk leads to no page", "Correct the path"],
	},
	{
		name: "a path without a slash",
		make: ({ files }) => {
			files["pages/new.json"] = { template: "info", translations: [{ ...translation, path: "neu" }] };
		},
		place: "pages/new.json › translations.0.path",
		code: "content.path.absolute",
		says: ["does not begin with one slash", '"/neu"'],
	},
	{
		name: "two pages with one path",
		make: ({ files }) => {
			for (const name of ["one", "two"])
				files[`pages/${name}.json`] = { template: "info", translations: [translation] };
		},
		place: "pages/two.json",
		code: "content.path.duplicate",
		says: ["already belongs to", "Give one of the two another path"],
	},
	{
		name: "a file in no known place",
		make: ({ files }) => {
			files["product/ring.json"] = {};
		},
		place: "product",
		code: "content.file.unknown",
		says: ["Nothing reads this", "Check its name and place"],
	},
];
