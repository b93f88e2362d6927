import type { Documents, Rows } from "#adapters/content-directus/model/rows.ts";
import { createFolderBuilder } from "#adapters/content-directus/pull/folder-builder.ts";
import { draftsOf, writeDocuments } from "#adapters/content-directus/pull/folder-documents.ts";
import type { Origins } from "#adapters/content-directus/pull/origins.ts";
import type { ItemFault } from "#core/content/finding.ts";

/** The drafts of a project, which only editors may see, by their id in the content folder. */
export interface Drafts {
	/** Names of pages. */
	readonly pages: readonly string[];
	/** Slugs of brands. */
	readonly brands: readonly string[];
	/** Slugs of products. */
	readonly products: readonly string[];
}

/** No drafts. */
export const noDrafts: Drafts = { pages: [], brands: [], products: [] };

/** The documents of a content folder, made from a project's items. */
export interface ProjectDocuments {
	readonly documents: Documents;
	readonly origins: Origins;
	readonly drafts: Drafts;
	/** The findings about items without a file. */
	readonly faults: readonly ItemFault[];
}

/**
 * Converts a project's items to the documents of a content folder; `names` are the file names of its images by id, and
 * `without` the ids of items that are left out.
 */
export function projectDocuments(
	rows: Rows,
	names: ReadonlyMap<string, string>,
	without: ReadonlySet<string> = new Set(),
): ProjectDocuments {
	const builder = createFolderBuilder(rows, names, without);
	writeDocuments(builder);
	return {
		documents: builder.documents,
		origins: builder.origins,
		faults: builder.faults,
		drafts: {
			pages: draftsOf(rows.page, "name"),
			brands: draftsOf(rows.brand, "slug"),
			products: draftsOf(rows.ecommerce_product, "slug"),
		},
	};
}
