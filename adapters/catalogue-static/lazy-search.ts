import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import { loadOnce } from "#core/shared/load-once.ts";

/** Creates a search whose script loads on first use, e.g. by import(), and again after a failure. */
export function createLazySearch(load: () => Promise<CatalogueSearch>): CatalogueSearch {
	const open = loadOnce(load);
	return {
		suggest: async (text, limit) => (await open()).suggest(text, limit),
		search: async (text) => (await open()).search(text),
	};
}
