import { type FieldModel, field } from "#adapters/content-directus/model/field.ts";
import { type Json, objectsOf } from "#adapters/content-directus/model/rows.ts";
import { formGroups } from "#core/content/form-groups.ts";
import { currencies } from "#core/money/currency.ts";

/** The field that decides whether a reduction of the price is shown. */
export const reductionField = "show_reduction";

/** The field with the prices that a published product has had. Only a Flow writes it, and it only appends. */
export const recordedField = "recorded_prices";

/** The names of the fields of a recorded price. `currency` is that of an entry of `prices`; absent for the product's own price. */
const entryNames = { date: "date", price: "price_brutto", currency: "currency" } as const;

const source = "B-LAW-05";

/** The fields of a product in Directus about its former prices. */
export const priceRecordFields: readonly FieldModel[] = [
	field(
		reductionField,
		"boolean",
		{
			de: [
				"Ermäßigung zeigen",
				"Ob die Website zeigt, dass der Preis herabgesetzt ist, mit dem niedrigsten Preis der 30 Tage davor; leer: nur wo ein Preisverlauf eingetragen ist.",
			],
			en: [
				"Show reduction",
				"Whether the website shows that the price is reduced, with the lowest price of the 30 days before; blank: only where a price history is entered.",
			],
			source,
		},
		{ group: formGroups.sale },
	),
	field(
		recordedField,
		"list",
		{
			de: [
				"Aufgezeichnete Preise",
				"Jeder Preis des veröffentlichten Artikels mit dem Zeitpunkt, ab dem er galt; sie entstehen beim Speichern von selbst.",
			],
			en: [
				"Recorded prices",
				"Each price of the published product with the time from which it was asked; saving adds them by itself.",
			],
			source,
		},
		{
			group: formGroups.sale,
			isReadOnly: true,
			display: `{{${entryNames.date}}} {{${entryNames.price}}} {{${entryNames.currency}}}`,
			entries: [
				field(entryNames.date, "string", {
					de: ["Zeitpunkt", "Seit wann der Preis galt."],
					en: ["Time", "Since when the price was asked."],
				}),
				field(entryNames.price, "decimal", {
					de: ["Preis (brutto)", "Mit Steuer."],
					en: ["Price (gross)", "With tax."],
				}),
				field(
					entryNames.currency,
					"string",
					{
						de: ["Währung", "Die eines Preises in anderer Währung."],
						en: ["Currency", "That of a price in another currency."],
					},
					{ choices: currencies },
				),
			],
		},
	),
];

/**
 * Returns a product's row with the price histories that its pages use: the entered and the recorded prices if a reduction is
 * shown, otherwise none.
 */
export function withRecordedPrices(row: Json): Json {
	const recorded = objectsOf(row[recordedField]);
	const historyOf = (currency: unknown, entered: unknown) => {
		if (entered !== undefined && entered !== null && !Array.isArray(entered)) return entered;
		const typed = entered ?? [];
		const isShown = (row[reductionField] ?? typed.length > 0) === true;
		const own = recorded
			.filter((entry) => (entry[entryNames.currency] ?? null) === currency)
			.map(({ date, price_brutto }) => ({ date, price_brutto }));
		const history = isShown ? [...typed, ...own] : [];
		if (history.length > 0) return history;
		// An empty list stays one.
		return typed.length > 0 ? null : (entered ?? null);
	};
	const inCurrency = (entry: Json) => {
		const { price_history: entered, ...others } = entry;
		const price_history = historyOf(entry.currency, entered);
		return price_history === null ? others : { ...others, price_history };
	};
	const isList = Array.isArray(row.prices) && objectsOf(row.prices).length === row.prices.length;
	return {
		...row,
		price_history: historyOf(null, row.price_history),
		...(isList ? { prices: objectsOf(row.prices).map(inCurrency) } : {}),
	};
}
