import { safeParse } from "valibot";
import type { Field, FieldKind, Fields, FolderContext, ImpliedField, ValueOf } from "#core/content/field.ts";

/** What a value is. Texts of all sorts are one kind; a reference by slug is a kind of its own. */
export type ShapeKind = Exclude<FieldKind, "multiline" | "markdown" | "path" | "frame" | "image"> | "slug";

/** A field's definition without what only editors and the checks of a content folder need, as JSON. */
export interface FieldShape<out Value = unknown> {
	readonly kind: ShapeKind;
	/** What it is where nothing is given; without it something must be. */
	readonly absent?: unknown;
	/** The values that it may have. */
	readonly choices?: readonly string[];
	/** The least and the greatest number that it may be. */
	readonly limits?: readonly [number, number];
	/** The entity that it names, or whose items it holds. */
	readonly to?: string;
	/** What an object, or each entry of a list, consists of. */
	readonly fields?: Shape;
	/** Whether content services say it in another way. */
	readonly inFilesOnly?: true;
	/** Whether the law asks for it. */
	readonly isLegal?: true;
	/** Never there: it carries the type of the value. */
	readonly value?: Value;
}

/** The shapes of named fields. */
export type Shape = Readonly<Record<string, FieldShape>>;

/** The value of a field once it is complete: what a file may leave out since its name says it is there. */
type CompleteValue<Of> = Of extends ImpliedField<infer Value> ? Value : ValueOf<Of>;

/** The shape of those fields. */
export type ShapeOf<Of extends Fields> = { readonly [Name in keyof Of]: FieldShape<CompleteValue<Of[Name]>> };

const noFolder: FolderContext = {
	images: { find: (name) => name, all: [] },
	missingImages: "left out",
	markdownFiles: new Set(),
};

const texts: readonly FieldKind[] = ["multiline", "markdown", "path", "frame", "image"];

function kindOf({ kind, to, json }: Field): ShapeKind {
	// The place in a list is edited as an integer, and may be between two others.
	if (json.type === "number") return "number";
	if (kind === "reference" && to?.by === "slug") return "slug";
	return texts.includes(kind) ? "text" : (kind as ShapeKind);
}

function fieldShape(of: Field): FieldShape {
	const { choices, to, fields, inFilesOnly, isLegal, isImplied, json } = of;
	const nothing = safeParse(of.schema(noFolder), undefined);
	const { minimum, maximum } = json;
	return {
		kind: kindOf(of),
		...(nothing.success && !isImplied ? { absent: nothing.output } : {}),
		...(choices ? { choices } : {}),
		...(typeof minimum === "number" && typeof maximum === "number" ? { limits: [minimum, maximum] } : {}),
		...(to ? { to: to.entity } : {}),
		...(fields ? { fields: shapeOf(fields) } : {}),
		...(inFilesOnly ? { inFilesOnly } : {}),
		...(isLegal ? { isLegal } : {}),
	};
}

/** Takes the shape of fields. */
export function shapeOf<const Of extends Fields>(fields: Of): ShapeOf<Of> {
	const shapes = Object.entries(fields).map(([name, of]) => [name, fieldShape(of)] as const);
	return Object.fromEntries(shapes) as ShapeOf<Of>;
}
