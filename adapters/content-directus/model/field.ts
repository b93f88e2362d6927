import type { Section } from "#adapters/content-directus/model/sections.ts";
import type { ChoiceLabel, EditorText, FieldInfo, FormGroup, TextFormat } from "#core/content/field.ts";

/**
 * The kind of storage and form of a field. `decimal` is a number as text; `list` is JSON with entries that have no identity; `modified` is the time of the
 * item's last change, which Directus sets.
 */
export type FieldKind =
	| "string"
	| "text"
	| "markdown"
	| "integer"
	| "decimal"
	| "boolean"
	| "timestamp"
	| "modified"
	| "csv"
	| "object"
	| "list"
	| "item"
	| "items"
	| "picture"
	| "folder";

/** A field of a collection with its label for editors. */
export interface FieldModel extends FieldInfo {
	/** Its name in the collection; the specification's name if it has one (specification 3). */
	readonly field: string;
	readonly kind: FieldKind;
	readonly required: boolean;
	/** The allowed values; null for any value. */
	readonly choices: readonly string[] | null;
	/** The labels of the allowed values; a value without one is its own label. */
	readonly choiceLabels: Readonly<Record<string, ChoiceLabel>>;
	/** The value of new items; null for none. */
	readonly initial: string | number | boolean | null;
	/** The collection that an `item` refers to, or whose items `items` lists. */
	readonly to: string | null;
	/** The field of `to` that refers back to this item; only for `items`. */
	readonly back: string | null;
	/** The fields of an entry of a `list`. */
	readonly entries: readonly FieldModel[];
	/** The template of an entry's name in a `list`; null for the first field. */
	readonly display: string | null;
	/** The fixed format of its text; null for any text. */
	readonly format: TextFormat | null;
	/** The regular expression of a decimal's spelling; null for {@link decimalPattern} and other kinds. */
	readonly pattern: string | null;
	/** Whether Directus gives a new item without a value one from its name. */
	readonly isDerived: boolean;
	/** Whether forms show it without letting editors change it. */
	readonly isReadOnly: boolean;
	/** Its group in the form; null in a form without groups and within a list. */
	readonly group: FormGroup | null;
}

/** A collection of the data model. */
export interface CollectionModel {
	readonly collection: string;
	/** The parent collection in the Data Studio; null for the top level. */
	readonly group: string | null;
	readonly de: EditorText;
	readonly en: EditorText;
	/** The template of an item's name in lists, e.g. "{{display_name}}". */
	readonly display: string;
	/** The path to the item's project, e.g. ["product", "project"]; empty for the project itself. */
	readonly scope: readonly string[];
	/** The path to the item whose `status` determines whether visitors see this one; null if only the project's does. */
	readonly published: readonly string[] | null;
	/** Whether the Data Studio hides it in the list of collections. */
	readonly hidden: boolean;
	/** Its folder in the navigation of the Data Studio; null for a hidden one. */
	readonly section: Section | null;
	/** Its icon, by its name in Material Symbols; null for none. */
	readonly icon: string | null;
	readonly fields: readonly FieldModel[];
}

/** Creates a field. */
export function field(
	name: string,
	kind: FieldKind,
	{ de, en, source }: FieldInfo,
	options: Partial<Omit<FieldModel, "field" | "kind" | keyof FieldInfo>> = {},
): FieldModel {
	const nothing = {
		required: false,
		choices: null,
		choiceLabels: {},
		initial: null,
		to: null,
		back: null,
		entries: [],
		display: null,
		format: null,
		pattern: null,
		isDerived: false,
		isReadOnly: false,
		group: null,
	};
	return { field: name, kind, de, en, ...(source ? { source } : {}), ...nothing, ...options };
}
