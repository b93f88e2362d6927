/** An item as Directus stores it: what belongs to other collections is named by its id. */
export interface Row {
	readonly id: string;
	readonly [field: string]: unknown;
}

/** The items of a project by their collections. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** A JSON object of a content folder, not yet parsed by a schema. */
export type Json = Readonly<Record<string, unknown>>;

/** A content folder's JSON files by their paths, what is in Markdown files put in place. */
export type Documents = ReadonlyMap<string, unknown>;

/** The object that a value is, else an empty one. */
export function objectOf(value: unknown): Json {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** The list that a value is, else an empty one. */
export function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

/** The objects of a list. */
export function objectsOf(value: unknown): readonly Json[] {
	return listOf(value).map(objectOf);
}

/** The text of an id or name; null where there is none. */
export function textOf(value: unknown): string | null {
	return typeof value === "number" || (typeof value === "string" && value !== "") ? String(value) : null;
}

/** An object without its absent fields; entries of lists likewise. */
export function withoutNulls(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutNulls);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, inner]) =>
			inner === null || inner === undefined ? [] : [[name, withoutNulls(inner)]],
		),
	);
}

/** An object's fields of those names, null where absent. */
export function pick(source: Json, names: readonly string[]): Record<string, unknown> {
	return Object.fromEntries(names.map((name) => [name, source[name] ?? null]));
}
