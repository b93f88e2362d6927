import { optional, type ValuesOf, withDefault } from "#core/content/field.ts";
import { text } from "#core/content/fields.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { period } from "#core/content/period.ts";
import { list, translations } from "#core/content/structures.ts";

const notice = {
	...period,
	tone: withDefault(
		labelledChoice(
			{
				info: { de: "Information", en: "Information" },
				important: { de: "Wichtig", en: "Important" },
			},
			{
				de: ["Art", "{info} oder {important}; was wichtig ist, fällt mehr auf."],
				en: ["Tone", "{info} or {important}, which is more visible."],
			},
		),
		"info",
	),
	link: optional(
		text({
			de: ["Ziel", "Wohin der Hinweis führt: der Pfad einer Seite, z. B. /kontakt, oder eine Webadresse."],
			en: ["Target", "Where the notice leads: the path of a page, e.g. /kontakt, or a web address."],
		}),
	),
	translations: translations(
		{
			text: text({ de: ["Text", "Ein oder zwei kurze Sätze."], en: ["Text", "One or two short sentences."] }),
			label: optional(
				text({
					de: ["Aufschrift", "Was auf dem Link steht; leer: „Mehr erfahren“."],
					en: ["Label", 'What the link says; blank for "Learn more".'],
				}),
			),
		},
		"one",
		{ de: ["Text", "Der Hinweis je Sprache."], en: ["Text", "The notice, each language."] },
	),
};

/** Notices above every page for some days, e.g. about a holiday or an event. */
export const notices = list(notice, {
	de: [
		"Hinweise",
		"Stehen über jeder Seite, vom ersten bis zum letzten Tag nach der Uhr des Ladens; Besucher können sie schließen.",
	],
	en: [
		"Notices",
		"Shown above every page from the first to the last day by the shop's clock; visitors can close them.",
	],
});

/** A notice as written in the content. */
export type Notice = ValuesOf<typeof notice>;
