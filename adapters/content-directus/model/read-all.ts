import * as v from "valibot";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import type { Row } from "#adapters/content-directus/model/rows.ts";

const rowsOf = v.array(v.looseObject({ id: v.union([v.string(), v.number()]) }));
const pageSize = 500;

/** Reads all items of a collection, in pages, with these fields. */
export async function readAll(send: Send, collection: string, fields = "*"): Promise<readonly Row[]> {
	const path = collection.startsWith("directus_")
		? collection.replace("directus_", "/")
		: `/items/${collection}`;
	const found: Row[] = [];
	for (;;) {
		const query = `?sort=id&limit=${pageSize}&offset=${found.length}&fields=${fields}`;
		const part = v.parse(rowsOf, await send("GET", path + query));
		found.push(...part.map((row) => ({ ...row, id: String(row.id) })));
		if (part.length === 0) return found;
	}
}
