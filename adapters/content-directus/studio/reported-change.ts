import * as v from "valibot";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { objectOf, textOf } from "#adapters/content-directus/model/rows.ts";

/** A change of items, as a Flow reports it. */
export interface ReportedChange {
	readonly collection: string;
	/** The ids of the items. */
	readonly keys: readonly string[];
	/** Whether the items got a project, which may not be the one that they had. */
	readonly isMoved: boolean;
}

/**
 * The body of a Flow's message, which {@link parseChange} reads: a line for each value. A template cannot write JSON, because Directus
 * writes "undefined" for a value that the change does not have.
 */
export const changeBody = ["collection", "key", "keys", "payload.project", "item"]
	.map((path) => `{{$trigger.${path}}}`)
	.join("\n");

const files = "directus_files";

const keyList = v.array(v.union([v.string(), v.number()]));

function parseKeys(text: string): readonly string[] | null {
	try {
		return v.parse(keyList, JSON.parse(text)).map(String);
	} catch {
		return null;
	}
}

/** Parses the body of a message; null if it does not name items of the model or files. */
export function parseChange(body: string): ReportedChange | null {
	const [collection = "", key = "", list = "", project, sorted] = body.split("\n");
	if (collection !== files && !collectionModels().some((model) => model.collection === collection))
		return null;
	// A new item has one key, one that was sorted by hand is the item, a changed or deleted one is in a list.
	const one = [key, sorted].find((value) => value && value !== "undefined");
	const keys = one === undefined ? parseKeys(list) : [one];
	if (keys === null || keys.length === 0) return null;
	return { collection, keys, isMoved: one === undefined && project !== "undefined" };
}

/** The number of ids per request, so that its URL is shorter than the 8,000 characters that proxies accept. */
const keysPerRequest = 100;

/** The reads of a Directus from which the projects of changed items are found. */
export type ItemClient = Pick<ContentClient, "items" | "files">;

/** Returns the value at the end of a path of relations; null if one is missing. */
export function textAt(value: unknown, path: readonly string[]): string | null {
	return textOf(path.reduce((inner, name) => objectOf(inner)[name], value));
}

/** Returns the domain of each item's project by the item's id. Items without a project are left out. */
async function domainsOfItems(client: ItemClient, collection: string, ids: readonly string[]) {
	const model = collectionModels().find((one) => one.collection === collection);
	const path = [...(model?.scope ?? []), "domain"];
	const { items } = await client.items(collection, {
		fields: ["id", path.join(".")],
		filter: { id: { _in: ids } },
		limit: -1,
	});
	return items.map((item) => [textAt(item, ["id"]) ?? "", textAt(item, path)] as const);
}

/** Returns the domains of projects by the folders of their files. */
export async function domainsOfFolders(
	client: ItemClient,
): Promise<ReadonlyMap<string | null, string | null>> {
	const { items } = await client.items("project", { fields: ["media", "domain"], limit: -1 });
	return new Map(items.map((item) => [textAt(item, ["media"]), textAt(item, ["domain"])]));
}

/** Returns the domain of the project whose folder each file is in, by the file's id; "" for a file in no project's folder. */
async function domainsOfFiles(client: ItemClient, ids: readonly string[]) {
	const found = await client.files({ fields: ["id", "folder"], filter: { id: { _in: ids } }, limit: -1 });
	const domains = await domainsOfFolders(client);
	return found.items.map((item) => {
		const folder = textAt(item, ["folder"]);
		return [textAt(item, ["id"]) ?? "", (folder && domains.get(folder)) || ""] as const;
	});
}

/**
 * Returns the domain of each changed item's project by the item's id, as it is in Directus; "" for a file that belongs to none. Items that
 * do not exist any more, or that the client may not read, are left out. Rejects with a ContentError.
 */
export async function projectsOf(
	client: ItemClient,
	{ collection, keys }: Pick<ReportedChange, "collection" | "keys">,
): Promise<ReadonlyMap<string, string>> {
	const found = new Map<string, string>();
	for (let start = 0; start < keys.length; start += keysPerRequest) {
		const ids = keys.slice(start, start + keysPerRequest);
		const domains =
			collection === files
				? await domainsOfFiles(client, ids)
				: await domainsOfItems(client, collection, ids);
		for (const [id, domain] of domains) if (domain !== null) found.set(id, domain);
	}
	return found;
}
