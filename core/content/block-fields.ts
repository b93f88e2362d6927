import { type EditorText, optional } from "#core/content/field.ts";
import { text } from "#core/content/fields.ts";

/** A text in one line that may stay blank. */
export const line = (de: EditorText, en: EditorText) => optional(text({ de, en }));

/** The field of a block's heading, which may stay blank; a block's `heading` says what is shown above it. */
export const headingField = line(["Überschrift", "Leer: ohne Überschrift."], ["Heading", "Blank for none."]);

/** The heading of a block that shows its own or none. */
export function ownHeading(values: { readonly heading: string | null }) {
	return values.heading === null ? null : { text: values.heading };
}
