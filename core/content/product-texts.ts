import { type Field, legalText, optional, type ShownOf } from "#core/content/field.ts";
import { markdown, text } from "#core/content/fields.ts";
import { formGroups, inGroup } from "#core/content/form-groups.ts";
import { slugPerLanguage } from "#core/content/slug-per-language.ts";
import type { ProseModel } from "#core/content-values/prose-model.ts";

/** The texts of a product in one language. */
export const productTexts = {
	display_name: text({ de: ["Name", "Der Name."], en: ["Name", "The name."], source: "3" }),
	slug: slugPerLanguage("product"),
	...inGroup(formGroups.texts, {
		description: optional(
			markdown({
				de: ["Beschreibung", "Die Beschreibung."],
				en: ["Description", "The description."],
				source: "3",
			}),
		),
	}),
	...inGroup(formGroups.details, {
		variant_display_name: optional(
			text({
				de: ["Name der Auswahl", "Wie die Auswahl einer Variante heißt, z. B. Ringgröße."],
				en: ["Name of the choice", "What a choice of variants is called, e.g. Ringgröße."],
				source: "3",
			}),
		),
		condition_notes: optional(
			text({
				de: [
					"Zum Zustand",
					"Wie Gebrauchtes erhalten ist und was daran gemacht wurde, z. B. „Sehr gut, Werk 2026 revidiert“.",
				],
				en: [
					"On its condition",
					'How used goods are preserved and what was done to them, e.g. "Very good, movement serviced in 2026".',
				],
				source: "B-LAW-22",
			}),
		),
	}),
	...inGroup(formGroups.law, {
		guarantee_terms: legalText(
			optional(
				markdown({
					de: [
						"Garantiebedingungen",
						"Was die Garantie umfasst, wo sie gilt, wie man sie geltend macht, mit Name und Anschrift dessen, der sie gibt (§ 479 BGB).",
					],
					en: [
						"Guarantee terms",
						"What the guarantee covers, where it applies and how it is claimed, with name and address of who gives it (Art. 17 of Directive (EU) 2019/771).",
					],
					source: "B-LAW-08",
				}),
			),
		),
		safety_warnings: legalText(
			optional(
				markdown({
					de: ["Sicherheitshinweise", "Warnungen, die das Gesetz verlangt."],
					en: ["Safety warnings", "Warnings that the law asks for."],
					source: "B-LAW-07",
				}),
			),
		),
	}),
};

type ShownTexts = ShownOf<typeof productTexts>;

/** The name of a product text in Markdown. */
export type ProductProse = {
	[Name in keyof ShownTexts & string]: ProseModel extends ShownTexts[Name] ? Name : never;
}[keyof ShownTexts & string];

/** The names of the product texts in Markdown. */
export const productProse = Object.entries<Field>(productTexts)
	.filter(([, { kind }]) => kind === "markdown")
	.map(([name]) => name as ProductProse);
