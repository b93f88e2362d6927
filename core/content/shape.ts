import { safeParse } from "valibot";
import type { Field, FieldKind, Fields, FolderContext, ImpliedField, ValueOf } from "#core/content/field.ts";

/** The kind of a value. All sorts of text are one kind; a reference by slug is a separate kind. */
export type ShapeKind = Exclude<FieldKind, "multiline" | "markdown" | "path" | "frame" | "image"> | "slug";

/** A field's definition as JSON, reduced to what browsers need. */
export interface FieldShape<out Value = unknown> {
	readonly kind: ShapeKind;
	/** The value if the field is absent; without it, the field is required. */
	readonly absent?: unknown;
	/** The allowed values. */
	readonly choices?: readonly string[];
	/** The minimum and maximum of a number. */
	readonly limits?: readonly [number, number];
	/** The entity that a reference names or whose items the field contains. */
	readonly to?: string;
	/** The fields of an object or of a list's entries. */
	readonly fields?: Shape;
	/** Whether content services represent the field in another way. */
	readonly inFilesOnly?: true;
	/** Whether the law requires the text. */
	readonly isLegal?: true;
	/** Carries the type of the value; never set. */
	readonly value?: Value;
}

/** The shapes of named fields. */
export type Shape = Readonly<Record<string, FieldShape>>;

/** The value of a complete field, including implied values. */
type CompleteValue<Definition> = Definition extends ImpliedField<infer Value> ? Value : ValueOf<Definition>;

/** The shapes of named fields. */
export type ShapeOf<FieldMap extends Fields> = {
	readonly [Name in keyof FieldMap]: FieldShape<CompleteValue<FieldMap[Name]>>;
};

const noFolder: FolderContext = {
	images: { find: (name) => name, all: [] },
	missingImages: "left out",
	markdownFiles: new Set(),
};

const texts: readonly FieldKind[] = ["multiline", "markdown", "path", "frame", "image"];

function kindOf({ kind, to, json }: Field): ShapeKind {
	// The position in a list is edited as an integer but can be between two others.
	if (json.type === "number") return "number";
	if (kind === "reference" && to?.by === "slug") return "slug";
	return texts.includes(kind) ? "text" : (kind as ShapeKind);
}

function fieldShape(definition: Field): FieldShape {
	const { choices, to, fields, inFilesOnly, isLegal, isImplied, json } = definition;
	const parsedAbsent = safeParse(definition.schema(noFolder), undefined);
	const { minimum, maximum } = json;
	return {
		kind: kindOf(definition),
		...(parsedAbsent.success && !isImplied ? { absent: parsedAbsent.output } : {}),
		...(choices ? { choices } : {}),
		...(typeof minimum === "number" && typeof maximum === "number" ? { limits: [minimum, maximum] } : {}),
		...(to ? { to: to.entity } : {}),
		...(fields ? { fields: shapeOf(fields) } : {}),
		...(inFilesOnly ? { inFilesOnly } : {}),
		...(isLegal ? { isLegal } : {}),
	};
}

/** Returns the shapes of fields. */
export function shapeOf<const FieldMap extends Fields>(fields: FieldMap): ShapeOf<FieldMap> {
	const shapes = Object.entries(fields).map(([name, definition]) => [name, fieldShape(definition)] as const);
	return Object.fromEntries(shapes) as ShapeOf<FieldMap>;
}
