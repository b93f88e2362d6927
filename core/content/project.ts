import { entity, type ItemOf } from "#core/content/entity.ts";
import { optional, withDefault } from "#core/content/field.ts";
import { boolean, integer, text } from "#core/content/fields.ts";
import { formGroups, inGroup } from "#core/content/form-groups.ts";
import { essentialImage, optionalImage } from "#core/content/images.ts";
import { notices } from "#core/content/notices.ts";
import { list, object, textRecord, texts, translations } from "#core/content/structures.ts";

const noBrandConfig = { rolex_clock: false, rolex_api_key: null };

const brandConfig = withDefault(
	object(
		{
			rolex_clock: boolean(false, {
				de: ["Rolex-Uhr", "Ob die Uhr der Marke in der Kopfzeile steht."],
				en: ["Rolex clock", "Whether the brand's clock is shown in the header."],
				source: "2.2",
			}),
			rolex_api_key: optional(
				text({
					de: ["Rolex-Schlüssel", "Der Schlüssel, den die Marke vergibt."],
					en: ["Rolex key", "The key that the brand gives."],
					source: "2.2",
				}),
			),
		},
		{ de: ["Marken", "Einstellungen von Marken."], en: ["Brands", "Settings of brands."], source: "3" },
	),
	noBrandConfig,
);

/** project.json (R-COMP-05). */
export const project = entity({
	collection: "project",
	icon: "language",
	file: "project.json",
	isNeeded: true,
	de: ["Projekt", "Eine Website, bekannt unter ihrer Domain."],
	en: ["Project", "A website, known by its domain."],
	display: "{{domain}}",
	hasStatus: true,
	fields: {
		...inGroup(formGroups.technical, {
			format: optional(
				integer(
					{ minimum: 1 },
					{
						de: ["Format", "Das Format der Inhalte. Nur Facette ändert es."],
						en: ["Format", "The format of the content. Only Facette changes it."],
						source: "B-USE-05",
					},
				),
			),
		}),
		...inGroup(formGroups.images, {
			logo: optional(
				essentialImage({
					de: [
						"Logo",
						"Auf hellem Grund; am besten als SVG. Leer: der Name des Ladens in der Schrift der Überschriften.",
					],
					en: ["Logo", "Shown on light ground. SVG is best. Blank for the shop's name in the heading font."],
					source: "3",
				}),
			),
			logo_light: optionalImage({
				de: ["Helles Logo", "Auf dunklem Grund; sonst das Logo."],
				en: ["Light logo", "Shown on dark ground; the logo where blank."],
				source: "3",
			}),
			favicon: optionalImage({
				de: [
					"Symbol",
					"Das kleine Bild im Reiter des Browsers und auf Telefonen, quadratisch; sonst das Logo, und ohne Logo der Anfangsbuchstabe des Ladens.",
				],
				en: [
					"Icon",
					"The small picture in the browser's tab and on phones, square; the logo where blank, and without a logo the shop's initial.",
				],
				source: "3",
			}),
		}),
		...inGroup(formGroups.search, {
			seo_title: text({
				de: ["Titel für Suchmaschinen", "Steht hinter dem Titel jeder Seite."],
				en: ["Title for search engines", "Shown after each page's own title."],
				source: "3",
			}),
			seo_image: optionalImage({
				de: ["Bild für soziale Netze", "Wird gezeigt, wo eine Seite ohne eigenes Bild geteilt wird."],
				en: ["Image for social networks", "Shown where a page is shared that has no picture of its own."],
				source: "3",
			}),
		}),
		...inGroup(formGroups.law, {
			show_accessibility: boolean(true, {
				de: ["Erklärung zur Barrierefreiheit", "Ob es die Seite gibt und die Fußzeile auf sie verweist."],
				en: ["Accessibility statement", "Whether the page exists and the footer links it."],
				source: "R-ROUTE-06",
			}),
		}),
		...inGroup(formGroups.privacy, {
			consent_preselect: boolean(false, {
				de: [
					"Einwilligungen vorwählen",
					"Ob vorgewählte Einwilligungen eingeschaltet beginnen. Fragen Sie vorher Ihre Rechtsberatung.",
				],
				en: [
					"Preselect consents",
					"Whether consents that are on by default begin switched on. Ask your lawyer first.",
				],
				source: "B-LAW-10",
			}),
		}),
		...inGroup(formGroups.technical, {
			config: withDefault(
				object(
					{ brand_config: brandConfig },
					{
						de: [
							"Einstellungen",
							'Einstellungen von Marken als JSON: {"brand_config": {"rolex_clock": false, "rolex_api_key": "…"}}.',
						],
						en: [
							"Settings",
							'Settings of brands as JSON: {"brand_config": {"rolex_clock": false, "rolex_api_key": "…"}}.',
						],
						source: "3",
					},
				),
				{ brand_config: noBrandConfig },
			),
		}),
		...inGroup(formGroups.announcements, {
			appointment_reasons: list(
				{
					id: text({
						de: [
							"Kennung",
							"Kleinbuchstaben und Bindestriche, z. B. verlobung; steht in Adressen und ändert sich nie.",
						],
						en: ["Id", "Small letters and hyphens, e.g. engagement; part of addresses, never changes."],
					}),
					minutes: integer(
						{ minimum: 5, maximum: 480 },
						{ de: ["Dauer", "In Minuten."], en: ["Duration", "In minutes."] },
					),
					branches: texts({
						de: ["Filialen", "Die Kurznamen der Filialen, die es anbieten; leer: alle."],
						en: ["Branches", "The short names of the branches that offer it; blank for all."],
					}),
					translations: translations(
						{ display_name: text({ de: ["Name", "Worum es geht."], en: ["Name", "What it is about."] }) },
						"one",
						{ de: ["Name", "Der Anlass je Sprache."], en: ["Name", "The reason for coming, each language."] },
					),
				},
				{
					de: [
						"Anlässe für Termine",
						"Wofür man einen Termin wünschen kann; der Block appointment bietet sie an.",
					],
					en: [
						"Reasons for appointments",
						"What an appointment can be asked for; the block appointment offers them.",
					],
					source: "B-USE-15",
				},
			),
			notices,
		}),
		...inGroup(formGroups.technical, {
			translations: translations(
				{
					texts: textRecord({
						de: ["Texte", 'Schlüssel mit ihren Texten als JSON, z. B. {"footer.cookies": "…"}.'],
						en: ["Texts", 'Keys with their texts as JSON, e.g. {"footer.cookies": "…"}.'],
						source: "R-I18N-02",
					}),
				},
				"any",
				{
					de: ["Texte der Oberfläche", "Texte der Oberfläche, die von Facettes eigenen abweichen."],
					en: ["Interface texts", "Texts of the interface that differ from Facette's own."],
					source: "R-I18N-02",
				},
			),
		}),
	},
});

/** The shop's settings for its website (specification 3, "Project"). */
export type Project = ItemOf<typeof project>;

/** The header clock of one watch brand (specification 2.2 and 3). */
export type BrandConfig = Project["config"]["brand_config"];
