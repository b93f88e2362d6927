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

/** What each kind of value is read by; all others are texts. */
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

/** What reads kinds that a service writes in its own way. */
export type OwnKinds = Partial<Readonly<Record<ShapeKind, Decoder<unknown>>>>;

function valueDecoder({ kind, fields, choices, limits }: FieldShape, own: OwnKinds): Decoder<unknown> {
	if (fields) {
		const entry = object(decodersOf(fields, own));
		return kind === "object" ? entry : list(entry);
	}
	if (choices) return oneOf(choices);
	return limits ? integer(...limits) : (own[kind] ?? kinds[kind] ?? text);
}

/** The decoders of fields by their names. */
export type DecodersOf<Of> = {
	readonly [Name in keyof Of]: Of[Name] extends FieldShape<infer Value> ? Decoder<Value> : never;
};

/** What reads fields of those shapes, by their names. */
export function decodersOf<Of extends Shape>(shape: Of, own: OwnKinds = {}): DecodersOf<Of> {
	const decoders = Object.entries(shape).map(([name, field]) => {
		const value = valueDecoder(field, own);
		return [name, "absent" in field ? withAbsent(value, field.absent) : value] as const;
	});
	return Object.fromEntries(decoders) as DecodersOf<Of>;
}

/** The shapes of the fields of an object, or of a list's entries. */
type EntryShape<Entry> = { readonly [Name in keyof Entry]-?: FieldShape<Entry[Name]> };

/** The shape of the entries of a list. */
export function entryShape<Entry>(of: FieldShape<readonly Entry[]>): EntryShape<Entry> {
	return (of.fields ?? {}) as EntryShape<Entry>;
}

/** What an item says in each language. */
type Translations<Entry = unknown> = { readonly translations: FieldShape<readonly Entry[]> };

/** The shape of what an item says in a language. */
type TextShape<Of> = Of extends Translations<infer Entry> ? EntryShape<Omit<Entry, "language">> : never;

/** The shape of what an item says in a language. */
export function textShape<Of extends Translations>({ translations }: Of): TextShape<Of> {
	const { language: _, ...texts } = translations.fields ?? {};
	return texts as TextShape<Of>;
}

/** The shape of an item in one language: what its translations say is next to its own fields. */
export function localShape<Of extends Translations>(shape: Of): Omit<Of, "translations"> & TextShape<Of> {
	const { translations: _, ...own } = shape;
	return { ...own, ...textShape(shape) };
}

/** What fields are where nothing is given. */
export function absentValues<Of extends Shape>(shape: Of): { readonly [Name in keyof Of]?: unknown } {
	return Object.fromEntries(Object.entries(shape).map(([name, { absent }]) => [name, absent])) as never;
}
