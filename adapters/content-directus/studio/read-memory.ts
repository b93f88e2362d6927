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
	/** Forgets collections; null forgets everything. */
	forget(collections: readonly string[] | null): void;
	/**
	 * Forgets the items of items that came or went in the last reading, because Directus reports neither. Returns whether there are
	 * any; then the project has to be read again.
	 */
	forgetDependents(): boolean;
}

/** A response that may not have arrived yet, and the ids of its items once it has. */
interface StoredResponse {
	readonly response: Response;
	ids: string | null;
}

/** The responses of a collection by query. */
type Responses = Map<string, StoredResponse>;

/** Returns the collection of the item that an item belongs to; null for the project. */
function ownerOf({ fields, scope }: CollectionModel): string | null {
	return fields.find(({ field }) => field === scope[0])?.to ?? null;
}

/** Returns the collections whose items are only read if an item of a collection is published, directly or through others. */
function dependentsOf(collection: string, all: readonly CollectionModel[]): readonly string[] {
	const own = all.filter((model) => model.collection !== collection && ownerOf(model) === collection);
	return own.flatMap((model) => [model.collection, ...dependentsOf(model.collection, all)]);
}

/** Creates an empty memory of one project. */
export function createReadMemory(): ReadMemory {
	const responses = new Map<string, Responses>();
	/** The responses before a collection was forgotten. */
	const former = new Map<string, Responses>();
	/** The collections with other items than before. */
	const changed = new Set<string>();

	const readOnce = (collection: string, query: ContentQuery | undefined, read: () => Response): Response => {
		const own = responses.get(collection) ?? new Map<string, StoredResponse>();
		responses.set(collection, own);
		const key = JSON.stringify(query ?? null);
		const cached = own.get(key);
		if (cached) return cached.response;
		const before = former.get(collection);
		const stored: StoredResponse = { response: read(), ids: null };
		own.set(key, stored);
		stored.response.then(
			({ items }) => {
				stored.ids = JSON.stringify(items.map((item) => Object(item).id));
				if (before && before.get(key)?.ids !== stored.ids) changed.add(collection);
			},
			// A failed request is sent again.
			() => own.delete(key),
		);
		return stored.response;
	};

	return {
		over: (client) => ({
			...client,
			items: (collection, query) => readOnce(collection, query, () => client.items(collection, query)),
			files: (query) => readOnce("directus_files", query, () => client.files(query)),
		}),
		forget(collections) {
			// Removes whole maps, so that an answer that is still awaited is not found later.
			if (collections === null) {
				for (const map of [responses, former, changed]) map.clear();
				return;
			}
			for (const collection of collections) {
				const own = responses.get(collection);
				if (own) former.set(collection, own);
				responses.delete(collection);
			}
		},
		forgetDependents() {
			const models = collectionModels();
			const dependents = [...changed].flatMap((collection) => dependentsOf(collection, models));
			changed.clear();
			for (const collection of dependents) {
				responses.delete(collection);
				former.delete(collection);
			}
			return dependents.length > 0;
		},
	};
}
