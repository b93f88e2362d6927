import type { BlockType, BlockTypes } from "#core/content/block.ts";
import { blockTypes } from "#core/content/blocks.ts";
import { type EditorText, type Field, type Fields, optional } from "#core/content/field.ts";
import { contentTemplateNames } from "#core/content/names.ts";
import { pageTemplates, pageTranslation } from "#core/content/pages.ts";
import { object } from "#core/content/structures.ts";

/** A page template of a site's own. */
export interface TemplateType {
	readonly de: EditorText;
	readonly en: EditorText;
	/** The fields of a page in addition to those of all pages. */
	readonly fields: Fields;
}

/** The parts that the modules of a site add to the content model, by name. */
export interface OwnTypes {
	readonly blocks: BlockTypes;
	readonly templates: Readonly<Record<string, TemplateType>>;
}

const none: OwnTypes = { blocks: {}, templates: {} };

const builtInNames: ReadonlySet<string> = new Set(Object.keys(blockTypes));

/** Returns whether a name is that of a built-in block type. */
export function isBuiltInBlock(name: string): boolean {
	return builtInNames.has(name);
}

let own = none;

/** Returns the site's own types; the same object until other ones are set. */
export function ownTypes(): OwnTypes {
	return own;
}

/**
 * Adds the site's own types to the content model, in place of those that were added before. A process works on one site, so
 * everything that derives from the model knows them from then on (decision 012).
 */
export function setOwnTypes(types: OwnTypes = none): void {
	const all: Record<string, BlockType> = blockTypes;
	for (const name of Object.keys(own.blocks)) delete all[name];
	Object.assign(all, types.blocks);
	pageTemplates.splice(
		contentTemplateNames.length,
		Number.POSITIVE_INFINITY,
		...Object.keys(types.templates),
	);
	const fields: Record<string, Field> = pageTranslation.fields;
	delete fields[templateFields];
	const shared = templateFieldsOf(types.templates);
	if (shared) fields[templateFields] = shared;
	own = types;
}

/** The field of a page's language version with the fields of its template. */
export const templateFields = "fields";

/** Returns the text about the fields of all templates for editors: each template with the names of its fields. */
function textOf(templates: OwnTypes["templates"], language: "de" | "en", label: string): EditorText {
	const parts = Object.entries(templates).map(([template, type]) => {
		const [name, help] = type[language];
		return `${template} (${name}): ${help} ${Object.keys(type.fields).join(", ")}`.trim();
	});
	return [label, parts.join(" · ")];
}

/** Returns the field that holds the fields of all templates, because editors have one form; null if there are none. */
function templateFieldsOf(templates: OwnTypes["templates"]): Field | null {
	const fields: Record<string, Field> = {};
	for (const type of Object.values(templates))
		for (const [name, definition] of Object.entries(type.fields)) fields[name] = optional(definition);
	if (Object.keys(fields).length === 0) return null;
	const de = textOf(templates, "de", "Felder der Vorlage");
	const en = textOf(templates, "en", "Fields of the template");
	return optional(object(fields, { de, en }));
}
