import { block } from "#core/content/block.ts";
import { optional, withDefault } from "#core/content/field.ts";
import { choice, formattedText, frameAddress, multiline, text } from "#core/content/fields.ts";
import { optionalImage } from "#core/content/images.ts";
import { aspectRatios } from "#core/content/names.ts";

/** Content of another provider, shown after the visitor's consent (R-CONSENT-08). */
export const embedBlock = block({
	de: [
		"Eingebetteter Inhalt",
		"Ein Video, eine Karte oder Ähnliches eines anderen Anbieters, erst nach Einwilligung geladen.",
	],
	en: ["Embed", "A video, a map or the like of another provider, which loads after consent only."],
	heading: ({ title }) => ({ text: title }),
	fields: {
		id: text({
			de: ["Kennung", "Ein Name, der sich nie ändert; unter ihm steht die Einwilligung."],
			en: ["Id", "A name that never changes; the visitor's consent is kept under it."],
			source: "R-CONSENT-08",
		}),
		provider: text({ de: ["Anbieter", "Wer den Inhalt liefert."], en: ["Provider", "Who provides it."] }),
		title: text({ de: ["Titel", "Was er zeigt."], en: ["Title", "What it shows."] }),
		purpose: optional(
			multiline({
				de: ["Zweck", "Wozu er gut ist und was der Anbieter erfährt."],
				en: ["Purpose", "What it is good for and what the provider learns."],
			}),
		),
		src: frameAddress({
			de: ["Adresse", "Die https-Adresse des Inhalts."],
			en: ["Address", "The content's https address."],
		}),
		link: formattedText("secure", {
			de: ["Datenschutzhinweis", "Die Datenschutzhinweise des Anbieters, https."],
			en: ["Privacy notice", "The provider's privacy notice, https."],
		}),
		aspect_ratio: withDefault(
			choice(aspectRatios, {
				de: ["Seitenverhältnis", "Breite zu Höhe."],
				en: ["Aspect ratio", "Width to height."],
			}),
			"16:9",
		),
		image: optionalImage({
			de: ["Bild", "Wird gezeigt, bis der Inhalt lädt."],
			en: ["Image", "Shown until the content loads."],
		}),
		function_id: optional(
			text({
				de: ["Einwilligung", "Die Einwilligung, mit der der Inhalt auch lädt."],
				en: ["Consent", "The consent that lets it load too."],
			}),
		),
	},
});
