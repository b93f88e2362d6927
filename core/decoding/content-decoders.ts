import { childPath, type Decoder, isObject, isUnsafeKey, satisfying } from "#core/decoding/decoder.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** Decodes the id of a content item: an integer, or a non-empty text of at most 100 characters. */
export const decodeContentId: Decoder<ContentId> = satisfying(
	"an id",
	(input): input is ContentId =>
		(typeof input === "string" && input !== "" && input.length <= 100) || Number.isSafeInteger(input),
);

/** Creates a decoder for one of the given values. */
export function oneOf<const Value>(values: readonly Value[]): Decoder<Value> {
	return satisfying(`one of ${values.join(", ")}`, (input): input is Value =>
		(values as readonly unknown[]).includes(input),
	);
}

/**
 * Creates a decoder for an object of at most `max` entries. Its keys are data of at most 200 characters and never
 * unsafe.
 */
export function record<Value>(
	decodeItem: Decoder<Value>,
	max = Number.POSITIVE_INFINITY,
): Decoder<Readonly<Record<string, Value>>> {
	return (input, path = "") => {
		if (!isObject(input)) return fail({ path, expected: "an object" });
		const found = Object.entries(input);
		if (found.length > max) return fail({ path, expected: `at most ${max} entries` });
		const decodedEntries: [string, Value][] = [];
		for (const [key, item] of found) {
			if (isUnsafeKey(key) || key.length > 200) return fail({ path, expected: "plain keys" });
			const decoded = decodeItem(item, childPath(path, key));
			if (!decoded.ok) return decoded;
			decodedEntries.push([key, decoded.value]);
		}
		return succeed(Object.fromEntries(decodedEntries));
	};
}
