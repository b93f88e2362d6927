import type { ValuesOf } from "#core/content/field.ts";
import { text } from "#core/content/fields.ts";
import { labelledChoice } from "#core/content/labelled-choice.ts";
import { period } from "#core/content/period.ts";
import { list, translations } from "#core/content/structures.ts";

const closure = {
	...period,
	mode: labelledChoice(
		{
			delay: { de: "Später liefern", en: "Deliver later" },
			stop: { de: "Keine Bestellungen", en: "Take no orders" },
		},
		{
			de: [
				"Bestellungen",
				"{delay}: Bestellungen werden angenommen, geliefert wird nach dem Ende. {stop}: Bestellungen werden nicht angenommen.",
			],
			en: ["Orders", "{delay}: orders are taken, and delivered after the end. {stop}: no orders are taken."],
		},
	),
	translations: translations(
		{
			text: text({
				de: ["Text", "Der Grund, z. B. „Wir machen Betriebsferien.“"],
				en: ["Text", 'The reason, e.g. "We are on holiday."'],
			}),
		},
		"one",
		{ de: ["Text", "Der Grund je Sprache."], en: ["Text", "The reason, each language."] },
	),
};

/** The shop's holidays, in which it delivers nothing. */
export const shopClosures = list(closure, {
	de: [
		"Betriebsferien",
		"Zeiten, in denen der Shop nichts versendet: Liefertermine liegen danach, oder Bestellungen ruhen.",
	],
	en: [
		"Company holidays",
		"Times in which the shop sends nothing: delivery dates are later, or no orders are taken.",
	],
	source: "B-USE-12",
});

/** A holiday of the shop as written in the content. */
export type ShopClosure = ValuesOf<typeof closure>;
