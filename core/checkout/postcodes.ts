import { type FieldProblem, optionalText, problem, requiredText } from "#core/forms/field-rules.ts";

/** How a country writes its postcodes. */
interface PostcodeRule {
	readonly pattern: RegExp;
	/** What a postcode consists of, as the sentence says it that asks for one. */
	readonly shape: "fourDigits" | "fiveDigits" | "other";
	/** One of its postcodes, for the sentence that says what is wrong. */
	readonly example: string;
}

const fourDigits = { pattern: /^\d{4}$/, shape: "fourDigits" } as const;
const fiveDigits = { pattern: /^\d{5}$/, shape: "fiveDigits" } as const;

/**
 * The shapes of Unicode CLDR's postalCodeData (supplemental data, release 26). Only the format is checked: which codes
 * are in use changes too often for a shop to refuse one. A country that is not named takes any postcode.
 */
const rules: ReadonlyMap<string, PostcodeRule> = new Map([
	["DE", { ...fiveDigits, example: "10117" }],
	["AT", { ...fourDigits, example: "1010" }],
	["CH", { ...fourDigits, example: "8001" }],
	["FR", { ...fiveDigits, pattern: /^\d{2} ?\d{3}$/, example: "75001" }],
	["NL", { pattern: /^\d{4} ?[A-Z]{2}$/i, shape: "other", example: "1012 JS" }],
	["BE", { ...fourDigits, example: "1000" }],
	["LU", { ...fourDigits, example: "1118" }],
	["IT", { ...fiveDigits, example: "00184" }],
	["ES", { ...fiveDigits, example: "28013" }],
	[
		"GB",
		{ pattern: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i, shape: "other", example: "SW1A 1AA" },
	],
]);

/** Countries without postcodes (Universal Postal Union, addressing systems; CLDR's postalCodeData has none for them). */
const withoutPostcode = new Set(
	(
		"AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK JM KI KM KN KP LY ML " +
		"MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW"
	).split(" "),
);

/** Whether addresses of a country have a postcode. */
export function hasPostcode(country_code: string): boolean {
	return !withoutPostcode.has(country_code.trim());
}

/** Whether a country's postcodes are made of digits alone, so that a phone can offer them; false where the shape is not known. */
export function hasDigitPostcodes(country_code: string): boolean {
	const shape = rules.get(country_code.trim())?.shape;
	return shape === "fourDigits" || shape === "fiveDigits";
}

/** The country in front of a postcode, as in "A-1010" or "CH 8001": right on a letter, and no fault here. */
const prefix = /^(?:DE|D|AT|A|CH|FR|F|NL|BE|B|LU|L|IT|I|ES|E)[- ](?=\d)/i;

/** Whether a text has the shape of a country's postcodes; false where the shape is not known. */
export function isPostcode(text: string, country_code: string): boolean {
	return rules.get(country_code.trim())?.pattern.test(text.trim().replace(prefix, "")) ?? false;
}

/** What is wrong with an address's postcode, by its country (R-CHECK-03). */
export function postcodeProblems(
	field: string,
	{ zip_code, country_code }: { readonly zip_code: string; readonly country_code: string },
): readonly FieldProblem[] {
	if (!hasPostcode(country_code)) return optionalText(field, zip_code, 20);
	const problems = requiredText(field, zip_code, 20);
	const rule = rules.get(country_code.trim());
	if (problems.length > 0 || !rule || isPostcode(zip_code, country_code)) return problems;
	return [problem(field, `checkout.postcode.${rule.shape}`, { example: rule.example })];
}
