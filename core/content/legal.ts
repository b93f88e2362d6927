import { addressFields } from "#core/content/company.ts";
import { entity, type ItemOf } from "#core/content/entity.ts";
import { type EditorText, legalText, optional } from "#core/content/field.ts";
import { boolean, formattedText, markdown, text } from "#core/content/fields.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { list, object, translations } from "#core/content/structures.ts";

const imprintText = (de: EditorText, en: EditorText) =>
	legalText(optional(markdown({ de, en, source: "3" })));

/**
 * The French waste streams of extended producer responsibility that apply to such shops (art. L541-10-1 Code de
 * l'environnement).
 */
const wasteStreams = {
	packaging: { de: "Verpackungen", en: "Packaging" },
	electrical: { de: "Elektrogeräte", en: "Electrical appliances" },
	batteries: { de: "Batterien", en: "Batteries" },
	textiles: { de: "Textilien", en: "Textiles" },
	paper: { de: "Papier", en: "Paper" },
	toys: { de: "Spielzeug", en: "Toys" },
	sports: { de: "Sportartikel", en: "Sports goods" },
	furniture: { de: "Möbel", en: "Furniture" },
};

const organisationFields = {
	name: text({ de: ["Name", "Die Firma."], en: ["Name", "The company."] }),
	postal_address: text({
		de: ["Anschrift", "Die Postanschrift."],
		en: ["Postal address", "The postal address."],
	}),
};

/** legal.json (specification 3, "Legal data also includes"). */
export const legal = entity({
	collection: "legal",
	icon: "gavel",
	file: "legal.json",
	isNeeded: true,
	de: ["Rechtliches", "Rechtstexte für Impressum und Datenschutz, einmal je Projekt."],
	en: ["Legal", "Legal texts for imprint and privacy, once per project."],
	display: "{{project.domain}}",
	fields: {
		rolex_area: boolean(false, {
			de: ["Rolex-Bereich", "Ob der Hinweis auf den eingebetteten Markenbereich gezeigt wird."],
			en: ["Rolex area", "Whether the notice about the embedded brand area is shown."],
			source: "3",
		}),
		data_protection_commissioner: optional(
			object(
				{
					name: text({ de: ["Name", "Vor- und Nachname."], en: ["Name", "First and last name."] }),
					...addressFields,
					phone_number: optional(
						text({ de: ["Telefon", "Wie man sie wählt."], en: ["Telephone", "As it is dialled."] }),
					),
					email: optional(
						formattedText("email", { de: ["E-Mail", "Die Adresse."], en: ["E-mail", "The address."] }),
					),
				},
				{
					de: [
						"Datenschutzbeauftragter",
						"Als JSON: name, street, number, zip_code, city, country_code, phone_number, email.",
					],
					en: [
						"Data protection officer",
						"As JSON: name, street, number, zip_code, city, country_code, phone_number, email.",
					],
					source: "3",
				},
			),
		),
		host: optional(
			object(
				{
					...organisationFields,
					phone_number: text({
						de: ["Telefon", "Wie man sie wählt."],
						en: ["Telephone", "As it is dialled."],
					}),
				},
				{
					de: [
						"Hosting",
						"Wer die Website speichert; in Frankreich Pflicht (Art. 1-1 LCEN). Als JSON: name, postal_address, phone_number.",
					],
					en: [
						"Host",
						"Who stores the website; France asks for it (art. 1-1 LCEN). As JSON: name, postal_address, phone_number.",
					],
					source: "B-LAW-17",
				},
			),
		),
		mediator: optional(
			object(
				{
					...organisationFields,
					website: formattedText("web", { de: ["Website", "Die Adresse."], en: ["Website", "The address."] }),
				},
				{
					de: [
						"Verbraucherschlichtung",
						"Die Stelle, an die sich Kunden wenden können; in Frankreich Pflicht (Art. L616-1 Code de la consommation). Als JSON: name, postal_address, website.",
					],
					en: [
						"Consumer mediator",
						"Whom customers can turn to; France asks for it (art. L616-1 Code de la consommation). As JSON: name, postal_address, website.",
					],
					source: "B-LAW-17",
				},
			),
		),
		rep_identifiers: list(
			{
				stream: labelledChoice(wasteStreams, {
					de: [
						"Abfallstrom",
						"{packaging}, {electrical}, {batteries}, {textiles}, {paper}, {toys}, {sports} oder {furniture}.",
					],
					en: [
						"Stream",
						"{packaging}, {electrical}, {batteries}, {textiles}, {paper}, {toys}, {sports} or {furniture}.",
					],
				}),
				number: text({ de: ["Nummer", "Z. B. FR123456_01ABCD."], en: ["Number", "e.g. FR123456_01ABCD."] }),
			},
			{
				de: [
					"REP-Kennungen",
					"Die identifiants uniques des Shops in Frankreich, je Abfallstrom eine (Art. L541-10-13 Code de l’environnement); wer dorthin verkauft, nennt sie in AGB und Impressum.",
				],
				en: [
					"REP identifiers",
					"The shop's identifiants uniques in France, one for each stream (art. L541-10-13 Code de l'environnement); who sells there names them in terms and imprint.",
				],
				source: "B-LAW-17",
			},
		),
		translations: translations(
			{
				legal_authority: imprintText(
					["Aufsichtsbehörde", "Die zuständige Behörde."],
					["Supervisory authority", "The authority in charge."],
				),
				insurance: imprintText(
					["Berufshaftpflicht", "Die Versicherung."],
					["Professional liability insurance", "The insurance."],
				),
				image_sources: imprintText(
					["Bildnachweise", "Wer die Bilder gemacht hat."],
					["Image sources", "Who made the pictures."],
				),
				additional_top_info: imprintText(
					["Zusatz oben", "Steht über allem anderen."],
					["Additional text above", "Shown above everything else."],
				),
				additional_bottom_info: imprintText(
					["Zusatz unten", "Steht unter allem anderen."],
					["Additional text below", "Shown below everything else."],
				),
			},
			"list",
			{
				de: ["Texte", "Die Rechtstexte je Sprache."],
				en: ["Texts", "The legal texts, each language."],
				source: "3",
			},
		),
	},
});

/** The data of the legal blocks on the imprint and the privacy page. */
export type LegalData = ItemOf<typeof legal>;

/** The data protection officer (specification 3, "Legal data also includes"). */
export type DataProtectionCommissioner = NonNullable<LegalData["data_protection_commissioner"]>;

/** The hosting provider of the site. */
export type SiteHost = NonNullable<LegalData["host"]>;

/** The shop's producer registration in France for a waste stream (art. L541-10-13 Code de l'environnement). */
export type RepIdentifier = LegalData["rep_identifiers"][number];

/** The body that customers can turn to in a dispute. */
export type ConsumerMediator = NonNullable<LegalData["mediator"]>;

/** The legal texts in one language as Markdown; null for texts that the shop does not have. */
export type LegalTexts = LegalData["translations"][number];
