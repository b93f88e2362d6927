import { filledPersonalization, type PersonalizationValues } from "#core/cart/cart-line.ts";
import type { PersonalizationField } from "#core/catalogue/product.ts";

/** What of a personalization field decides on the right of withdrawal. */
export type WithdrawalField = Pick<PersonalizationField, "name" | "type">;

/**
 * Whether what a customer enters in the field ends the right of withdrawal (§ 312g (2) no. 1 BGB, B-LAW-14): the
 * customer's own words do. Choosing from what is offered, e.g. a size or a font, makes no goods to specification.
 */
export function fieldExcludesWithdrawal({ type }: Pick<WithdrawalField, "type">): boolean {
	return type === "text";
}

/** Whether a piece personalized with these values has no right of withdrawal; fields left blank count as unused. */
export function excludesWithdrawal(
	fields: readonly WithdrawalField[],
	values: PersonalizationValues | null,
): boolean {
	const filled = filledPersonalization(values) ?? {};
	return fields.some((field) => fieldExcludesWithdrawal(field) && Object.hasOwn(filled, field.name));
}
