import { expect, it } from "vitest";
import { collectionModels, fileFields } from "#adapters/content-directus/model/collections.ts";
import { fieldDefinition } from "#adapters/content-directus/model/definitions.ts";
import { type FieldModel, field } from "#adapters/content-directus/model/field.ts";
import { studioTexts } from "#adapters/content-directus/model/store-translations.ts";
import { choiceText, noteOf } from "#adapters/content-directus/model/studio-text.ts";

/** Returns all fields of forms, with those within lists. */
function fieldsOf(): readonly FieldModel[] {
	const all = (fields: readonly FieldModel[]): readonly FieldModel[] =>
		fields.flatMap((own) => [own, ...all(own.entries)]);
	return all([...collectionModels().flatMap(({ fields }) => fields), ...fileFields]);
}

it("B-USE-09 each English text of a form has one German translation", () => {
	const byKey = new Map<string, Set<string>>();
	// Some databases find no difference between capital and small letters.
	for (const { de, en } of studioTexts())
		byKey.set(en.toLowerCase(), (byKey.get(en.toLowerCase()) ?? new Set()).add(de));
	expect([...byKey].filter(([, translations]) => translations.size > 1)).toEqual([]);
	expect(byKey.size).toBeGreaterThan(400);
});

it("B-USE-09 notes and labels within lists refer to the English text", () => {
	const product = collectionModels().find(({ collection }) => collection === "ecommerce_product");
	const prices = product?.fields.find(({ field: name }) => name === "prices");
	if (!prices) throw new Error("no prices");
	const { note, options } = fieldDefinition(prices, 0).meta;
	expect(note).toBe(`$t:${prices.en[1]}`);
	expect(options).toMatchObject({
		fields: expect.arrayContaining([
			expect.objectContaining({
				name: "$t:Price (gross)",
				meta: expect.objectContaining({ note: expect.stringMatching(/^\$t:.* 1290\.50\.$/) }),
			}),
		]),
	});
});

it("B-USE-09 a note that is too long for a key is in both languages", () => {
	const long = field("long", "string", {
		de: ["Lang", "Wort ".repeat(60)],
		en: ["Long", "Word ".repeat(60)],
	});
	expect(fieldDefinition(long, 0).meta.note).toBe(`${"Wort ".repeat(60)} / ${"Word ".repeat(60)}`);
});

it("B-USE-09 all that editors choose has a label, but for currencies, regions and ratios", () => {
	const unlabelled = fieldsOf().flatMap((model) =>
		(model.choices ?? []).filter((value) => choiceText(model, value).en === value),
	);
	const codes = /^(?:EUR|CHF|[A-Z]{2}-[A-Z0-9]{2}|\d+:\d+)$/;
	expect(unlabelled.filter((value) => !codes.test(value))).toEqual([]);
	const status = collectionModels()
		.find(({ collection }) => collection === "page")
		?.fields.find(({ field: name }) => name === "status");
	if (!status) throw new Error("no status");
	const { options, display_options } = fieldDefinition(status, 0).meta;
	const published = { text: "$t:Published", value: "published" };
	expect(options).toMatchObject({ choices: [published, { value: "draft" }, { value: "archived" }] });
	expect(display_options).toMatchObject({ choices: [published, {}, {}] });
});

it("B-USE-09 notes name choices by their labels, never by their values", () => {
	const named = fieldsOf().flatMap((model) =>
		(model.choices ?? []).flatMap((value) => {
			const { de } = choiceText(model, value);
			const isValue = new RegExp(`(?<![\\p{L}\\d-])${value}(?![\\p{L}\\d-])`, "u");
			return de.toLowerCase() !== value.toLowerCase() && isValue.test(noteOf(model).de)
				? [`${model.field}: ${value}`]
				: [];
		}),
	);
	expect(named).toEqual([]);
	const notes = studioTexts();
	expect(notes).toContainEqual({
		de: "Neu, Gebraucht, Aufgearbeitet oder Alt und gebraucht; leer: Neu.",
		en: "New, Used, Refurbished or Vintage; blank for New.",
	});
	expect(notes.filter(({ de, en }) => /\{[\w-]+\}/.test(de + en))).toEqual([]);
});

it("B-USE-09 notes leave out what applies only to files, folders and commands", () => {
	const technical =
		/\bfiles\b|\bfile names?\b|\bfolders?\b|\bbuilds?\b|\bfacette [a-z]+\b|Dateien|Dateiname|Ordner|Bauen/;
	// The folder of the file library.
	const notes = fieldsOf().flatMap((model) =>
		model.kind === "folder" ? [] : [`${noteOf(model).en} ${noteOf(model).de}`],
	);
	expect(new Set(notes.filter((note) => technical.test(note)))).toEqual(new Set());
});
