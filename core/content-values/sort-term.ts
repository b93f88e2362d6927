/**
 * The sort fields: lowest price, name, creation date, the `sort` of the category, and availability, available
 * products first.
 */
export const sortFields = ["price_brutto", "display_name", "date_created", "category", "available"] as const;

/** A sort field of a list. */
export type SortField = (typeof sortFields)[number];

/** A sort field, ascending; descending with a leading minus, in the content service's notation. */
export type SortTerm = SortField | `-${SortField}`;

/** A parsed sort term. */
export interface SortOrder {
	readonly field: SortField;
	readonly descending: boolean;
}

/** Parses a sort term. */
export function sortOrder(term: SortTerm): SortOrder {
	const descending = term.startsWith("-");
	return { field: (descending ? term.slice(1) : term) as SortField, descending };
}

/** Parses a comma-separated list of sort terms, e.g. settings' default_sort; unknown ones are left out. */
export function parseSort(text: string): readonly SortTerm[] {
	return text
		.split(",")
		.map((part) => part.trim())
		.filter(isSortTerm);
}

/**
 * Returns the default order of a shop's lists from its settings; without one, by category `sort` and then by
 * availability.
 */
export function defaultSortOf(default_sort: string | null): readonly SortTerm[] {
	return default_sort === null ? ["category", "available"] : parseSort(default_sort);
}

/** Formats sort terms as a comma-separated list. */
export function formatSort(terms: readonly SortTerm[]): string {
	return terms.join(",");
}

function isSortTerm(text: string): text is SortTerm {
	return (sortFields as readonly string[]).includes(text.startsWith("-") ? text.slice(1) : text);
}
