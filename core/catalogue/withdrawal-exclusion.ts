import { filledPersonalization, type PersonalizationValues } from "#core/cart/cart-line.ts";
import type { PersonalizationField } from "#core/catalogue/product.ts";
import { offersRingSizes } from "#core/product-page/ring-size.ts";

/** What of a personalization field decides on the right of withdrawal. */
export type WithdrawalField = Pick<
	PersonalizationField,
	"name" | "type" | "customer_specification" | "options"
>;

/**
 * Whether a field, once filled in, makes goods to the customer's specification (§ 312g (2) no. 1 BGB, B-LAW-14): as the
 * shop says of it, else what takes the customer's own words. A size that is offered never does, for such a ring fits others.
 */
export function isCustomerSpecification({ type, customer_specification, options }: WithdrawalField): boolean {
	return !offersRingSizes(options) && (customer_specification ?? type === "text");
}

/**
 * Whether a piece personalized with these values has no right of withdrawal; null where none of its fields could end it.
 * Fields left blank count as unused.
 */
export function excludesWithdrawal(
	fields: readonly WithdrawalField[],
	values: PersonalizationValues | null,
): boolean | null {
	const filled = filledPersonalization(values) ?? {};
	const specifying = fields.filter(isCustomerSpecification);
	return specifying.length > 0 ? specifying.some(({ name }) => Object.hasOwn(filled, name)) : null;
}
