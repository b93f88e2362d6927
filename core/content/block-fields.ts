import { type EditorText, optional } from "#core/content/field.ts";
import { text } from "#core/content/fields.ts";

/** Creates a field for an optional text in one line. */
export const line = (de: EditorText, en: EditorText) => optional(text({ de, en }));

/** The field for a block's optional heading. The heading shown above the block comes from `heading` of its type. */
export const headingField = line(["Überschrift", "Leer: ohne Überschrift."], ["Heading", "Blank for none."]);

/** Returns the heading of a block that shows its own heading or none. */
export function ownHeading(values: { readonly heading: string | null }) {
	return values.heading === null ? null : { text: values.heading };
}
