import { type FieldKind, type FieldModel, field } from "#adapters/content-directus/model/field.ts";
import type { FieldKind as ContentKind, EditorText, Field, FieldInfo, Fields } from "#core/content/field.ts";

/** How Directus keeps a field of an item. */
const kinds: Readonly<Record<ContentKind, FieldKind>> = {
	text: "string",
	id: "string",
	multiline: "text",
	markdown: "markdown",
	path: "string",
	frame: "string",
	integer: "integer",
	number: "decimal",
	decimal: "decimal",
	boolean: "boolean",
	timestamp: "timestamp",
	texts: "csv",
	image: "picture",
	images: "csv",
	reference: "item",
	references: "csv",
	object: "object",
	json: "object",
	table: "object",
	list: "list",
	children: "items",
};

/** The kinds of an entry's fields within JSON, where Directus has neither relations nor decimals. */
const kindsWithin: Partial<Readonly<Record<ContentKind, FieldKind>>> = {
	decimal: "string",
	number: "string",
	timestamp: "string",
	image: "string",
	reference: "string",
};

/** What a file calls `id` is an item's key, since its id is Directus' own. */
export const keyField = "key";

function entryModels(fields: Fields): readonly FieldModel[] {
	return Object.entries(fields).map(([name, own]) => {
		const { kind } = own;
		return field(name, kindsWithin[kind] ?? kinds[kind], own, {
			required: own.required,
			choices: own.choices,
			initial: own.initial,
			entries: own.fields && kind === "list" ? entryModels(own.fields) : [],
		});
	});
}

/** A field by the types of blocks that have it. */
type Owned<Value> = readonly (readonly [type: string, value: Value])[];

/** Text that names the types of blocks which have a field, with what each means. */
function joined(texts: Owned<EditorText>): EditorText {
	const [first] = texts;
	return [first?.[1][0] ?? "", texts.map(([type, [, help]]) => `${type}: ${help}`).join(" ")];
}

/**
 * The fields of entries of all types of blocks at once. Throws where types disagree on the kind of a field: the form of one
 * would be wrong for the other.
 */
function sharedEntries(owners: Owned<readonly FieldModel[]>): readonly FieldModel[] {
	const byName = new Map<string, [string, FieldModel][]>();
	for (const [type, entries] of owners)
		for (const entry of entries) byName.set(entry.field, [...(byName.get(entry.field) ?? []), [type, entry]]);
	return [...byName.values()].flatMap((same) => {
		const [[, first] = []] = same;
		if (!first) return [];
		const other = same.find(([, { kind }]) => kind !== first.kind);
		if (other)
			throw new Error(
				`Entries of the blocks ${same[0]?.[0]} and ${other[0]} have a field ${first.field} of two kinds, ${first.kind} and ${other[1].kind}. Rename one in core/content/blocks.ts.`,
			);
		const texts =
			same.length === 1
				? { de: first.de, en: first.en }
				: {
						de: joined(same.map(([type, { de }]) => [type, de])),
						en: joined(same.map(([type, { en }]) => [type, en])),
					};
		const entries = sharedEntries(same.map(([type, entry]) => [type, entry.entries]));
		return [{ ...first, ...texts, entries, required: false }];
	});
}

/** The fields of all types of blocks at once, since the editor's form is one for all. */
function blockModels(blockTypes: NonNullable<Field["blockTypes"]>): readonly FieldModel[] {
	const names = Object.keys(blockTypes);
	const all = new Set(
		Object.values(blockTypes).flatMap(({ fields }) =>
			Object.entries(fields).flatMap(([name, { inFilesOnly }]) => (inFilesOnly ? [] : [name])),
		),
	);
	const type = field(
		"type",
		"string",
		{ de: ["Art", "Was der Block ist."], en: ["Type", "What the block is."] },
		{ required: true, choices: names },
	);
	const shared = [...all].map((name) => {
		const owners = Object.entries(blockTypes).flatMap(([blockType, { fields }]) =>
			fields[name] ? [[blockType, fields[name]] as const] : [],
		);
		const typed = owners.flatMap(([blockType, own]) =>
			entryModels({ [name]: own }).map((model) => [blockType, model] as const),
		);
		const models = typed.map(([, model]) => model);
		const isOneKind = new Set(models.map(({ kind }) => kind)).size === 1;
		const choices = new Set(models.map((model) => JSON.stringify(model.choices)));
		const info: FieldInfo = {
			de: joined(owners.map(([blockType, own]) => [blockType, own.de])),
			en: joined(owners.map(([blockType, own]) => [blockType, own.en])),
		};
		const [first] = models;
		return field(name, isOneKind && first ? first.kind : "object", info, {
			choices: choices.size === 1 ? (first?.choices ?? null) : null,
			entries: sharedEntries(typed.map(([blockType, model]) => [blockType, model.entries])),
		});
	});
	return [type, ...shared];
}

function entriesOf({ kind, fields, blockTypes }: Field): readonly FieldModel[] {
	if (blockTypes) return blockModels(blockTypes);
	return kind === "list" && fields ? entryModels(fields) : [];
}

/** What the rules of files check once it is pulled, so that their findings say more than that it is missing. */
const checkedByFile: readonly ContentKind[] = ["children", "id", "list", "image"];

/** A field of an item as Directus keeps it. */
export function fieldModel(name: string, own: Field): FieldModel {
	const { kind, rows, to } = own;
	if (rows) return field(name, "items", own, { to: rows.collection, back: rows.owner });
	const isList = kind === "children";
	return field(kind === "id" && name === "id" ? keyField : name, kinds[kind], own, {
		required: (own.required || own.isImplied) && !checkedByFile.includes(kind),
		choices: own.choices,
		initial: own.initial,
		to: kind === "texts" ? null : (to?.entity ?? null),
		back: isList ? (to?.by ?? null) : null,
		entries: entriesOf(own),
	});
}

/** The fields of a list of translations that an item says itself in the default language, and the list of the others. */
export function ownLanguageFields(translations: Field): readonly FieldModel[] {
	const { language: _, ...texts } = translations.fields ?? {};
	const own = Object.entries(texts).map(([name, of]) => ({
		...fieldModel(name, of),
		required: false,
		de: [of.de[0], `${of.de[1]} Auf Deutsch.`] as const,
		en: [of.en[0], `${of.en[1]} In German.`] as const,
	}));
	return [...own, fieldModel("translations", translations)].map((model) =>
		model.field === "translations" ? { ...model, required: false } : model,
	);
}
