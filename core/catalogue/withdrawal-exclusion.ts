import { filledPersonalization, type PersonalizationValues } from "#core/cart/cart-line.ts";
import type { PersonalizationField } from "#core/catalogue/product.ts";

/**
 * Whether a line has no right of withdrawal (§ 312g (2) no. 1 BGB, B-LAW-14): it is made to the customer's own words.
 * Choosing from what is offered, e.g. a size or a font, makes no goods to specification.
 */
export function excludesWithdrawal(
	fields: readonly PersonalizationField[],
	values: PersonalizationValues | null,
): boolean {
	const filled = filledPersonalization(values) ?? {};
	return fields.some(({ name, type }) => type === "text" && Object.hasOwn(filled, name));
}
