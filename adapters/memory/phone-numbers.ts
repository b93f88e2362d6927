import type { Logger } from "#core/platform/logger.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";

/** The calling codes that the in-memory implementation supports. */
const callingCodes: ReadonlyMap<string, string> = new Map([
	["DE", "49"],
	["AT", "43"],
	["CH", "41"],
	["FR", "33"],
	["GB", "44"],
]);

/**
 * Creates phone numbers for tests and stories, without numbering plans: seven to fifteen digits with common
 * separators are valid, and the international format has no groups.
 */
export function createPhoneNumbers(logger: Logger): PhoneNumbers {
	return {
		display(raw, { country, callable = true }) {
			const number = internationalNumber(raw, country);
			if (number === null) {
				logger.note("phone.invalid", { raw, country, code: callingCode(country) });
				return { text: raw, href: null, valid: false };
			}
			const text = `+${number.code} ${number.rest}`;
			const href = callable ? `tel:+${number.code}${number.rest}` : null;
			return { text, href, valid: true };
		},
		callingCode,
	};
}

const callingCode = (country: string) => `+${callingCodes.get(country) ?? "49"}`;

function internationalNumber(raw: string, country: string): { code: string; rest: string } | null {
	const trimmed = raw.trim();
	if (!/^\+?[\d\s()/.-]+$/.test(trimmed)) return null;
	const digits = trimmed.replace(/\D/g, "");
	const international = /^(?:\+|00)/.test(trimmed) ? digits.replace(/^00/, "") : null;
	const code =
		international === null
			? callingCodes.get(country)
			: [...callingCodes.values()].find((callingCode) => international.startsWith(callingCode));
	if (code === undefined) return null;
	const rest = (international === null ? digits : international.slice(code.length)).replace(/^0/, "");
	return rest.length >= 7 && code.length + rest.length <= 15 ? { code, rest } : null;
}
