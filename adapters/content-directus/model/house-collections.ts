import {
	type CollectionModel,
	field,
	flag,
	language,
	list,
	project,
	required,
	sort,
	translations,
} from "#adapters/content-directus/model/field.ts";

const ofProject = { group: null, scope: ["project"], published: null, hidden: false } as const;

const company: CollectionModel = {
	...ofProject,
	collection: "company",
	german: "Unternehmen",
	note: "The company behind the website, once per project: imprint, footer, contact.",
	display: "{{company_name}}",
	fields: [
		project,
		field("company_name", "string", "Firma", "The registered name.", required),
		field("display_name", "string", "Name", "How the company calls itself.", required),
		field("legal_form", "string", "Rechtsform", "e.g. gmbh, single, ev, bag.", required),
		list("executives", "Vertretungsberechtigte", "Who represents the company.", [
			field("name", "string", "Name", "First and last name.", required),
		]),
		list("addresses", "Anschriften", "The first one is used.", [
			field("address_type", "string", "Art", "hq: head office. federal_office: federal office."),
			field("street", "string", "Straße", "Without the number.", required),
			field("number", "string", "Hausnummer", "e.g. 12a.", required),
			field("zip_code", "string", "Postleitzahl", "As text, so that zeros stay.", required),
			field("city", "string", "Ort", "The town.", required),
			field("country_code", "string", "Land", "Two letters, e.g. DE; the website's own country where blank."),
		]),
		list("emails", "E-Mail-Adressen", "The primary one is shown.", [
			field("email", "string", "E-Mail", "The address.", required),
			flag("primary", false, "Hauptadresse", "Whether it is the one shown."),
		]),
		list("numbers", "Nummern", "Telephone, mobile and fax numbers; the primary ones are shown.", [
			field("number", "string", "Nummer", "As it is dialled.", required),
			field("type", "string", "Art", "phone, mobile or fax.", {
				required: true,
				choices: ["phone", "mobile", "fax"],
			}),
			flag("primary", false, "Hauptnummer", "Whether it is the one shown."),
		]),
		list("registers", "Register", "Entries in public registers.", [
			field("register_type", "string", "Art", "e.g. HRB.", required),
			field("number", "string", "Nummer", "The number in the register.", required),
			field("registrar", "string", "Gericht", "Who keeps the register.", required),
		]),
		field("ust_id", "string", "USt-IdNr.", "The sales-tax id, e.g. DE…"),
		field("vat_number", "string", "Steuernummer", "The VAT number."),
	],
};

const theme: CollectionModel = {
	...ofProject,
	collection: "theme",
	german: "Gestaltung",
	note: "Colours and shapes, once per project.",
	display: "{{brand_color}}",
	fields: [
		project,
		field("brand_color", "string", "Hausfarbe", "#rrggbb.", required),
		field(
			"base_color",
			"string",
			"Grundfarbe",
			"#rrggbb. A dark one makes the whole website dark.",
			required,
		),
		field(
			"config",
			"object",
			"Einstellungen",
			'As JSON: {"button_background", "button_color", "border_radius", "border_width"}; colours as #rrggbb, sizes in pixels.',
		),
	],
};

const markdown = (name: string, german: string, note: string) => field(name, "markdown", german, note);

const legal: CollectionModel = {
	...ofProject,
	collection: "legal",
	german: "Rechtliches",
	note: "Legal texts for imprint and privacy, once per project.",
	display: "{{project.domain}}",
	fields: [
		project,
		flag("rolex_area", false, "Rolex-Bereich", "Whether the notice about the embedded brand area is shown."),
		field(
			"data_protection_commissioner",
			"object",
			"Datenschutzbeauftragter",
			"As JSON: name, street, number, zip_code, city, country_code, phone_number, email.",
		),
		list("translations", "Texte", "The legal texts, each language.", [
			language,
			markdown("legal_authority", "Aufsichtsbehörde", "Supervisory authority."),
			markdown("insurance", "Berufshaftpflicht", "Professional liability insurance."),
			markdown("image_sources", "Bildnachweise", "Who made the pictures."),
			markdown("additional_top_info", "Zusatz oben", "Stands above everything else."),
			markdown("additional_bottom_info", "Zusatz unten", "Stands below everything else."),
		]),
	],
};

const time = (name: string, german: string) =>
	field(name, "string", german, "HH:MM; closed without both times.");

const branch: CollectionModel = {
	...ofProject,
	collection: "branch",
	german: "Filiale",
	note: "A branch with address and opening hours.",
	display: "{{display_name}}",
	fields: [
		project,
		field(
			"name",
			"string",
			"Kurzname",
			"Small letters, digits and hyphens, once per project. It never changes.",
			required,
		),
		sort,
		field("display_name", "string", "Name", "What the branch is called.", required),
		field("street", "string", "Straße", "With the number.", required),
		field("zip", "string", "Postleitzahl", "As text.", required),
		field("city", "string", "Ort", "The town.", required),
		field("country_code", "string", "Land", "Two letters, e.g. DE; the website's own country where blank."),
		field("phone", "string", "Telefon", "As it is dialled."),
		field("image", "picture", "Bild", "Shown beside the address, e.g. a map."),
		field("time_zone", "string", "Zeitzone", "e.g. Europe/Berlin, which holds where it is blank."),
		list("opening_periods", "Öffnungszeiten", "When it is open; a day may stand here more than once.", [
			field(
				"day",
				"string",
				"Tag",
				"A code: 0 note, 1 Monday, 2 Mo–We, 3 Mo–Th, 4 Mo–Fr, 5 Tuesday, 6 Tu–Fr, 7 Wednesday, 8 Thursday, 9 Friday, 10 Saturday, 11 Sunday, 12 Mo–Tu, 13 Th–Fr, 14 Mo We Fr, 15 Christmas Eve, 16 New Year's Eve; or the day's name.",
				required,
			),
			time("time_open", "Von"),
			time("time_close", "Bis"),
			sort,
			field("free_text", "string", "Hinweis", "The first one is shown below the list."),
			translations("The note in other languages.", [
				field("free_text", "string", "Hinweis", "The note.", required),
			]),
		]),
		list(
			"opening_hours",
			"Öffnungszeiten (alt)",
			"Opening hours of older websites; used where there are no others.",
			[
				field("sort", "integer", "Reihenfolge", "The place in the list.", required),
				translations("The day's name, each language.", [
					field("day", "string", "Tag", "As it is to be shown.", required),
					field("free_text", "string", "Hinweis", "A note."),
				]),
				flag("closed", false, "Geschlossen", "Whether it is closed on that day."),
				time("opening_time", "Von"),
				time("closing_time", "Bis"),
			],
		),
		list("holidays", "Feiertage", "Single dates whose hours replace those of their weekday.", [
			field("date", "string", "Datum", "YYYY-MM-DD.", required),
			translations("What the day is called.", [
				field("display_name", "string", "Name", "The name.", required),
			]),
			time("time_open", "Von"),
			time("time_close", "Bis"),
		]),
	],
};

/** The collections about the company behind a website. */
export const houseCollections: readonly CollectionModel[] = [company, theme, legal, branch];
