import { blocks } from "#core/content/blocks.ts";
import { children } from "#core/content/children.ts";
import { dateUpdated } from "#core/content/date-updated.ts";
import { entity, fileName, type ItemOf } from "#core/content/entity.ts";
import { optional, withDefault } from "#core/content/field.ts";
import { multiline, pagePath, sort, text } from "#core/content/fields.ts";
import { formGroups, inGroup } from "#core/content/form-groups.ts";
import { optionalImage } from "#core/content/images.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { contentTemplateNames, routeKeyLabels, templateLabels } from "#core/content/names.ts";
import { publicationFields } from "#core/content/publication.ts";
import { languageField, list } from "#core/content/structures.ts";
import { pickFields } from "#core/shared/collections.ts";

const version = {
	language: languageField,
	title: text({
		de: ["Titel", "Der Titel der Seite, auch für Suchmaschinen."],
		en: ["Title", "The page's title, also for search engines."],
		source: "3",
	}),
	description: multiline({
		de: ["Beschreibung", "Ein oder zwei Sätze für Suchmaschinen."],
		en: ["Description", "One or two sentences for search engines."],
		source: "3",
	}),
	teaser: optional(
		multiline({
			de: ["Teasertext", "Ein kurzer Satz, wo andere Seiten auf diese verweisen; leer: die Beschreibung."],
			en: ["Teaser text", "A short sentence where other pages link to this one; blank for the description."],
		}),
	),
	image: optionalImage({
		de: ["Bild", "Das Bild oben und in Teasern."],
		en: ["Image", "The picture at the top and in teasers."],
		source: "3",
	}),
	kicker: optional(
		text({
			de: ["Dachzeile", "Wenige Worte über der Überschrift."],
			en: ["Kicker", "A few words above the heading."],
		}),
	),
	heading: optional(
		text({ de: ["Überschrift", "Leer: der Titel."], en: ["Heading", "The h1; blank for the title."] }),
	),
	lead: optional(
		multiline({
			de: ["Vorspann", "Die ersten Sätze, größer als der Rest."],
			en: ["Lead", "The first sentences, larger than the rest."],
		}),
	),
	buttons: list(
		{
			path: pagePath({
				de: ["Pfad", "Der Pfad einer Seite in der Hauptsprache der Website, z. B. /shop."],
				en: ["Path", "The path of a page in the site's main language, e.g. /shop."],
			}),
			label: text({ de: ["Aufschrift", "Was auf dem Knopf steht."], en: ["Label", "What the button says."] }),
		},
		{
			de: ["Knöpfe", "Ein oder zwei nächste Schritte unter dem Vorspann; der erste fällt mehr auf."],
			en: ["Buttons", "One or two next steps below the lead; the first is drawn stronger."],
		},
	),
	blocks,
};

/** A page in one language. */
export const pageTranslation = entity({
	collection: "page_translation",
	file: null,
	de: ["Sprachfassung einer Seite", "Eine Seite in einer Sprache."],
	en: ["Page translation", "A page in one language."],
	display: "{{language}} {{title}}",
	identity: { by: "field", field: "language" },
	isOrdered: true,
	fields: {
		path: optional(
			text({
				de: [
					"Pfad",
					"Die Adresse, englisch unter /en/, französisch unter /fr/; leer, wo die Seite eine Zeile der Routentabelle hat.",
				],
				en: [
					"Path",
					"The address, English below /en/, French below /fr/; blank where the page has a row in the table of routes.",
				],
				source: "2.1",
			}),
		),
		...version,
	},
});

/** The names of the templates that pages can have; the site's own come after the built-in ones (own-types.ts). */
export const pageTemplates: string[] = [...contentTemplateNames];

