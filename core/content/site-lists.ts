import * as v from "valibot";
import { entity, type ItemOf } from "#core/content/entity.ts";
import {
	type ChoiceLabel,
	type FolderContext,
	field,
	legalText,
	optional,
	type Schema,
	withDefault,
} from "#core/content/field.ts";
import { boolean, formattedText, inOwnLanguage, multiline, sortNumber, text } from "#core/content/fields.ts";
import { formGroups } from "#core/content/form-groups.ts";
import { image } from "#core/content/images.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { findingMessage } from "#core/content/message.ts";
import { knownWidgets, type WidgetName } from "#core/content/names.ts";
import { object, strictObject, translations } from "#core/content/structures.ts";
import type { ImageSubject } from "#core/content-values/image-model.ts";
import { contentLanguage } from "#core/language/language.ts";

/** widgets.json (R-FOOT-02). A widget unknown to the footer is not an error. */
export const widget = entity({
	collection: "widget",
	group: formGroups.footer,
	file: "widgets.json",
	de: [
		"Fußzeilen-Element",
		"Ein Teil der Fußzeile. Ohne alle werden Anschrift, Kontakt, Öffnungszeiten und Navigation gezeigt.",
	],
	en: [
		"Footer widget",
		"A part of the footer. Without any, address, contact, opening hours and navigation are shown.",
	],
	display: "{{widget_name}}",
	identity: { by: "place" },
	fields: {
		sort: sortNumber({
			de: ["Reihenfolge", "Die Stelle in der Fußzeile."],
			en: ["Order", "The place in the footer."],
			source: "3",
		}),
		widget_name: {
			...text({
				de: ["Element", "Welcher Teil: {address}, {contact}, {navigation}, {social} oder {openingHours}."],
				en: ["Widget", "Which part it is: {address}, {contact}, {navigation}, {social} or {openingHours}."],
				source: "3",
			}),
			choices: knownWidgets,
			choiceLabels: {
				address: { de: "Anschrift", en: "Postal address" },
				contact: { de: "Kontakt", en: "Contact" },
				navigation: { de: "Navigation", en: "Navigation" },
				social: { de: "Soziale Netzwerke", en: "Social networks" },
				openingHours: { de: "Öffnungszeiten", en: "Opening hours" },
			} satisfies Record<WidgetName, ChoiceLabel>,
		},
		position: optional(
			text({
				de: ["Ort", "footer oder leer: in der Fußzeile. Alles andere lässt es weg."],
				en: ["Position", "footer, or empty: shown in the footer. Anything else leaves it out."],
				source: "3",
			}),
		),
		props: withDefault(
			object(
				{
					showLogo: boolean(false, {
						de: ["Logo zeigen", "Ob über der Anschrift das Logo steht."],
						en: ["Show logo", "Whether the logo is shown above the address."],
						source: "3",
					}),
				},
				{
					de: ["Einstellungen", 'Als JSON: {"showLogo": true}.'],
					en: ["Settings", 'As JSON: {"showLogo": true}.'],
				},
			),
			{ showLogo: false },
		),
		translations: translations(
			{ header: text({ de: ["Überschrift", "Die Überschrift."], en: ["Heading", "The heading."] }) },
			"any",
			{
				de: ["Übersetzungen", "Die Überschrift je Sprache."],
				en: ["Translations", "The heading, each language."],
				source: "3",
			},
		),
	},
});

/** A part of the footer, as configured in the content (specification 3, "Widget"). */
export type Widget = ItemOf<typeof widget>;

const consentLink = (de: string, en: string) =>
	optional(formattedText("web", { de: ["Link", de], en: ["Link", en], source: "3" }));

/** consents.json. Consents from the content are translated, not given and not locked at first (specification 3). */
export const consent = entity({
	collection: "consent",
	group: formGroups.privacy,
	file: "consents.json",
	de: ["Einwilligung", "Eine Einwilligung, um die das Cookie-Banner bittet."],
	en: ["Consent", "A consent that the cookie banner asks for."],
	display: "{{function_id}}",
	identity: { by: "place" },
	isOrdered: true,
	fields: {
		function_id: text({
			de: ["Funktion", "Was sie einschaltet, z. B. maps; eingebettete Inhalte nennen sie."],
			en: ["Function", "What it switches on, e.g. maps; embeds name it."],
			source: "3",
		}),
		display_name: optional(
			text({
				de: ["Name", `${inOwnLanguage.de} Oder alle Sprachen unten.`],
				en: ["Name", `${inOwnLanguage.en} Or all languages below.`],
				source: "3",
			}),
		),
		description: optional(
			multiline({
				de: ["Beschreibung", `Wozu sie gut ist und was der Anbieter erfährt. ${inOwnLanguage.de}`],
				en: ["Description", `What it is good for and what the provider learns. ${inOwnLanguage.en}`],
				source: "3",
			}),
		),
		link: consentLink("Die Datenschutzhinweise des Anbieters.", "The provider's privacy notice."),
		default_on: boolean(false, {
			de: ["Vorgewählt", "Ob sie eingeschaltet beginnt, wo das Projekt das erlaubt."],
			en: ["On by default", "Whether it begins switched on, where the project allows that."],
			source: "3",
		}),
		translations: translations(
			{
				display_name: text({ de: ["Name", "Der Name."], en: ["Name", "The name."] }),
				description: legalText(
					multiline({
						de: ["Beschreibung", "Die Beschreibung."],
						en: ["Description", "The description."],
					}),
				),
				link: consentLink(
					"Die Datenschutzhinweise in dieser Sprache.",
					"The provider's privacy notice in that language.",
				),
			},
			"any",
		),
	},
});

