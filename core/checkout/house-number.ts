import type { Address } from "#core/checkout/address.ts";
import { isPostcode } from "#core/checkout/postcodes.ts";

/** A house number after the street, as in "Lange Straße 7a", "Ringstraße 12-14", "Ringstraße 12/3/15" or "Rue du Rhône 12 bis". */
const behind =
	/^(.*[^\s,–/+&-]),?\s+(\d{1,5}\s?(?:bis|ter|quater|[a-z])?(?:\s?[–/+&-]\s?(?:\d{1,5}\s?[a-z]?|[a-z])){0,3})$/i;

/** A house number before the street, as in "12 bis, rue de Rivoli" or "350 5th Avenue". */
const before =
	/^(\d{1,5}(?:[–/-]\d{1,5})?(?:\s?(?:bis|ter|quater)|[a-z])?),?\s+((?:\p{L}|\d+(?:st|nd|rd|th)\b).*)$/iu;

/** The end of a street named after a date, as in "rue du 8 mai 1945". */
const endsWithYear =
	/\b(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december)\s+(?:1[5-9]|20)\d\d$/i;

/** Roads ("Route nationale 7", "D 906") and blocks ("C 4" in Mannheim), which a number belongs to. */
const road = /^(?:\p{L}{1,2}|(?:.*\s)?(?:nationale|départementale|communale|vicinal))$/iu;

/** Words that are a street's name with a number ("Straße 57", "Avenue 5") or without one ("Gasse" in a village). */
const streetWord =
	/^(?:straße|strasse|str\.|weg|platz|allee|gasse|rue|avenue|av\.|route|chemin|street|road)$/iu;

interface Line {
	readonly street: string;
	readonly number: string;
}

/**
 * Separates a house number that was entered or autofilled with the street. Browsers only know the first line of an
 * address as a whole (HTML standard, "address-line1"), without a token for the number. Other addresses are returned
 * unchanged, including ambiguous ones, e.g. with a number at both ends: the shopper must enter the number.
 *
 * `hasNumber` states that the line was asked for with the number, so that "Gasse 1" is number 1 of a street called "Gasse".
 */
export function withHouseNumber(address: Address, hasNumber = false): Address {
	const line = address.street.trim();
	if (address.number.trim() !== "") return withoutRepeatedNumber(address, line);
	const found = [numberBehind(line, hasNumber), numberBefore(line)].filter(
		(read): read is Line => read !== null && !isPlace(read, address),
	);
	const [only, second] = found;
	return only && !second ? { ...address, ...only } : address;
}

/** Removes a number entered in both fields from the street. */
function withoutRepeatedNumber(address: Address, line: string): Address {
	const number = address.number.trim();
	const read = [numberBehind(line, false), numberBefore(line)].find((found) => found?.number === number);
	return read ? { ...address, street: read.street } : address;
}

function numberBehind(line: string, hasNumber: boolean): Line | null {
	const [, street, number] = behind.exec(line) ?? [];
	if (!street || !number || !/\p{L}/u.test(street)) return null;
	const isName = road.test(street) || (!hasNumber && streetWord.test(street));
	return isName || endsWithYear.test(line) ? null : { street, number };
}

function numberBefore(line: string): Line | null {
	const [, number, street] = before.exec(line) ?? [];
	return number && street ? { street, number } : null;
}

/** Returns whether the line is a postcode with city, as in "1010 Wien", entered in the wrong field. */
function isPlace({ street, number }: Line, { zip_code, city, country_code }: Address): boolean {
	const place = city.trim().toLowerCase();
	return (
		isPostcode(number, country_code) ||
		number === zip_code.trim() ||
		(place !== "" && street.toLowerCase() === place)
	);
}
