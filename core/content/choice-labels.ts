import { imageSubjects } from "#core/content-values/image-model.ts";

/** The label of a value in each language of editors. */
export interface ChoiceLabel {
	readonly de: string;
	readonly en: string;
}

/** The labels by value, German and English. A value has the same meaning in all fields that offer it. */
const labels: Readonly<Record<string, readonly [de: string, en: string]>> = {
	// Status
	published: ["Veröffentlicht", "Published"],
	draft: ["Entwurf", "Draft"],
	archived: ["Archiviert", "Archived"],
	// Languages
	de: ["Deutsch", "German"],
	en: ["Englisch", "English"],
	fr: ["Französisch", "French"],
	// Notices and closures
	info: ["Information", "Information"],
	important: ["Wichtig", "Important"],
	delay: ["Später liefern", "Deliver later"],
	stop: ["Keine Bestellungen", "Take no orders"],
	// Telephone numbers
	phone: ["Festnetz", "Landline"],
	mobile: ["Mobil", "Mobile"],
	fax: ["Fax", "Fax"],
	// Waste streams of French law
	packaging: ["Verpackungen", "Packaging"],
	electrical: ["Elektrogeräte", "Electrical appliances"],
	batteries: ["Batterien", "Batteries"],
	textiles: ["Textilien", "Textiles"],
	paper: ["Papier", "Paper"],
	toys: ["Spielzeug", "Toys"],
	sports: ["Sportartikel", "Sports goods"],
	furniture: ["Möbel", "Furniture"],
	// Widgets and menus
	address: ["Anschrift", "Postal address"],
	contact: ["Kontakt", "Contact"],
	navigation: ["Navigation", "Navigation"],
	social: ["Soziale Netzwerke", "Social networks"],
	openingHours: ["Öffnungszeiten", "Opening hours"],
	primary: ["Hauptmenü", "Main menu"],
	facebook: ["Facebook", "Facebook"],
	googleplus: ["Google+", "Google+"],
	instagram: ["Instagram", "Instagram"],
	other: ["Anderes", "Other"],
	// Templates and keys of pages
	about: ["Über uns", "About us"],
	accessibility: ["Barrierefreiheit", "Accessibility"],
	brand: ["Marke", "Brand"],
	"brand-rolex": ["Marke Rolex", "Rolex brand"],
	brands: ["Marken", "Brands"],
	display: ["Schaufenster", "Shop window"],
	edition: ["Edition", "Edition"],
	home: ["Startseite", "Home page"],
	legal: ["Rechtstext", "Legal text"],
	"not-found": ["Nicht gefunden", "Not found"],
	recycling: ["Entsorgung", "Recycling"],
	service: ["Service", "Service"],
	"shipping-and-payment": ["Versand und Bezahlung", "Shipping and payment"],
	"social-privacy": ["Datenschutz in sozialen Netzwerken", "Privacy in social networks"],
	terms: ["AGB", "Terms and conditions"],
	thanks: ["Danke", "Thanks"],
	withdrawal: ["Widerruf", "Right of withdrawal"],
	workshop: ["Werkstatt", "Workshop"],
	imprint: ["Impressum", "Imprint"],
	privacy: ["Datenschutz", "Privacy"],
	// Kinds of brands
	watches: ["Uhren", "Watches"],
	jewelry: ["Schmuck", "Jewellery"],
	accessories: ["Accessoires", "Accessories"],
	wedding_rings: ["Trauringe", "Wedding rings"],
	beads: ["Perlen", "Beads"],
	engagement_rings: ["Verlobungsringe", "Engagement rings"],
	optics: ["Optik", "Optics"],
	for_kids: ["Für Kinder", "For children"],
	events: ["Veranstaltungen", "Events"],
	home_fabrics: ["Heimtextilien", "Home textiles"],
	decoratives: ["Dekoration", "Decoration"],
	floral_workshop: ["Floristik", "Floristry"],
	room_fragrances: ["Raumdüfte", "Room fragrances"],
	bicycles: ["Fahrräder", "Bicycles"],
	window: ["Digitales Schaufenster", "Digital shop window"],
	// Customer voices
	verified: ["Geprüft", "Verified"],
	unverified: ["Nicht geprüft", "Not verified"],
	// Products
	size: ["Größe", "Size"],
	color: ["Farbe", "Colour"],
	material: ["Material", "Material"],
	pattern: ["Muster", "Pattern"],
	text: ["Text", "Text"],
	select: ["Auswahl", "Selection"],
	checkbox: ["Ankreuzfeld", "Checkbox"],
	new: ["Neu", "New"],
	used: ["Gebraucht", "Used"],
	refurbished: ["Aufgearbeitet", "Refurbished"],
	vintage: ["Alt und gebraucht", "Vintage"],
	female: ["Damen", "Women"],
	male: ["Herren", "Men"],
	unisex: ["Damen und Herren", "Women and men"],
	newborn: ["Bis 3 Monate", "Up to 3 months"],
	infant: ["Bis 12 Monate", "Up to 12 months"],
	toddler: ["Bis 5 Jahre", "Up to 5 years"],
	kids: ["Bis 13 Jahre", "Up to 13 years"],
	adult: ["Erwachsene", "Adults"],
	// Subjects of pictures
	[imageSubjects[0]]: ["Das Stück allein", "Only the piece"],
	worn: ["Getragen", "Worn"],
	detail: ["Detail", "Detail"],
};

/**
 * Returns the label of a value that editors choose. A value without one, such as a currency, a region or a site's own template,
 * is its own label.
 */
export function choiceLabel(value: string): ChoiceLabel {
	const [de, en] = (Object.hasOwn(labels, value) && labels[value]) || [value, value];
	return { de, en };
}
