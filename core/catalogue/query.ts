import type { GoodsCondition } from "#core/content-values/goods-condition.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

/** The price bounds of a list, both ends included; null leaves an end open. */
export interface PriceBounds {
	readonly min: DecimalText | null;
	readonly max: DecimalText | null;
}

/** Chosen attribute values by the id of their attribute group; values of one group are alternatives. */
export type AttributeChoice = Readonly<Record<string, readonly string[]>>;

/**
 * Everything that decides what a list shows, as a plain value (specification 3, "Shop-wide filter state"). Texts
 * are well-formed Unicode. Categories and manufacturers are named by slug or id.
 */
export interface CatalogueQuery {
	/** The search text; null, or a text without letters and digits, means no search. */
	readonly search: string | null;
	readonly category: string | null;
	readonly manufacturers: readonly string[];
	/** Ids. */
	readonly subcategories: readonly string[];
	readonly attributes: AttributeChoice;
	readonly price: PriceBounds;
	readonly tag: string | null;
	readonly conditions: readonly GoodsCondition[];
	/**
	 * The first term decides, the others among equals. Empty means by relevance for a search, else the shop's
	 * default order.
	 */
	readonly sort: readonly SortTerm[];
	/** From 0; the list shows all pages up to this one (R-CAT-06). */
	readonly page: number;
}

/** The query of the complete catalogue, from the start. */
export const emptyQuery: CatalogueQuery = {
	search: null,
	category: null,
	manufacturers: [],
	subcategories: [],
	attributes: {},
	price: { min: null, max: null },
	tag: null,
	conditions: [],
	sort: [],
	page: 0,
};

/** Returns the chosen values of an attribute group; safe for any id, "__proto__" included. */
export function chosenValues(attributes: AttributeChoice, group: string): readonly string[] {
	return Object.hasOwn(attributes, group) ? (attributes[group] as readonly string[]) : [];
}

/** Adds the value to the list, or removes it if present. */
export function toggled(values: readonly string[], value: string): readonly string[] {
	return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
