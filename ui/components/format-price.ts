import type { Currency } from "#core/shared/currency.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { type Language, regionOf } from "#core/shared/language.ts";

/** The regions whose way of writing prices counts, whatever the language, by currency: francs are written as in Switzerland. */
const regions: Partial<Record<Currency, string>> = { CHF: "CH" };

// Making a format takes longer than a hundred uses of it.
const formats = new Map<string, Intl.NumberFormat>();

function kept(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
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
 * A price as the language writes it: 1.234,50 € (de), €1,234.50 (en), 1 234,50 € (fr); francs as in Switzerland: CHF 1’234.50 (de,
 * en), 1 234.50 CHF (fr). No value is ever rounded here.
 */
export function formatPrice(amount: DecimalText, currency: Currency, language: Language): string {
	const format = kept(`${language} ${currency}`, () => formatOf(currency, language));
	// The text itself, not a binary number: Intl formats decimal strings exactly. Browsers write one apostrophe or the other.
	return format.format(amount as unknown as number).replaceAll("'", "’");
}

/** A rate in per cent as the language writes it: "7,7" (de), "7.7" (en). */
export function formatPercent(percent: DecimalText, language: Language): string {
	return kept(language, () => new Intl.NumberFormat(language)).format(percent as unknown as number);
}
