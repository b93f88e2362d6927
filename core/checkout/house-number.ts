import type { Address } from "#core/checkout/address.ts";
import { isPostcode } from "#core/checkout/postcodes.ts";
import { maxLineLength } from "#core/forms/field-rules.ts";
import { hasNumberFirst } from "#core/text/street-line.ts";

/** Words for a number of a flat, a staircase or a letter box. */
const unitWords =
	"app|appt|apt|appartement|apartment|whg|wohnung|wg|tür|tuer|stiege|stg|zi\\.? ?nr|zi|zimmer|flat|unit|suite|ste|bus|bte|boîte|m|lok|lokal|int|interno|scala|bât|bâtiment|bat|building|block|esc|escalier|porte|bp|b\\.p|cs";

/** Such words that streets end with, too: "Am Haus 3". */
const unitOrStreet = "haus|hs|top|box";

const floor = "\\d{1,2}(?:\\.|st|nd|rd|th|er?|ème)\\s?(?:stock|og|etage|floor|étage|piano)";

/** A part behind the house number: "App. 235", "Stiege 2", "bus 4", "1. Stock". */
const unit = `[\\s,/]+(?:(?:${unitWords}|${unitOrStreet})\\.?\\s?(?:nr\\.?\\s?)?[\\p{L}\\d]{1,4}(?!\\p{L})|${floor})`;

/** Words before a house number: "Nr. 12", "n° 12". */
const label = "(?:haus)?nr\\.?|hausnummer|no\\.?:?|n[°º]\\.?|n\\.|civico";

/** A house number: "7a", "12-14", "12/3/15", "12 bis", "7 1/2", "3-HS", "573-II", "13A2". */
const houseNumber =
	"\\d{1,5}(?: 1/[24])?(?:\\s?(?:bis|ter|quater|hs|huis|i{1,3}|iv|[a-z]\\d{0,3})(?!\\p{L}))?(?:\\s?[–/+&-]\\s?(?:\\d{1,5}\\s?[a-z]?|[a-z]{1,3}\\d{0,3})){0,3}(?!\\p{L})";

/** Words of addresses without a house number: "Via Roma snc". */
const none = "snc|s\\.n\\.c\\.|s/n";

/**
 * A house number after the street, as in "Lange Straße 7a", "Ringstraße 12/3/15", "Rue du Rhône 12 bis" or
 * "Kirchengasse 7, 1. Stock"; the space may be missing, as in "Heinestr.13".
 */
const behind = new RegExp(
	`^(?<street>.*[^\\s,–/+&-](?<!(?:[\\s,/]|^)(?:${label}|${unitWords})\\.?)(?<!\\d[^\\d]*[\\s,/](?:${unitOrStreet})\\.?)),?(?:\\s+|(?<=^\\D*\\p{L}{3}\\.?)(?=\\d))(?:(?:${label})\\s?)?(?<number>(?!(?<=\\s\\d{1,5}\\s)1/[24]$)(?:${houseNumber})(?<units>(?:${unit}){0,3})|${none})$`,
	"iu",
);

/** The end of a street before a number of something else, in countries where a separated number is printed first. */
const endsWithUnit = new RegExp(`(?:^|[\\s,/])(?:${unitOrStreet})\\.?$`, "iu");

/** A house number before the street, as in "12 bis, rue de Rivoli", "12 B rue de Rivoli" or "350 5th Avenue". */
const before =
	/^(\d{1,5}(?:[–/-]\d{1,5})?(?:\s?(?:bis|ter|quater)|[a-z]|\s[a-f](?=,?\s+(?:rue|av|avenue|bd|boulevard|place|chemin|ch|allée|impasse|route|quai|cours|square|passage)(?!\p{L})))?),?\s+((?:\p{L}|\d+(?:st|nd|rd|th|er?|ère|ème)(?!\p{L})).*)$/iu;

/** The greatest length of a house number with its additions. */
const maxNumberLength = 20;

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
	if (line.length > maxLineLength) return address;
	if (address.number.trim() !== "") return withoutRepeatedNumber(address, line);
	const found = [numberBehind(line, address, hasNumber), numberBefore(line, address)].filter(
		(read): read is Line => read !== null && !isPlace(read, address),
	);
	const [only, second] = found;
	return only && !second ? { ...address, ...only } : address;
}

/** Removes a number entered in both fields from the street. */
function withoutRepeatedNumber(address: Address, line: string): Address {
	const number = address.number.trim();
	const read = [numberBehind(line, address, false), numberBefore(line, address)].find(
		(found) => found?.number === number,
	);
	return read ? { ...address, street: read.street } : address;
}

function numberBehind(line: string, { country_code }: Address, hasNumber: boolean): Line | null {
	const { street, number, units } = behind.exec(line)?.groups ?? {};
	if (!street || !number || number.length > maxNumberLength || !/\p{L}/u.test(street)) return null;
	const isName = road.test(street) || (!hasNumber && streetWord.test(street));
	if (isName || endsWithYear.test(line)) return null;
	// The line would be printed in another order: "App. 3 rue de Rivoli", "12 PO Box".
	const isMoved = hasNumberFirst(country_code.trim()) && (Boolean(units) || endsWithUnit.test(street));
	return isMoved ? null : { street, number };
}

function numberBefore(line: string, { country_code }: Address): Line | null {
	const [, number, street] = before.exec(line) ?? [];
	// "1e Constantijn Huygensstraat" is the name of a street.
	const isOrdinal = /^\d+e$/i.test(number ?? "") && !hasNumberFirst(country_code.trim());
	return number && street && !isOrdinal ? { street, number } : null;
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
