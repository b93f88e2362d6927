import { filledPersonalization, type PersonalizationValues } from "#core/cart/cart-line.ts";
import type { PersonalizationField } from "#core/catalogue/product.ts";
import { offersRingSizes } from "#core/catalogue/ring-size.ts";

/** The parts of a personalization field that determine the right of withdrawal. */
export type WithdrawalField = Pick<
	PersonalizationField,
	"name" | "type" | "customer_specification" | "options"
>;

/**
 * Returns whether a filled-in field makes the goods customer-specified (§ 312g (2) no. 1 BGB, B-LAW-14). The shop's
 * statement decides; otherwise, a field for the customer's own words does. A size from a list never does, because the
 * ring fits others.
 */
export function isCustomerSpecification({ type, customer_specification, options }: WithdrawalField): boolean {
	return !offersRingSizes(options) && (customer_specification ?? type === "text");
}

/**
 * Returns whether a piece personalized with these values has no right of withdrawal; null if none of its fields can
 * exclude it. Blank fields count as unused.
 */
export function excludesWithdrawal(
	fields: readonly WithdrawalField[],
	values: PersonalizationValues | null,
): boolean | null {
	const filled = filledPersonalization(values) ?? {};
	const specifying = fields.filter(isCustomerSpecification);
	return specifying.length > 0 ? specifying.some(({ name }) => Object.hasOwn(filled, name)) : null;
}
