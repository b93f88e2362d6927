import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import { type Currency, currencies } from "#core/money/currency.ts";
import { readPrice } from "#core/search/price-phrase.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { formatPrice } from "#ui/components/format-price.ts";
import { formatBound } from "#ui/shop/list/filter-price.tsx";

const amount = decimalOf("1234567.05");
/** Browsers use spaces of different widths. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe("a price", () => {
	it.each([
		["EUR", "de", "1.234.567,05 €"],
		["EUR", "en", "€1,234,567.05"],
		["EUR", "fr", "1 234 567,05 €"],
		["CHF", "de", "CHF 1’234’567.05"],
		["CHF", "en", "CHF 1’234’567.05"],
		["CHF", "fr", "1 234 567.05 CHF"],
	] as const)("B-LAW-17 R-I18N-02 in %s is written in %s as %s", (currency, language, written) => {
		expect(plain(formatPrice(amount, currency, language))).toBe(written);
	});

	it("R-CAT-06 in a filter is parsed as formatted, in each currency and language", () => {
		const readBack = (text: string, currency: Currency, language: Language) =>
			readPrice(formatBound(decimalOf(text), currency, language));
		for (const currency of currencies)
			for (const language of languages)
				for (const text of ["0", "48", "48.5", "1290", "1234567.05"])
					expect(readBack(text, currency, language), `${text} ${currency} ${language}`).toBe(decimalOf(text));
	});
});
