import { filledPersonalization, type PersonalizationValues } from "#core/cart/cart-line.ts";
import type { PersonalizationField } from "#core/catalogue/product.ts";

/** What of a personalization field decides on the right of withdrawal. */
export type WithdrawalField = Pick<PersonalizationField, "name" | "type">;

/**
 * Whether a piece personalized with these values has no right of withdrawal (§ 312g (2) no. 1 BGB, B-LAW-14); null where
 * none of its fields could end it. The customer's own words do, which are what fields of text take. Choosing from what is
 * offered, e.g. a size or a font, makes no goods to specification; fields left blank count as unused.
 */
export function excludesWithdrawal(
	fields: readonly WithdrawalField[],
	values: PersonalizationValues | null,
): boolean | null {
	const filled = filledPersonalization(values) ?? {};
	const texts = fields.filter(({ type }) => type === "text");
	return texts.length > 0 ? texts.some(({ name }) => Object.hasOwn(filled, name)) : null;
}
