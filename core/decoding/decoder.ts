import { fail, type Result, succeed } from "#core/shared/result.ts";

/** Where a value from outside is not what was expected; it never carries the value itself. */
export interface DecodeFailure {
	/** The place within the value, e.g. "lines.0.count"; "" for the whole. */
	readonly path: string;
	/** What should have stood there, for a developer. */
	readonly expected: string;
}

/** Checks a value from outside and gives it a type, without what it does not know (B-SEC-04). */
export type Decoder<Value> = (input: unknown, path?: string) => Result<Value, DecodeFailure>;

/** What a decoder gives. */
export type Decoded<Of> = Of extends Decoder<infer Value> ? Value : never;

const unsafeKeys: readonly string[] = ["__proto__", "constructor", "prototype"];

/** Returns whether a key could reach an object's prototype. */
export function isUnsafeKey(key: string): boolean {
	return unsafeKeys.includes(key);
}

/** A decoder from a plain check; `expected` says what it accepts. */
export function satisfying<Value>(
	expected: string,
	accepts: (input: unknown) => input is Value,
): Decoder<Value> {
	return (input, path = "") => (accepts(input) ? succeed(input) : fail({ path, expected }));
}

/** A text of at most `max` characters. */
export function string(max: number): Decoder<string> {
	return satisfying(
		`a text of at most ${max} characters`,
		(input): input is string => typeof input === "string" && input.length <= max,
	);
}

/** An integer within both limits. */
export function integer(min: number, max: number): Decoder<number> {
	return satisfying(
		`a whole number from ${min} to ${max}`,
		(input): input is number => Number.isSafeInteger(input) && Number(input) >= min && Number(input) <= max,
	);
}

/** True or false. */
export const boolean: Decoder<boolean> = satisfying("true or false", (input) => typeof input === "boolean");

/** The value, or null; a missing one counts as null. */
export function nullable<Value>(of: Decoder<Value>): Decoder<Value | null> {
	return (input, path = "") => (input === null || input === undefined ? succeed(null) : of(input, path));
}

/** A decoder of a field that an object may be without. */
export interface OptionalDecoder<Value> {
	(input: unknown, path?: string): Result<Value, DecodeFailure>;
	readonly isOptional: true;
}

/** A list of at most `max` items. */
export function list<Value>(of: Decoder<Value>, max = Number.POSITIVE_INFINITY): Decoder<readonly Value[]> {
	return (input, path = "") => {
		if (!Array.isArray(input) || input.length > max) {
			return fail({ path, expected: `a list of at most ${max} items` });
		}
		const items: Value[] = [];
		for (const [index, item] of input.entries()) {
			const decoded = of(item, childPath(path, index));
			if (!decoded.ok) return decoded;
			items.push(decoded.value);
		}
		return succeed(items);
	};
}

/** Decoders by the names of an object's fields. */
export type FieldDecoders = Readonly<Record<string, Decoder<unknown>>>;

/** The names of the fields that may be missing. */
type OptionalNames<Fields extends FieldDecoders> = {
	[Name in keyof Fields]: Fields[Name] extends OptionalDecoder<unknown> ? Name : never;
}[keyof Fields];

/** What an object of those fields is. */
export type DecodedObject<Fields extends FieldDecoders> = {
	readonly [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: Decoded<Fields[Name]>;
} & {
	readonly [Name in OptionalNames<Fields>]?: Decoded<Fields[Name]>;
};

/** An object with exactly the named fields; further ones are left behind. */
export function object<const Fields extends FieldDecoders>(fields: Fields): Decoder<DecodedObject<Fields>> {
	return (input, path = "") => {
		if (!isObject(input)) return fail({ path, expected: "an object" });
		const kept: [string, unknown][] = [];
		for (const [name, of] of Object.entries(fields)) {
			const value = Object.hasOwn(input, name) ? input[name] : undefined;
			if (value === undefined && "isOptional" in of) continue;
			const decoded = of(value, childPath(path, name));
			if (!decoded.ok) return decoded;
			kept.push([name, decoded.value]);
		}
		return succeed(Object.fromEntries(kept) as DecodedObject<Fields>);
	};
}

/** Reads JSON of at most `maxLength` characters; refuses keys that could reach a prototype, at any depth. */
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

/** The place of a part within the place of a whole. */
export function childPath(path: string, part: string | number): string {
	return path === "" ? String(part) : `${path}.${part}`;
}

const inOrder = (_: string, value: unknown) =>
	isObject(value)
		? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
		: value;

/** Plain data as a text that is the same for the same content, in whatever order its fields are. */
export function contentText(data: unknown): string {
	return JSON.stringify(data, inOrder);
}
