import { entity } from "#core/content/entity.ts";
import { optional } from "#core/content/field.ts";
import { inOwnLanguage, reference, slug, slugReference, sortNumber, text } from "#core/content/fields.ts";
import { itemId } from "#core/content/shop-lists.ts";
import { slugReferences } from "#core/content/structures.ts";

const name = text({ de: ["Name", inOwnLanguage.de], en: ["Name", inOwnLanguage.en], source: "3" });
const place = sortNumber({
	de: ["Reihenfolge", "Die Stelle in der Liste."],
	en: ["Order", "The place in the list."],
});

const offeringCategory = optional(
	slugReference("ecommerce_category", {
		de: ["Kategorie", "Der Adressteil der Kategorie, wo sie angeboten wird; leer: überall."],
		en: ["Category", "The slug of the category where it is offered; blank for all."],
		source: "3",
	}),
);

const filter = { identity: { by: "place" }, file: null } as const;

/** A category by which the list can be filtered. */
export const categoryFilter = entity({
	...filter,
	collection: "ecommerce_category_filter",
	de: ["Kategorie-Filter", "Eine Kategorie, nach der die Liste gefiltert werden kann."],
	en: ["Category filter", "A category that the list can be filtered by."],
	display: "{{category_id.display_name}}",
	fields: {
		sort: place,
		category_id: reference("ecommerce_category", {
			de: ["Kategorie", "Die Kategorie."],
			en: ["Category", "The category."],
			source: "3",
		}),
	},
});

/** A manufacturer by which the list can be filtered. */
export const manufacturerFilter = entity({
	...filter,
	collection: "ecommerce_manufacturer_filter",
	de: ["Hersteller-Filter", "Ein Hersteller, nach dem die Liste gefiltert werden kann."],
	en: ["Manufacturer filter", "A manufacturer that the list can be filtered by."],
	display: "{{manufacturer_id.display_name}}",
	fields: {
		sort: place,
		manufacturer_id: reference("ecommerce_manufacturer", {
			de: ["Hersteller", "Der Hersteller."],
			en: ["Manufacturer", "The manufacturer."],
			source: "3",
		}),
		categories: slugReferences("ecommerce_category", {
			de: ["Kategorien", "Adressteile der Kategorien, wo er angeboten wird; leer: überall."],
			en: ["Categories", "Slugs of the categories where it is offered; blank for all."],
			source: "3",
		}),
	},
});

/** A subcategory, assigned to products, by which the list can be filtered. The settings determine the order. */
export const subcategory = entity({
	...filter,
	identity: { by: "id" },
	isOrdered: true,
	collection: "ecommerce_subcategory",
	de: [
		"Unterkategorie",
		"Eine Unterkategorie, die Artikel nennen und nach der die Liste gefiltert werden kann.",
	],
	en: ["Subcategory", "A subcategory, which products name and the list can be filtered by."],
	display: "{{display_name}}",
	fields: {
		id: itemId,
		display_name: name,
		slug: slug("product", {
			de: ["Adressteil", "Ihr Teil der Adresse."],
			en: ["Slug", "Its part of the address."],
			source: "3",
		}),
		category: offeringCategory,
	},
});

/** An attribute group by which the list can be filtered. The settings determine the order. */
export const attributeFilter = entity({
	...filter,
	isOrdered: true,
	collection: "ecommerce_attribute_filter",
	de: ["Merkmal-Filter", "Ein Merkmal, nach dem die Liste gefiltert werden kann."],
	en: ["Attribute filter", "An attribute group that the list can be filtered by."],
	display: "{{attribute_group_id.display_name}}",
	fields: {
		attribute_group_id: reference("ecommerce_attribute_group", {
			de: ["Merkmal", "Das Merkmal."],
			en: ["Attribute group", "The attribute group."],
			source: "3",
		}),
		category: offeringCategory,
	},
});
