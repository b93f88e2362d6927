import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

// In a file of its own, because products' pages need it before the wishlist.
/** Formats a price for an item of a wishlist, e.g. "870 CHF". Older copies contain the amount only. */
export function wishedPrice(amount: DecimalText, currency: Currency): string {
	return `${amount} ${currency}`;
}
