import { createFetchStore, type FetchStore, type FetchStoreDependencies } from "#core/loading/fetch-store.ts";

/** What was read of one source, so that nothing is read twice at once. */
export interface Reads {
	/**
	 * The read of a key ("product 101"), the same at each call. A key names one kind of data: whoever asks for it asks with the
	 * same `read`. `errorKey` is the catalogue key of the sentence for a failure.
	 */
	of<Data>(key: string, read: () => Promise<Data>, errorKey: string): FetchStore<Data>;
}

/** Begins without any read; they keep the rules of R-FETCH-01. */
export function createReads(world: Pick<FetchStoreDependencies, "time" | "logger">): Reads {
	const known = new Map<string, FetchStore<unknown>>();
	return {
		of<Data>(key: string, read: () => Promise<Data>, errorKey: string) {
			// Of the same kind, as said above.
			const store =
				(known.get(key) as FetchStore<Data> | undefined) ??
				createFetchStore(read, { ...world, errorKey: () => errorKey });
			known.set(key, store);
			return store;
		},
	};
}
