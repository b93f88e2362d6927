import * as v from "valibot";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel } from "#adapters/content-directus/model/field.ts";
import { mediaTypes } from "#adapters/content-directus/model/model.ts";
import { objectOf, type Row, textOf } from "#adapters/content-directus/model/rows.ts";
import { statusConditions } from "#adapters/content-directus/pull/read-rows.ts";

const files = "directus_files";

/** The statuses of the items that a worker's builds read. */
const publishedStatuses = ["published"];

/** Returns the collections whose items refer to their project themselves. Parts of items are deleted with a change of their item. */
function countedModels(): readonly CollectionModel[] {
	return collectionModels().filter(({ scope }) => scope.length === 1);
}

const countsSchema = v.object({
	/** The id of the project. */
	project: v.string(),
	/** The folder of its files. */
	folder: v.nullable(v.string()),
	/** By collection. */
	counts: v.record(v.string(), v.number()),
});

/** Returns how many items and files of a project were read, as text. `read` has the number of rows by collection. */
export function itemCountsText(project: Row | undefined, read: ReadonlyMap<string, number>): string {
	const counted = [...countedModels().map(({ collection }) => collection), files];
	const counts = Object.fromEntries(counted.map((name) => [name, read.get(name) ?? 0]));
	return JSON.stringify({ project: project?.id ?? "", folder: textOf(project?.media), counts });
}

/** The number of items by collection, and then by the id of their project; of files by their folder. */
export type ItemCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Counts the rows of a collection by a field; null if they cannot be counted, or not all of them. */
async function countRows(
	client: Pick<ContentClient, "countBy">,
	collection: string,
	field: string,
	filter: Readonly<Record<string, unknown>> | undefined,
): Promise<ReadonlyMap<string, number> | null> {
	try {
		const { items, meta } = await client.countBy(collection, field, filter);
		const rows = items.map(objectOf);
		const counts = new Map(rows.map((row) => [textOf(row[field]) ?? "", Number(row.count)]));
		const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
		// A service may limit the number of entries, or an item may have been saved between its two counts.
		return total === meta?.filter_count ? counts : null;
	} catch (error) {
		if (error instanceof ContentError && error.status !== null) return null;
		throw error;
	}
}

/**
 * Counts the published items and the files of all projects, with one request for each collection. Collections that the client must not
 * count are left out. Rejects with a ContentError if the service does not answer.
 */
export async function countItems(client: Pick<ContentClient, "countBy">): Promise<ItemCounts> {
	const counts = new Map<string, ReadonlyMap<string, number>>();
	const add = (collection: string, found: ReadonlyMap<string, number> | null) =>
		found && counts.set(collection, found);
	for (const model of countedModels()) {
		const conditions = statusConditions(model, publishedStatuses);
		const filter = conditions.length > 0 ? { _and: conditions } : undefined;
		add(model.collection, await countRows(client, model.collection, model.scope[0] ?? "", filter));
	}
	add(files, await countRows(client, files, "folder", mediaTypes));
	return counts;
}

/**
 * Returns a text of {@link itemCountsText} with other counts of the same collections: it is the same text if no item was added or deleted.
 * Collections that were not counted stay. Null if the text is of another version.
 */
export function recount(text: string, counted: ItemCounts): string | null {
	const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), countsSchema), text);
	if (!parsed.success) return null;
	const { project, folder, counts } = parsed.output;
	const entries = Object.entries(counts).map(([collection, former]) => {
		const found = counted.get(collection);
		const owner = collection === files ? folder : project;
		return [collection, found && owner !== null ? (found.get(owner) ?? 0) : former] as const;
	});
	return JSON.stringify({ project, folder, counts: Object.fromEntries(entries) });
}
