import type { ChoiceLabel, Field, FieldInfo } from "#core/content/field.ts";
import { type ChoiceKey, choice } from "#core/content/fields.ts";

/**
 * Creates a field for one of several values with their labels for editors.
 *
 * @example
 * labelledChoice({ left: { de: "Links", en: "Left" }, right: { de: "Rechts", en: "Right" } }, info);
 */
export function labelledChoice<Value extends string>(
	labels: Readonly<Record<Value, ChoiceLabel>>,
	info: FieldInfo,
	key?: ChoiceKey,
): Field<Value> {
	return { ...choice(Object.keys(labels) as Value[], info, key), choiceLabels: labels };
}
