import type { Currency } from "#core/shared/currency.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";

/** A price as an item of a wishlist keeps it, e.g. "870 CHF". Older copies have the amount alone. */
export function wishedPrice(amount: DecimalText, currency: Currency): string {
	return `${amount} ${currency}`;
}
