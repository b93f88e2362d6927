import type { ContentQuery } from "#adapters/content-directus/client/read-client.ts";
import { modifiedField } from "#adapters/content-directus/model/collections.ts";
import type { FieldKind, FieldModel } from "#adapters/content-directus/model/field.ts";
import { type Json, textOf } from "#adapters/content-directus/model/rows.ts";

/** The name of the field with the time of a row's last change. */
export const modifiedOn = modifiedField.field;

/** The rows of one collection to read. */
export interface RowQuery {
	readonly collection: string;
	/** The fields with content, "id" first. */
	readonly fields: readonly string[];
	/**
	 * The fields that change without a new time of the last change: relations, which the database empties when their item is
	 * deleted, and whole numbers, to which Directus' sorting by hand writes the place in a list.
	 */
	readonly undated: readonly string[];
	readonly filter: Readonly<Record<string, unknown>>;
}

/** Returns the fields of a collection that change without a new time of the last change. */
export function undatedFields(fields: readonly FieldModel[]): readonly string[] {
	const kinds: ReadonlySet<FieldKind> = new Set(["item", "picture", "folder", "integer"]);
	return fields.flatMap(({ field, kind }) => (kinds.has(kind) ? [field] : []));
}

/** The fields of a row that differ if it has changed. */
const marks = ({ undated }: Pick<RowQuery, "undated">) => [modifiedOn, ...undated];

/**
 * Returns the query of the index: the marks of all rows. Its filter passes every row, and mentions all fields with content, so
 * that the service refuses it if one of them is missing or must not be read any more.
 */
export function indexQuery(query: RowQuery): ContentQuery {
	const { fields, filter } = query;
	const anyRow = { _or: fields.map((field) => ({ [field]: { _nnull: true } })) };
	return { fields: ["id", ...marks(query)], filter: { _and: [filter, anyRow] } };
}

/** Returns the query of rows with these ids. */
export function queryOfIds({ fields, filter }: RowQuery, ids: readonly unknown[]): ContentQuery {
	return {
		fields: [...new Set([...fields, modifiedOn])],
		filter: { _and: [filter, { id: { _in: ids } }] },
	};
}

const idOf = (row: Json) => textOf(row.id) ?? "";

/** Returns rows by their ids; null if two have the same id or one has none. */
export function rowsById(rows: readonly Json[]): ReadonlyMap<string, Json> | null {
	const byId = new Map(rows.map((row) => [idOf(row), row]));
	return byId.size === rows.length && !byId.has("") ? byId : null;
}

/** Returns the time of a row's last change in milliseconds since 1970; null if it has none. */
function modifiedAt(row: Json): number | null {
	const time = Date.parse(textOf(row[modifiedOn]) ?? "");
	return Number.isNaN(time) ? null : time;
}

/** Returns whether all rows have the field of the last change; those of a collection that lacks it do not. */
export function areDated(rows: readonly Json[]): boolean {
	return rows.every((row) => row[modifiedOn] !== undefined);
}

/**
 * Returns the ids of the index whose rows are missing or differ from the cached ones, or may do so: a row without a time, and one
 * that was modified at `settledBefore` or later.
 */
export function changedIds(
	index: readonly Json[],
	cached: ReadonlyMap<string, Json>,
	query: Pick<RowQuery, "undated">,
	settledBefore: number,
): readonly unknown[] {
	const isSame = (entry: Json, row: Json | undefined) => {
		const time = modifiedAt(entry);
		if (!row || time === null || time >= settledBefore) return false;
		return marks(query).every((field) => entry[field] === row[field]);
	};
	return index.filter((entry) => !isSame(entry, cached.get(idOf(entry)))).map(({ id }) => id);
}

/** Returns the rows of the index in its order; null if one is missing. */
export function rowsOfIndex(
	index: readonly Json[],
	...sources: readonly ReadonlyMap<string, Json>[]
): readonly Json[] | null {
	const rows = index.map((entry) => {
		const source = sources.find((rows) => rows.has(idOf(entry)));
		return source?.get(idOf(entry));
	});
	return rows.every((row) => row !== undefined) ? rows : null;
}

/**
 * The milliseconds that the times of two changes may differ although the later one has the earlier time: some databases have full
 * seconds only, and a service may run on several machines.
 */
const uncertainty = 10_000;

/**
 * Returns the time before which rows are settled: if another row was modified later than a row by more than the reading took, a
 * further change of that row has another time. All times are in milliseconds since 1970; `now` is the end of the reading, because
 * rows have times in the future if the service's clock has gone back.
 */
export function settledTime(rows: Iterable<readonly Json[]>, now: number, readingTook: number): number {
	let newest = Number.NEGATIVE_INFINITY;
	for (const list of rows) for (const row of list) newest = Math.max(newest, modifiedAt(row) ?? newest);
	return Number.isFinite(newest) ? Math.min(newest, now) - uncertainty - readingTook : 0;
}
