import type { CollectionModel, FieldKind, FieldModel } from "#adapters/content-directus/model/field.ts";
import { storedFields } from "#adapters/content-directus/model/model.ts";

/** A field in the format of Directus' API. */
export interface FieldDefinition {
	readonly field: string;
	readonly type: string;
	readonly schema: Readonly<Record<string, unknown>> | null;
	readonly meta: Readonly<Record<string, unknown>>;
}

/** A relation in the format of Directus' API. */
export interface RelationDefinition {
	readonly collection: string;
	readonly field: string;
	readonly related_collection: string;
	readonly schema: { readonly on_delete: "CASCADE" | "SET NULL" };
	readonly meta: Readonly<Record<string, unknown>>;
}

/** The Directus type, interface and special flags of each kind. */
const kinds: Readonly<
	Record<FieldKind, readonly [type: string, face: string, special: readonly string[] | null]>
> = {
	string: ["string", "input", null],
	text: ["text", "input-multiline", null],
	markdown: ["text", "input-rich-text-md", null],
	integer: ["integer", "input", null],
	decimal: ["decimal", "input", null],
	boolean: ["boolean", "boolean", ["cast-boolean"]],
	timestamp: ["timestamp", "datetime", null],
	modified: ["timestamp", "datetime", ["date-created", "date-updated"]],
	csv: ["csv", "tags", ["cast-csv"]],
	object: ["json", "input-code", ["cast-json"]],
	list: ["json", "list", ["cast-json"]],
	item: ["uuid", "select-dropdown-m2o", ["m2o"]],
	items: ["alias", "list-o2m", ["o2m"]],
	picture: ["uuid", "file-image", ["file"]],
	folder: ["uuid", "system-folder", null],
};

/** Returns the Directus type of fields of a kind. */
export function typeOf(kind: FieldKind): string {
	return kinds[kind][0];
}

function optionsOf({
	kind,
	choices,
	entries,
	display,
}: FieldModel): Readonly<Record<string, unknown>> | null {
	if (choices) return { choices: choices.map((value) => ({ text: value, value })), allowOther: false };
	if (kind === "list")
		return { ...(display === null ? {} : { template: display }), fields: entries.map(entryDefinition) };
	return kind === "object" ? { language: "json" } : null;
}

/** Returns a field of a list's entries for Directus' repeater, in which csv fields are lists, too. */
function entryDefinition(model: FieldModel): Readonly<Record<string, unknown>> {
	const { field, de } = model;
	const [name, note] = de;
	const [type, face] = kinds[model.kind];
	const meta = {
		field,
		type: type === "csv" ? "json" : type,
		interface: model.choices ? "select-dropdown" : face,
		options: optionsOf(model),
		note,
		required: model.required,
		width: "full",
	};
	return { field, name, type: meta.type, meta };
}

/** The kinds whose inputs share a row with another one. */
const narrowKinds: ReadonlySet<FieldKind> = new Set(["integer", "decimal", "boolean", "timestamp"]);

/** Returns what Directus refuses where it is typed, with the sentence that editors read: "1.290,00" as a price. */
function validationOf({ field, kind }: FieldModel): Readonly<Record<string, unknown>> {
	if (kind !== "decimal") return { validation: null, validation_message: null };
	return {
		validation: { _or: [{ [field]: { _null: true } }, { [field]: { _gte: 0 } }] },
		validation_message:
			"Eine Zahl ohne Tausenderzeichen, mit Punkt vor den Cent: 1290.00. / A number without separators, with a point before the cents: 1290.00.",
	};
}

/** Returns the current time in the format of a column's default that all databases accept: "2026-11-27 23:30:00". */
function currentTime(): string {
	return new Date().toISOString().slice(0, 19).replace("T", " ");
}

function columnOf({ kind, initial }: FieldModel): Readonly<Record<string, unknown>> | null {
	if (kind === "items") return null;
	// Existing items get the time when the column is added, so that it also changes if the column was missing for a while.
	if (kind === "modified") return { is_nullable: true, default_value: currentTime() };
	const size = kind === "decimal" ? { numeric_precision: 16, numeric_scale: 4 } : {};
	return { is_nullable: true, default_value: initial, ...size };
}

/** Returns a label in the languages of the Data Studio. */
function labels({ de: [german], en: [english] }: Pick<FieldModel, "de" | "en">) {
	return [
		{ language: "de-DE", translation: german },
		{ language: "en-US", translation: english },
	];
}

/** Returns a field in the format of Directus' API; `place` is its position in the form. */
export function fieldDefinition(model: FieldModel, place: number): FieldDefinition {
	const { field, kind, de, en, required } = model;
	const [type, face, special] = kinds[kind];
	return {
		field,
		type,
		schema: columnOf(model),
		meta: {
			interface: model.choices ? "select-dropdown" : face,
			special,
			options: optionsOf(model),
			note: de[1],
			required,
			...(kind === "modified" ? { hidden: true, readonly: true } : {}),
			sort: place,
			width: model.choices || narrowKinds.has(kind) ? "half" : "full",
			...validationOf(model),
			translations: labels({ de, en }),
		},
	};
}

const identity: FieldDefinition = {
	field: "id",
	type: "uuid",
	schema: { is_primary_key: true, length: 36, has_auto_increment: false },
	meta: { hidden: true, readonly: true, interface: "input", special: ["uuid"], sort: 0 },
};

function has(model: CollectionModel, name: string): boolean {
	return storedFields(model).some(({ field }) => field === name);
}

/** Returns a collection with its fields in the format of Directus' API. */
export function collectionDefinition(model: CollectionModel, place: number) {
	const { collection, group, de, en, display, hidden, fields } = model;
	const archive = has(model, "status")
		? { archive_field: "status", archive_value: "archived", unarchive_value: "draft" }
		: {};
	return {
		collection,
		schema: {},
		meta: {
			note: de[1],
			group,
			hidden,
			sort: place,
			display_template: display,
			translations: labels({ de, en }),
			...(has(model, "sort") ? { sort_field: "sort" } : {}),
			...archive,
		},
		fields: [identity, ...fields.map((field, index) => fieldDefinition(field, index + 1))],
	};
}

/** Returns the relations of a collection's fields. An item is deleted with its required owner. */
export function relationDefinitions(
	{ collection, fields }: CollectionModel,
	all: readonly CollectionModel[],
): readonly RelationDefinition[] {
	return fields.flatMap((model): RelationDefinition[] => {
		const { field, kind, required } = model;
		const schema = { on_delete: required && kind === "item" ? "CASCADE" : "SET NULL" } as const;
		if (kind === "picture")
			return [{ collection, field, related_collection: "directus_files", schema, meta: {} }];
		if (kind === "folder")
			return [{ collection, field, related_collection: "directus_folders", schema, meta: {} }];
		if (kind !== "item" || model.to === null) return [];
		const target = all.find((other) => other.collection === model.to);
		const list = target?.fields.find((other) => other.to === collection && other.back === field);
		const sorted = list && fields.some((other) => other.field === "sort");
		return [
			{
				collection,
				field,
				related_collection: model.to,
				schema: model.to === collection ? { on_delete: "SET NULL" } : schema,
				meta: {
					...(list ? { one_field: list.field, one_deselect_action: required ? "delete" : "nullify" } : {}),
					...(sorted ? { sort_field: "sort" } : {}),
				},
			},
		];
	});
}
