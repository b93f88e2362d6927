import {
	type CollectionModel,
	field,
	flag,
	item,
	items,
	key,
	list,
	otherNames,
	project,
	required,
	sort,
	translations,
} from "#adapters/content-directus/model/field.ts";
import { productCollections } from "#adapters/content-directus/model/product-collections.ts";

const shop = { group: null, scope: ["project"], published: null, hidden: false } as const;
const name = field("display_name", "string", "Name", "The name in German.");
const markdown = (named: string, german: string, note: string) => field(named, "markdown", german, note);

const category: CollectionModel = {
	...shop,
	collection: "ecommerce_category",
	german: "Kategorie",
	note: "A category of the shop.",
	display: "{{display_name}}",
	fields: [
		project,
		key,
		field(
			"slug",
			"string",
			"Adressteil",
			"Its part of the address, the same in every language, e.g. trauringe.",
			required,
		),
		sort,
		name,
		markdown("description", "Beschreibung", "Stands above the category's products; in German."),
		translations("The same in the other languages.", [
			field("display_name", "string", "Name", "The name.", required),
			markdown("description", "Beschreibung", "Stands above the products."),
		]),
	],
};

const manufacturer: CollectionModel = {
	...shop,
	collection: "ecommerce_manufacturer",
	german: "Hersteller",
	note: "Who makes products, and where to reach them (the law asks for it at each offer).",
	display: "{{display_name}}",
	fields: [
		project,
		key,
		sort,
		field("display_name", "string", "Name", "What the manufacturer is called.", required),
		field("slug", "string", "Adressteil", "A brand's, where the brand has a page.", required),
		field(
			"contact",
			"object",
			"Kontakt",
			'As JSON: {"name", "postal_address", "electronic_address", "responsible_person": the same three, for manufacturers outside the EU}.',
		),
	],
};

const attributeGroup: CollectionModel = {
	...shop,
	collection: "ecommerce_attribute_group",
	german: "Merkmal",
	note: "A kind of attribute, e.g. Legierung.",
	display: "{{display_name}}",
	fields: [
		project,
		key,
		sort,
		name,
		otherNames,
		items(
			"values",
			"ecommerce_attribute_value",
			"attribute_group",
			"Werte",
			"The values that products share; without any, products write theirs themselves.",
		),
	],
};

const attributeValue: CollectionModel = {
	...shop,
	collection: "ecommerce_attribute_value",
	group: "ecommerce_attribute_group",
	german: "Merkmalswert",
	note: "A value of an attribute group, e.g. 750/1000 Gelbgold.",
	display: "{{display_value}}",
	scope: ["attribute_group", "project"],
	fields: [
		item("attribute_group", "ecommerce_attribute_group", "Merkmal", "The group it belongs to.", required),
		key,
		sort,
		field("display_value", "string", "Wert", "The value in German."),
		translations("The value in the other languages.", [
			field("display_value", "string", "Wert", "The value.", required),
		]),
	],
};

const personalization: CollectionModel = {
	...shop,
	collection: "ecommerce_personalization",
	german: "Personalisierung",
	note: "A way to personalise products, e.g. an engraving.",
	display: "{{display_name}}",
	fields: [
		project,
		key,
		sort,
		name,
		otherNames,
		list("fields", "Felder", "What customers fill in.", [
			field("name", "string", "Kurzname", "The field's key within an order.", required),
			field("type", "string", "Art", "text, select or checkbox.", {
				required: true,
				choices: ["text", "select", "checkbox"],
			}),
			flag("required", false, "Pflichtfeld", "Whether it must be filled in."),
			field("max_length", "integer", "Zeichen", "How many characters a text may have."),
			translations("Label and choices, each language, in the same order.", [
				field("display_name", "string", "Name", "The label.", required),
				field("options", "csv", "Auswahl", "What a select offers."),
			]),
		]),
	],
};

const sizeGuide: CollectionModel = {
	...shop,
	collection: "ecommerce_size_guide",
	german: "Größentabelle",
	note: "A table of sizes.",
	display: "{{display_name}}",
	fields: [
		project,
		key,
		sort,
		name,
		field(
			"table",
			"object",
			"Tabelle",
			'As JSON, the first row its head: [["Größe", "Umfang"], ["54", "54 mm"]].',
		),
		translations("Name and table in the other languages.", [
			field("display_name", "string", "Name", "The name.", required),
			field("table", "object", "Tabelle", "As above.", required),
		]),
	],
};

/** The collections of the shop, but for its settings. */
export const shopCollections: readonly CollectionModel[] = [
	category,
	manufacturer,
	attributeGroup,
	attributeValue,
	personalization,
	sizeGuide,
	...productCollections,
];
