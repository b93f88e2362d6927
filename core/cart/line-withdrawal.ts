import { type CartLine, filledPersonalization } from "#core/cart/cart-line.ts";
import { excludesWithdrawal, type WithdrawalField } from "#core/catalogue/withdrawal-exclusion.ts";

/** Products by id as text: null for one that is no longer sold, absent before it was read. */
export type PersonalizableProducts = ReadonlyMap<
	string,
	{ readonly personalization: { readonly fields: readonly WithdrawalField[] } | null } | null
>;

/**
 * Whether a line has no right of withdrawal; null while that cannot be known, as the line is personalized and its
 * product was not read.
 */
export function lineExcludesWithdrawal(
	{ product, personalization }: Pick<CartLine, "product" | "personalization">,
	products: PersonalizableProducts,
): boolean | null {
	if (filledPersonalization(personalization) === null) return false;
	const read = products.get(String(product.id));
	if (read === undefined) return null;
	return excludesWithdrawal(read?.personalization?.fields ?? [], personalization) === true;
}
