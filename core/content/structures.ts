import * as v from "valibot";
import {
	absentAsNull,
	type ChoiceLabel,
	type Field,
	type FieldInfo,
	type Fields,
	type FolderContext,
	field,
	type Schema,
	type ShownOf,
	type ShownTools,
	shownAs,
	type ValuesOf,
} from "#core/content/field.ts";
import { contentIdSchema, textSchema } from "#core/content/fields.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { findingMessage } from "#core/content/message.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import { type Language, languages } from "#core/language/language.ts";
import { languageName } from "#core/language/language-name.ts";
import type { ContentId } from "#core/shared/branded.ts";

/**
 * Creates the schema of an object with exactly the given fields. Findings about other fields name the allowed ones.
 */
export function strictObject<const FieldMap extends Fields>(
	fields: FieldMap,
	context: FolderContext,
): Schema<ValuesOf<FieldMap>> {
	const entries = Object.fromEntries(
		Object.entries(fields).map(([name, definition]) => [name, definition.schema(context)] as const),
	);
	const unknown = findingMessage("content.field.unknown", { name: "", allowed: "" }, Object.keys(fields));
	return v.strictObject(entries, unknown) as unknown as Schema<ValuesOf<FieldMap>>;
}

/** Returns the object that pages show; undefined if a required field has nothing to show. */
export function shownObject<const FieldMap extends Fields>(
	fields: FieldMap,
	values: ValuesOf<FieldMap>,
	tools: ShownTools,
): ShownOf<FieldMap> | undefined {
	const shown: Record<string, unknown> = {};
	for (const [name, definition] of Object.entries(fields)) {
		if (definition.inFilesOnly) continue;
		const shownValue = definition.shown(values[name], tools);
		if (shownValue === undefined) return undefined;
		shown[name] = shownValue;
	}
	return shown as ShownOf<FieldMap>;
}

/** Creates a function that returns the entries that pages show, without those that have nothing to show. */
function shownEntries<const FieldMap extends Fields>(fields: FieldMap) {
	return (entries: readonly ValuesOf<FieldMap>[], tools: ShownTools): readonly ShownOf<FieldMap>[] =>
		entries.flatMap((entry): readonly ShownOf<FieldMap>[] => {
			const shown = shownObject(fields, entry, tools);
			return shown === undefined ? [] : [shown];
		});
}

/** Creates a field for a required object. */
export function object<const FieldMap extends Fields>(
	fields: FieldMap,
	info: FieldInfo,
): Field<ValuesOf<FieldMap>, ShownOf<FieldMap>> {
	return shownAs(
		field<ValuesOf<FieldMap>>("object", info, { fields, schema: (context) => strictObject(fields, context) }),
		(values, tools) => shownObject(fields, values, tools),
	);
}

const notEmpty = findingMessage("content.list.empty", {});

/** Returns a schema that treats absent, null and blank values as an empty list. */
export function orEmpty<Item>(items: Schema<readonly Item[]>): Schema<readonly Item[]> {
	return v.pipe(
		absentAsNull,
		v.nullable(items),
		v.transform((list): readonly Item[] => list ?? []),
	);
}

/** Creates a field for a list of entries; an absent list is an empty one. */
export function list<const FieldMap extends Fields>(
	fields: FieldMap,
	info: FieldInfo,
): Field<readonly ValuesOf<FieldMap>[], readonly ShownOf<FieldMap>[]> {
	const entryList = field<readonly ValuesOf<FieldMap>[]>("list", info, {
		fields,
		required: false,
		schema: (context) => orEmpty(v.array(strictObject(fields, context))),
	});
	return shownAs(entryList, shownEntries(fields));
}

/** Creates a field for a list of entries that must be present but can be empty. */
export function requiredList<const FieldMap extends Fields>(
	fields: FieldMap,
	info: FieldInfo,
): Field<readonly ValuesOf<FieldMap>[], readonly ShownOf<FieldMap>[]> {
	const entryList = field<readonly ValuesOf<FieldMap>[]>("list", info, {
		fields,
		schema: (context) => v.array(strictObject(fields, context)),
	});
	return shownAs(entryList, shownEntries(fields));
}

/** Creates a field for a list with at least one entry. */
export function nonEmptyList<const FieldMap extends Fields>(
	fields: FieldMap,
	info: FieldInfo,
): Field<readonly [ValuesOf<FieldMap>, ...ValuesOf<FieldMap>[]]> {
	type Entry = ValuesOf<FieldMap>;
	return field<readonly [Entry, ...Entry[]]>("list", info, {
		fields,
		json: { minItems: 1 },
		schema: (context) =>
			v.pipe(
				v.array(strictObject(fields, context)),
				v.minLength(1, notEmpty),
				v.transform((entries) => entries as [Entry, ...Entry[]]),
			),
	});
}

/** Creates a field for texts that are not blank; an absent list is an empty one. */
export function texts(info: FieldInfo): Field<readonly string[]> {
	return field<readonly string[]>("texts", info, { required: false, schema: orEmpty(v.array(textSchema)) });
}

