import * as v from "valibot";
import type { ImageNames, MediaName } from "#core/content/image-names.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { HeadingModel, ProseModel } from "#core/content-values/prose-model.ts";

/** How a field is entered, stored and shown to those who edit it. */
export type FieldKind =
	| "text"
	| "multiline"
	| "markdown"
	/** A path of the site. */
	| "path"
	/** The address of a page of another provider that is shown within the site's own. */
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

/** What a field's value is checked against besides its own rules: the files of the content folder. */
export interface FolderContext {
	readonly images: ImageNames;
	/** What an image that the folder does not have is: an issue, or accepted, so that its place is left out (R-IMG-02). */
	readonly missingImages: "reported" | "left out";
	/** The Markdown files of the pages folder. */
	readonly markdownFiles: ReadonlySet<string>;
}

/** What the values of fields are looked up with for a page. */
export interface ShownTools {
	image(name: MediaName): ImageModel | null;
	prose(markdown: string): ProseModel;
	/** Gives a text an anchor that no other has on the page. */
	heading(text: string): HeadingModel;
}

/** Checks a value from a content folder and gives it its type. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

/** What editors read of a field: its label, and what to enter. */
export type EditorText = readonly [label: string, help: string];

/** The texts of a field for editors, and where it is specified. */
export interface FieldInfo {
	readonly de: EditorText;
	readonly en: EditorText;
	/** A section of the specification, a requirement's id or a law. */
	readonly source?: string;
}

/** A value that a field takes where the content gives none. */
export type Initial = string | number | boolean;

/** Named fields in the order in which they are edited. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * A field of the content model: what it holds, how that is checked, what editors read, and what pages are rendered from
 * in its place.
 */
export interface Field<out Value = unknown, out Shown = Value> extends FieldInfo {
	readonly kind: FieldKind;
	/** Whether the content must give it. */
	readonly required: boolean;
	readonly initial: Initial | null;
	/** The values to choose from; null where anything may be written. */
	readonly choices: readonly string[] | null;
	/** The entity that a reference names, by its name in {@link Entity}; with the field that names it. */
	readonly to: { readonly entity: string; readonly by: string } | null;
	/** What an object or the entries of a list consist of; null for other kinds. */
	readonly fields: Fields | null;
	/** The types of the blocks in a list, by the value of their field `type`; null for other lists and kinds. */
	readonly blockTypes: Readonly<
		Record<string, { readonly de: EditorText; readonly en: EditorText; readonly fields: Fields }>
	> | null;
	/** The collection in which content services keep the entries of a list of names or ids, each in the field `member`. */
	readonly rows: LinkedRows | null;
	/** Whether content services do not have it, since they say it in another way. */
	readonly inFilesOnly: boolean;
	/** Whether the law asks for it, so that it is shown in another language rather than not at all, and `check` asks for each (B-LAW-21). */
	readonly isLegal: boolean;
	/** Whether a file may leave it out since something else says it, its name or a brand; content services must give it. */
	readonly isImplied: boolean;
	/** The rules of a value as JSON Schema writes them (draft 2020-12). */
	readonly json: Readonly<Record<string, unknown>>;
	readonly schema: (context: FolderContext) => Schema<Value>;
	/** What a page is rendered from; undefined where there is nothing to show, so that what needs it is left out. */
	shown(value: Value, tools: ShownTools): Shown | undefined;
}

/** The value of a field. */
export type ValueOf<Of> = Of extends Field<infer Value, unknown> ? Value : never;

/** An object with those fields. */
export type ValuesOf<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** What pages are rendered from in the place of an object with those fields. */
export type ShownOf<Of extends Fields> = {
	readonly [Name in keyof Of]: Of[Name] extends Field<unknown, infer Shown> ? Shown : never;
};

/** Where content services keep what files write as a list of names or ids. */
export interface LinkedRows {
	readonly collection: string;
	/** The field that names the item that a row belongs to. */
	readonly owner: string;
	/** The field that holds the image or names the item. */
	readonly member: string;
	/** The field for a text of the item's own instead, where that is allowed. */
	readonly text?: string;
	/** How editors find a row, field names in double braces. */
	readonly display: string;
	readonly de: EditorText;
	readonly en: EditorText;
}

/** What makes a field of a kind. */
export interface FieldRules<Value>
	extends Partial<Omit<Field<Value>, "schema" | "shown" | "kind" | keyof FieldInfo>> {
	readonly schema: Field<Value>["schema"] | Schema<Value>;
}

/** Makes a required field; pages show its value as it is. */
export function field<Value>(kind: FieldKind, info: FieldInfo, rules: FieldRules<Value>): Field<Value> {
	const { schema } = rules;
	return {
		kind,
		required: true,
		initial: null,
		choices: null,
		to: null,
		fields: null,
		blockTypes: null,
		rows: null,
		inFilesOnly: false,
		isLegal: false,
		isImplied: false,
		json: {},
		...info,
		...rules,
		schema: typeof schema === "function" ? schema : () => schema,
		shown: (value) => value,
	};
}

/** A field that pages show in another form. */
export function shownAs<Value, Shown>(
	of: Field<Value>,
	shown: (value: Value, tools: ShownTools) => Shown | undefined,
): Field<Value, Shown> {
	return { ...of, shown };
}

/** Takes an absent value and a blank text as null: lists that became files write every cell, the empty ones too. */
export const absentAsNull = v.pipe(
	v.nullish(v.unknown(), null),
	v.transform((value) => (typeof value === "string" && value.trim() === "" ? null : value)),
);

/** A field that may be absent, null or a blank text, all of which give null. */
export function optional<Value, Shown>(of: Field<Value, Shown>): Field<Value | null, Shown | null> {
	return {
		...of,
		required: false,
		shown: (value, tools) => (value === null ? null : (of.shown(value, tools) ?? null)),
		schema: (context) => v.pipe(absentAsNull, v.nullable(of.schema(context))),
	};
}

/** A field with a value for when the content gives none. */
export function withDefault<Value, Shown>(of: Field<Value, Shown>, standard: Value): Field<Value, Shown> {
	const isPlain = ["string", "number", "boolean"].includes(typeof standard);
	return {
		...of,
		required: false,
		initial: isPlain ? (standard as Initial) : null,
		schema: (context) =>
			v.pipe(
				absentAsNull,
				v.nullable(of.schema(context)),
				v.transform((value): Value => value ?? standard),
			),
	};
}

/** A field that content services say in another way. */
export function inFilesOnly<Value, Shown>(of: Field<Value, Shown>): Field<Value, Shown> {
	return { ...of, inFilesOnly: true };
}

/** A text that the law asks for, in each language of the site (B-LAW-21). */
export function legalText<Value, Shown>(of: Field<Value, Shown>): Field<Value, Shown> {
	return { ...of, isLegal: true };
}

/** A field whose value a file may leave out since something else says it. */
export interface ImpliedField<out Value> extends Field<Value | null> {
	readonly isImplied: true;
	/** Never there: it carries the type of the value that there is in any case. */
	readonly complete?: Value;
}

/** A field that a file may leave out since something else says it: the name of the file, or a brand. */
export function implied<Value>(of: Field<Value>): ImpliedField<Value> {
	return { ...optional(of), isImplied: true };
}

/** A field with a further rule, which may look at several of its values. */
export function refined<Value, Result>(
	of: Field<Value>,
	refine: (schema: Schema<Value>, context: FolderContext) => Schema<Result>,
): Field<Result> {
	return {
		...of,
		schema: (context) => refine(of.schema(context), context),
		shown: (value) => value,
	};
}