/** pages/NAME.json. The route table's rules for key and path are checked separately. */
export const page = entity({
	collection: "page",
	icon: "article",
	file: "pages/*.json",
	de: ["Seite", "Eine Seite in allen ihren Sprachen."],
	en: ["Page", "A page in all its languages."],
	display: "{{name}}",
	identity: {
		by: "file",
		field: "name",
		...fileName,
	},
	hasStatus: true,
	fields: {
		...publicationFields,
		template: {
			...labelledChoice(
				templateLabels,
				{
					de: ["Vorlage", "Was für eine Seite es ist."],
					en: ["Template", "What kind of page it is."],
					source: "R-ROUTE-11",
				},
				"content.unknown.template",
			),
			choices: pageTemplates,
		},
		key: optional(
			labelledChoice(
				routeKeyLabels,
				{
					de: [
						"Seite der Routentabelle",
						"Die Zeile der Routentabelle, z. B. {watches}, die dann die Pfade gibt; sonst leer.",
					],
					en: [
						"Route key",
						"The page's row in the table of routes, e.g. {watches}, which then gives its paths; blank for others.",
					],
					source: "2.1",
				},
				"content.unknown.key",
			),
		),
		...inGroup(formGroups.technical, { date_updated: dateUpdated }),
		...inGroup(formGroups.contents, {
			translations: children(pageTranslation, "page", "some", {
				de: ["Sprachfassungen", "Die Seite in jeder ihrer Sprachen."],
				en: ["Translations", "The page in each of its languages."],
				source: "3",
			}),
		}),
	},
});

/** A brand's page in one language. */
export const brandTranslation = entity({
	collection: "brand_translation",
	file: null,
	de: ["Sprachfassung einer Markenseite", "Die Seite einer Marke in einer Sprache."],
	en: ["Brand translation", "A brand's page in one language."],
	display: "{{language}} {{title}}",
	identity: { by: "field", field: "language" },
	isOrdered: true,
	fields: version,
});

/** brands/SLUG.json. */
export const brand = entity({
	collection: "brand",
	icon: "verified",
	file: "brands/*.json",
	de: ["Marke", "Eine Marke und ihre Seite."],
	en: ["Brand", "A brand and its page."],
	display: "{{display_name}}",
	identity: {
		by: "file",
		field: "slug",
		de: ["Adressteil", "Der letzte Teil der Adresse der Seite, z. B. alpenhorn; je Projekt einmal."],
		en: ["Slug", "The last part of the page's address, e.g. alpenhorn; once per project."],
	},
	hasStatus: true,
	fields: {
		...publicationFields,
		display_name: text({
			de: ["Name", "Wie die Marke heißt."],
			en: ["Name", "What the brand is called."],
			source: "2.2",
		}),
		type: labelledChoice(
			routeKeyLabels,
			{
				de: ["Bereich", "Die Zeile der Routentabelle, unter der die Seite steht, z. B. {watches}."],
				en: ["Section", "The row of the table of routes below which its page is, e.g. {watches}."],
				source: "2.2",
			},
			"content.unknown.brand_type",
		),
		sort,
		logo: optionalImage({
			de: ["Logo", "Steht in der Liste der Marken."],
			en: ["Logo", "Shown in the list of brands."],
			source: "2.2",
		}),
		template: withDefault(
			labelledChoice(
				pickFields(templateLabels, ["brand", "brand-rolex"]),
				{
					de: ["Vorlage", "{brand}, oder {brand-rolex} für diese Marke."],
					en: ["Template", "{brand}, or {brand-rolex} for that brand."],
					source: "R-ROUTE-11",
				},
				"content.unknown.template",
			),
			"brand",
		),
		...inGroup(formGroups.technical, { date_updated: dateUpdated }),
		...inGroup(formGroups.contents, {
			translations: children(brandTranslation, "brand", "some", {
				de: ["Sprachfassungen", "Die Seite der Marke in jeder ihrer Sprachen."],
				en: ["Translations", "The brand's page in each of its languages."],
				source: "2.2",
			}),
		}),
	},
});

/** pages/NAME.json as written. */
export type PageSource = ItemOf<typeof page>;

/** brands/SLUG.json as written. */
export type BrandSource = ItemOf<typeof brand>;

/**
 * A language version of a page or brand as written. The path is null if the route table or the brand determines it.
 */
export type VersionSource = PageSource["translations"][number];

/** A manufacturer with a page of its own (specification 2.2); `slug` is the last part of its path. */
export type Brand = Pick<BrandSource, "display_name" | "type" | "logo"> & {
	readonly slug: string;
	readonly sort: number;
};
