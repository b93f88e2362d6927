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

/** What is asked for in a field, and what reads the answer. */
export interface Part<out Value = unknown> {
	/** The fields to ask for below it; none for a value of its own. */
	readonly fields: readonly string[];
	/** The queries of related items below it, by their fields. */
	readonly deep: NonNullable<ContentQuery["deep"]>;
	readonly decode: Decoder<Value>;
}

/** Parts by the names of an item's fields. */
export type Parts = Readonly<Record<string, Part>>;

/** What a part gives. */
export type PartValue<Of> = Of extends Part<infer Value> ? Value : never;

/** An object of those parts. */
type RowOf<Of extends Parts> = { readonly [Name in keyof Of]: PartValue<Of[Name]> };

/** What an item is known by. */
interface Known {
	/** Its key, or the service's own id where that is blank. */
	readonly id: string;
	/** The service's own id. */
	readonly own: string;
}

const ownKinds = { timestamp: mapped(text, isoTimestamp) };

/** A value of a field's own. */
export function value<Value>(decode: Decoder<Value>): Part<Value> {
	return { fields: [], deep: {}, decode };
}

/** What `map` makes of a part. */
export function made<Value, Result>(part: Part<Value>, map: (value: Value) => Result): Part<Result> {
	return { ...part, decode: mapped(part.decode, map) };
}

/** The service's own id as text: older collections count their items. */
export const ownId: Part<string> = value(
	mapped(either(text, integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)), String),
);

type ShapeParts<Of extends Shape> = {
	readonly [Name in keyof Of]: Of[Name] extends FieldShape<infer Value> ? Part<Value> : never;
};

/** The fields of an entity that its items have themselves, besides their id. */
export function ownParts<Of extends Shape>(shape: Of): Omit<ShapeParts<Of>, "id"> {
	const { id: _, ...decoders } = decodersOf(shape, ownKinds);
	const own = Object.entries(decoders).flatMap(([name, decode]) =>
		shape[name]?.inFilesOnly ? [] : [[name, value(decode as Decoder<unknown>)] as const],
	);
	return Object.fromEntries(own) as unknown as Omit<ShapeParts<Of>, "id">;
}

/** An object with those fields. */
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

/** A related item, null where there is none. */
export function orNull<Value>(part: Part<Value>): Part<Value | null> {
	return { ...part, decode: nullable(part.decode) };
}

const all = { _limit: -1, _sort: ["sort", "id"] };

/** A list, empty where there is none; of items all, in the editor's order: the service gives 100 where nothing is said. */
export function many<Value>(part: Part<Value>): Part<readonly Value[]> {
	const { fields, deep, decode } = part;
	return { fields, deep: fields.length > 0 ? { ...deep, ...all } : {}, decode: withAbsent(list(decode), []) };
}

/** An item that is known by its key. */
export function item<const Of extends Parts>(parts: Of): Part<Omit<RowOf<Of>, "key"> & Known> {
	const whole = row({ id: ownId, key: value(nullable(text)), ...parts });
	const known = mapped(whole.decode, (found) => {
		const { key, ...fields } = found as RowOf<Of> & { readonly id: string; readonly key: string | null };
		return { ...fields, id: key || fields.id, own: fields.id };
	});
	return { ...whole, decode: known as unknown as Decoder<Omit<RowOf<Of>, "key"> & Known> };
}

/** What an item of those parts says in a language. */
type Version<Texts extends Parts> = RowOf<Texts> & { readonly language: Language };

/**
 * An item that says something in several languages: German in its own fields, the others in its translations, which
 * come together as one list, German first.
 */
export function translatedItem<const Of extends Parts, const Texts extends Parts>(
	parts: Of,
	texts: Texts,
): Part<
	Omit<RowOf<Of>, "key" | "translations"> & Known & { readonly translations: readonly Version<Texts>[] }
> {
	const names = Object.keys(texts);
	const language = value(text as Decoder<Language>);
	const whole = item({ ...parts, translations: many(value(row({ language, ...texts }).decode)) });
	return {
		...whole,
		fields: [...whole.fields, ...names],
		decode: (input, path) => {
			const found = objectOf(input);
			return whole.decode({ ...found, translations: versionsOf(found, names) }, path) as never;
		},
	};
}

/** Languages that the site does not speak are left out; what an entry lacks is null. */
function versionsOf(found: Json, names: readonly string[]): readonly Json[] {
	return translationsGermanFirst(names, found)
		.filter((entry) => typeof entry.language === "string" && isLanguage(entry.language))
		.map((entry) => ({ language: entry.language, ...pick(entry, names) }));
}

/** Reads what came of a collection; notes and throws an error that names collection and field (R-CONTENT-04). */
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
