import type { Field, Fields, FormGroup } from "#core/content/field.ts";

function group(name: string, icon: string, de: string, en: string, isOpen = false): FormGroup {
	return { name, icon, de, en, isOpen };
}

/** The groups of all forms, in the order in which a form shows those that it has. */
export const formGroups = {
	main: group("main", "star", "Das Wichtigste", "Essentials", true),
	images: group("images", "image", "Bilder", "Images", true),
	contents: group("contents", "article", "Inhalt", "Content", true),
	texts: group("texts", "notes", "Texte und Übersetzungen", "Texts and translations"),
	sale: group("sale", "sell", "Preise und Lieferung", "Prices and delivery"),
	details: group("details", "category", "Merkmale und Varianten", "Attributes and variants"),
	address: group("address", "location_on", "Anschrift", "Address", true),
	hours: group("hours", "schedule", "Öffnungszeiten", "Opening hours"),
	functions: group("functions", "toggle_on", "Funktionen", "Functions"),
	payment: group("payment", "payments", "Bezahlung und Versand", "Payment and shipping"),
	taxes: group("taxes", "percent", "Preise und Steuern", "Prices and taxes"),
	filters: group("filters", "filter_alt", "Filter und Suche", "Filters and search"),
	announcements: group("announcements", "campaign", "Hinweise und Termine", "Notices and appointments"),
	law: group("law", "gavel", "Recht und Sicherheit", "Law and safety"),
	privacy: group("privacy", "cookie", "Datenschutz", "Privacy"),
	footer: group("footer", "bottom_panel_open", "Fußzeile", "Footer"),
	ratings: group("ratings", "reviews", "Bewertungen", "Ratings"),
	search: group("search", "travel_explore", "Suchmaschinen und Preisvergleiche", "Search engines"),
	technical: group("technical", "settings", "Adresse und Technik", "Address and technical data"),
} as const satisfies Readonly<Record<string, FormGroup>>;

/** Returns a field in a group of its form. */
function fieldInGroup<Value, Shown>(formGroup: FormGroup, field: Field<Value, Shown>): Field<Value, Shown> {
	return { ...field, group: formGroup };
}

/** Returns fields in a group of their form. Fields that have a group already keep it. */
export function inGroup<FieldMap extends Fields>(formGroup: FormGroup, fields: FieldMap): FieldMap {
	return Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [
			name,
			field.group ? field : fieldInGroup(formGroup, field),
		]),
	) as FieldMap;
}
