/** The digits of a text. */
function digitsOf(text: string): readonly number[] {
	return Array.from(text.replace(/\D/g, ""), Number);
}

/** The sum of the digits with every other one doubled, the digits of a product added: as in the method of Luhn. */
function doubledSum(digits: readonly number[], isDoubled: (place: number) => boolean): number {
	return digits.reduce((sum, digit, place) => {
		const value = isDoubled(place) ? 2 * digit : digit;
		return sum + (value > 9 ? value - 9 : value);
	}, 0);
}

/** ISO 7064, MOD 11,10. */
function isGerman(written: string): boolean {
	const digits = digitsOf(written);
	const product = digits.slice(0, 8).reduce((before, digit) => (2 * ((digit + before) % 10 || 10)) % 11, 10);
	return (11 - product) % 10 === digits[8];
}

/** U and seven digits, the last one of eight checks them (European Commission, "VIES: structure of VAT numbers"). */
function isAustrian(written: string): boolean {
	const digits = digitsOf(written);
	const sum = doubledSum(digits.slice(0, 7), (place) => place % 2 === 1);
	return (96 - sum) % 10 === digits[7];
}

/** A key and the SIREN, which the method of Luhn checks; a key of two digits follows from it, one with letters does not. */
function isFrench(written: string): boolean {
	const siren = written.slice(4);
	const isSiren = doubledSum(digitsOf(siren), (place) => place % 2 === 1) % 10 === 0;
	const key = written.slice(2, 4);
	return isSiren && (/\D/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97);
}

/** The factors of the digits of a Swiss UID before its check digit (eCH-0097, modulo 11). */
const uidFactors = [5, 4, 3, 2, 7, 6, 5, 4];

function isSwiss(written: string): boolean {
	const digits = digitsOf(written);
	const sum = uidFactors.reduce((all, factor, place) => all + factor * (digits[place] ?? 0), 0);
	return (11 - (sum % 11)) % 11 === digits[8];
}

/** How a country's VAT numbers are written, and what checks their digits. */
const vatNumbers: ReadonlyMap<string, readonly [RegExp, (written: string) => boolean]> = new Map([
	["DE", [/^DE[1-9]\d{8}$/, isGerman]],
	["AT", [/^ATU\d{8}$/, isAustrian]],
	["FR", [/^FR[0-9A-Z]{2}\d{9}$/, isFrench]],
	["CH", [/^CHE\d{9}(?:MWST|TVA|IVA)?$/, isSwiss]],
]);

/** Whether a VAT number can be one of its country; those of countries that are not listed can. */
export function isVatNumber(text: string, country: string): boolean {
	const written = text.replace(/[\s.-]/g, "").toUpperCase();
	const [pattern, isRight] = vatNumbers.get(country) ?? [];
	return !pattern || !isRight || (pattern.test(written) && isRight(written));
}
