import type { Language } from "#core/language/language.ts";
import type { PageBody } from "#core/pages/page.ts";
import { legalTexts, returnDays, type SiteDefect } from "#tests/core/check/plant.ts";

const other = "shop/settings.json";

/** Removes words from the instructions in a language other than German. */
const withoutWords = (language: Language, words: RegExp) => () => ({
	body: (body: PageBody, template: string): PageBody => ({
		...body,
		blocks: body.blocks.map((block) =>
			template === "withdrawal" && body.language === language && block.type === "text"
				? { ...block, markdown: block.markdown.replace(words, "") }
				: block,
		),
	}),
});

/** Defects of the withdrawal instructions. */
export const withdrawalDefects: readonly SiteDefect[] = [
	[
		"an instruction that names the model form and lacks it",
		legalTexts((text) => text.replace(/## Muster-Widerrufsformular[\s\S]*/, "")),
		"withdrawal-form",
		other,
	],
	[
		"an instruction with a sentence of the model changed",
		legalTexts((text) =>
			text.replace(
				"mittels einer eindeutigen Erklärung",
				"schriftlich mittels eines unterschriebenen Briefes",
			),
		),
		"withdrawal-altered",
		other,
	],
	[
		"an instruction without a sentence of the model",
		legalTexts((text) => text.replace(/Zur Wahrung der Widerrufsfrist[\s\S]*?absenden\./, "")),
		"withdrawal-lacking",
		other,
	],
	[
		"an instruction with words of its own for the online function",
		legalTexts((text) =>
			text.replace(
				/Wenn Sie diese Online-Funktion nutzen[^\n]*/,
				"Wenn Sie diese Online-Funktion nutzen, senden wir Ihnen unverzüglich eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.",
			),
		),
		"withdrawal-altered",
		other,
	],
	[
		"French instructions of a shop that delivers to France without the sentence on the acknowledgement",
		withoutWords("fr", /Si vous utilisez cette fonctionnalité[^\n]*/),
		"withdrawal-lacking",
		"pages/*.json",
	],
	[
		"an instruction that names no period",
		legalTexts((text) => text.replaceAll(/vierzehn|14/g, "einigen")),
		"withdrawal-days",
		other,
	],
	["an instruction that does not name the longer days of the settings", returnDays(60), "return-days", other],
	[
		"an instruction that hides the function",
		legalTexts((text) => text.replace(/Sie können Ihr Widerrufsrecht auch online[^\n]*/, "")),
		"withdrawal-function",
		other,
	],
];
