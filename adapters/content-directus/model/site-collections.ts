import {
	type CollectionModel,
	field,
	flag,
	item,
	items,
	language,
	list,
	project,
	required,
	sort,
	status,
	translations,
} from "#adapters/content-directus/model/field.ts";
import { houseCollections } from "#adapters/content-directus/model/house-collections.ts";

/** What the collections of a website have in common. */
const ofProject = { group: null, scope: ["project"], published: null, hidden: false } as const;

const projects: CollectionModel = {
	...ofProject,
	collection: "project",
	german: "Projekt",
	note: "A website, known by its domain.",
	display: "{{domain}}",
	scope: [],
	published: [],
	fields: [
		field(
			"domain",
			"string",
			"Domain",
			"The host of the website, e.g. www.juwelier-sternau.example.",
			required,
		),
		status,
		field(
			"media",
			"folder",
			"Bilderordner",
			"The folder of the file library that holds the website's pictures. Others are not taken.",
		),
		field("logo", "picture", "Logo", "Shown on light ground. SVG is best."),
		field("logo_light", "picture", "Helles Logo", "Shown on dark ground."),
		field("favicon", "picture", "Symbol", "The small picture in the browser's tab."),
		field("seo_title", "string", "Titel für Suchmaschinen", "Stands behind each page's own title.", required),
		field(
			"seo_image",
			"picture",
			"Bild für soziale Netze",
			"Shown where a page is shared that has no picture of its own.",
		),
		flag(
			"show_accessibility",
			true,
			"Erklärung zur Barrierefreiheit",
			"Whether the footer links the accessibility statement.",
		),
		flag(
			"consent_preselect",
			false,
			"Einwilligungen vorwählen",
			"Whether consents that are on by default begin switched on. Ask your lawyer first.",
		),
		field(
			"config",
			"object",
			"Einstellungen",
			'Settings of brands as JSON: {"brand_config": {"rolex_clock": false, "rolex_api_key": "…"}}.',
		),
		list("translations", "Übersetzungen", "Texts of the interface that differ from Facette's own.", [
			language,
			field(
				"texts",
				"object",
				"Texte",
				'Keys with their texts as JSON, e.g. {"footer.cookies": "…"}.',
				required,
			),
		]),
	],
};

const widget: CollectionModel = {
	...ofProject,
	collection: "widget",
	german: "Fußzeilen-Element",
	note: "A part of the footer. Without any, address, contact, opening hours and navigation are shown.",
	display: "{{widget_name}}",
	fields: [
		project,
		field("sort", "integer", "Reihenfolge", "The place in the footer.", required),
		field("widget_name", "string", "Element", "Which part it is.", {
			required: true,
			choices: ["address", "contact", "navigation", "social", "openingHours"],
		}),
		field(
			"position",
			"string",
			"Ort",
			"footer, or empty: it stands in the footer. Anything else leaves it out.",
		),
		field("props", "object", "Einstellungen", 'As JSON: {"showLogo": true}.'),
		translations("The heading, each language.", [
			field("header", "string", "Überschrift", "The heading.", required),
		]),
	],
};

const consent: CollectionModel = {
	...ofProject,
	collection: "consent",
	german: "Einwilligung",
	note: "A consent that the cookie banner asks for.",
	display: "{{function_id}}",
	fields: [
		project,
		sort,
		field("function_id", "string", "Funktion", "What it switches on, e.g. maps; embeds name it.", required),
		field("display_name", "string", "Name", "In German; or all languages below."),
		field(
			"description",
			"text",
			"Beschreibung",
			"What it is good for and what the provider learns; in German.",
		),
		field("link", "string", "Link", "The provider's privacy notice."),
		flag("default_on", false, "Vorgewählt", "Whether it begins switched on, where the project allows that."),
		translations("The same in other languages.", [
			field("display_name", "string", "Name", "The name.", required),
			field("description", "text", "Beschreibung", "The description.", required),
			field("link", "string", "Link", "The provider's privacy notice in that language."),
		]),
	],
};

const menuNames = translations("The label in the other languages.", [
	field("display_name", "string", "Name", "The label.", required),
]);

const menuItem: CollectionModel = {
	...ofProject,
	collection: "menu_item",
	german: "Menüpunkt",
	note: "An entry of the menu.",
	display: "{{display_name}}",
	fields: [
		project,
		sort,
		item("parent", "menu_item", "Übergeordneter Punkt", "The entry it stands below; blank for the top."),
		item("menu_group", "menu_group", "Gruppe", "The group it stands in; blank outside groups."),
		field("display_name", "string", "Name", "The label in German.", required),
		menuNames,
		field("path", "string", "Pfad", "The page's path in German, e.g. /uhren."),
		flag("path_prefix", false, "Pfad fortsetzen", "Whether the path continues that of the entry above."),
		field("external_path", "string", "Externe Adresse", "An address outside the website."),
		field("anchor", "string", "Anker", "A heading of the page, without #."),
		field("type", "string", "Art", "e.g. category; for the entry's look."),
		field("position", "string", "Ort", "primary: the main menu. social: the icons of the header.", {
			choices: ["primary", "social"],
		}),
		field("media", "string", "Netzwerk", "Which icon a social entry has.", {
			choices: ["facebook", "googleplus", "instagram", "other"],
		}),
		items("sub", "menu_item", "parent", "Unterpunkte", "Entries below this one."),
		items("groups", "menu_group", "menu_item", "Gruppen", "Groups of entries that open below this one."),
	],
};

const menuGroup: CollectionModel = {
	...ofProject,
	collection: "menu_group",
	group: "menu_item",
	german: "Menügruppe",
	note: "A group of entries that opens below an entry of the menu.",
	display: "{{display_name}}",
	scope: ["menu_item", "project"],
	hidden: true,
	fields: [
		item("menu_item", "menu_item", "Menüpunkt", "The entry it opens below.", required),
		sort,
		field("display_name", "string", "Name", "The heading in German.", required),
		menuNames,
		items("sub", "menu_item", "menu_group", "Menüpunkte", "The entries of the group."),
	],
};

/** The collections of a website beside its pages and its shop. */
export const siteCollections: readonly CollectionModel[] = [
	projects,
	...houseCollections,
	widget,
	consent,
	menuItem,
	menuGroup,
];
