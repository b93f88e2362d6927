/** Returns the digits of a text. */
function digitsOf(text: string): readonly number[] {
	return Array.from(text.replace(/\D/g, ""), Number);
}

/**
 * Returns the sum of the digits with the selected ones doubled; a two-digit product counts as the sum of its digits
 * (Luhn).
 */
function doubledSum(digits: readonly number[], isDoubled: (place: number) => boolean): number {
	return digits.reduce((sum, digit, place) => {
		const value = isDoubled(place) ? 2 * digit : digit;
		return sum + (value > 9 ? value - 9 : value);
	}, 0);
}

/** Checks a German number (ISO 7064, MOD 11,10). */
function isGerman(written: string): boolean {
	const digits = digitsOf(written);
	const product = digits.slice(0, 8).reduce((before, digit) => (2 * ((digit + before) % 10 || 10)) % 11, 10);
	return (11 - product) % 10 === digits[8];
}

/**
 * Checks an Austrian number: U, seven digits and a check digit (European Commission, "VIES: structure of VAT
 * numbers").
 */
function isAustrian(written: string): boolean {
	const digits = digitsOf(written);
	const sum = doubledSum(digits.slice(0, 7), (place) => place % 2 === 1);
	return (96 - sum) % 10 === digits[7];
}

/** Checks the number of a company in France, nine digits of which the last is a check digit (Luhn). */
function isSiren(digits: string): boolean {
	return doubledSum(digitsOf(digits), (place) => place % 2 === 1) % 10 === 0;
}

/**
 * Checks a French number: a key and the SIREN, which has a Luhn check digit. A key of two digits is derived from the
 * SIREN; one with letters is not.
 */
function isFrench(written: string): boolean {
	const siren = written.slice(4);
	const key = written.slice(2, 4);
	return isSiren(siren) && (/\D/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97);
}

/** The weights of the digits of a Swiss UID before its check digit (eCH-0097, modulo 11). */
const uidFactors = [5, 4, 3, 2, 7, 6, 5, 4];

function isSwiss(written: string): boolean {
	const digits = digitsOf(written);
	const sum = uidFactors.reduce((all, factor, place) => all + factor * (digits[place] ?? 0), 0);
	return (11 - (sum % 11)) % 11 === digits[8];
}

/** The formats and checks of VAT numbers by country. */
const vatNumbers: ReadonlyMap<string, readonly [RegExp, (written: string) => boolean]> = new Map([
	["DE", [/^DE[1-9]\d{8}$/, isGerman]],
	["AT", [/^ATU\d{8}$/, isAustrian]],
	["FR", [/^FR[0-9A-Z]{2}\d{9}$/, isFrench]],
	["CH", [/^CHE\d{9}(?:MWST|TVA|IVA)?$/, isSwiss]],
]);

/** Returns whether a VAT number is valid for its country; always true for countries not listed. */
export function isVatNumber(text: string, country: string): boolean {
	const written = text.replace(/[\s.-]/g, "").toUpperCase();
	const [pattern, isRight] = vatNumbers.get(country) ?? [];
	return !pattern || !isRight || (pattern.test(written) && isRight(written));
}

/**
 * Returns whether an entry in a register, with the register's name, has its country's number: in Austria a
 * Firmenbuchnummer with its check letter, in France the SIREN, in Switzerland the UID. Always true for other registers and
 * countries.
 */
export function isRegisterNumber(entry: string, country: string): boolean {
	if (country === "AT" && /(?<!\p{L})FN(?!\p{L})|firmenbuch/iu.test(entry))
		return /\d{1,6} ?[a-z](?!\p{L})/iu.test(entry);
	if (country === "CH" && /CHE[\s.-]?\d/i.test(entry))
		return isVatNumber(entry.replace(/^.*?(?=CHE[\s.-]?\d)/i, ""), "CH");
	if (country === "FR" && /RCS|SIREN|SIRET/iu.test(entry)) {
		const [siren] = /\d{3}\s?\d{3}\s?\d{3}/.exec(entry) ?? [];
		return siren !== undefined && isSiren(siren);
	}
	return true;
}
