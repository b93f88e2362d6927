import { price } from "#core/content/decimals.ts";
import { type Field, optional } from "#core/content/field.ts";
import { choice, formattedText } from "#core/content/fields.ts";
import { list, requiredList } from "#core/content/structures.ts";
import { currencies } from "#core/money/currency.ts";

/** Creates a field for a price including tax. */
export const grossPrice = (help: string, english: string) =>
	optional(price({ de: ["Preis (brutto)", help], en: ["Price (gross)", english], source: "3" }));

/** The prices of a product over time, in one currency. */
export const priceHistory = optional(
	requiredList(
		{
			date: formattedText("date", {
				de: ["Datum", "JJJJ-MM-TT."],
				en: ["Date", "YYYY-MM-DD."],
				source: "B-LAW-05",
			}),
			price_brutto: price({
				de: ["Preis (brutto)", "Z. B. 1490 oder 1490.50."],
				en: ["Price (gross)", "e.g. 1490 or 1490.50."],
				source: "B-LAW-05",
			}),
		},
		{
			de: [
				"Preisverlauf",
				"Jeder Preis mit dem Tag, ab dem er galt, auch der heutige; an ihm wird eine Ermäßigung gemessen.",
			],
			en: [
				"Price history",
				"Each price with the day from which it was asked, the present one included; a reduction is measured by it.",
			],
			source: "B-LAW-05",
		},
	),
);

/** Creates a field for the currency of prices. */
export const priceCurrency = (help: string, english: string) =>
	choice(currencies, { de: ["Währung", help], en: ["Currency", english], source: "B-LAW-17" });

const inCurrency = {
	currency: priceCurrency("EUR oder CHF.", "EUR or CHF."),
	price_brutto: price({
		de: ["Preis (brutto)", "Mit Steuer, z. B. 1390 oder 1390.50."],
		en: ["Price (gross)", "With tax, e.g. 1390 or 1390.50."],
		source: "B-LAW-17",
	}),
};

const otherPrices = {
	de: [
		"Preise in anderen Währungen",
		"Für Websites, die in einer anderen Währung verkaufen als der des Preises; umgerechnet wird nie.",
	],
	en: [
		"Prices in other currencies",
		"For websites that sell in another currency than that of the price; nothing is ever converted.",
	],
	source: "B-LAW-17",
} as const;

/** The prices of a shipping method in other currencies than the settings'. */
export const pricesOfPart = list(inCurrency, otherPrices);

/** The prices of a product or variant in other currencies than the settings', each with its history. */
export const pricesOfProduct = list({ ...inCurrency, price_history: priceHistory }, otherPrices);

/** Creates a field for the settings' prices in other currencies. */
export const pricesOfSettings = <const FieldMap extends Readonly<Record<string, Field>>>(prices: FieldMap) =>
	list({ currency: inCurrency.currency, ...prices }, otherPrices);
