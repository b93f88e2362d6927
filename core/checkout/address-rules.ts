import { type Address, countryParts } from "#core/checkout/address.ts";
import {
	addressFormatOf,
	formattedLines,
	hasPlaceField,
	requiresPlaceField,
} from "#core/checkout/address-format.ts";
import { postcodeIn, postcodeProblems } from "#core/checkout/postcodes.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { optionalName, requiredName } from "#core/forms/web-address.ts";
import { singleLine } from "#core/text/single-line.ts";
import { streetLine } from "#core/text/street-line.ts";

/**
 * The countries whose carriers require a house number. Elsewhere, houses have names or roads have no numbers; the
 * data of address-format.ts includes the number in the street.
 */
const numberedStreets: ReadonlySet<string> = new Set(
	"AT BE CH CZ DE DK EE ES FI HU IT LI LT LU LV NL NO PL PT SE SI SK".split(" "),
);

/** Returns whether addresses of a country, or before a country is chosen, must have a house number. */
export function requiresStreetNumber(country_code: string): boolean {
	return country_code.trim() === "" || numberedStreets.has(country_code.trim());
}

/**
 * Returns the problems of an address by its country's rules (B-USE-21); company and phone are optional. `field` is
 * the address's name in the draft.
 */
export function addressProblems(field: string, address: Address): readonly FieldProblem[] {
	const numberName = requiresStreetNumber(address.country_code) ? requiredName : optionalName;
	const needsCity = requiresPlaceField(addressFormatOf(address.country_code), "city");
	const cityName = needsCity ? requiredName : optionalName;
	return [
		...optionalName(`${field}.company`, address.company),
		...requiredName(`${field}.given_name`, address.given_name),
		...requiredName(`${field}.family_name`, address.family_name),
		...requiredName(`${field}.street`, address.street),
		...numberName(`${field}.number`, address.number, 20),
		...postcodeProblems(`${field}.zip_code`, address),
		...cityName(`${field}.city`, address.city),
		...stateProblems(`${field}.state`, address),
		...optionalName(`${field}.dependent_locality`, address.dependent_locality ?? ""),
		...requiredName(`${field}.country_code`, address.country_code, 2),
		...optionalName(`${field}.phone`, address.phone, 50),
	];
}

function stateProblems(field: string, { state = "", country_code }: Address): readonly FieldProblem[] {
	const format = addressFormatOf(country_code);
	const problems = requiresPlaceField(format, "state")
		? requiredName(field, state)
		: optionalName(field, state);
	const { regions } = format;
	if (problems.length > 0 || regions.length === 0) return problems;
	return regions.some(({ code }) => code === singleLine(state)) ? [] : [problem(field, "form.invalid")];
}

/**
 * Returns the address as sent: every text trimmed and on one line, with region and dependent locality only if its
 * country has them.
 */
export function trimmedAddress(address: Address): Address {
	const format = addressFormatOf(address.country_code);
	const parts = countryParts
		.map((part) => [part, singleLine(address[part] ?? "")] as const)
		.filter(([part, text]) => text !== "" && hasPlaceField(format, part));
	return {
		company: singleLine(address.company),
		given_name: singleLine(address.given_name),
		family_name: singleLine(address.family_name),
		street: singleLine(address.street),
		number: singleLine(address.number),
		zip_code: singleLine(address.zip_code),
		city: singleLine(address.city),
		...Object.fromEntries(parts),
		country_code: singleLine(address.country_code),
		phone: singleLine(address.phone),
	};
}

/** Returns the lines of an address in its country's format, without the country (B-USE-21). */
export function addressLines(address: Address): readonly string[] {
	return formattedLines(addressFormatOf(address.country_code), {
		N: `${address.given_name} ${address.family_name}`,
		O: address.company,
		A: streetLine(address, address.country_code.trim()),
		Z: postcodeIn(address.country_code, address.zip_code),
		C: address.city,
		S: address.state ?? "",
		D: address.dependent_locality ?? "",
	});
}
