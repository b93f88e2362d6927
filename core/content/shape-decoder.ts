import type { FieldShape, Shape, ShapeKind } from "#core/content/shape.ts";
import { oneOf, record } from "#core/decoding/content-decoders.ts";
import { decimal } from "#core/decoding/decode-decimal.ts";
import { boolean, type Decoder, integer, list, object, satisfying } from "#core/decoding/decoder.ts";
import { text, withAbsent } from "#core/decoding/file-decoders.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The id of a content item. */
export const contentId: Decoder<ContentId> = satisfying(
	"an id",
	(input): input is ContentId => (typeof input === "string" && input !== "") || Number.isSafeInteger(input),
);

const anything: Decoder<unknown> = satisfying("anything", (_): _ is unknown => true);
const texts = list(text);

/** The decoders by kind; all other kinds are texts. */
const kinds: Partial<Readonly<Record<ShapeKind, Decoder<unknown>>>> = {
	integer: integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
	number: satisfying("a number", (input): input is number => Number.isFinite(input)),
	decimal,
	boolean,
	id: contentId,
	reference: contentId,
	references: list(contentId),
	texts,
	images: texts,
	table: list(texts),
	json: record(anything),
};

/** Decoders for kinds that a service represents in its own way. */
export type CustomDecoders = Partial<Readonly<Record<ShapeKind, Decoder<unknown>>>>;

function valueDecoder(
	{ kind, fields, choices, limits }: FieldShape,
	custom: CustomDecoders,
): Decoder<unknown> {
	if (fields) {
		const entry = object(decodersOf(fields, custom));
		return kind === "object" ? entry : list(entry);
	}
	if (choices) return oneOf(choices);
	return limits ? integer(...limits) : (custom[kind] ?? kinds[kind] ?? text);
}

/** The decoders of fields by name. */
export type DecodersOf<Shapes> = {
	readonly [Name in keyof Shapes]: Shapes[Name] extends FieldShape<infer Value> ? Decoder<Value> : never;
};

/** Creates the decoders of a shape's fields, by name. */
export function decodersOf<Shapes extends Shape>(
	shape: Shapes,
	custom: CustomDecoders = {},
): DecodersOf<Shapes> {
	const decoders = Object.entries(shape).map(([name, field]) => {
		const value = valueDecoder(field, custom);
		return [name, "absent" in field ? withAbsent(value, field.absent) : value] as const;
	});
	return Object.fromEntries(decoders) as DecodersOf<Shapes>;
}

/** The shapes of the fields of an object, or of a list's entries. */
type EntryShape<Entry> = { readonly [Name in keyof Entry]-?: FieldShape<Entry[Name]> };

/** Returns the shape of a list's entries. */
export function entryShape<Entry>(list: FieldShape<readonly Entry[]>): EntryShape<Entry> {
	return (list.fields ?? {}) as EntryShape<Entry>;
}

/** The part of a shape with the item's translations. */
type Translations<Entry = unknown> = { readonly translations: FieldShape<readonly Entry[]> };

/** The shape of an item's texts in one language. */
type TextShape<ItemShape> =
	ItemShape extends Translations<infer Entry> ? EntryShape<Omit<Entry, "language">> : never;

/** Returns the shape of an item's texts in one language. */
export function textShape<ItemShape extends Translations>({ translations }: ItemShape): TextShape<ItemShape> {
	const { language: _, ...texts } = translations.fields ?? {};
	return texts as TextShape<ItemShape>;
}

/**
 * Returns the shape of an item in one language, with its texts next to its own fields. An own field takes precedence over a text
 * with the same name.
 */
export function localShape<ItemShape extends Translations>(
	shape: ItemShape,
): Omit<ItemShape, "translations"> & Omit<TextShape<ItemShape>, keyof ItemShape> {
	const { translations: _, ...ownFields } = shape;
	return { ...textShape(shape), ...ownFields };
}

/** Returns the values of fields that are absent. */
export function absentValues<Shapes extends Shape>(
	shape: Shapes,
): { readonly [Name in keyof Shapes]?: unknown } {
	return Object.fromEntries(Object.entries(shape).map(([name, { absent }]) => [name, absent])) as never;
}
