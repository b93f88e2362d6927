import * as v from "valibot";
import { entity, type ItemOf } from "#core/content/entity.ts";
import { type Field, field, optional, refined, type ValuesOf, withDefault } from "#core/content/field.ts";
import {
	boolean,
	formattedText,
	integer,
	multiline,
	openBoolean,
	reference,
	text,
	timestamp,
} from "#core/content/fields.ts";
import { formGroups } from "#core/content/form-groups.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { findingMessage } from "#core/content/message.ts";
import { itemId, names, shopListOptions, textName } from "#core/content/shop-lists.ts";
import { nonEmptyList, table, texts, translations } from "#core/content/structures.ts";

const personalizationEntry = {
	name: text({
		de: ["Kurzname", "Der Schlüssel des Feldes in einer Bestellung."],
		en: ["Key", "The field's key within an order."],
		source: "3",
	}),
	type: labelledChoice(
		{
			text: { de: "Text", en: "Text" },
			select: { de: "Auswahl", en: "Selection" },
			checkbox: { de: "Ankreuzfeld", en: "Checkbox" },
		},
		{
			de: ["Art", "{text}, {select} oder {checkbox}."],
			en: ["Type", "{text}, {select} or {checkbox}."],
			source: "3",
		},
	),
	required: boolean(false, {
		de: ["Pflichtfeld", "Ob es ausgefüllt werden muss."],
		en: ["Required", "Whether it must be filled in."],
		source: "3",
	}),
	additional_days: withDefault(
		integer(
			{ minimum: 0 },
			{
				de: ["Zusätzliche Tage", "Arbeitstage, die hinzukommen, wenn es ausgefüllt ist."],
				en: ["Additional days", "Working days to add where it is filled in."],
				source: "B-USE-12",
			},
		),
		0,
	),
	max_length: optional(
		integer(
			{ minimum: 1 },
			{
				de: ["Zeichen", "Wie viele Zeichen ein Text haben darf; leer: beliebig viele."],
				en: ["Characters", "How many characters a text may have; blank for any number."],
				source: "3",
			},
		),
	),
	customer_specification: openBoolean({
		de: [
			"Nach Kundenangabe",
			"Ob ein ausgefülltes Feld das Widerrufsrecht ausschließt, weil die Ware nach Angaben des Kunden angefertigt wird (§ 312g Abs. 2 Nr. 1 BGB); leer: bei Texten ja, sonst nein. Angebotene Ringgrößen schließen es nie aus.",
		],
		en: [
			"To specification",
			"Whether the field, once filled in, ends the right of withdrawal, as the goods are made to the customer's specification (Art. 16 (c) of Directive 2011/83/EU); blank: texts do, others do not. Offered ring sizes never do.",
		],
		source: "B-LAW-14",
	}),
	translations: translations(
		{
			display_name: text({ de: ["Name", "Die Beschriftung."], en: ["Name", "The label."], source: "3" }),
			options: texts({
				de: ["Auswahl", "Was eine Auswahl anbietet."],
				en: ["Options", "What a select offers."],
				source: "3",
			}),
		},
		"one",
		{
			de: ["Übersetzungen", "Beschriftung und Auswahl je Sprache, in derselben Reihenfolge."],
			en: ["Translations", "Label and choices, each language, in the same order."],
		},
	),
};

const personalizationField: Field<readonly ValuesOf<typeof personalizationEntry>[]> = nonEmptyList(
	personalizationEntry,
	{
		de: ["Felder", "Was Kunden ausfüllen."],
		en: ["Fields", "What customers fill in."],
		source: "3",
	},
);

/** Requires options for a select in every language. */
const withOptions = refined(personalizationField, (schema) =>
	v.pipe(
		schema,
		v.rawCheck(({ dataset, addIssue }) => {
			if (!dataset.typed) return;
			const list = dataset.value;
			for (const [place, input] of list.entries()) {
				if (input.type !== "select") continue;
				for (const [key, value] of input.translations.entries()) {
					if (value.options.length > 0) continue;
					addIssue({
						message: findingMessage("content.list.empty", {}),
						path: [
							{ type: "array", origin: "value", input: [...list], key: place, value: input },
							{ type: "object", origin: "value", input, key: "translations", value: input.translations },
							{ type: "array", origin: "value", input: [...input.translations], key, value },
							{ type: "object", origin: "value", input: value, key: "options", value: value.options },
						],
					});
				}
			}
		}),
	),
);

