/** An item in Directus' format; it refers to other items by their ids. */
export interface Row {
	readonly id: string;
	readonly [field: string]: unknown;
}

/** The items of a project, by collection. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** A JSON object of a content folder, not yet parsed by a schema. */
export type Json = Readonly<Record<string, unknown>>;

/** The JSON files of a content folder by path; the text of Markdown files is inserted. */
export type Documents = ReadonlyMap<string, unknown>;

/** Returns whether a value is an object, and no list. */
export function isObject(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a value that is an object; otherwise an empty object. */
export function objectOf(value: unknown): Json {
	return isObject(value) ? value : {};
}

/** Returns a value that is a list; otherwise an empty list. */
export function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

/** Returns the entries of a list as objects. */
export function objectsOf(value: unknown): readonly Json[] {
	return listOf(value).map(objectOf);
}

/** Returns the text of an id or name; null if there is none. */
export function textOf(value: unknown): string | null {
	return typeof value === "number" || (typeof value === "string" && value !== "") ? String(value) : null;
}

/** Returns a value without null and undefined fields, also within lists. */
export function withoutNulls(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutNulls);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, inner]) =>
			inner === null || inner === undefined ? [] : [[name, withoutNulls(inner)]],
		),
	);
}

/** Returns the fields with these names; null for missing ones. */
export function pick(source: Json, names: readonly string[]): Record<string, unknown> {
	return Object.fromEntries(names.map((name) => [name, source[name] ?? null]));
}

/** Returns a JSON value as text, with the fields of objects in alphabetical order. */
export function sortedJson(value: unknown): string {
	const sorted = (_: string, inner: unknown) =>
		typeof inner === "object" && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)))
			: inner;
	return JSON.stringify(value, sorted) ?? "";
}

/** Returns whether two JSON values are the same, in whatever order their fields are. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
	return sortedJson(one) === sortedJson(other);
}
