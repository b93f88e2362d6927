import type { UsedCondition } from "#core/content-values/goods-condition.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** A suggestion for a search text. It has a page of its own. */
export interface SearchSuggestion {
	readonly kind: "product" | "manufacturer" | "category";
	readonly id: ContentId;
	/** The slug in paths of the shop's language. */
	readonly slug: string;
	/**
	 * The slug of a product's category in such paths, which is part of the product's path. Null for a product without category,
	 * and for other kinds.
	 */
	readonly category: string | null;
	/** Its name in the content. */
	readonly label: string;
	/** The condition of a product that is not new; absent for other suggestions. */
	readonly condition?: UsedCondition;
}

/**
 * A full-text search for products by name, reference number, brand, category and attributes (B-USE-01). It tolerates:
 *
 * - typing errors,
 * - umlauts and accents that are left out or spelled out,
 * - words within German compounds.
 *
 * All methods reject if they fail (R-CONTENT-04).
 */
export interface CatalogueSearch {
	/**
	 * Returns suggestions for an unfinished text: first brands and categories with a matching name, then products,
	 * the best match first. Returns at most `limit`, and none for a text without letters and digits.
	 */
	suggest(text: string, limit: number): Promise<readonly SearchSuggestion[]>;

	/**
	 * Returns the ids of the shop's published products that contain all words of the text, the best match first. If
	 * no product contains all words, those with some of them. None for a text without letters and digits.
	 */
	search(text: string): Promise<readonly ContentId[]>;
}
