import type { PageRenderer } from "facette";
import { searchDocuments } from "#stories/docs/search-documents.ts";
import { documentedPages } from "#stories/docs/site-content.ts";

/** Writes the texts that the search of the documentation loads on its first use. */
const searchIndex: PageRenderer = {
	name: "search-index",
	renderSite: (pages) => {
		const published = new Set(pages.map(({ path }) => path));
		const documents = documentedPages().filter(({ path }) => published.has(path));
		return [{ path: "search.json", content: JSON.stringify(documents.flatMap(searchDocuments)) }];
	},
};
export default searchIndex;
