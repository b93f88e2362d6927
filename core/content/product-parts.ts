import * as v from "valibot";
import { decimal } from "#core/content/decimals.ts";
import { entity } from "#core/content/entity.ts";
import { type Field, field, optional } from "#core/content/field.ts";
import {
	boolean,
	choice,
	domain,
	formattedText,
	integer,
	openBoolean,
	reference,
	text,
	textSchema,
	timestamp,
} from "#core/content/fields.ts";
import { findingMessage } from "#core/content/message.ts";
import { grossPrice, priceHistory, pricesOfProduct } from "#core/content/prices.ts";
import { itemId, otherNames } from "#core/content/shop-lists.ts";
import { object, orEmpty, references, someTexts } from "#core/content/structures.ts";
import { quantityUnits } from "#core/money/quantity.ts";
import type { ContentId } from "#core/shared/branded.ts";

const count = { minimum: 0 };

/** Creates a field for the contents of one piece, for goods sold by weight, volume, length or area. */
export const quantity = (help: string, english: string) =>
	optional(
		object(
			{
				amount: decimal({ de: ["Menge", "Z. B. 200."], en: ["Amount", "e.g. 200."], source: "B-LAW-16" }),
				unit: choice(quantityUnits, {
					de: ["Einheit", "Z. B. ml."],
					en: ["Unit", "e.g. ml."],
					source: "B-LAW-16",
				}),
			},
			{
				de: ["Inhalt", `Für den Grundpreis (§ 4 PAngV), als JSON: {"amount": "200", "unit": "ml"}. ${help}`],
				en: ["Contents", `For the base price, as JSON: {"amount": "200", "unit": "ml"}. ${english}`],
				source: "B-LAW-16",
			},
		),
	);

/** The substances whose chemical symbols batteries carry (Art. 13 (5) of Regulation (EU) 2023/1542). */
const markedSubstances = ["Hg", "Cd", "Pb"] as const;

/** The chemical symbols on a product's battery. */
export const batterySubstances = field<readonly string[]>(
	"texts",
	{
		de: [
			"Zeichen der Batterie",
			"Die chemischen Zeichen auf der Batterie: Hg, Cd, Pb; leer, wo keines steht.",
		],
		en: ["Battery's symbols", "The chemical symbols on the battery: Hg, Cd, Pb; blank where there is none."],
		source: "B-LAW-12",
	},
	{
		required: false,
		schema: orEmpty(
			v.array(
				v.picklist(
					markedSubstances,
					findingMessage(
						"content.unknown.value",
						{ found: "", allowed: markedSubstances.join(", ") },
						markedSubstances,
					),
				),
			),
		),
	},
);

/**
 * The years from the purchase for which spare parts are available, as stated by the producer; null without a
 * statement.
 */
export const sparePartsYears = optional(
	integer(
		{ minimum: 0 },
		{
			de: [
				"Ersatzteile (Jahre)",
				"Wie viele Jahre ab dem Kauf es Ersatzteile gibt, wenn der Hersteller das sagt; 0: keine (in Frankreich Pflicht, Art. L111-4 Code de la consommation).",
			],
			en: [
				"Spare parts (years)",
				"How many years from the purchase there are spare parts, where the maker says so; 0 for none (art. L111-4 Code de la consommation).",
			],
			source: "B-LAW-17",
		},
	),
);

/** The number of the bar code. */
export const gtin = optional(
	formattedText("gtin", {
		de: ["GTIN", "Die 8, 12, 13 oder 14 Ziffern unter dem Strichcode; leer, wo es keinen gibt."],
		en: ["GTIN", "The 8, 12, 13 or 14 digits below the bar code; blank where there is none."],
		source: "B-SEO-07",
	}),
);

/** Pieces in stock; null if the shop does not count them. */
export const stock = optional(
	integer(count, {
		de: ["Bestand", "Vorrätige Stücke; leer, wo sie nicht gezählt werden."],
		en: ["Stock", "Pieces in stock; blank where they are not counted."],
		source: "3",
	}),
);

/** The time at which the stock was counted; null if the number is adjusted for goods received and sold elsewhere. */
export const stockCountedAt = optional(
	timestamp({
		de: [
			"Bestand gezählt am",
			"Wann der Bestand gezählt wurde, ohne schon bestellte Stücke; abgezogen wird, was der Shop seitdem verkauft hat. Leer: Eine neue Zahl ändert den Bestand um die Differenz.",
		],
		en: [
			"Stock counted at",
			"When the stock was counted, without pieces that are ordered already; what the shop has sold since is subtracted. Blank: a new number changes the stock by the difference.",
		],
		source: "B-REL-10",
	}),
);

/** Working days until a piece in stock is dispatched. */
export const shippingTime = optional(
	integer(count, {
		de: [
			"Lieferzeit",
			"Arbeitstage, bis ein vorrätiges Stück unterwegs ist; die der Versandart kommen hinzu.",
		],
		en: ["Shipping time", "Working days until a piece in stock is on its way; those of shipping are added."],
		source: "3",
	}),
);