/** shop/personalizations.json. */
export const personalization = entity({
	...shopListOptions,
	collection: "ecommerce_personalization",
	icon: "draw",
	file: "shop/personalizations.json",
	de: ["Personalisierung", "Wie Artikel personalisiert werden können, z. B. eine Gravur."],
	en: ["Personalization", "A way to personalise products, e.g. an engraving."],
	display: "{{display_name}}",
	fields: { id: itemId, translations: names, fields: withOptions },
});

/** A way to personalize products. */
export type PersonalizationContent = ItemOf<typeof personalization>;

/** shop/size-guides.json. */
export const sizeGuide = entity({
	...shopListOptions,
	collection: "ecommerce_size_guide",
	icon: "straighten",
	file: "shop/size-guides.json",
	de: ["Größentabelle", "Eine Tabelle von Größen."],
	en: ["Size guide", "A table of sizes."],
	display: "{{display_name}}",
	fields: {
		id: itemId,
		translations: translations(
			{
				display_name: textName,
				table: table({
					de: ["Tabelle", 'Als JSON, die erste Zeile ihr Kopf: [["Größe", "Umfang"], ["54", "54 mm"]].'],
					en: ["Table", 'As JSON, the first row its head: [["Größe", "Umfang"], ["54", "54 mm"]].'],
					source: "3",
				}),
			},
			"one",
		),
	},
});

/** A size table; the first row of each language is its head. */
export type SizeGuideContent = ItemOf<typeof sizeGuide>;

const noRating = findingMessage("content.format.rating", { found: "" });

/** shop/ratings.json. */
export const rating = entity({
	collection: "ecommerce_product_rating",
	icon: "reviews",
	file: "shop/ratings.json",
	de: ["Bewertung", "Was ein Kunde über einen Artikel sagt."],
	en: ["Rating", "What a customer says of a product."],
	display: "{{rating}} {{name}}",
	identity: { by: "id" },
	owner: {
		entity: "ecommerce_product",
		by: "product",
		list: "ratings",
		group: formGroups.ratings,
		de: ["Bewertungen", "Was Kunden sagen."],
		en: ["Ratings", "What customers say."],
	},
	isOrdered: true,
	fields: {
		id: itemId,
		product: reference("ecommerce_product", {
			de: ["Artikel", "Der bewertete Artikel."],
			en: ["Product", "The rated product."],
			source: "3",
		}),
		rating: field(
			"integer",
			{ de: ["Sterne", "1 bis 5."], en: ["Stars", "1 to 5."], source: "3" },
			{
				json: { minimum: 1, maximum: 5 },
				schema: v.pipe(v.number(), v.integer(noRating), v.minValue(1, noRating), v.maxValue(5, noRating)),
			},
		),
		name: optional(
			text({
				de: ["Name", "Wie der Kunde genannt werden möchte."],
				en: ["Name", "As the customer wants to be called."],
				source: "3",
			}),
		),
		comment: optional(
			multiline({
				de: ["Kommentar", "Was der Kunde sagt."],
				en: ["Comment", "What the customer says."],
				source: "3",
			}),
		),
		language: optional(
			formattedText("languageTag", {
				de: ["Sprache", "Die Sprache des Kommentars (BCP 47), z. B. fr."],
				en: ["Language", "The comment's language as a BCP 47 tag, e.g. fr."],
				source: "B-USE-14",
			}),
		),
		date_created: optional(
			timestamp({ de: ["Abgegeben am", "Wann."], en: ["Given on", "When."], source: "3" }),
		),
		published_on: optional(
			formattedText("day", {
				de: ["Veröffentlicht am", "Der Tag, z. B. 2026-11-25; leer: der, an dem sie abgegeben wurde."],
				en: ["Published on", "The day, e.g. 2026-11-25; blank for that on which it was given."],
				source: "B-LAW-09",
			}),
		),
		experienced_on: optional(
			formattedText("day", {
				de: ["Erfahrung vom", "Der Tag des Kaufs oder der Erfahrung, z. B. 2026-11-25."],
				en: ["Experienced on", "The day of the purchase or experience, e.g. 2026-11-25."],
				source: "B-LAW-09",
			}),
		),
		rewarded: openBoolean({
			de: ["Gegenleistung", "Ob der Kunde für die Bewertung etwas bekam, z. B. einen Gutschein."],
			en: ["Rewarded", "Whether the customer was given something for the rating, e.g. a voucher."],
			source: "B-LAW-09",
		}),
		verified: openBoolean({
			de: ["Geprüft", "Ob bekannt ist, dass der Kunde den Artikel gekauft hat."],
			en: ["Verified", "Whether the customer is known to have bought it."],
			source: "B-LAW-09",
		}),
	},
});

/** A customer's rating as written in its file. */
export type RatingFile = ItemOf<typeof rating>;
