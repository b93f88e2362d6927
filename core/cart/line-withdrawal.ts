import { type CartLine, filledPersonalization } from "#core/cart/cart-line.ts";
import { excludesWithdrawal, type WithdrawalField } from "#core/cart/withdrawal-exclusion.ts";

/** Products by id as text: null if no longer sold, absent before they are read. */
export type PersonalizableProducts = ReadonlyMap<
	string,
	{ readonly personalization: { readonly fields: readonly WithdrawalField[] } | null } | null
>;

/**
 * Returns whether a line has no right of withdrawal. Only the product determines it, and nothing is ordered before
 * the product is read.
 */
export function lineExcludesWithdrawal(
	{ product, personalization }: Pick<CartLine, "product" | "personalization">,
	products: PersonalizableProducts,
): boolean {
	if (filledPersonalization(personalization) === null) return false;
	const fields = products.get(String(product.id))?.personalization?.fields ?? [];
	return excludesWithdrawal(fields, personalization) === true;
}