/** Additional working days for making or ordering a piece. */
export const productionTime = optional(
	integer(count, {
		de: [
			"Fertigung",
			"Arbeitstage, die hinzukommen, wenn das Stück nicht vorrätig ist oder nicht gezählt wird.",
		],
		en: [
			"Production time",
			"Working days to add where no piece is in stock, or where pieces are not counted.",
		],
		source: "B-USE-12",
	}),
);

/** Whether a product can be ordered when out of stock. */
export const reorder = {
	de: ["Nachbestellbar", "Ob ein Artikel bestellt werden kann, obwohl keiner vorrätig ist."],
	en: ["Can be reordered", "Whether it can be ordered although none is in stock."],
	source: "3",
} as const;

/**
 * A version of a product. Blank fields follow the product; its own name applies in languages without a translation.
 */
export const variant = entity({
	collection: "ecommerce_product_variant",
	file: null,
	de: ["Variante", "Eine Ausführung eines Artikels; was sie leer lässt, gilt wie beim Artikel."],
	en: ["Variant", "A version of a product; what it leaves blank follows the product."],
	display: "{{display_name}}",
	identity: { by: "id" },
	isOrdered: true,
	fields: {
		id: itemId,
		display_name: text({ de: ["Name", "Z. B. 54."], en: ["Name", "e.g. 54."], source: "3" }),
		translations: otherNames,
		price_brutto: grossPrice("Mit Steuer; leer: der des Artikels.", "With tax; blank for the product's."),
		price_history: priceHistory,
		prices: pricesOfProduct,
		quantity: quantity("Leer: der des Artikels.", "Blank for the product's."),
		stock,
		stock_counted_at: stockCountedAt,
		reference_number_suffix: optional(
			text({
				de: ["Zusatz zur Artikelnummer", "Z. B. -54; die ganze Nummer, wo der Artikel keine eigene hat."],
				en: ["Reference number suffix", "e.g. -54; the whole number where the product has none of its own."],
				source: "3",
			}),
		),
		gtin,
		active: boolean(true, {
			de: ["Aktiv", "Ob sie angeboten wird."],
			en: ["Active", "Whether it is offered."],
			source: "R-CAT-09",
		}),
		shipping_time: shippingTime,
		production_time: productionTime,
		reorder_possible: openBoolean(reorder),
	},
});

const attributeValues: Field<readonly string[]> = {
	...someTexts({
		de: ["Werte", "Werte des Merkmals; eigene, wo das Merkmal keine nennt: 39 mm."],
		en: ["Values", "Its values; the product's own where the group lists none: 39 mm."],
		source: "3",
	}),
	to: { entity: "ecommerce_attribute_value", by: "id" },
	rows: {
		collection: "ecommerce_attribute_display_value",
		owner: "attribute",
		member: "value",
		text: "display_value",
		display: "{{value.display_value}} {{display_value}}",
		de: ["Wert eines Merkmals", "Ein Wert des Merkmals oder, wo es keine nennt, ein eigener: 39 mm."],
		en: ["Attribute value", "A value of the group or, where the group lists none, an own one: 39 mm."],
	},
};

/** An attribute of a product with its values. */
export const productAttribute = entity({
	collection: "ecommerce_attribute",
	file: null,
	de: ["Merkmal eines Artikels", "Ein Merkmal eines Artikels mit seinen Werten."],
	en: ["Product attribute", "An attribute of a product with its values."],
	display: "{{attribute_group.display_name}}",
	identity: { by: "field", field: "attribute_group" },
	isOrdered: true,
	fields: {
		attribute_group: reference("ecommerce_attribute_group", {
			de: ["Merkmal", "Welches Merkmal."],
			en: ["Attribute group", "Which kind of attribute."],
			source: "3",
		}),
		display_values: attributeValues,
	},
});

export const productImages: Field<readonly string[]> = field<readonly string[]>(
	"images",
	{
		de: ["Bilder", "Das erste steht in Listen."],
		en: ["Images", "The first one is shown in lists."],
		source: "3",
	},
	{
		required: false,
		rows: {
			collection: "ecommerce_product_image",
			owner: "product",
			member: "image",
			display: "{{image.title}}",
			de: ["Artikelbild", "Ein Bild eines Artikels."],
			en: ["Product image", "A picture of a product."],
		},
		schema: orEmpty(v.array(textSchema)),
	},
);

/** The subcategories by which filters find a product. */
export const subcategories: Field<readonly ContentId[]> = {
	...references("ecommerce_subcategory", {
		de: ["Unterkategorien", "Unter denen Filter ihn finden."],
		en: ["Subcategories", "What filters find it by."],
		source: "3",
	}),
	rows: {
		collection: "ecommerce_product_subcategory",
		owner: "product",
		member: "subcategory_id",
		display: "{{subcategory_id.display_name}}",
		de: ["Unterkategorie eines Artikels", "Dass ein Artikel unter einer Unterkategorie zu finden ist."],
		en: ["Product subcategory", "That a product is found under a subcategory."],
	},
};

/** The domain of the shop that a product belongs to; null for this site's shop. */
export const shopDomain = optional(
	domain({
		de: ["Projekt", "Die Domain des Shops, zu dem er gehört; leer: der dieser Website."],
		en: ["Project", "The domain of the shop that it belongs to; blank for the site's own."],
		source: "R-CAT-01",
	}),
);
