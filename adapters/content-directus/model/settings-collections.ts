import {
	type CollectionModel,
	field,
	flag,
	item,
	items,
	key,
	list,
	project,
	required,
	sort,
	translations,
} from "#adapters/content-directus/model/field.ts";

const child = {
	group: "ecommerce_settings",
	scope: ["settings", "project"],
	published: null,
	hidden: true,
} as const;

const settingsOf = item("settings", "ecommerce_settings", "Einstellungen", "The shop's settings.", required);
const name = field("display_name", "string", "Name", "In German.", required);
const country = [
	field("display_name", "string", "Name", "In German.", required),
	field("country_code", "string", "Land", "Two letters, e.g. DE.", required),
];
const id = field("id", "string", "Kennung", "Never changes; 4 is PayPal.", required);

const settings: CollectionModel = {
	collection: "ecommerce_settings",
	group: null,
	german: "Shop-Einstellungen",
	note: "How the shop is run, once per project. Without it the website has no shop.",
	display: "{{project.domain}}",
	scope: ["project"],
	published: null,
	hidden: false,
	fields: [
		project,
		flag("enable_cart", true, "Warenkorb", "Whether customers can order."),
		flag("filters", true, "Filter", "Whether the list can be filtered."),
		flag("maintenance_mode", false, "Wartung", "Whether the shop takes no orders for now."),
		flag("present_wrapping", false, "Geschenkverpackung", "Whether it is offered."),
		flag("show_stock", false, "Bestand zeigen", "Whether visitors see how many pieces are at hand."),
		flag("allow_ratings", false, "Bewertungen", "Whether customers can rate products."),
		flag(
			"purchase_to_order",
			false,
			"Bestellung auf Wunsch",
			"Whether products without stock are ordered for the customer.",
		),
		field("call_to_action_text", "string", "Text des Warenkorb-Knopfs", "Blank for Facette's own."),
		field("global_footer", "markdown", "Fußtext", "Stands under every page of the shop; in German."),
		field("bank_details", "text", "Bankverbindung", "Shown after an order paid by transfer."),
		field("paypal_client_id", "string", "PayPal-Client-ID", "Used where way to pay 4 is offered."),
		field(
			"default_sort",
			"string",
			"Reihenfolge der Liste",
			"e.g. -price_brutto, display_name; a hyphen turns the order around.",
		),
		field("default_tax_percent", "decimal", "Steuersatz", "The tax within all prices in per cent, e.g. 19."),
		field("shipping_cost", "decimal", "Versandkosten", "Where no way to ship says otherwise; with tax."),
		items(
			"category_filters",
			"ecommerce_category_filter",
			"settings",
			"Kategorie-Filter",
			"The categories that the list can be filtered by.",
		),
		items(
			"manufacturer_filters",
			"ecommerce_manufacturer_filter",
			"settings",
			"Hersteller-Filter",
			"The manufacturers that the list can be filtered by.",
		),
		items(
			"subcategory_filters",
			"ecommerce_subcategory",
			"settings",
			"Unterkategorien",
			"The subcategories, which products name and the list can be filtered by.",
		),
		items(
			"attribute_filters",
			"ecommerce_attribute_filter",
			"settings",
			"Merkmal-Filter",
			"The attributes that the list can be filtered by.",
		),
		list("payment_methods", "Zahlungsarten", "Ways to pay.", [id, name]),
		list("shipping_methods", "Versandarten", "Ways to ship.", [
			id,
			name,
			flag("free", false, "Kostenlos", "Whether it costs nothing."),
			flag("collection", false, "Abholung", "Whether customers fetch the goods at the place that it names."),
		]),
		list("shipping_countries", "Lieferländer", "Where the shop ships to.", [id, ...country]),
		list("shipping_methods_config", "Versandregeln", "What a way to ship costs and whom it serves.", [
			field("name", "string", "Versandart", "The name of the way to ship.", required),
			field("shipping_provider", "string", "Versender", "Who carries it."),
			field("price_brutto", "string", "Preis (brutto)", "e.g. 6.90.", required),
			list("payment_methods", "Zahlungsarten", "The ways to pay that it serves; all when there are none.", [
				id,
				field("method", "string", "Verfahren", "klarna, invoice or blank."),
				field("config", "object", "Einstellungen", 'As JSON; {"sessions": "order-service"} offers klarna.'),
			]),
			field(
				"additional_days",
				"integer",
				"Zusätzliche Tage",
				"Days that it adds to each product's delivery.",
			),
			list("shipping_countries", "Länder", "The countries it serves; all when there are none.", country),
		]),
		list("legal_pages", "Rechtstexte", "The shop's legal texts.", [
			field("type", "string", "Seite", "The page that the text fills.", {
				required: true,
				choices: ["terms", "withdrawal", "shipping-and-payment"],
			}),
			field("content", "markdown", "Text", "Markdown.", required),
		]),
		translations("The texts in the other languages.", [
			field("call_to_action_text", "string", "Text des Warenkorb-Knopfs", "As above."),
			field("global_footer", "markdown", "Fußtext", "As above."),
			field("bank_details", "text", "Bankverbindung", "As above."),
			field(
				"names",
				"object",
				"Namen",
				'Names of subcategories, ways to pay and to ship, and countries as JSON: {"Rechnung": "Invoice"}.',
			),
		]),
	],
};

/** The collections of the shop's settings. */
export const settingsCollections: readonly CollectionModel[] = [
	settings,
	{
		...child,
		collection: "ecommerce_category_filter",
		german: "Kategorie-Filter",
		note: "A category that the list can be filtered by.",
		display: "{{category_id.display_name}}",
		fields: [
			settingsOf,
			field("sort", "integer", "Reihenfolge", "The place in the list.", required),
			item("category_id", "ecommerce_category", "Kategorie", "The category.", required),
		],
	},
	{
		...child,
		collection: "ecommerce_manufacturer_filter",
		german: "Hersteller-Filter",
		note: "A manufacturer that the list can be filtered by.",
		display: "{{manufacturer_id.display_name}}",
		fields: [
			settingsOf,
			field("sort", "integer", "Reihenfolge", "The place in the list.", required),
			item("manufacturer_id", "ecommerce_manufacturer", "Hersteller", "The manufacturer.", required),
			field("categories", "csv", "Kategorien", "Slugs of the categories where it is offered; blank for all."),
		],
	},
	{
		...child,
		collection: "ecommerce_subcategory",
		german: "Unterkategorie",
		note: "A subcategory, which products name and the list can be filtered by.",
		display: "{{display_name}}",
		fields: [
			settingsOf,
			key,
			sort,
			name,
			field("slug", "string", "Adressteil", "Its part of the address.", required),
			item("category", "ecommerce_category", "Kategorie", "Where it is offered; blank for all."),
		],
	},
	{
		...child,
		collection: "ecommerce_attribute_filter",
		german: "Merkmal-Filter",
		note: "An attribute group that the list can be filtered by.",
		display: "{{attribute_group_id.display_name}}",
		fields: [
			settingsOf,
			sort,
			item("attribute_group_id", "ecommerce_attribute_group", "Merkmal", "The attribute group.", required),
			item("category", "ecommerce_category", "Kategorie", "Where it is offered; blank for all."),
		],
	},
];
