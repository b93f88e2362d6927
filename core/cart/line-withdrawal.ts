import { type CartLine, filledPersonalization } from "#core/cart/cart-line.ts";
import { excludesWithdrawal, type WithdrawalField } from "#core/cart/withdrawal-exclusion.ts";

/** Products by id as text: null for one that is no longer sold, absent before it was read. */
export type PersonalizableProducts = ReadonlyMap<
	string,
	{ readonly personalization: { readonly fields: readonly WithdrawalField[] } | null } | null
>;

/** Whether a line has no right of withdrawal; nothing is ordered before its product was read, which alone says so. */
export function lineExcludesWithdrawal(
	{ product, personalization }: Pick<CartLine, "product" | "personalization">,
	products: PersonalizableProducts,
): boolean {
	if (filledPersonalization(personalization) === null) return false;
	const fields = products.get(String(product.id))?.personalization?.fields ?? [];
	return excludesWithdrawal(fields, personalization) === true;
}
