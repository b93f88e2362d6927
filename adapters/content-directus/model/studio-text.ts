import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import { helpWithLabels } from "#core/content/choice-help.ts";
import type { FieldInfo } from "#core/content/field.ts";

/** A text for editors in both languages of the content model. */
export interface StudioText {
	readonly de: string;
	readonly en: string;
}

/** The sentence that editors read about a number that Directus refuses. */
export const decimalSpelling: StudioText = {
	de: "Nur Ziffern, mit Punkt vor den Nachkommastellen und ohne Tausendertrennung: 1290.50.",
	en: "Digits only, with a point before the decimals and no thousands separator: 1290.50.",
};

/** The length of Directus' column for keys of translations. */
const longestKey = 255;

/** Returns whether a text can be the key of its translation. */
export function isKey({ en }: StudioText): boolean {
	return en !== "" && en.length <= longestKey;
}

/** Returns a text in both languages, where the Data Studio translates nothing. */
export function inBothLanguages({ de, en }: StudioText): string {
	return de === en ? de : `${de} / ${en}`;
}

/**
 * Returns a text in the format of Directus' translations, whose key is the English text: the Data Studio shows the stored
 * translation in German, and the key itself in other languages. A text that is too long for a key has both languages.
 */
export function studioText(text: StudioText): string {
	return isKey(text) ? `$t:${text.en}` : inBothLanguages(text);
}

/** Returns the label of a value that editors choose. */
export function choiceText({ choiceLabels }: FieldModel, value: string): StudioText {
	return choiceLabels[value] ?? { de: value, en: value };
}

/** Returns the labels of a field's choices that differ from their values. */
export function choiceTextsOf(model: FieldModel): readonly StudioText[] {
	return (model.choices ?? []).flatMap((value) => {
		const text = choiceText(model, value);
		return text.en === value ? [] : [text];
	});
}

/** Returns the label of a field within a list. */
export function labelOf({ de, en }: FieldInfo): StudioText {
	return { de: de[0], en: en[0] };
}

/** Returns the note below a field, with the labels of the values that it names. */
export function noteOf(info: FieldInfo & Partial<Pick<FieldModel, "choiceLabels">>): StudioText {
	return helpWithLabels(info);
}

/** Returns the note below a field within a list, which says how to write a number, because Directus does not check it there. */
export function entryNoteOf(model: FieldModel): StudioText {
	const { de, en } = noteOf(model);
	if (model.kind !== "decimal") return { de, en };
	return { de: `${de} ${decimalSpelling.de}`, en: `${en} ${decimalSpelling.en}` };
}
