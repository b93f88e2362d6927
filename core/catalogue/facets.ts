import type { PriceRange } from "#core/catalogue/price-range.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

/** A filter value with the number of products it would show (B-USE-01). */
export interface FacetValue {
	/** The text in the query: a slug, an id if there is no slug, or the value itself. */
	readonly value: string;
	/**
	 * The content's name for the value. For subcategories, which products name by id only, the id; for conditions
	 * the value itself.
	 */
	readonly label: string;
	/** The number of products with the value that pass all filters but the facet's own. */
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
 * The available filters of a list (R-CAT-06, B-USE-01). They include every value of a listed product, also those
 * with count 0, in the order in which the catalogue first names them.
 */
export interface Facets {
	readonly categories: readonly FacetValue[];
	readonly manufacturers: readonly FacetValue[];
	readonly subcategories: readonly FacetValue[];
	readonly conditions: readonly FacetValue[];
	readonly attributes: readonly AttributeFacet[];
	/** The price range of products that pass all filters but the price; null if none has a price. */
	readonly price: PriceRange | null;
	/** The distinct prices of these products, ascending; a selection in the data of a page with very many. */
	readonly prices: readonly DecimalText[];
	/** The number of products per bar of the histogram, by lowest price; null if not counted. */
	readonly priceBars: readonly number[] | null;
}
