import type { EditorText, FieldInfo } from "#core/content/field.ts";

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
export interface FieldModel extends FieldInfo {
	/** The name within the collection: the specification's own where it has one (specification 3). */
	readonly field: string;
	readonly kind: FieldKind;
	readonly required: boolean;
	/** The values to choose from; null where anything may be written. */
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
	readonly de: EditorText;
	readonly en: EditorText;
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

/** Declares a field. */
export function field(
	name: string,
	kind: FieldKind,
	{ de, en, source }: FieldInfo,
	options: Partial<Omit<FieldModel, "field" | "kind" | keyof FieldInfo>> = {},
): FieldModel {
	const nothing = { required: false, choices: null, initial: null, to: null, back: null, entries: [] };
	return { field: name, kind, de, en, ...(source ? { source } : {}), ...nothing, ...options };
}
