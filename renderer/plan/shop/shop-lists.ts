import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import type { Facets } from "#core/catalogue/facets.ts";
import { type ListMeta, listMeta, pageSize } from "#core/catalogue/paging.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { queryPositions } from "#core/catalogue/query-catalogue.ts";
import { isLanguage, type Language } from "#core/language/language.ts";
import { memoize } from "#core/shared/once-per.ts";

/** A page of a list in a language. */
export interface ListAddress {
	readonly language: Language;
	/** The category's slug; null for the whole shop. */
	readonly category: string | null;
	/** From 1. */
	readonly pageNumber: number;
}

/** The products on a page of a list, and what the page says about the whole list. */
export interface ListPage<Listed> {
	readonly products: readonly Listed[];
	readonly meta: ListMeta;
	readonly facets: Facets;
}

const readPrefix = "list=";

/** Returns the read key of a page of a list: "list=de 2 watches", or "list=de 2" for the list of the whole shop. */
export function listReadKey({ language, category, pageNumber }: ListAddress): string {
	return readPrefix + [language, pageNumber, ...(category === null ? [] : [category])].join(" ");
}

/** Parses a key of {@link listReadKey}; returns null for other read keys. */
export function parseListReadKey(readKey: string): ListAddress | null {
	if (!readKey.startsWith(readPrefix)) return null;
	const [language = "", pageNumber, category = null] = readKey.slice(readPrefix.length).split(" ");
	if (!isLanguage(language)) return null;
	return { language, category, pageNumber: Number(pageNumber) };
}

/**
 * Returns a function that finds the products on a page of a list; none on a page or in a category that the shop does not have.
 * Each list is queried once for all its pages.
 */
export function createListLookup<Listed>(
	products: readonly Listed[],
	columns: (language: Language) => CatalogueColumns,
): (address: ListAddress) => ListPage<Listed> {
	const allPages = Math.ceil(products.length / pageSize);
	const listsIn = memoize((language: Language) =>
		memoize((category: string | null) =>
			queryPositions(columns(language), { ...emptyQuery, category, page: allPages }),
		),
	);
	return ({ language, category, pageNumber }) => {
		const { positions, facets } = listsIn(language)(category);
		const meta = listMeta({ ...emptyQuery, category, page: pageNumber - 1 }, positions.length);
		const shown = positions.subarray(meta.offset, meta.offset + meta.limit);
		return { products: Array.from(shown, (position) => products[position] as Listed), meta, facets };
	};
}
