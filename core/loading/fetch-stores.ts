import { createFetchStore, type FetchStore, type FetchStoreDependencies } from "#core/loading/fetch-store.ts";

/** The stores of one source's data, so that nothing is read twice at once. */
export interface FetchStores {
	/**
	 * Returns the store of a key, e.g. "product 101"; the same store at each call. A key stands for one kind of data,
	 * always requested with the same `read`. `errorKey` is the catalogue key of the message for a failure.
	 */
	getStore<Data>(key: string, read: () => Promise<Data>, errorKey: string): FetchStore<Data>;
}

/** Creates an empty set of stores, which follow R-FETCH-01. */
export function createFetchStores(
	dependencies: Pick<FetchStoreDependencies, "time" | "logger">,
): FetchStores {
	const stores = new Map<string, FetchStore<unknown>>();
	return {
		getStore<Data>(key: string, read: () => Promise<Data>, errorKey: string) {
			// The key guarantees the same kind of data.
			const store =
				(stores.get(key) as FetchStore<Data> | undefined) ??
				createFetchStore(read, { ...dependencies, errorKey: () => errorKey });
			stores.set(key, store);
			return store;
		},
	};
}
