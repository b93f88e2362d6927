import type { PriceRange } from "#core/catalogue/price-range.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";

/** A value that a list can be narrowed to, with how many products it would show (B-USE-01). */
export interface FacetValue {
	/** What is in the query: a slug, an id where there is no slug, or the value itself. */
	readonly value: string;
	/** The content's name for it; of subcategories, which products name by id only, the id, and of conditions the value itself. */
	readonly label: string;
	/** Products that have the value and pass every filter but the facet's own. */
	readonly count: number;
	readonly selected: boolean;
}

/** The values of one attribute group. */
export interface AttributeFacet {
	/** The id of the attribute group. */
	readonly group: string;
	readonly label: string;
	readonly values: readonly FacetValue[];
}

/**
 * What a list can be narrowed by (R-CAT-06, B-USE-01). Every value that a listed product has is there, those
 * with count 0 included, in the order in which the catalogue first names them.
 */
export interface Facets {
	readonly categories: readonly FacetValue[];
	readonly manufacturers: readonly FacetValue[];
	readonly subcategories: readonly FacetValue[];
	readonly conditions: readonly FacetValue[];
	readonly attributes: readonly AttributeFacet[];
	/** The prices of the products that pass every filter but the price; null when none has one. */
	readonly price: PriceRange | null;
	/** Each of these prices once, ascending; some of them in the data of a page that has very many. */
	readonly prices: readonly DecimalText[];
	/** How many of them cost at least a price in each bar of the histogram; null where nobody counted. */
	readonly priceBars: readonly number[] | null;
}
