import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import type { ContentQuery } from "#adapters/content-directus/client/read-client.ts";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel } from "#adapters/content-directus/model/field.ts";

/** The parts of the client that read a project. */
type Reads = Pick<ContentClient, "items" | "files" | "asset" | "project" | "url" | "close">;

type Response = ReturnType<Reads["items"]>;

/** Keeps what Directus has answered, so that only collections that have changed are requested again. */
export interface ReadMemory {
	/** Returns a client that answers from memory where it can. */
	over(client: Reads): Reads;
	/** Forgets collections, and those whose items are read through them; null forgets everything. */
	forget(collections: readonly string[] | null): void;
}

/** Returns the collection of the item that an item belongs to; null for the project. */
function ownerOf({ fields, scope }: CollectionModel): string | null {
	return fields.find(({ field }) => field === scope[0])?.to ?? null;
}

/** Returns a collection with those whose items are only read if an item of it is published, directly or through others. */
function withDependents(collection: string, all: readonly CollectionModel[]): readonly string[] {
	const own = all.filter((model) => model.collection !== collection && ownerOf(model) === collection);
	return [collection, ...own.flatMap((model) => withDependents(model.collection, all))];
}

/** Creates an empty memory of one project. */
export function createReadMemory(): ReadMemory {
	const responses = new Map<string, Map<string, Response>>();
	const readOnce = (collection: string, query: ContentQuery | undefined, read: () => Response): Response => {
		const answers = responses.get(collection) ?? new Map<string, Response>();
		responses.set(collection, answers);
		const key = JSON.stringify(query ?? null);
		const cached = answers.get(key);
		if (cached) return cached;
		const answer = read();
		answers.set(key, answer);
		// A failed request is sent again.
		answer.catch(() => answers.delete(key));
		return answer;
	};
	return {
		over: (client) => ({
			...client,
			items: (collection, query) => readOnce(collection, query, () => client.items(collection, query)),
			files: (query) => readOnce("directus_files", query, () => client.files(query)),
		}),
		forget(collections) {
			// Removes whole maps, so that an answer that is still awaited is not found later.
			if (collections === null) return responses.clear();
			const models = collectionModels();
			for (const collection of collections)
				for (const dependent of withDependents(collection, models)) responses.delete(dependent);
		},
	};
}