/** Creates a field for at least one text; texts must not be blank. */
export function someTexts(info: FieldInfo): Field<readonly string[]> {
	return field<readonly string[]>("texts", info, {
		json: { minItems: 1 },
		schema: v.pipe(v.array(textSchema), v.minLength(1, notEmpty)),
	});
}

/** Creates a field for slugs of another entity's items; an absent list is an empty one. */
export function slugReferences(entity: string, info: FieldInfo): Field<readonly string[]> {
	return { ...texts(info), to: { entity, by: "slug" } };
}

/** Creates a field for ids of another entity's items; an absent list is an empty one. */
export function references(entity: string, info: FieldInfo): Field<readonly ContentId[]> {
	return field<readonly ContentId[]>("references", info, {
		required: false,
		to: { entity, by: "id" },
		schema: orEmpty(v.array(contentIdSchema)),
	});
}

/** Creates a field for a required list of image names, each checked by the given field. */
export function images(
	imageField: Field<string, ImageModel>,
	info: FieldInfo,
): Field<readonly string[], readonly ImageModel[]> {
	const names = field<readonly string[]>("images", info, {
		schema: (context) => v.array(imageField.schema(context)),
	});
	return shownAs(names, (fileNames, tools) => {
		const found = fileNames.flatMap((name) => imageField.shown(name, tools) ?? []);
		return found.length > 0 ? found : undefined;
	});
}

/** Creates a field for rows of texts, all of the same length. */
export function table(info: FieldInfo): Field<readonly (readonly string[])[]> {
	return field<readonly (readonly string[])[]>("table", info, {
		schema: v.pipe(
			v.array(v.array(v.string())),
			v.minLength(1, notEmpty),
			v.check(
				(rows) => rows.every((row) => row.length === rows[0]?.length && row.length > 0),
				findingMessage("content.table.rows", {}),
			),
		),
	});
}

/** Creates a field for texts by free keys. */
export function textRecord(info: FieldInfo): Field<Readonly<Record<string, string>>> {
	return field<Readonly<Record<string, string>>>("json", info, {
		json: { type: "object", additionalProperties: { type: "string" } },
		schema: v.record(v.string(), v.string()),
	});
}

/** Creates a field for settings with unknown fields. */
export function openRecord(info: FieldInfo): Field<Readonly<Record<string, unknown>>> {
	return field<Readonly<Record<string, unknown>>>("json", info, {
		json: { type: "object" },
		schema: v.record(v.string(), v.unknown()),
	});
}

const languageLabels = Object.fromEntries(
	languages.map((code) => [code, { de: languageName(code, "de"), en: languageName(code, "en") }]),
) as Readonly<Record<Language, ChoiceLabel>>;

/** The language of an entry. */
export const languageField: Field<Language> = labelledChoice(languageLabels, {
	de: ["Sprache", "{de}, {en} oder {fr}."],
	en: ["Language", "{de}, {en} or {fr}."],
	source: "9",
});

/** An entry in a list of translations. */
export type Translated<FieldMap extends Fields> = { readonly language: Language } & ValuesOf<FieldMap>;

function uniqueLanguages<Entry extends { readonly language: Language }>(entries: Schema<readonly Entry[]>) {
	return v.pipe(
		entries,
		v.rawCheck<readonly Entry[]>(({ dataset, addIssue }) => {
			if (!dataset.typed) return;
			for (const [key, value] of dataset.value.entries()) {
				if (dataset.value.findIndex((other) => other.language === value.language) === key) continue;
				addIssue({
					message: findingMessage("content.language.twice", { language: value.language }),
					path: [{ type: "array", origin: "value", input: [...dataset.value], key, value }],
				});
			}
		}),
	);
}

/** The requirements for a list of translations. */
export type TranslationsRequirement = "any" | "list" | "one";

/**
 * Creates a field for an item's texts by language, each language at most once (specification 3, "Translation entry").
 * `requirement`: "any" allows an absent list, "list" requires a list, "one" requires at least one entry.
 */
export function translations<const FieldMap extends Fields>(
	fields: FieldMap,
	requirement: TranslationsRequirement,
	info: FieldInfo = {
		de: ["Übersetzungen", "Die Texte in den anderen Sprachen, ein Eintrag je Sprache."],
		en: ["Translations", "The texts in the other languages, an entry for each."],
	},
): Field<readonly Translated<FieldMap>[]> {
	type Entry = Translated<FieldMap>;
	const entry = { language: languageField, ...fields };
	const entries = (context: FolderContext) =>
		uniqueLanguages<Entry>(v.array(strictObject(entry, context)) as unknown as Schema<readonly Entry[]>);
	return field<readonly Entry[]>("list", info, {
		fields: entry,
		required: requirement !== "any",
		json: requirement === "one" ? { minItems: 1 } : {},
		schema: (context) => {
			if (requirement === "any") return orEmpty(entries(context));
			const inSome = v.minLength<readonly Entry[], 1, string>(
				1,
				findingMessage("content.translations.none", {}),
			);
			return requirement === "one" ? v.pipe(entries(context), inSome) : entries(context);
		},
	});
}
