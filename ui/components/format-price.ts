import type { Currency } from "#core/shared/currency.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { type Language, regionOf } from "#core/shared/language.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** A price as the language writes it: 1.234,50 € (de), €1,234.50 (en), 1 234,50 € (fr); no value is ever rounded here. */
export function formatPrice(amount: DecimalText, currency: Currency, language: Language): string {
	const key = `${language} ${currency}`;
	const format =
		formats.get(key) ?? new Intl.NumberFormat(regionOf(language), { style: "currency", currency });
	formats.set(key, format);
	// The text itself, not a binary number: Intl formats decimal strings exactly.
	return format.format(amount as unknown as number);
}

/** A rate in per cent as the language writes it: "7,7" (de), "7.7" (en). */
export function formatPercent(percent: DecimalText, language: Language): string {
	return new Intl.NumberFormat(language).format(percent as unknown as number);
}
