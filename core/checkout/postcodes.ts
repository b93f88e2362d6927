import { addressFormatOf, hasPlaceField, requiresPlaceField } from "#core/checkout/address-format.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { optionalName, requiredName } from "#core/forms/web-address.ts";
import { withoutCountryPrefix } from "#core/text/postcode-prefix.ts";

/**
 * Returns whether a country's postcodes consist of digits only, for a numeric keyboard; false if the format is
 * unknown.
 */
export function hasDigitPostcodes(country_code: string): boolean {
	return /^\d+$/.test(addressFormatOf(country_code).example);
}

/**
 * Returns a postcode in its country's format: without a country prefix and with the separator that the country
 * requires, "71-637" for "71637" in Poland. Other texts are returned as they are.
 */
export function postcodeIn(country_code: string, text: string): string {
	const written = text.trim();
	const { postcode, example } = addressFormatOf(country_code);
	if (postcode === null || postcode.test(written)) return written;
	const bare = withoutCountryPrefix(written);
	const [separator = ""] = /[- ]/.exec(example) ?? [];
	const at = example.indexOf(separator);
	const characters = bare.replace(/[\s–-]/g, "");
	const separated = `${characters.slice(0, at)}${separator}${characters.slice(at)}`;
	return [bare, characters, separated].find((form) => postcode.test(form)) ?? written;
}

/** Returns whether a text has the format of a country's postcodes; false if the format is unknown. */
export function isPostcode(text: string, country_code: string): boolean {
	return addressFormatOf(country_code).postcode?.test(postcodeIn(country_code, text)) ?? false;
}

/**
 * Returns the problems of an address's postcode by its country (R-CHECK-03, B-USE-21). Only the format is checked,
 * because the codes in use change too often for a shop to refuse any.
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

/** Returns the characters of a postcode, for the message that asks for one. */
function shapeOf(example: string): "fourDigits" | "fiveDigits" | "other" {
	if (/^\d{4}$/.test(example)) return "fourDigits";
	return /^\d{5}$/.test(example) ? "fiveDigits" : "other";
}
