import type { ProductListItem } from "#core/catalogue/product.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** The product whose page suggests others. */
export interface SuggestingProduct {
	readonly id: ContentId;
	readonly category: ProductListItem["category"];
}

/**
 * The products that a product's page suggests of those drawn by chance (R-CAT-05), the best first: of its category
 * before others, and among equals what is at hand before what is not. In the order of the draw else; never itself.
 */
export function suggestedProducts<Item extends ProductListItem>(
	drawn: readonly Item[],
	{ id, category }: SuggestingProduct,
): readonly Item[] {
	const rank = (item: Item) =>
		(category !== null && item.category?.slug === category.slug ? 0 : 2) + (isAtHand(item) ? 0 : 1);
	return drawn.filter((item) => !sameId(item.id, id)).toSorted((left, right) => rank(left) - rank(right));
}

/** A stock that is not counted counts as there (law-and-gaps 5, "Reorder rule"). */
function isAtHand({ stock }: ProductListItem): boolean {
	return stock === null || stock > 0;
}
