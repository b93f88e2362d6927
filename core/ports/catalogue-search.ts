import type { UsedCondition } from "#core/content-values/goods-condition.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** Something that the visitor may have meant, with a page of its own. */
export interface SearchSuggestion {
	readonly kind: "product" | "manufacturer" | "category";
	readonly id: ContentId;
	readonly slug: string;
	/** The slug of a product's category, which its path needs; null for one without, and for other kinds. */
	readonly category: string | null;
	/** What the content calls it. */
	readonly label: string;
	/** The condition of a product that is not new; absent for others. */
	readonly condition?: UsedCondition;
}

/**
 * Finds products by what visitors type: in name, reference number, brand, category and attributes, tolerant of
 * typing errors, of umlauts and accents left out or spelled out, and of words within German compounds (B-USE-01).
 * All reads reject when they fail (R-CONTENT-04).
 */
export interface CatalogueSearch {
	/**
	 * What the visitor may mean while typing, the last word perhaps unfinished: brands and categories of that name
	 * first, then products, the best first; at most `limit`, none for a text without letters and digits.
	 */
	suggest(text: string, limit: number): Promise<readonly SearchSuggestion[]>;

	/**
	 * The ids of the published products of the shop that have all words of the text, the best first; those that
	 * have some where none has all. None for a text without letters and digits.
	 */
	search(text: string): Promise<readonly ContentId[]>;
}
