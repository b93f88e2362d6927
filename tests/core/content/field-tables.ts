import { helpWithValues } from "#core/content/choice-help.ts";
import type { Entity } from "#core/content/entity.ts";
import type { Field, FieldKind, Fields } from "#core/content/field.ts";
import { entities, entityNamed, listOwners } from "#core/content/model.ts";

/** The notation of a field's value in content files, by kind. */
const kinds: Readonly<Record<FieldKind, string>> = {
	text: "text",
	multiline: "text",
	markdown: "Markdown",
	path: "path of a page",
	frame: "https address",
	integer: "integer",
	number: "number",
	decimal: "decimal",
	boolean: "true or false",
	timestamp: "date",
	id: "id",
	texts: "texts",
	image: "image",
	images: "images",
	reference: "id",
	references: "ids",
	object: "object",
	list: "list",
	table: "rows of texts",
	json: "object",
	children: "list",
};

/** Returns where the items of a reference are: their file, or the list in another entity's file. */
function placeOf({ entity, by }: NonNullable<Field["to"]>): string {
	const { file, en } = entityNamed(entity);
	const what = file === null ? en[0].toLowerCase() : `\`${file.replace("*", "NAME")}\``;
	return `${by} of ${what}`;
}

function kindOf({ kind, choices, to, blockTypes, fields, initial }: Field): string {
	if (blockTypes) return "blocks";
	const standard = initial === null ? "" : `, else \`${initial}\``;
	if (choices) return choices.map((choice) => `\`${choice}\``).join(", ") + standard;
	if (to && kind === "children")
		return fields ? "list" : `list, each as a ${entityNamed(to.entity).en[0].toLowerCase()}`;
	return (to ? placeOf(to) : kinds[kind]) + standard;
}

/** Returns a cell of a Markdown table. */
export function tableCell(text: string): string {
	return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}

function rowsOf(fields: Fields, way = ""): readonly string[] {
	return Object.entries(fields).flatMap(([name, field]) => {
		const { required, fields: inner } = field;
		const help = tableCell(helpWithValues(field).en);
		const row = `| \`${way}${name}\`${required ? "" : "?"} | ${tableCell(kindOf(field))} | ${help} |`;
		return [row, ...(inner ? rowsOf(inner, `${way}${name}.`) : [])];
	});
}

/** Returns a section about fields; `heading` is a Markdown heading. */
export function tableSection(heading: string, about: string, rows: readonly string[]): string {
	const head = ["| field | kind | what it means |", "| --- | --- | --- |"];
	return [heading, "", about, "", ...head, ...rows].join("\n");
}

/** Returns sections for child items whose fields the parent's section does not list. */
function hasSection(entity: Entity): boolean {
	return entity.file !== null || listOwners(entity).some((owner) => !owner.entity.fields[owner.list]?.fields);
}

function sectionOf(entity: Entity): string {
	const { file, de, en, fields } = entity;
	const name = file?.replace("*", "NAME") ?? en[0];
	return tableSection(`## ${name}`, `${en[0]} (${de[0]}). ${en[1]}`, rowsOf(fields));
}

/** Returns the block types with their fields. */
function blockSection(): string {
	const types = new Map(
		entities
			.flatMap(({ fields }) => Object.values(fields))
			.flatMap(({ fields }) => Object.values(fields ?? {}))
			.flatMap(({ blockTypes }) => Object.entries(blockTypes ?? {})),
	);
	const rows = [...types].flatMap(([name, { en, fields }]) => [
		`| \`${name}\` | block | ${tableCell(en[1])} |`,
		...rowsOf(fields, `${name}.`),
	]);
	return tableSection(
		"## Blocks",
		"What a page consists of: entries with their `type` and its fields.",
		rows,
	);
}

/** Returns the field tables of all content files and blocks. */
export function fieldTables(): string {
	return `\n${[...entities.filter(hasSection).map(sectionOf), blockSection()].join("\n\n")}\n\n`;
}
