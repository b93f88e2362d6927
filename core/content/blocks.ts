import { type BlockOf, block, blockList, headingField, line, ownHeading } from "#core/content/block.ts";
import { price } from "#core/content/decimals.ts";
import { embedBlock } from "#core/content/embed-block.ts";
import { optional, withDefault } from "#core/content/field.ts";
import {
	anchoredHeading,
	choice,
	integer,
	markdown,
	multiline,
	pagePath,
	text,
} from "#core/content/fields.ts";
import { image, optionalImage } from "#core/content/images.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { legalBlockIds, routeKeyLabels } from "#core/content/names.ts";
import { peopleBlock } from "#core/content/people-block.ts";
import { images, object, requiredList } from "#core/content/structures.ts";
import { textBlock } from "#core/content/text-block.ts";

/** The heading keys of legal texts; ids without an entry have no heading. */
const legalHeadings: ReadonlyMap<string, string> = new Map([
	["insurance", "legal.heading.insurance"],
	["data_protection", "legal.heading.data_protection"],
	["rolex", "legal.rolex.heading"],
	["consentmanager", "consentManager.heading"],
]);

const productFilter = object(
	{
		category: line(["Kategorie", "Der Adressteil einer Kategorie."], ["Category", "A category's slug."]),
		manufacturer: line(
			["Hersteller", "Der Adressteil eines Herstellers."],
			["Manufacturer", "A manufacturer's slug."],
		),
		tag: line(["Schlagwort", "Ein Schlagwort der Artikel."], ["Tag", "A tag of the products."]),
		price_max: optional(
			price({
				de: ["Preis bis", "In der Währung der Website, z. B. 100; leer: alle."],
				en: ["Price up to", "In the website's currency, e.g. 100; blank for all."],
			}),
		),
	},
	{
		de: [
			"Auswahl",
			'Als JSON: {"category", "manufacturer", "tag", "price_max"}; Artikel, auf die alles zutrifft.',
		],
		en: [
			"Selection",
			'As JSON: {"category", "manufacturer", "tag", "price_max"}; products with all that is named.',
		],
	},
);

