import * as v from "valibot";
import type { ImageNames, MediaName } from "#core/content/image-names.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { HeadingModel, ProseModel } from "#core/content-values/prose-model.ts";

/** The kind of a field, which determines its input, storage and display. */
export type FieldKind =
	| "text"
	| "multiline"
	| "markdown"
	/** A path within the site. */
	| "path"
	/** The address of another provider's page to embed. */
	| "frame"
	| "integer"
	| "number"
	| "decimal"
	| "boolean"
	| "timestamp"
	| "id"
	| "texts"
	| "image"
	| "images"
	| "reference"
	| "references"
	| "object"
	| "list"
	| "table"
	| "json"
	| "children";

/** The fixed format of a text. */
export type TextFormat =
	| "color"
	| "contact"
	| "coordinates"
	| "country"
	| "date"
	| "day"
	| "email"
	| "gtin"
	| "id"
	| "languageTag"
	| "link"
	| "moment"
	| "secure"
	| "slug"
	| "time"
	| "timeZone"
	| "web";

/** The files of a content folder that field values are checked against. */
export interface FolderContext {
	readonly images: ImageNames;
	/** Whether a missing image is reported, or accepted and left out (R-IMG-02). */
	readonly missingImages: "reported" | "left out";
	/** The Markdown files in the folder `pages`. */
	readonly markdownFiles: ReadonlySet<string>;
}

/** The functions that convert field values for a page. */
export interface ShownTools {
	image(name: MediaName): ImageModel | null;
	prose(markdown: string): ProseModel;
	/** Returns a heading with an anchor that is unique on the page. */
	heading(text: string): HeadingModel;
}

/** Checks and types a value from a content folder. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** The label and help text of a field in one language. */
export type EditorText = readonly [label: string, help: string];

/** The texts of a field for editors, and its source. */
export interface FieldInfo {
	readonly de: EditorText;
	readonly en: EditorText;
	/** A section of the specification, a requirement's id or a law. */
	readonly source?: string;
}

/** The label of a value that editors choose, in each language of editors. */
export interface ChoiceLabel {
	readonly de: string;
	readonly en: string;
}

/** A group of fields in the form of an item, which editors open and close. */
export interface FormGroup {
	/** Its name, unique within a form. */
	readonly name: string;
	/** Its icon, by its name in Material Symbols. */
	readonly icon: string;
	/** Its heading in each language of editors. */
	readonly de: string;
	readonly en: string;
	/** Whether it is open at first. */
	readonly isOpen: boolean;
}

/** The value of a field that the content leaves out. */
export type Initial = string | number | boolean;

/** Named fields in editing order. */
export type Fields = Readonly<Record<string, Field>>;

/** A field of the content model: its value, schema, editor texts and the value that pages show. */
export interface Field<out Value = unknown, out Shown = Value> extends FieldInfo {
	readonly kind: FieldKind;
	/** Whether the content must contain the field. */
	readonly required: boolean;
	readonly initial: Initial | null;
	/** The allowed values; null for free input. */
	readonly choices: readonly string[] | null;
	/** The labels of the allowed values; a value without one is its own label. */
	readonly choiceLabels: Readonly<Record<string, ChoiceLabel>>;
	/** The fixed format of a text; null for any text. */
	readonly format: TextFormat | null;
	/** The entity that a reference names by {@link Entity.collection}, and the field that identifies its items. */
	readonly to: { readonly entity: string; readonly by: string } | null;
	/** The fields of an object or of a list's entries; null for other kinds. */
	readonly fields: Fields | null;
	/** The block types of a list by the value of the field `type`; null for other lists and kinds. */
	readonly blockTypes: Readonly<
		Record<string, { readonly de: EditorText; readonly en: EditorText; readonly fields: Fields }>
	> | null;
	/**
	 * The collection in which content services store the entries of a list of names or ids, each in the field
	 * `member`.
	 */
	readonly rows: LinkedRows | null;
	/** Whether content services represent the field in another way. */
	readonly inFilesOnly: boolean;
	/**
	 * Whether the law requires the text. It is then shown in another language if a translation is missing, and
	 * `check` requires every language (B-LAW-21).
	 */
	readonly isLegal: boolean;
	/**
	 * Whether a file may leave the field out because its name or a brand implies the value. Content services must
	 * contain it.
	 */
	readonly isImplied: boolean;
	/** Its group in the form of an item; null for the first group, "Essentials". */
	readonly group: FormGroup | null;
	/** The value's rules in JSON Schema (draft 2020-12). */
	readonly json: Readonly<Record<string, unknown>>;
	readonly schema: (context: FolderContext) => Schema<Value>;
	/**
	 * Returns the value that a page shows; undefined if there is nothing to show, and whatever needs it is left out.
	 */
	shown(value: Value, tools: ShownTools): Shown | undefined;
}

