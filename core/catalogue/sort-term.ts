/**
 * What a list can be sorted by: lowest price, name, when a product was put into the catalogue, the `sort` of its category, or
 * whether it can be had, available ones first.
 */
export const sortFields = ["price_brutto", "display_name", "date_created", "category", "available"] as const;

/** A field that a list can be sorted by. */
export type SortField = (typeof sortFields)[number];

/** A field to sort by, ascending; with a leading minus descending, as the content service writes it. */
export type SortTerm = SortField | `-${SortField}`;

/** A sort term taken apart. */
export interface SortOrder {
	readonly field: SortField;
	readonly descending: boolean;
}

/** Takes a sort term apart. */
export function sortOrder(term: SortTerm): SortOrder {
	const descending = term.startsWith("-");
	return { field: (descending ? term.slice(1) : term) as SortField, descending };
}

/** Reads a comma-separated list of sort terms, e.g. settings' default_sort; unknown ones are left out. */
export function parseSort(text: string): readonly SortTerm[] {
	return text
		.split(",")
		.map((part) => part.trim())
		.filter(isSortTerm);
}

/** The order of a shop's lists by its settings; without one, categories by their `sort` and available products first. */
export function defaultSortOf(default_sort: string | null): readonly SortTerm[] {
	return default_sort === null ? ["category", "available"] : parseSort(default_sort);
}

/** The comma-separated notation of a list of sort terms. */
export function formatSort(terms: readonly SortTerm[]): string {
	return terms.join(",");
}

function isSortTerm(text: string): text is SortTerm {
	return (sortFields as readonly string[]).includes(text.startsWith("-") ? text.slice(1) : text);
}
