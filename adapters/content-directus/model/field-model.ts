import { type FieldKind, type FieldModel, field } from "#adapters/content-directus/model/field.ts";
import { foldOf, isFoldedList } from "#adapters/content-directus/model/folds.ts";
import type { Entity } from "#core/content/entity.ts";
import type {
	FieldKind as ContentKind,
	EditorText,
	Field,
	FieldInfo,
	Fields,
	FormGroup,
} from "#core/content/field.ts";
import { entityNamed } from "#core/content/model.ts";
import { pickFields } from "#core/shared/collections.ts";

/** The kind of field in Directus for each kind of content. */
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

/** The kinds of fields within JSON, which has no relations. */
const kindsWithin: Partial<Readonly<Record<ContentKind, FieldKind>>> = {
	timestamp: "string",
	image: "string",
	reference: "string",
};

/** The Directus field for an item's `id` in files, because Directus' `id` is its own. */
export const keyField = "key";

function entryModels(fields: Fields): readonly FieldModel[] {
	return Object.entries(fields).flatMap(([name, own]) => {
		const { kind, inFilesOnly } = own;
		if (inFilesOnly) return [];
		return field(name, kindsWithin[kind] ?? kinds[kind], own, {
			required: own.required,
			choices: own.choices,
			choiceLabels: own.choiceLabels,
			initial: own.initial,
			entries: entriesOf(own),
			format: own.format,
		});
	});
}

/** A value of each type of block that has the field. */
type Owned<Value> = readonly (readonly [type: string, value: Value])[];

/** Joins the help texts of a field that several types of blocks have, with the names of these types in braces. */
function joined(texts: Owned<EditorText>): EditorText {
	const [first] = texts;
	return [first?.[1][0] ?? "", texts.map(([type, [, help]]) => `{${type}}: ${help}`).join(" ")];
}

/** Returns the labels of all values that a field of several types of blocks has, and those of the types, which its help text names. */
function labelsOf(models: Owned<FieldModel>, typeLabels: FieldModel["choiceLabels"]) {
	return Object.assign({}, typeLabels, ...models.map(([, { choiceLabels }]) => choiceLabels));
}

/**
 * Returns the fields of entries of all types of blocks. Throws if two types have the same field with different kinds,
 * because there is only one form.
 */
function sharedEntries(
	owners: Owned<readonly FieldModel[]>,
	typeLabels: FieldModel["choiceLabels"],
): readonly FieldModel[] {
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
		const entries = sharedEntries(
			same.map(([type, entry]) => [type, entry.entries]),
			typeLabels,
		);
		const choiceLabels = labelsOf(same, typeLabels);
		return [{ ...first, ...texts, choiceLabels, entries, required: false }];
	});
}

/** Returns the fields of all types of blocks, because editors have one form for all. */
function blockModels(blockTypes: NonNullable<Field["blockTypes"]>): readonly FieldModel[] {
	const names = Object.keys(blockTypes);
	const all = new Set(
		Object.values(blockTypes).flatMap(({ fields }) =>
			Object.entries(fields).flatMap(([name, { inFilesOnly }]) => (inFilesOnly ? [] : [name])),
		),
	);
	const typeLabels = Object.fromEntries(
		Object.entries(blockTypes).map(([name, { de, en }]) => [name, { de: de[0], en: en[0] }]),
	);
	const type = field(
		"type",
		"string",
		{ de: ["Art", "Was der Block ist."], en: ["Type", "What the block is."] },
		{
			required: true,
			choices: names,
			choiceLabels: typeLabels,
		},
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
			choiceLabels: labelsOf(typed, typeLabels),
			entries: sharedEntries(
				typed.map(([blockType, model]) => [blockType, model.entries]),
				typeLabels,
			),
		});
	});
	return [type, ...shared];
}

function entriesOf({ kind, fields, blockTypes }: Field): readonly FieldModel[] {
	if (blockTypes) return blockModels(blockTypes);
	return kind === "list" && fields ? entryModels(fields) : [];
}

/** The kinds that are checked only after a pull, because the checks of files give better findings than "missing". */
const checkedByFile: readonly ContentKind[] = ["children", "id", "list", "image"];

/** Returns a field of an item as a Directus field. */
export function fieldModel(name: string, own: Field): FieldModel {
	const { kind, rows, to, group } = own;
	if (rows) return field(name, "items", own, { to: rows.collection, back: rows.owner, group });
	if (to && isFoldedList(own)) return foldedList(name, entityNamed(to.entity), own, group);
	const isList = kind === "children";
	return field(kind === "id" && name === "id" ? keyField : name, kinds[kind], own, {
		required: (own.required || own.isImplied) && !checkedByFile.includes(kind),
		choices: own.choices,
		choiceLabels: own.choiceLabels,
		initial: own.initial,
		to: kind === "texts" ? null : (to?.entity ?? null),
		back: isList ? (to?.by ?? null) : null,
		entries: entriesOf(own),
		format: own.format,
		pattern: kind === "decimal" ? String(own.json.pattern) : null,
		group,
	});
}

/** Returns the field of a list with the items of an entity. */
function foldedList(
	name: string,
	{ fields, display }: Entity,
	info: FieldInfo,
	group: FormGroup | null,
): FieldModel {
	// Entries refer to other items by their names, so a template reaches no further.
	const template = display.replaceAll(/\.\w+/g, "");
	return field(name, "list", info, { entries: entryModels(fields), display: template, group });
}

/** Returns the group of an only item's fields in the form of the item that stores them. */
function foldedGroup({ collection, icon, de, en }: Entity): FormGroup {
	return { name: collection, icon: icon ?? "", de: de[0], en: en[0], isOpen: false };
}

/** Returns the fields of the site's item in which an entity without an owner is stored. */
export function foldedFields(entity: Entity): readonly FieldModel[] {
	const fold = foldOf(entity);
	if (fold?.as === "list") return [foldedList(fold.field, entity, entity, entity.group)];
	const group = foldedGroup(entity);
	return Object.entries(entity.fields).map(([name, own]) => {
		const model = fieldModel(name, own);
		return { ...model, group, field: `${fold?.prefix ?? ""}${model.field}` };
	});
}

/**
 * Returns the translated fields with these names, which an item has itself in the default language, and the list of its other
 * translations.
 */
export function ownLanguageFields(translations: Field, names: readonly string[]): readonly FieldModel[] {
	const texts = pickFields(translations.fields ?? {}, names);
	const own = Object.entries(texts).map(([name, text]) => ({
		...fieldModel(name, text),
		required: false,
		de: [text.de[0], `${text.de[1]} Auf Deutsch.`] as const,
		en: [text.en[0], `${text.en[1]} In German.`] as const,
	}));
	return [...own, fieldModel("translations", translations)].map((model) =>
		model.field === "translations" ? { ...model, required: false } : model,
	);
}
