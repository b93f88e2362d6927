import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Logger } from "#core/ports/logger.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";

/** Phone numbers by Google's tables of numbering plans (R-PHONE-01). */
export function createPhoneNumbers(logger: Logger): PhoneNumbers {
	return {
		display(raw, { country, callable = true }) {
			const number = parse(raw, country);
			if (!number?.isValid()) {
				logger.note("phone.invalid", { raw, country });
				return { text: raw, href: null, valid: false };
			}
			return { text: number.formatInternational(), href: callable ? number.getURI() : null, valid: true };
		},
	};
}

/** Words around a number make it invalid: they would be lost if it were formatted. */
function parse(raw: string, country: string) {
	const options = { extract: false };
	return isSupportedCountry(country)
		? parsePhoneNumberFromString(raw.trim(), { ...options, defaultCountry: country })
		: parsePhoneNumberFromString(raw.trim(), options);
}