/** The value of a field. */
export type ValueOf<Definition> = Definition extends Field<infer Value, unknown> ? Value : never;

/** The values of named fields. */
export type ValuesOf<FieldMap extends Fields> = {
	readonly [Name in keyof FieldMap]: ValueOf<FieldMap[Name]>;
};

/** The values that pages show for named fields. */
export type ShownOf<FieldMap extends Fields> = {
	readonly [Name in keyof FieldMap]: FieldMap[Name] extends Field<unknown, infer Shown> ? Shown : never;
};

/** The collection in which content services store a list of names or ids. */
export interface LinkedRows {
	readonly collection: string;
	/** The field that refers to the row's item. */
	readonly owner: string;
	/** The field with the image or the referenced item. */
	readonly member: string;
	/** The field for a free text instead of a reference, if allowed. */
	readonly text?: string;
	/** The label of a row for editors, with field names in double braces. */
	readonly display: string;
	readonly de: EditorText;
	readonly en: EditorText;
}

/** The properties of a field beyond its texts. */
export interface FieldRules<Value>
	extends Partial<Omit<Field<Value>, "schema" | "shown" | "kind" | keyof FieldInfo>> {
	readonly schema: Field<Value>["schema"] | Schema<Value>;
}

/** Creates a required field whose value pages show unchanged. */
export function field<Value>(kind: FieldKind, info: FieldInfo, rules: FieldRules<Value>): Field<Value> {
	const { schema } = rules;
	return {
		kind,
		required: true,
		initial: null,
		choices: null,
		choiceLabels: {},
		format: null,
		to: null,
		fields: null,
		blockTypes: null,
		rows: null,
		inFilesOnly: false,
		isLegal: false,
		isImplied: false,
		group: null,
		json: {},
		...info,
		...rules,
		schema: typeof schema === "function" ? schema : () => schema,
		shown: (value) => value,
	};
}

/** Returns a field whose value pages show in another form. */
export function shownAs<Value, Shown>(
	base: Field<Value>,
	shown: (value: Value, tools: ShownTools) => Shown | undefined,
): Field<Value, Shown> {
	return { ...base, shown };
}

/**
 * Treats absent values and blank texts as null. Lists converted to files contain every cell, including empty ones.
 */
export const absentAsNull = v.pipe(
	v.nullish(v.unknown(), null),
	v.transform((value) => (typeof value === "string" && value.trim() === "" ? null : value)),
);

/** Returns an optional field: absent, null and blank values give null. */
export function optional<Value, Shown>(base: Field<Value, Shown>): Field<Value | null, Shown | null> {
	return {
		...base,
		required: false,
		shown: (value, tools) => (value === null ? null : (base.shown(value, tools) ?? null)),
		schema: (context) => v.pipe(absentAsNull, v.nullable(base.schema(context))),
	};
}

/** Returns a field with a default for values that the content leaves out. */
export function withDefault<Value, Shown>(
	base: Field<Value, Shown>,
	defaultValue: Value,
): Field<Value, Shown> {
	const isPlain = ["string", "number", "boolean"].includes(typeof defaultValue);
	return {
		...base,
		required: false,
		initial: isPlain ? (defaultValue as Initial) : null,
		schema: (context) =>
			v.pipe(
				absentAsNull,
				v.nullable(base.schema(context)),
				v.transform((value): Value => value ?? defaultValue),
			),
	};
}

/** Returns a field that content services represent in another way. */
export function inFilesOnly<Value, Shown>(base: Field<Value, Shown>): Field<Value, Shown> {
	return { ...base, inFilesOnly: true };
}

/** Returns a field for a text that the law requires in each language of the site (B-LAW-21). */
export function legalText<Value, Shown>(base: Field<Value, Shown>): Field<Value, Shown> {
	return { ...base, isLegal: true };
}

/** A field that a file may leave out because something else implies its value. */
export interface ImpliedField<out Value> extends Field<Value | null> {
	readonly isImplied: true;
	/** Carries the type of the complete value; never set. */
	readonly complete?: Value;
}

/** Returns a field that a file may leave out because the file name or a brand implies its value. */
export function implied<Value>(base: Field<Value>): ImpliedField<Value> {
	return { ...optional(base), isImplied: true };
}

/** Returns a field with a further rule, which can check several values. */
export function refined<Value, Result>(
	base: Field<Value>,
	refine: (schema: Schema<Value>, context: FolderContext) => Schema<Result>,
): Field<Result> {
	return {
		...base,
		schema: (context) => refine(base.schema(context), context),
		shown: (value) => value,
	};
}
