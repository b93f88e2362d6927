import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";

/** A search whose script is loaded when it is first asked, e.g. by import(); after a failure it is loaded again. */
export function createLazySearch(load: () => Promise<CatalogueSearch>): CatalogueSearch {
	let loading: Promise<CatalogueSearch> | null = null;
	const open = (): Promise<CatalogueSearch> => {
		loading ??= load().catch((error: unknown) => {
			loading = null;
			throw error;
		});
		return loading;
	};
	return {
		suggest: async (text, limit) => (await open()).suggest(text, limit),
		search: async (text) => (await open()).search(text),
	};
}
