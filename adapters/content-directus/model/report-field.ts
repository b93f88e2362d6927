import { type FieldDefinition, fieldDefinition } from "#adapters/content-directus/model/definitions.ts";
import { field } from "#adapters/content-directus/model/field.ts";
import { reportField } from "#adapters/content-directus/model/model.ts";

/** The field of a project with the report of its studio. It is no part of the content. */
export const reportModel = field(reportField, "markdown", {
	de: [
		"Veröffentlichung",
		"Der Stand der Website und was zu korrigieren ist. Facette schreibt ihn nach jedem Speichern.",
	],
	en: [
		"Publication",
		"The state of the website, and what has to be corrected. Facette writes it after each save.",
	],
});

/** Returns the field in the format of Directus' API: it shows Markdown as formatted text and cannot be edited. */
export function reportDefinition(): FieldDefinition {
	const { meta, ...definition } = fieldDefinition(reportModel, 0);
	return {
		...definition,
		meta: { ...meta, readonly: true, options: { defaultView: "preview", toolbar: [] } },
	};
}
