import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

/** What a site sells in, and what the content's prices are in that name no currency. */
export interface PriceCurrencies {
	readonly site: Currency;
	readonly content: Currency;
}

/** A price that names its currency. */
export interface CurrencyPrice {
	readonly currency: Currency;
	readonly price_brutto: DecimalText;
}

/** The currencies of a site whose content names that of its prices, or null for the site's own. */
export function priceCurrencies(site: Currency, content: Currency | null): PriceCurrencies {
	return { site, content: content ?? site };
}

/** The entry of a currency; null where there is none. */
export function entryIn<Entry extends { readonly currency: Currency }>(
	entries: readonly Entry[],
	currency: Currency,
): Entry | null {
	return entries.find((entry) => entry.currency === currency) ?? null;
}

/** The first entry of a currency that another entry names before it, or that the thing is priced in without one. */
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
