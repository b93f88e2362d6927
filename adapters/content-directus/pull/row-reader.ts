import { createHash } from "node:crypto";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import type { ContentList, ContentQuery } from "#adapters/content-directus/client/read-client.ts";
import { type Json, objectOf } from "#adapters/content-directus/model/rows.ts";
import type { CachedRows, RowCache } from "#adapters/content-directus/pull/row-cache.ts";
import {
	areDated,
	changedIds,
	indexQuery,
	modifiedOn,
	queryOfIds,
	type RowQuery,
	rowsById,
	rowsOfIndex,
	settledTime,
} from "#adapters/content-directus/pull/row-index.ts";

/** Sends the query of one collection. */
type Read = (query: ContentQuery) => Promise<ContentList>;

/** Reads the rows of a project. */
export interface RowReader {
	/** Reads all rows of a collection, ordered by id; rejects with a ContentError. The project is read first. */
	read(query: RowQuery, send: Read): Promise<readonly Json[]>;
	/** Keeps the rows for the next reading; called after everything was read. */
	save(): void;
}

/** The number of rows per request. */
const pageSize = 500;

/** The number of ids per request, so that its URL is shorter than the 8,000 characters that proxies accept. */
const idsPerRequest = 100;

/** The time between two full readings. */
const dayInMs = 86_400_000;

/** Reads all rows of a query, page by page. */
export async function readAll(send: Read, query: ContentQuery, limit = pageSize): Promise<readonly Json[]> {
	const found: Json[] = [];
	for (;;) {
		const { items, meta } = await send({
			...query,
			...{ sort: ["id"], limit, offset: found.length, meta: "filter_count" },
		});
		found.push(...items.map(objectOf));
		// A service may return fewer items than requested, so only the count marks the end.
		if (items.length === 0 || (meta && found.length >= meta.filter_count)) return found;
	}
}

/** Returns whether a service refused a query because of a field that is missing or must not be read. */
export function isRefused(error: unknown): boolean {
	return error instanceof ContentError && (error.status === 403 || error.status === 400);
}

/** Reads the rows with these ids; null if one is missing. */
async function readIds(
	send: Read,
	query: RowQuery,
	ids: readonly unknown[],
): Promise<ReadonlyMap<string, Json> | null> {
	const rows: Json[] = [];
	for (let start = 0; start < ids.length; start += idsPerRequest) {
		const part = ids.slice(start, start + idsPerRequest);
		const { items } = await send({ ...queryOfIds(query, part), limit: part.length });
		rows.push(...items.map(objectOf));
	}
	return rows.length === ids.length ? rowsById(rows) : null;
}

/**
 * Reads the changes of rows that were read before: the marks of all rows, and then the rows whose marks differ. Null in doubt, or if
 * reading everything takes fewer requests.
 */
async function readChanges(
	send: Read,
	query: RowQuery,
	earlier: readonly Json[],
	settledBefore: number,
): Promise<readonly Json[] | null> {
	const cached = rowsById(earlier);
	if (!cached) return null;
	const index = await readAll(send, indexQuery(query), -1);
	if (!rowsById(index)) return null;
	const ids = changedIds(index, cached, query, settledBefore);
	if (ids.length / idsPerRequest > Math.ceil(index.length / pageSize)) return null;
	const read = await readIds(send, query, ids);
	return read && rowsOfIndex(index, read, cached);
}

/** Returns the rows that may be used for this reading; null for a full one, as at least once a day. */
function usableRows(cached: CachedRows | null, context: string, now: number): CachedRows | null {
	if (!cached || cached.context !== context) return null;
	// A clock that has gone back says nothing about the age of the rows.
	const age = now - cached.fullAt;
	return age >= 0 && age < dayInMs ? cached : null;
}

/**
 * Creates the reader of a project's rows. It takes rows that have not changed since the last reading from the cache, so that a full
 * reading is one without earlier rows. `context` is everything that the rows depend on besides the items; `now` is in
 * milliseconds since 1970.
 */
export function createRowReader(
	cache: RowCache | null,
	context: unknown,
	now: () => number = Date.now,
): RowReader {
	const start = performance.now();
	const digest = createHash("sha256")
		.update(JSON.stringify([cache?.context, context]))
		.digest("hex");
	const cached = usableRows(cache?.read() ?? null, digest, now());
	const fullAt = cached?.fullAt ?? now();
	const dated = new Map<string, readonly Json[]>();
	/** The collections without the field; all if the project has an earlier data model. */
	const undated = new Set<string>();

	async function readFull(send: Read, { collection, fields, filter }: RowQuery): Promise<readonly Json[]> {
		if (fields.includes(modifiedOn)) return readAll(send, { fields, filter });
		try {
			if (!undated.has("project")) return await readAll(send, { fields: [...fields, modifiedOn], filter });
		} catch (error) {
			if (!isRefused(error)) throw error;
		}
		undated.add(collection);
		return readAll(send, { fields, filter });
	}

	async function readFromCache(send: Read, query: RowQuery): Promise<readonly Json[] | null> {
		const earlier = cached?.rows.get(query.collection);
		if (!cached || !earlier) return null;
		try {
			return await readChanges(send, query, earlier, cached.settledBefore);
		} catch (error) {
			// The full reading reports what is refused.
			if (isRefused(error)) return null;
			throw error;
		}
	}

	return {
		async read(query, send) {
			const rows = (await readFromCache(send, query)) ?? (await readFull(send, query));
			if (!undated.has(query.collection) && areDated(rows)) dated.set(query.collection, rows);
			return rows;
		},
		save() {
			const settledBefore = settledTime(dated.values(), now(), performance.now() - start);
			cache?.write({ context: digest, fullAt, settledBefore, rows: dated });
		},
	};
}
