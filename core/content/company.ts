import { entity, type ItemOf } from "#core/content/entity.ts";
import { optional, withDefault } from "#core/content/field.ts";
import { boolean, choice, formattedText, text } from "#core/content/fields.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { list, nonEmptyList, requiredList } from "#core/content/structures.ts";
import { regionCodes } from "#core/language/region.ts";

/** The country of an address, ISO 3166-1 alpha-2; null for the site's country. */
export const addressCountry = optional(
	formattedText("country", {
		de: ["Land", "Zwei Buchstaben, z. B. DE; leer: das Land der Website."],
		en: ["Country", "Two letters, e.g. DE; the website's own country where blank."],
	}),
);

/** The region of an address with holidays of its own; null to derive it from the postcode. */
export const addressRegion = optional(
	choice(regionCodes, {
		de: [
			"Bundesland oder Kanton",
			"Für gesetzliche Feiertage, z. B. DE-BY oder CH-GE; leer: aus der Postleitzahl. Nötig, wenn sie in mehreren Ländern oder Kantonen gilt.",
		],
		en: [
			"State or canton",
			"For public holidays, e.g. DE-BY or CH-GE; blank to derive it from the postcode. Needed where several states or cantons share one.",
		],
		source: "B-USE-12",
	}),
);

const street = text({
	de: ["Straße", "Ohne Hausnummer."],
	en: ["Street", "Without the number."],
});
/** Blank for addresses without one, as in "Place du Marché". */
const number = withDefault(
	text({
		de: ["Hausnummer", "Z. B. 12a; leer, wenn die Anschrift keine hat."],
		en: ["House number", "e.g. 12a; blank if the address has none."],
	}),
	"",
);
/** Blank in countries without postcodes, such as the United Arab Emirates. */
const zip_code = withDefault(
	text({
		de: ["Postleitzahl", "Als Text, damit führende Nullen bleiben; leer in Ländern ohne."],
		en: ["Postcode", "As text, so that zeros stay; blank in countries without."],
	}),
	"",
);
const city = text({ de: ["Ort", "Die Stadt."], en: ["City", "The town."] });

/** The fields of a postal address. */
export const addressFields = { street, number, zip_code, city, country_code: addressCountry };

/** company.json (R-COMP-01). */
export const company = entity({
	collection: "company",
	icon: "apartment",
	file: "company.json",
	isNeeded: true,
	de: ["Unternehmen", "Das Unternehmen hinter der Website, einmal je Projekt: Impressum, Fußzeile, Kontakt."],
	en: ["Company", "The company behind the website, once per project: imprint, footer, contact."],
	display: "{{company_name}}",
	fields: {
		company_name: text({
			de: ["Firma", "Der eingetragene Name."],
			en: ["Registered name", "The registered name."],
			source: "3",
		}),
		display_name: text({
			de: ["Name", "Wie das Unternehmen sich nennt."],
			en: ["Name", "How the company calls itself."],
			source: "3",
		}),
		legal_form: text({
			de: [
				"Rechtsform",
				"Z. B. gmbh, single, ev, bag; die letzten drei haben eigene Überschriften im Impressum.",
			],
			en: [
				"Legal form",
				"e.g. gmbh, single, ev, bag; the last three have headings of their own in the imprint.",
			],
			source: "R-LEGAL-03",
		}),
		executives: requiredList(
			{ name: text({ de: ["Name", "Vor- und Nachname."], en: ["Name", "First and last name."] }) },
			{
				de: ["Vertretungsberechtigte", "Wer das Unternehmen vertritt."],
				en: ["Executives", "Who represents the company."],
				source: "3",
			},
		),
		addresses: nonEmptyList(
			{
				address_type: optional(
					text({
						de: ["Art", "hq: Hauptsitz. federal_office: Niederlassung. Andere haben keine Bezeichnung."],
						en: ["Type", "hq: head office. federal_office: federal office. Others have no label."],
					}),
				),
				...addressFields,
				region: addressRegion,
			},
			{
				de: ["Anschriften", "Gezeigt wird die erste."],
				en: ["Addresses", "The first one is used."],
				source: "3",
			},
		),
		emails: list(
			{
				email: formattedText("email", { de: ["E-Mail", "Die Adresse."], en: ["E-mail", "The address."] }),
				primary: boolean(false, {
					de: ["Hauptadresse", "Ob diese Adresse gezeigt wird."],
					en: ["Main address", "Whether this address is shown."],
				}),
			},
			{
				de: ["E-Mail-Adressen", "Gezeigt wird die Hauptadresse."],
				en: ["E-mail addresses", "The main address is shown."],
				source: "3",
			},
		),
		numbers: list(
			{
				number: text({ de: ["Nummer", "Wie man sie wählt."], en: ["Number", "As it is dialled."] }),
				type: labelledChoice(
					{
						phone: { de: "Festnetz", en: "Landline" },
						mobile: { de: "Mobil", en: "Mobile" },
						fax: { de: "Fax", en: "Fax" },
					},
					{
						de: ["Art", "{phone}, {mobile} oder {fax}."],
						en: ["Type", "{phone}, {mobile} or {fax}."],
					},
				),
				primary: boolean(false, {
					de: ["Hauptnummer", "Ob diese Nummer gezeigt wird."],
					en: ["Main number", "Whether this number is shown."],
				}),
			},
			{
				de: ["Nummern", "Telefon, Mobiltelefon und Fax; gezeigt werden die Hauptnummern."],
				en: ["Numbers", "Telephone, mobile and fax numbers; the main numbers are shown."],
				source: "3",
			},
		),
		registers: list(
			{
				register_type: text({ de: ["Art", "Z. B. HRB."], en: ["Type", "e.g. HRB."] }),
				number: text({
					de: ["Nummer", "Die Nummer im Register."],
					en: ["Number", "The number in the register."],
				}),
				registrar: text({
					de: ["Gericht", "Wer das Register führt."],
					en: ["Court", "Who keeps the register."],
				}),
			},
			{
				de: ["Register", "Einträge in öffentlichen Registern."],
				en: ["Registers", "Entries in public registers."],
				source: "3",
			},
		),
		ust_id: optional(
			text({
				de: ["USt-IdNr.", "Die Umsatzsteuer-Identifikationsnummer, z. B. DE… (§ 27a UStG)."],
				en: ["VAT ID", "The VAT identification number, e.g. DE… (§ 27a UStG)."],
				source: "3",
			}),
		),
		vat_number: optional(
			text({
				de: ["Steuernummer", "Die Nummer beim Finanzamt."],
				en: ["Tax number", "The tax office's number."],
				source: "3",
			}),
		),
	},
});

/** The company behind the site (specification 3, "Company"). */
export type Company = ItemOf<typeof company>;

/** A postal address of the company. The first one's country is also the country of the telephone numbers. */
export type CompanyAddress = Company["addresses"][number];

export type CompanyEmail = Company["emails"][number];

/** A telephone number as the company writes it, with or without country code. */
export type CompanyNumber = Company["numbers"][number];

/** An entry in a public register. */
export type CompanyRegister = Company["registers"][number];
