import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The place at which a value from outside is invalid; never contains the value itself. */
export interface DecodeFailure {
	/** The place within the value, e.g. "lines.0.count"; "" for the whole. */
	readonly path: string;
	/** The expected value, for developers. */
	readonly expected: string;
}

/** Checks and types a value from outside, without unknown fields (B-SEC-04). */
export type Decoder<Value> = (input: unknown, path?: string) => Result<Value, DecodeFailure>;

/** The type of a decoder's value. */
export type Decoded<Of> = Of extends Decoder<infer Value> ? Value : never;

const unsafeKeys: readonly string[] = ["__proto__", "constructor", "prototype"];

/** Returns whether a key could reach an object's prototype. */
export function isUnsafeKey(key: string): boolean {
	return unsafeKeys.includes(key);
}

/** Creates a decoder from a check; `expected` describes what it accepts. */
export function satisfying<Value>(
	expected: string,
	accepts: (input: unknown) => input is Value,
): Decoder<Value> {
	return (input, path = "") => (accepts(input) ? succeed(input) : fail({ path, expected }));
}

/** Creates a decoder for a text of at most `max` characters. */
export function string(max: number): Decoder<string> {
	return satisfying(
		`a text of at most ${max} characters`,
		(input): input is string => typeof input === "string" && input.length <= max,
	);
}

/** Creates a decoder for an integer within both limits. */
export function integer(min: number, max: number): Decoder<number> {
	return satisfying(
		`a whole number from ${min} to ${max}`,
		(input): input is number => Number.isSafeInteger(input) && Number(input) >= min && Number(input) <= max,
	);
}

/** Decodes true or false. */
export const boolean: Decoder<boolean> = satisfying("true or false", (input) => typeof input === "boolean");

/** Creates a decoder for a value or null; a missing value counts as null. */
export function nullable<Value>(decode: Decoder<Value>): Decoder<Value | null> {
	return (input, path = "") => (input === null || input === undefined ? succeed(null) : decode(input, path));
}

/** A decoder of an optional field. */
export interface OptionalDecoder<Value> {
	(input: unknown, path?: string): Result<Value, DecodeFailure>;
	readonly isOptional: true;
}

/** Creates a decoder for a list of at most `max` items. */
export function list<Value>(
	decodeItem: Decoder<Value>,
	max = Number.POSITIVE_INFINITY,
): Decoder<readonly Value[]> {
	return (input, path = "") => {
		if (!Array.isArray(input) || input.length > max) {
			return fail({ path, expected: `a list of at most ${max} items` });
		}
		const items: Value[] = [];
		for (const [index, item] of input.entries()) {
			const decoded = decodeItem(item, childPath(path, index));
			if (!decoded.ok) return decoded;
			items.push(decoded.value);
		}
		return succeed(items);
	};
}

/** Decoders by the names of an object's fields. */
export type FieldDecoders = Readonly<Record<string, Decoder<unknown>>>;

/** The names of the optional fields. */
type OptionalNames<Fields extends FieldDecoders> = {
	[Name in keyof Fields]: Fields[Name] extends OptionalDecoder<unknown> ? Name : never;
}[keyof Fields];

/** The type of an object with the given fields. */
export type DecodedObject<Fields extends FieldDecoders> = {
	readonly [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: Decoded<Fields[Name]>;
} & {
	readonly [Name in OptionalNames<Fields>]?: Decoded<Fields[Name]>;
};

/** Creates a decoder for an object with the given fields; other fields are dropped. */
export function object<const Fields extends FieldDecoders>(fields: Fields): Decoder<DecodedObject<Fields>> {
	return (input, path = "") => {
		if (!isObject(input)) return fail({ path, expected: "an object" });
		const decodedEntries: [string, unknown][] = [];
		for (const [name, decodeField] of Object.entries(fields)) {
			const value = Object.hasOwn(input, name) ? input[name] : undefined;
			if (value === undefined && "isOptional" in decodeField) continue;
			const decoded = decodeField(value, childPath(path, name));
			if (!decoded.ok) return decoded;
			decodedEntries.push([name, decoded.value]);
		}
		return succeed(Object.fromEntries(decodedEntries) as DecodedObject<Fields>);
	};
}

/** Parses JSON of at most `maxLength` characters. Rejects keys that could reach a prototype, at any depth. */
export function parseJson(json: string, maxLength: number): Result<unknown, DecodeFailure> {
	if (json.length > maxLength) return fail({ path: "", expected: `at most ${maxLength} characters` });
	let unsafe = false;
	try {
		const value: unknown = JSON.parse(json, (key, item: unknown) => {
			unsafe ||= isUnsafeKey(key);
			return item;
		});
		return unsafe ? fail({ path: "", expected: "plain keys" }) : succeed(value);
	} catch {
		return fail({ path: "", expected: "JSON" });
	}
}

/** Returns whether a value from outside is an object with fields: neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the path of a part within the path of the whole. */
export function childPath(path: string, part: string | number): string {
	return path === "" ? String(part) : `${path}.${part}`;
}

const inOrder = (_: string, value: unknown) =>
	isObject(value)
		? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
		: value;

/** Returns plain data as text, identical for the same content in any order of the fields. */
export function contentText(data: unknown): string {
	return JSON.stringify(data, inOrder);
}
