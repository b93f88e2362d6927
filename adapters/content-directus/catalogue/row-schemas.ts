import * as v from "valibot";
import { ContentError, contentErrorCode } from "#adapters/content-directus/client/content-error.ts";
import { noteFailure } from "#adapters/content-directus/client/transport.ts";
import { translationsGermanFirst } from "#adapters/content-directus/model/german-labels.ts";
import { type Json, pick } from "#adapters/content-directus/model/rows.ts";
import type { Logger } from "#core/ports/logger.ts";
import { type DecimalText, parseDecimal } from "#core/shared/decimal-text.ts";
import { isLanguage, type Language } from "#core/shared/language.ts";

/** A text. */
export const text = v.string();

/** A text, null where there is none. */
export const optionalText = v.nullable(text);

/** A integer, null where there is none. */
export const optionalInteger = v.nullable(v.pipe(v.number(), v.integer()));

/** A yes or no, null where nobody said. */
export const optionalBoolean = v.nullable(v.boolean());

/** An exact decimal: SQLite gives numbers, PostgreSQL texts with zeros at their end. */
export const decimal: v.GenericSchema<unknown, DecimalText> = v.pipe(
	v.unknown(),
	v.transform(parseDecimal),
	v.custom<DecimalText>((value) => value !== null, "Not a decimal"),
);

/** An exact decimal, null where there is none. */
export const optionalDecimal: v.GenericSchema<unknown, DecimalText | null> = v.nullable(decimal);

/** A list, empty where there is none. */
export const listOf = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
	v.pipe(
		v.nullable(v.array(entry)),
		v.transform((list): readonly Entry[] => list ?? []),
	);

/** The service's own id as text: older collections count their items. */
export const ownId: v.GenericSchema<unknown, string> = v.pipe(
	v.union([text, v.number()]),
	v.transform(String),
);

const identity = {
	id: ownId,
	key: optionalText,
};

/** What an item is known by. */
interface Known {
	/** Its key, or the service's own id where that is blank. */
	readonly id: string;
	/** The service's own id. */
	readonly own: string;
}

/** What an object of these entries is once it is parsed. */
type Parsed<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** An item that is known by its key. */
export function item<Entries extends v.ObjectEntries>(
	entries: Entries,
): v.GenericSchema<unknown, Parsed<Entries> & Known> {
	const known = v.transform(({ key, ...row }: { readonly id: string; readonly key: string | null }) => ({
		...row,
		id: key || row.id,
		own: row.id,
	}));
	// TypeScript cannot see through the entries of an object that is still to be named.
	const object = v.object({ ...entries, ...identity }) as unknown as v.GenericSchema<
		unknown,
		v.InferInput<typeof known>
	>;
	return v.pipe(object, known) as unknown as v.GenericSchema<unknown, Parsed<Entries> & Known>;
}

const language = v.custom<Language>(
	(value) => typeof value === "string" && isLanguage(value),
	"Not a language",
);

/**
 * An item that says something in several languages: German in its own fields, the others in its translations, which
 * come together as one list, German first.
 */
export function translatedItem<Entries extends v.ObjectEntries, Translate extends v.ObjectEntries>(
	entries: Entries,
	t: Translate,
): v.GenericSchema<unknown, Translated<Entries, Translate>> {
	const versions = v.array(v.object({ language, ...t }));
	const schema = v.pipe(
		v.looseObject({ translations: listOf(v.record(text, v.unknown())) }),
		v.transform((row): unknown => ({
			...row,
			translations: versionsOf(row, Object.keys(t)),
		})),
		item({ ...entries, translations: versions }),
	);
	return schema as unknown as v.GenericSchema<unknown, Translated<Entries, Translate>>;
}

type Translated<Entries extends v.ObjectEntries, Translate extends v.ObjectEntries> = Parsed<Entries> &
	Known & { readonly translations: readonly (Parsed<Translate> & { readonly language: Language })[] };

/** Languages that the site does not speak are left out; what an entry lacks is null. */
function versionsOf(row: Json, words: readonly string[]): readonly Json[] {
	return translationsGermanFirst(words, row)
		.filter((entry) => typeof entry.language === "string" && isLanguage(entry.language))
		.map((entry) => ({ language: entry.language, ...pick(entry, words) }));
}

/** Parses what came of a collection; notes and throws an error that names collection and field (R-CONTENT-04). */
export function parseContent<Value>(
	collection: string,
	schema: v.GenericSchema<unknown, Value>,
	value: unknown,
	logger: Logger,
): Value {
	const parsed = v.safeParse(schema, value);
	if (parsed.success) return parsed.output;
	const [issue] = parsed.issues;
	const field = v.getDotPath(issue) ?? "";
	const error = new ContentError(
		{
			message: `${collection}: "${field}" is not what it should be: ${issue.message}`,
			code: contentErrorCode.invalidJson,
			status: 200,
			collection,
			field,
		},
		new v.ValiError(parsed.issues),
	);
	noteFailure(logger, error);
	throw error;
}