/** The texts of a consent entry in one language. */
export type ConsentTranslation = ItemOf<typeof consent>["translations"][number];

/** A consent entry of the content, in at least one language (R-CONSENT-01). */
export interface ManagedConsent extends Pick<ItemOf<typeof consent>, "default_on" | "function_id"> {
	readonly translations: readonly ConsentTranslation[];
}

type ConsentFile = ItemOf<typeof consent>;

/** Returns the translations of an entry. Its own texts are in the default language. */
function languagesOf({ display_name, description, link, translations: others }: ConsentFile) {
	if (display_name === null || description === null) return others;
	return [{ language: contentLanguage, display_name, description, link }, ...others];
}

/** Requires name and description in the entry itself, in its translations, or in both for different languages. */
const requireTexts = v.rawCheck<ConsentFile>(({ dataset, addIssue }) => {
	if (!dataset.typed) return;
	const { value } = dataset;
	const missing = (["display_name", "description"] as const).filter((name) => value[name] === null);
	const required = value.translations.length === 0 || missing.length === 1 ? missing : [];
	for (const name of required) {
		const path = [{ type: "object", origin: "value", input: { ...value }, key: name, value: null }] as const;
		addIssue({ message: findingMessage("content.field.missing", { name }), path: [...path] });
	}
	if (missing.length === 0 && value.translations.some((other) => other.language === contentLanguage))
		addIssue({ message: findingMessage("content.language.twice", { language: contentLanguage }) });
});

/** Creates the schema of an entry of consents.json, as the site uses it. */
export const consentSchema: (context: FolderContext) => Schema<ManagedConsent> = (context) =>
	v.pipe(
		strictObject(consent.fields, context),
		requireTexts,
		v.transform((file) => ({
			default_on: file.default_on,
			function_id: file.function_id,
			translations: languagesOf(file),
		})),
	);

/** The focal point from the left and the top: "50% 30%". */
const focusPattern = /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/;

/** media/index.json: the alternative texts and focal points of images. */
export const media = entity({
	collection: "media",
	file: "media/index.json",
	de: ["Datei", "Was ein Bild zeigt."],
	en: ["File", "What an image shows."],
	display: "{{title}}",
	identity: { by: "place" },
	fields: {
		name: image({
			de: ["Bild", "Der Name der Datei im Ordner media."],
			en: ["Image", "The name of the file in the folder media."],
			source: "R-IMG-02",
		}),
		focus: optional(
			field(
				"text",
				{
					de: ["Bildmitte", 'Was im Bild bleibt, wo es beschnitten wird: "50% 30%" von links und von oben.'],
					en: ["Focal point", 'What stays in view where it is cut: "50% 30%" from the left and the top.'],
				},
				{
					json: { pattern: focusPattern.source },
					schema: v.pipe(
						v.string(),
						v.trim(),
						v.regex(focusPattern, findingMessage("content.picture.focus", {})),
					),
				},
			),
		),
		subject: optional(
			labelledChoice<ImageSubject>(
				{
					alone: { de: "Das Stück allein", en: "Only the piece" },
					worn: { de: "Getragen", en: "Worn" },
					detail: { de: "Detail", en: "Detail" },
				},
				{
					de: [
						"Motiv",
						"Bei Artikelbildern: {alone}, {worn} oder {detail}. Ein getragenes Stück folgt dem ersten Bild, in Listen beim Zeigen darauf.",
					],
					en: [
						"Subject",
						"Of a product's picture: {alone}, {worn} or {detail}. A worn one follows the first picture, in lists when that is pointed at.",
					],
				},
			),
		),
		translations: translations(
			{
				alt: text({
					de: ["Alternativtext", "Was das Bild zeigt."],
					en: ["Alternative text", "What the picture shows."],
					source: "R-A11Y-01",
				}),
			},
			"list",
			{
				de: [
					"Alternativtexte",
					"Was das Bild zeigt, für alle, die es nicht sehen; eine leere Liste bezeichnet ein schmückendes Bild.",
				],
				en: [
					"Alternative texts",
					"What the picture shows, for those who do not see it; an empty list marks a decorative picture.",
				],
				source: "R-A11Y-01",
			},
		),
	},
});

/** An image in the media folder; without translations it is decorative. */
export type MediaItem = ItemOf<typeof media>;
