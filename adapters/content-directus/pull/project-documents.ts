import type { Documents, Rows } from "#adapters/content-directus/model/rows.ts";
import { createFolderBuilder } from "#adapters/content-directus/pull/folder-builder.ts";
import { draftsOf, writeDocuments } from "#adapters/content-directus/pull/folder-documents.ts";
import type { Origins } from "#adapters/content-directus/pull/origins.ts";
import type { ContentFinding } from "#core/content/finding.ts";

/** What of a project only editors may see, by what the content folder calls it. */
export interface Drafts {
	/** Names of pages. */
	readonly pages: readonly string[];
	/** Slugs of brands. */
	readonly brands: readonly string[];
	/** Slugs of products. */
	readonly products: readonly string[];
}

/** Nothing is kept from visitors. */
export const noDrafts: Drafts = { pages: [], brands: [], products: [] };

/** A project's items as a content folder. */
export interface ProjectDocuments {
	readonly documents: Documents;
	readonly origins: Origins;
	readonly drafts: Drafts;
	/** Items that no file can be made of. */
	readonly findings: readonly ContentFinding[];
}

/** Turns a project's items into the documents of a content folder; `names` are its images' names by their ids. */
export function projectDocuments(rows: Rows, names: ReadonlyMap<string, string>): ProjectDocuments {
	const builder = createFolderBuilder(rows, names);
	writeDocuments(builder);
	return {
		documents: builder.documents,
		origins: builder.origins,
		findings: builder.findings,
		drafts: {
			pages: draftsOf(rows.page, "name"),
			brands: draftsOf(rows.brand, "slug"),
			products: draftsOf(rows.ecommerce_product, "slug"),
		},
	};
}
