import { addressFormatOf, hasPlaceField, requiresPlaceField } from "#core/checkout/address-format.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { optionalName, requiredName } from "#core/forms/web-address.ts";

/** Whether a country's postcodes are made of digits alone, so that a phone can offer them; false where the shape is not known. */
export function hasDigitPostcodes(country_code: string): boolean {
	return /^\d+$/.test(addressFormatOf(country_code).example);
}

/** The country in front of a postcode, as in "A-1010" or "CH 8001": right on a letter, and no fault here. */
const prefix = /^(?:DE|D|AT|A|CH|FR|F|NL|BE|B|LU|L|IT|I|ES|E)[- ](?=\d)/i;

/** Returns a postcode without the country in front of it. */
export function withoutCountryPrefix(postcode: string): string {
	return postcode.trim().replace(prefix, "");
}

/** Whether a text has the shape of a country's postcodes; false where the shape is not known. */
export function isPostcode(text: string, country_code: string): boolean {
	return addressFormatOf(country_code).postcode?.test(withoutCountryPrefix(text)) ?? false;
}

/**
 * What is wrong with an address's postcode, by its country (R-CHECK-03, B-USE-21). Only the format is checked: which codes are in use
 * changes too often for a shop to refuse one.
 */
export function postcodeProblems(
	field: string,
	{ zip_code, country_code }: { readonly zip_code: string; readonly country_code: string },
): readonly FieldProblem[] {
	const format = addressFormatOf(country_code);
	const text = requiresPlaceField(format, "zip_code") ? requiredName : optionalName;
	const problems = text(field, zip_code, 20);
	const isGiven = zip_code.trim() !== "" && hasPlaceField(format, "zip_code");
	if (problems.length > 0 || !isGiven || !format.postcode || isPostcode(zip_code, country_code))
		return problems;
	return [problem(field, `checkout.postcode.${shapeOf(format.example)}`, { example: format.example })];
}

/** What a postcode consists of, as the sentence says it that asks for one. */
function shapeOf(example: string): "fourDigits" | "fiveDigits" | "other" {
	if (/^\d{4}$/.test(example)) return "fourDigits";
	return /^\d{5}$/.test(example) ? "fiveDigits" : "other";
}
