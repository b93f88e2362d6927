import { ContentError, contentErrorCode } from "#adapters/content-directus/client/content-error.ts";
import { isoTimestamp } from "#adapters/content-directus/client/directus-values.ts";
import type { ContentQuery } from "#adapters/content-directus/client/read-client.ts";
import { noteFailure } from "#adapters/content-directus/client/transport.ts";
import { translationsGermanFirst } from "#adapters/content-directus/model/german-labels.ts";
import { type Json, objectOf, pick } from "#adapters/content-directus/model/rows.ts";
import type { FieldShape, Shape } from "#core/content/shape.ts";
import { decodersOf } from "#core/content/shape-decoder.ts";
import { type Decoder, integer, list, nullable, object } from "#core/decoding/decoder.ts";
import { either, mapped, text, withAbsent } from "#core/decoding/file-decoders.ts";
import { isLanguage, type Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";

/** The request for a field, and the decoder of its value. */
export interface Part<out Value = unknown> {
	/** The fields to request below it; empty for a simple value. */
	readonly fields: readonly string[];
	/** The queries of related items below it, by field. */
	readonly deep: NonNullable<ContentQuery["deep"]>;
	readonly decode: Decoder<Value>;
}

/** Parts by field name. */
export type Parts = Readonly<Record<string, Part>>;

/** The value of a part. */
export type PartValue<Of> = Of extends Part<infer Value> ? Value : never;

/** An object with the values of parts. */
type RowOf<Of extends Parts> = { readonly [Name in keyof Of]: PartValue<Of[Name]> };

/** The ids of an item. */
interface ItemIds {
	/** Its key; the service's own id if the key is empty. */
	readonly id: string;
	/** The service's own id. */
	readonly own: string;
}

const ownKinds = { timestamp: mapped(text, isoTimestamp) };

/** Creates the part of a simple value. */
export function value<Value>(decode: Decoder<Value>): Part<Value> {
	return { fields: [], deep: {}, decode };
}

/** Converts the value of a part. */
export function mapPart<Value, Result>(part: Part<Value>, map: (value: Value) => Result): Part<Result> {
	return { ...part, decode: mapped(part.decode, map) };
}

/** The service's own id as text, because older collections have numbers as ids. */
export const ownId: Part<string> = value(
	mapped(either(text, integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)), String),
);

type ShapeParts<Of extends Shape> = {
	readonly [Name in keyof Of]: Of[Name] extends FieldShape<infer Value> ? Part<Value> : never;
};

/** Returns the parts of an entity's own fields, without its id. */
export function ownParts<Of extends Shape>(shape: Of): Omit<ShapeParts<Of>, "id"> {
	const { id: _, ...decoders } = decodersOf(shape, ownKinds);
	const own = Object.entries(decoders).flatMap(([name, decode]) =>
		shape[name]?.inFilesOnly ? [] : [[name, value(decode as Decoder<unknown>)] as const],
	);
	return Object.fromEntries(own) as unknown as Omit<ShapeParts<Of>, "id">;
}

/** Creates the part of an object with these fields. */
export function row<const Of extends Parts>(parts: Of): Part<RowOf<Of>> {
	const entries = Object.entries(parts);
	const decoders = entries.map(([name, { decode }]) => [name, decode] as const);
	const queries = entries.filter(([, { deep }]) => Object.keys(deep).length > 0);
	return {
		fields: entries.flatMap(([name, { fields }]) =>
			fields.length === 0 ? [name] : fields.map((field) => `${name}.${field}`),
		),
		deep: Object.fromEntries(queries.map(([name, { deep }]) => [name, deep])),
		decode: object(Object.fromEntries(decoders)) as unknown as Decoder<RowOf<Of>>,
	};
}

/** Makes a part nullable, for a related item that may be missing. */
export function orNull<Value>(part: Part<Value>): Part<Value | null> {
	return { ...part, decode: nullable(part.decode) };
}

const all = { _limit: -1, _sort: ["sort", "id"] };

/**
 * Creates the part of a list, empty if missing. Requests all items in the editor's order, because the service returns
 * only 100 by default.
 */
export function many<Value>(part: Part<Value>): Part<readonly Value[]> {
	const { fields, deep, decode } = part;
	return { fields, deep: fields.length > 0 ? { ...deep, ...all } : {}, decode: withAbsent(list(decode), []) };
}

/** Creates the part of an item with its key and its own id. */
export function item<const Of extends Parts>(parts: Of): Part<Omit<RowOf<Of>, "key"> & ItemIds> {
	const itemRow = row({ id: ownId, key: value(nullable(text)), ...parts });
	const decode = mapped(itemRow.decode, (found) => {
		const { key, ...fields } = found as RowOf<Of> & { readonly id: string; readonly key: string | null };
		return { ...fields, id: key || fields.id, own: fields.id };
	});
	return { ...itemRow, decode: decode as unknown as Decoder<Omit<RowOf<Of>, "key"> & ItemIds> };
}

/** The texts of an item in a language. */
type Version<Texts extends Parts> = RowOf<Texts> & { readonly language: Language };

/**
 * Creates the part of an item with translated texts: German in its own fields, the other languages in its
 * translations. Both are joined into one list, German first.
 */
export function translatedItem<const Of extends Parts, const Texts extends Parts>(
	parts: Of,
	texts: Texts,
): Part<
	Omit<RowOf<Of>, "key" | "translations"> & ItemIds & { readonly translations: readonly Version<Texts>[] }
> {
	// German has no text for what the item itself has, such as its slug.
	const germanNames = Object.keys(texts).filter((name) => !Object.hasOwn(parts, name));
	const language = value(text as Decoder<Language>);
	const base = item({ ...parts, translations: many(value(row({ language, ...texts }).decode)) });
	return {
		...base,
		fields: [...base.fields, ...germanNames],
		decode: (input, path) => {
			const found = objectOf(input);
			const translations = versionsOf(found, germanNames, Object.keys(texts));
			return base.decode({ ...found, translations }, path) as never;
		},
	};
}

/** Returns the language versions of an item. Unknown languages are left out; missing texts are null. */
function versionsOf(found: Json, germanNames: readonly string[], names: readonly string[]): readonly Json[] {
	return translationsGermanFirst(germanNames, found)
		.filter((entry) => typeof entry.language === "string" && isLanguage(entry.language))
		.map((entry) => ({ language: entry.language, ...pick(entry, names) }));
}

/** Decodes items of a collection. Logs and throws an error with the collection and the field (R-CONTENT-04). */
export function parseContent<Value>(
	collection: string,
	decode: Decoder<Value>,
	content: unknown,
	logger: Logger,
): Value {
	const decoded = decode(content);
	if (decoded.ok) return decoded.value;
	const { path: field, expected } = decoded.error;
	const error = new ContentError({
		message: `${collection}: "${field}" is not what it should be: expected ${expected}`,
		code: contentErrorCode.invalidJson,
		status: 200,
		collection,
		field,
	});
	noteFailure(logger, error);
	throw error;
}
