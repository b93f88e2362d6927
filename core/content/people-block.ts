import { block, headingField, line, ownHeading } from "#core/content/block.ts";
import { optional } from "#core/content/field.ts";
import { multiline, text } from "#core/content/fields.ts";
import { optionalImage } from "#core/content/images.ts";
import { requiredList } from "#core/content/structures.ts";

/** The people who work in the shop. */
export const peopleBlock = block({
	de: ["Menschen", "Wer im Geschäft arbeitet, mit Porträt und eigenen Worten."],
	en: ["People", "Who works in the shop, with a portrait and words of their own."],
	heading: ownHeading,
	fields: {
		heading: headingField,
		items: requiredList(
			{
				name: text({ de: ["Name", "Vor- und Nachname."], en: ["Name", "First and last name."] }),
				role: line(["Aufgabe", "Z. B. Goldschmiedemeisterin."], ["Role", "e.g. master goldsmith."]),
				quote: optional(
					multiline({
						de: ["Zitat", "Ein oder zwei Sätze, ohne Anführungszeichen."],
						en: ["Quote", "One or two sentences, without quotation marks."],
					}),
				),
				portrait: optionalImage({
					de: ["Porträt", "Im Hochformat 4:5 gezeigt; die Bildmitte der Datei bleibt im Bild."],
					en: ["Portrait", "Shown upright, 4:5; the focal point of the file stays in view."],
				}),
			},
			{ de: ["Einträge", "Die Menschen."], en: ["Items", "The people."] },
		),
	},
});
