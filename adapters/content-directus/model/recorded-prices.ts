import { type FieldModel, field } from "#adapters/content-directus/model/field.ts";
import { formGroups } from "#core/content/form-groups.ts";
import { currencies } from "#core/money/currency.ts";

/** The field that decides whether a reduction of the price is shown. */
export const reductionField = "show_reduction";

/** The field with the prices that a published product and its variants have had. Only a Flow writes it. */
export const recordedField = "recorded_prices";

/**
 * The names of the fields of a recorded price. `currency` is that of an entry of `prices`; absent for a price without one. `variant` is the
 * id of a variant, absent for the product, and `name` what the variant is called.
 */
export const entryNames = {
	date: "date",
	price: "price_brutto",
	currency: "currency",
	variant: "variant",
	name: "name",
} as const;

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
				"Jeder Preis des veröffentlichten Artikels und seiner Varianten mit dem Zeitpunkt, ab dem er galt; sie entstehen beim Speichern von selbst.",
			],
			en: [
				"Recorded prices",
				"Each price of the published product and its variants with the time from which it was asked; saving adds them by itself.",
			],
			source,
		},
		{
			group: formGroups.sale,
			isReadOnly: true,
			display: `{{${entryNames.date}}} {{${entryNames.name}}} {{${entryNames.price}}} {{${entryNames.currency}}}`,
			entries: [
				field(entryNames.date, "string", {
					de: ["Zeitpunkt", "Seit wann der Preis galt."],
					en: ["Time", "Since when the price was asked."],
				}),
				field(entryNames.price, "decimal", {
					de: ["Preis (brutto)", "Mit Steuer; leer: ab da der des Artikels."],
					en: ["Price (gross)", "With tax; blank: the product's from then on."],
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
				field(entryNames.name, "string", {
					de: ["Variante", "Wie die Variante hieß; leer: der Artikel selbst."],
					en: ["Variant", "What the variant was called; blank for the product itself."],
				}),
				field(entryNames.variant, "string", {
					de: ["Kennung der Variante", "Die der Variante in Directus."],
					en: ["Id of the variant", "That of the variant in Directus."],
				}),
			],
		},
	),
];
