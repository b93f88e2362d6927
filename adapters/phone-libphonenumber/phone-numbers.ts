import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Logger } from "#core/platform/logger.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";

/** Creates phone numbers with Google's numbering plans (R-PHONE-01). */
export function createPhoneNumbers(logger: Logger): PhoneNumbers {
	return {
		display(raw, { country, callable = true }) {
			const number = parse(raw, country);
			if (!number?.isValid()) {
				logger.note("phone.invalid", { raw, country, code: callingCode(country) });
				return { text: raw, href: null, valid: false };
			}
			return { text: number.formatInternational(), href: callable ? number.getURI() : null, valid: true };
		},
		callingCode,
	};
}

function callingCode(country: string): string {
	return `+${getCountryCallingCode(isSupportedCountry(country) ? country : "DE")}`;
}

/** Parses a number. A number within other text is invalid, because formatting would lose the text. */
function parse(raw: string, country: string) {
	const options = { extract: false };
	return isSupportedCountry(country)
		? parsePhoneNumberFromString(raw.trim(), { ...options, defaultCountry: country })
		: parsePhoneNumberFromString(raw.trim(), options);
}
