import { type Language, regionOf } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";

/** The region whose price format applies to a currency in every language: francs are written as in Switzerland. */
const regions: Partial<Record<Currency, string>> = { CHF: "CH" };

// Cached, because creating a format takes longer than a hundred uses.
const formats = new Map<string, Intl.NumberFormat>();

function cachedFormat(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
	const format = formats.get(key) ?? make();
	formats.set(key, format);
	return format;
}

function formatOf(currency: Currency, language: Language): Intl.NumberFormat {
	const region = regions[currency];
	const locale = region ? `${language}-${region}` : regionOf(language);
	return new Intl.NumberFormat(locale, { style: "currency", currency });
}

/**
 * Formats a price in a language: 1.234,50 € (de), €1,234.50 (en), 1 234,50 € (fr); francs as in Switzerland: CHF
 * 1’234.50 (de, en), 1 234.50 CHF (fr). Never rounds.
 */
export function formatPrice(amount: DecimalText, currency: Currency, language: Language): string {
	const format = cachedFormat(`${language} ${currency}`, () => formatOf(currency, language));
	// Passes the text itself, because Intl formats decimal strings exactly. Apostrophes differ between browsers.
	return format.format(amount as unknown as number).replaceAll("'", "’");
}

/** Formats a rate in per cent: "7,7" (de), "7.7" (en). */
export function formatPercent(percent: DecimalText, language: Language): string {
	return cachedFormat(language, () => new Intl.NumberFormat(language)).format(percent as unknown as number);
}
