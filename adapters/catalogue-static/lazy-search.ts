import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import { loadOnce } from "#core/shared/load-once.ts";

/** A search whose script is loaded when it is first asked, e.g. by import(); after a failure it is loaded again. */
export function createLazySearch(load: () => Promise<CatalogueSearch>): CatalogueSearch {
	const open = loadOnce(load);
	return {
		suggest: async (text, limit) => (await open()).suggest(text, limit),
		search: async (text) => (await open()).search(text),
	};
}
