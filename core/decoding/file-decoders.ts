import {
	type Decoded,
	type Decoder,
	type OptionalDecoder,
	object,
	satisfying,
} from "#core/decoding/decoder.ts";
import { succeed } from "#core/shared/result.ts";

/*
 * Decoders of a shop's files and of content services. They are apart from the others so that pages without products do
 * not load them.
 */

/** Decodes any text. */
export const text: Decoder<string> = satisfying("a text", (input) => typeof input === "string");

/** Creates a decoder for a text that matches a regular expression. */
export function matching(pattern: RegExp): Decoder<string> {
	return satisfying(
		`a text like ${pattern}`,
		(input): input is string => typeof input === "string" && pattern.test(input),
	);
}

/** Creates a decoder that returns `absent` for a missing or null value. */
export function withAbsent<Value, Absent>(decode: Decoder<Value>, absent: Absent): Decoder<Value | Absent> {
	return (input, path = "") =>
		input === null || input === undefined ? succeed(absent) : decode(input, path);
}

/** Creates a decoder for an optional field, which remains absent. */
export function optional<Value>(decode: Decoder<Value>): OptionalDecoder<Value> {
	return Object.assign((input: unknown, path = "") => decode(input, path), { isOptional: true } as const);
}

/** Creates a decoder that maps the decoded value. */
export function mapped<Value, Result>(
	decode: Decoder<Value>,
	map: (value: Value) => Result,
): Decoder<Result> {
	return (input, path = "") => {
		const decoded = decode(input, path);
		return decoded.ok ? succeed(map(decoded.value)) : decoded;
	};
}

/** Creates a decoder for a value of the first kind, otherwise of the second. */
export function either<One, Other>(one: Decoder<One>, other: Decoder<Other>): Decoder<One | Other> {
	return (input, path = "") => {
		const decoded = one(input, path);
		return decoded.ok ? decoded : other(input, path);
	};
}

/** Creates a decoder for a list of exactly the given items. */
export function tuple<const Items extends readonly Decoder<unknown>[]>(
	...items: Items
): Decoder<{ readonly [Place in keyof Items]: Decoded<Items[Place]> }> {
	const entries = object(Object.fromEntries(items.entries()));
	return (input, path = "") => {
		const decoded = entries(Array.isArray(input) ? { ...input } : null, path);
		return decoded.ok ? succeed(Object.values(decoded.value) as never) : decoded;
	};
}

/**
 * Returns the decoded value of an input.
 *
 * @throws a TypeError with the invalid place.
 */
export function decoded<Value>(decode: Decoder<Value>, input: unknown): Value {
	const result = decode(input);
	if (result.ok) return result.value;
	throw new TypeError(`Expected ${result.error.expected} at "${result.error.path}".`);
}
