import { isoTimestamp } from "#adapters/content-directus/client/directus-values.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel } from "#adapters/content-directus/model/field.ts";
import { type Json, textOf } from "#adapters/content-directus/model/rows.ts";
import { modifiedOn } from "#adapters/content-directus/pull/row-index.ts";
import { isRefused, readAll } from "#adapters/content-directus/pull/row-reader.ts";
import {
	domainsOfFolders,
	type ItemClient,
	textAt,
} from "#adapters/content-directus/studio/reported-change.ts";
import { publicationFields } from "#core/content/publication.ts";

/** A row and the domain of its project; null for none. */
type OwnedRow = readonly [domain: string | null, row: Json];

/** Returns the fields of a collection with moments from which on visitors see something else. */
function momentFields({ fields }: CollectionModel): readonly string[] {
	return fields.flatMap(({ field }) => (Object.hasOwn(publicationFields, field) ? [field] : []));
}

/** Reads the items of a collection that have changed between two times. */
async function changedItems(
	client: ItemClient,
	model: CollectionModel,
	[since, now]: readonly [string, string],
): Promise<readonly OwnedRow[]> {
	const path = [...model.scope, "domain"];
	const moments = momentFields(model);
	const filter = {
		_or: [
			{ [modifiedOn]: { _gte: since } },
			...moments.map((moment) => ({ [moment]: { _between: [since, now] } })),
		],
	};
	const fields = ["id", path.join("."), modifiedOn, ...moments];
	const rows = await readAll((query) => client.items(model.collection, query), { fields, filter }, -1);
	return rows.map((row) => [textAt(row, path), row]);
}

/** Reads the files that have changed since a time. A new file alone changes no site. */
async function changedFiles(client: ItemClient, since: string): Promise<readonly OwnedRow[]> {
	const query = { fields: ["id", "folder", modifiedOn], filter: { [modifiedOn]: { _gte: since } } };
	const rows = await readAll((part) => client.files(part), query, -1);
	const domains = rows.length > 0 ? await domainsOfFolders(client) : new Map();
	return rows.map((row) => [domains.get(textOf(row.folder)) ?? null, row]);
}

/** Returns rows; none of a collection that has no times, or that the client must not read. */
async function unlessRefused(rows: Promise<readonly OwnedRow[]>): Promise<readonly OwnedRow[]> {
	try {
		return await rows;
	} catch (error) {
		if (isRefused(error)) return [];
		throw error;
	}
}

/**
 * Returns when the items of each project last changed since a moment, or were published or withdrawn, by the project's domain. Times are
 * in milliseconds since 1970. One request per collection is enough for all projects. Deleted items, and items that the client must not
 * read, leave no trace; `countItems` finds deleted ones. Rejects with a ContentError.
 */
export async function newestChanges(
	client: ItemClient,
	since: number,
	now: number = Date.now(),
): Promise<ReadonlyMap<string, number>> {
	const span = [new Date(since).toISOString(), new Date(now).toISOString()] as const;
	const newest = new Map<string, number>();
	const reads = [
		...collectionModels().map((model) => () => changedItems(client, model, span)),
		() => changedFiles(client, span[0]),
	];
	for (const read of reads)
		for (const [domain, row] of await unlessRefused(read())) {
			const times = [modifiedOn, ...Object.keys(publicationFields)].map((field) =>
				Date.parse(isoTimestamp(textOf(row[field]) ?? "")),
			);
			const past = times.filter((time) => time <= now);
			if (domain !== null) newest.set(domain, Math.max(newest.get(domain) ?? 0, ...past));
		}
	return newest;
}
