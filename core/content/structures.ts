import * as v from "valibot";
import {
	absentAsNull,
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
import { choice, contentIdSchema, textSchema } from "#core/content/fields.ts";
import { findingMessage } from "#core/content/message.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import { type Language, languages } from "#core/language/language.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The schema of an object with exactly those fields; findings about others name the allowed ones. */
export function strictObject<const Of extends Fields>(
	fields: Of,
	context: FolderContext,
): Schema<ValuesOf<Of>> {
	const entries = Object.fromEntries(
		Object.entries(fields).map(([name, of]) => [name, of.schema(context)] as const),
	);
	const unknown = findingMessage("content.field.unknown", { name: "", allowed: "" }, Object.keys(fields));
	return v.strictObject(entries, unknown) as unknown as Schema<ValuesOf<Of>>;
}

/** What pages are rendered from in the place of an object; undefined where a field that it needs has nothing to show. */
export function shownObject<const Of extends Fields>(
	fields: Of,
	values: ValuesOf<Of>,
	tools: ShownTools,
): ShownOf<Of> | undefined {
	const shown: Record<string, unknown> = {};
	for (const [name, of] of Object.entries(fields)) {
		if (of.inFilesOnly) continue;
		const own = of.shown(values[name], tools);
		if (own === undefined) return undefined;
		shown[name] = own;
	}
	return shown as ShownOf<Of>;
}

/** The entries of a list as pages show them, without those that lack what they need. */
function shownEntries<const Of extends Fields>(fields: Of) {
	return (entries: readonly ValuesOf<Of>[], tools: ShownTools): readonly ShownOf<Of>[] =>
		entries.flatMap((entry): readonly ShownOf<Of>[] => {
			const shown = shownObject(fields, entry, tools);
			return shown === undefined ? [] : [shown];
		});
}

/** An object; `standard` where the content gives none, an error where that is absent. */
export function object<const Of extends Fields>(
	fields: Of,
	info: FieldInfo,
): Field<ValuesOf<Of>, ShownOf<Of>> {
	return shownAs(
		field<ValuesOf<Of>>("object", info, { fields, schema: (context) => strictObject(fields, context) }),
		(values, tools) => shownObject(fields, values, tools),
	);
}

const notEmpty = findingMessage("content.list.empty", {});

/** A list that may be absent, null or a blank text, all of which give an empty one. */
export function orEmpty<Item>(items: Schema<readonly Item[]>): Schema<readonly Item[]> {
	return v.pipe(
		absentAsNull,
		v.nullable(items),
		v.transform((list): readonly Item[] => list ?? []),
	);
}

/** A list of entries; a file may leave it out, which says the same as an empty one. */
export function list<const Of extends Fields>(
	fields: Of,
	info: FieldInfo,
): Field<readonly ValuesOf<Of>[], readonly ShownOf<Of>[]> {
	const of = field<readonly ValuesOf<Of>[]>("list", info, {
		fields,
		required: false,
		schema: (context) => orEmpty(v.array(strictObject(fields, context))),
	});
	return shownAs(of, shownEntries(fields));
}

/** A list of entries that a file must give, though it may be empty. */
export function requiredList<const Of extends Fields>(
	fields: Of,
	info: FieldInfo,
): Field<readonly ValuesOf<Of>[], readonly ShownOf<Of>[]> {
	const of = field<readonly ValuesOf<Of>[]>("list", info, {
		fields,
		schema: (context) => v.array(strictObject(fields, context)),
	});
	return shownAs(of, shownEntries(fields));
}

/** A list that a file must give, with one entry at least. */
export function nonEmptyList<const Of extends Fields>(
	fields: Of,
	info: FieldInfo,
): Field<readonly [ValuesOf<Of>, ...ValuesOf<Of>[]]> {
	type Entry = ValuesOf<Of>;
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

/** Texts that are not blank; none where the content gives no list. */
export function texts(info: FieldInfo): Field<readonly string[]> {
	return field<readonly string[]>("texts", info, { required: false, schema: orEmpty(v.array(textSchema)) });
}

/** Texts that are not blank, at least one. */
export function someTexts(info: FieldInfo): Field<readonly string[]> {
	return field<readonly string[]>("texts", info, {
		json: { minItems: 1 },
		schema: v.pipe(v.array(textSchema), v.minLength(1, notEmpty)),
	});
}

/** Slugs of items of another entity; none where the content gives no list. */
export function slugReferences(entity: string, info: FieldInfo): Field<readonly string[]> {
	return { ...texts(info), to: { entity, by: "slug" } };
}

/** Ids of items of another entity; none where the content gives no list. */
export function references(entity: string, info: FieldInfo): Field<readonly ContentId[]> {
	return field<readonly ContentId[]>("references", info, {
		required: false,
		to: { entity, by: "id" },
		schema: orEmpty(v.array(contentIdSchema)),
	});
}

/** Names of images by a rule for each; none where the content gives no list. */
export function images(
	of: Field<string, ImageModel>,
	info: FieldInfo,
): Field<readonly string[], readonly ImageModel[]> {
	const names = field<readonly string[]>("images", info, {
		schema: (context) => v.array(of.schema(context)),
	});
	return shownAs(names, (own, tools) => {
		const found = own.flatMap((name) => of.shown(name, tools) ?? []);
		return found.length > 0 ? found : undefined;
	});
}

/** Rows of texts, as many in each. */
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

/** Texts by keys of the author's choice. */
export function textRecord(info: FieldInfo): Field<Readonly<Record<string, string>>> {
	return field<Readonly<Record<string, string>>>("json", info, {
		json: { type: "object", additionalProperties: { type: "string" } },
		schema: v.record(v.string(), v.string()),
	});
}

/** Settings whose fields the product does not know. */
export function openRecord(info: FieldInfo): Field<Readonly<Record<string, unknown>>> {
	return field<Readonly<Record<string, unknown>>>("json", info, {
		json: { type: "object" },
		schema: v.record(v.string(), v.unknown()),
	});
}

/** The language of an entry. */
export const languageField: Field<Language> = choice(languages, {
	de: ["Sprache", "de, en oder fr."],
	en: ["Language", "de, en or fr."],
	source: "9",
});

/** An entry of a list of translations. */
export type Translated<Of extends Fields> = { readonly language: Language } & ValuesOf<Of>;

function onceEach<Entry extends { readonly language: Language }>(entries: Schema<readonly Entry[]>) {
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

/** How many languages a list of translations must have. */
export type TranslationsNeeded = "any" | "list" | "one";

/**
 * What an item says in each language, each at most once (specification 3, "Translation entry"). `needed`: "any" where
 * the list may be absent, "list" where it must be there, "one" where it needs an entry.
 */
export function translations<const Of extends Fields>(
	fields: Of,
	needed: TranslationsNeeded,
	info: FieldInfo = {
		de: ["Übersetzungen", "Die Texte in den anderen Sprachen, ein Eintrag je Sprache."],
		en: ["Translations", "The texts in the other languages, an entry for each."],
	},
): Field<readonly Translated<Of>[]> {
	type Entry = Translated<Of>;
	const entry = { language: languageField, ...fields };
	const entries = (context: FolderContext) =>
		onceEach<Entry>(v.array(strictObject(entry, context)) as unknown as Schema<readonly Entry[]>);
	return field<readonly Entry[]>("list", info, {
		fields: entry,
		required: needed !== "any",
		json: needed === "one" ? { minItems: 1 } : {},
		schema: (context) => {
			if (needed === "any") return orEmpty(entries(context));
			return needed === "one" ? v.pipe(entries(context), v.minLength(1, notEmpty)) : entries(context);
		},
	});
}
