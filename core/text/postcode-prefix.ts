/** A country before a postcode, as in "A-1010" or "CH 8001". It is correct on a letter and no error in a form. */
const prefix = /^[a-z]{1,3}\s?[-–]?\s?(?=\d)/i;

/**
 * Returns a postcode without blanks around it and without the country before its digits: "2340" of "L-2340". Only for countries
 * whose postcodes begin with a digit.
 */
export function withoutCountryPrefix(postcode: string): string {
	return postcode.trim().replace(prefix, "");
}
