/** How a field is stored and edited. `list` is JSON: entries without an identity of their own. */
export type FieldKind =
	| "string"
	| "text"
	| "markdown"
	| "integer"
	| "decimal"
	| "boolean"
	| "timestamp"
	| "csv"
	| "object"
	| "list"
	| "item"
	| "items"
	| "picture"
	| "folder";

/** A field of a collection, as editors meet it. */
export interface FieldModel {
	/** The name within the collection: the specification's own where it has one (specification 3). */
	readonly field: string;
	readonly kind: FieldKind;
	/** What German editors read above the field. */
	readonly german: string;
	/** What the field means to an editor. */
	readonly note: string;
	readonly required: boolean;
	/** The words to choose from; null where anything may be written. */
	readonly choices: readonly string[] | null;
	/** What new items have; null for nothing. */
	readonly initial: string | number | boolean | null;
	/** The collection that an `item` names, or whose items `items` lists. */
	readonly to: string | null;
	/** The field of `to` that names this item back; set for `items` alone. */
	readonly back: string | null;
	/** What an entry of a `list` consists of. */
	readonly entries: readonly FieldModel[];
}

/** A collection of the data model. */
export interface CollectionModel {
	readonly collection: string;
	/** The collection that the Data Studio shows it below; null for the top. */
	readonly group: string | null;
	readonly german: string;
	readonly note: string;
	/** How an item is named in lists, e.g. "{{display_name}}". */
	readonly display: string;
	/** The way to the item's project, e.g. ["product", "project"]; empty for the project itself. */
	readonly scope: readonly string[];
	/** The way to the item whose `status` decides whether visitors see it; null where there is none but the project's. */
	readonly published: readonly string[] | null;
	/** Whether editors need not see it in the list of collections. */
	readonly hidden: boolean;
	readonly fields: readonly FieldModel[];
}

/** What a field may say beyond name, kind, label and note. */
export type FieldOptions = Partial<
	Pick<FieldModel, "required" | "choices" | "initial" | "to" | "back" | "entries">
>;

/** Declares a field. */
export function field(
	name: string,
	kind: FieldKind,
	german: string,
	note: string,
	options: FieldOptions = {},
): FieldModel {
	const nothing = { required: false, choices: null, initial: null, to: null, back: null, entries: [] };
	return { field: name, kind, german, note, ...nothing, ...options };
}

/** Declares a field that names an item of another collection. */
export function item(
	name: string,
	to: string,
	german: string,
	note: string,
	options: FieldOptions = {},
): FieldModel {
	return field(name, "item", german, note, { ...options, to });
}

/** Declares the list of all items of another collection that name this one in their field `back`. */
export function items(name: string, to: string, back: string, german: string, note: string): FieldModel {
	return field(name, "items", german, note, { to, back });
}

/** Declares a list of entries that are edited in place. */
export function list(name: string, german: string, note: string, entries: readonly FieldModel[]): FieldModel {
	return field(name, "list", german, note, { entries });
}

/** A field that must be filled in. */
export const required: FieldOptions = { required: true };

/** Declares a yes or no. */
export function flag(name: string, initial: boolean, german: string, note: string): FieldModel {
	return field(name, "boolean", german, note, { initial });
}

/** The language of an entry of `translations`. */
export const language: FieldModel = field("language", "string", "Sprache", "de, en or fr.", {
	required: true,
	choices: ["de", "en", "fr"],
});

/** Declares what the fields beside it say in other languages. */
export function translations(note: string, entries: readonly FieldModel[]): FieldModel {
	return list("translations", "Übersetzungen", note, [language, ...entries]);
}

const display_name = field("display_name", "string", "Name", "The name in that language.", required);

/** Names in languages other than German. */
export const otherNames: FieldModel = translations("The name in the other languages.", [display_name]);

/** The order of items. */
export const sort: FieldModel = field(
	"sort",
	"integer",
	"Reihenfolge",
	"The place in the list, lowest first.",
);

/** What an item is called in a content folder. */
export const key: FieldModel = field(
	"key",
	"string",
	"Kurzname",
	'A short name that never changes, e.g. "alpenhorn-firn": small letters, digits and hyphens, once per project. Addresses, ' +
		"orders and stored carts know the item by it; the item's own id stands in where it is blank.",
);

/** The project that an item belongs to. */
export const project: FieldModel = item(
	"project",
	"project",
	"Projekt",
	"The website it belongs to.",
	required,
);

/** Whether visitors see an item. */
export const status: FieldModel = field(
	"status",
	"string",
	"Status",
	"published: visitors see it after the next build. draft: editors see it in the preview. archived: nobody does.",
	{ required: true, choices: ["published", "draft", "archived"], initial: "draft" },
);