/** All block types (B-USE-06); ui/blocks renders each. */
export const blockTypes = {
	text: textBlock,
	picture: block({
		de: ["Bild", "Ein einzelnes Bild."],
		en: ["Image", "A single image."],
		fields: {
			image: image({
				de: ["Bild", "Der Name eines Bildes, z. B. hero.jpg."],
				en: ["Image", "The name of an image, e.g. hero.jpg."],
			}),
			caption: line(["Bildunterschrift", "Steht unter dem Bild."], ["Caption", "Shown below the image."]),
		},
	}),
	gallery: block({
		de: ["Galerie", "Mehrere Bilder nebeneinander."],
		en: ["Gallery", "Several images side by side."],
		fields: {
			images: images(image({ de: ["Bild", "Ein Bild."], en: ["Image", "An image."] }), {
				de: ["Bilder", "Die Namen der Bilder."],
				en: ["Images", "The names of images."],
			}),
		},
	}),
	quote: block({
		de: ["Zitat", "Was jemand anderes gesagt hat."],
		en: ["Quote", "Words of somebody else."],
		fields: {
			text: multiline({ de: ["Text", "Was gesagt wurde."], en: ["Text", "What was said."] }),
			source: line(["Quelle", "Wer es gesagt hat."], ["Source", "Who said it."]),
			customer: optional(
				labelledChoice(
					{
						verified: { de: "Geprüft", en: "Verified" },
						unverified: { de: "Nicht geprüft", en: "Not verified" },
					},
					{
						de: [
							"Kundenstimme",
							"Bei Worten einer Kundin oder eines Kunden: „{verified}“, wenn Kauf oder Auftrag in Ihren Unterlagen steht, sonst „{unverified}“; die Seite sagt es. Leer: Worte von jemand anderem.",
						],
						en: [
							"Customer",
							'Of words of a customer: "{verified}" where the purchase or order is in your records, else "{unverified}"; the page says so. Blank for words of somebody else.',
						],
						source: "B-LAW-09",
					},
				),
			),
		},
	}),
	teasers: block({
		de: ["Teaser", "Verweise auf andere Seiten mit ihren Bildern."],
		en: ["Teasers", "Links to other pages with their images."],
		heading: ownHeading,
		fields: {
			heading: headingField,
			items: requiredList(
				{
					path: pagePath({
						de: ["Pfad", "Der Pfad einer Seite in der Hauptsprache der Website, z. B. /uhren."],
						en: ["Path", "The path of a page in the site's main language, e.g. /uhren."],
					}),
					title: line(["Titel", "Leer: der Titel der Seite."], ["Title", "Blank for the page's title."]),
					text: optional(
						multiline({
							de: ["Text", "Leer: der Teasertext der Seite, sonst ihre Beschreibung."],
							en: ["Text", "Blank for the page's teaser text, else its description."],
						}),
					),
					image: optionalImage({
						de: ["Bild", "Leer: das Bild der Seite."],
						en: ["Image", "Blank for the page's image."],
					}),
				},
				{ de: ["Einträge", "Die Seiten."], en: ["Items", "The pages."] },
			),
		},
	}),
	facts: block({
		de: ["Fakten", "Begriffe mit Erklärungen, z. B. Leistungen und ihre Preise."],
		en: ["Facts", "Terms and their explanations, e.g. services and what they cost."],
		heading: ownHeading,
		fields: {
			heading: headingField,
			items: requiredList(
				{
					term: text({ de: ["Begriff", "Der Begriff."], en: ["Term", "The term."] }),
					text: multiline({ de: ["Text", "Die Erklärung."], en: ["Text", "The explanation."] }),
				},
				{ de: ["Einträge", "Die Begriffe."], en: ["Items", "The terms."] },
			),
		},
	}),
	people: peopleBlock,
	legal: block({
		de: ["Rechtstext", "Einer der Rechtstexte (legal.json)."],
		en: ["Legal text", "One of the legal texts (legal.json)."],
		heading({ id }) {
			const key = legalHeadings.get(id);
			return key === undefined ? null : { key };
		},
		fields: {
			id: choice(
				legalBlockIds,
				{
					de: ["Kennung", `Welcher: ${legalBlockIds.join(", ")}.`],
					en: ["Id", `Which: ${legalBlockIds.join(", ")}.`],
					source: "R-LEGAL-01",
				},
				"content.unknown.legal",
			),
		},
	}),
	branches: block({
		de: ["Filialen", "Alle Filialen mit Anschrift, Öffnungszeiten und Wegbeschreibung."],
		en: ["Branches", "All branches with their address, opening hours and directions."],
		heading: () => ({ key: "branches.heading" }),
		fields: {},
	}),
	brands: block({
		de: ["Marken", "Alle Marken oder die eines Bereichs."],
		en: ["Brands", "All brands, or those of one section."],
		fields: {
			of: optional(
				labelledChoice(
					routeKeyLabels,
					{
						de: ["Bereich", "Eine Zeile der Routentabelle, z. B. {watches}."],
						en: ["Section", "A route key such as watches."],
					},
					"content.unknown.key",
				),
			),
		},
	}),
	expander: block({
		de: ["Fragen und Antworten", "Fragen, deren Antworten sich einzeln öffnen."],
		en: ["Questions and answers", "Questions whose answers open one by one."],
		heading: ownHeading,
		fields: {
			heading: headingField,
			items: requiredList(
				{
					heading: anchoredHeading({ de: ["Überschrift", "Die Frage."], en: ["Heading", "The question."] }),
					markdown: markdown({
						de: ["Text", "Die Antwort in Markdown."],
						en: ["Text", "The answer in Markdown."],
					}),
				},
				{ de: ["Einträge", "Die Fragen."], en: ["Items", "The questions."] },
			),
		},
	}),
	embed: embedBlock,
	newsletter: block({
		de: ["Newsletter", "Die Anmeldung zum Newsletter."],
		en: ["Newsletter", "The sign-up for the newsletter."],
		heading: (values) => ownHeading(values) ?? { key: "newsletter.heading" },
		fields: {
			heading: headingField,
			text: optional(
				multiline({
					de: ["Text", "Was der Newsletter bringt, und wie oft."],
					en: ["Text", "What it brings, and how often."],
				}),
			),
		},
	}),
	appointment: block({
		de: ["Termin", "Die Bitte um einen Termin; die Anlässe stehen im Projekt."],
		en: ["Appointment", "The request for an appointment; its reasons are the project's."],
		heading: (values) => ownHeading(values) ?? { key: "appointment.heading" },
		fields: {
			heading: headingField,
			text: optional(
				multiline({
					de: ["Text", "Was einen erwartet."],
					en: ["Text", "What to expect."],
				}),
			),
		},
	}),
	products: block({
		de: ["Artikel", "Artikel des Shops; ohne Shop nichts."],
		en: ["Products", "Products of the shop; nothing where the site has no shop."],
		heading: ownHeading,
		fields: {
			heading: headingField,
			of: withDefault(productFilter, { category: null, manufacturer: null, tag: null, price_max: null }),
			limit: withDefault(
				integer(
					{ minimum: 1, maximum: 20 },
					{ de: ["Anzahl", "Höchstens so viele, 1 bis 20."], en: ["Limit", "At most so many, 1 to 20."] },
				),
				4,
			),
		},
	}),
};

/** The blocks of a page, as written. */
export const blocks = blockList(blockTypes, {
	de: [
		"Blöcke",
		"Woraus die Seite besteht, von oben nach unten. Jede Art nutzt die Felder, deren Hinweis sie nennt; lassen Sie die anderen leer.",
	],
	en: [
		"Blocks",
		"What the page consists of, from top to bottom. Each type uses the fields whose notes name it; leave the others blank.",
	],
	source: "3",
});

/** A content block as written; its text can be in a separate file. */
export type BlockSource = BlockOf<typeof blockTypes>;

/** The name of a block type. */
export type BlockName = BlockSource["type"];

/** A block of the named type; a text includes the words of its file. */
export type BlockNamed<Name extends BlockName> = Name extends "text"
	? { readonly type: "text"; readonly markdown: string }
	: Extract<BlockSource, { readonly type: Name }>;

/** A part of a page's content, shown in order. */
export type ContentBlock = { [Name in BlockName]: BlockNamed<Name> }[BlockName];
