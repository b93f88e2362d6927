import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

/** The currency of a site, and that of the content's prices without a currency. */
export interface PriceCurrencies {
	readonly site: Currency;
	readonly content: Currency;
}

/** A price with its currency. */
export interface CurrencyPrice {
	readonly currency: Currency;
	readonly price_brutto: DecimalText;
}

/** Returns the currencies of a site. `content` is the currency of the content's prices, null for the site's own. */
export function priceCurrencies(site: Currency, content: Currency | null): PriceCurrencies {
	return { site, content: content ?? site };
}

/** Returns the entry of a currency; null if there is none. */
export function entryIn<Entry extends { readonly currency: Currency }>(
	entries: readonly Entry[],
	currency: Currency,
): Entry | null {
	return entries.find((entry) => entry.currency === currency) ?? null;
}

/** Returns the first entry whose currency an earlier entry or the price without a currency already has. */
export function repeatedEntry(
	entries: readonly { readonly currency: Currency }[],
	content: Currency | null,
): { readonly place: number; readonly currency: Currency } | null {
	const place = entries.findIndex(
		({ currency }, index) =>
			currency === content || entries.findIndex((other) => other.currency === currency) < index,
	);
	const entry = entries[place];
	return entry ? { place, currency: entry.currency } : null;
}
