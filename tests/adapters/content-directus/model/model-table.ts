import { collectionModels, fileFields } from "#adapters/content-directus/model/collections.ts";
import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import { helpWithValues } from "#core/content/choice-help.ts";
import { tableCell, tableSection } from "#tests/core/content/field-tables.ts";

function rowOf(model: FieldModel, way = ""): readonly string[] {
	const { field, kind, to, required, entries } = model;
	const name = `${way}${field}`;
	const type = to === null ? kind : `${kind} of ${to}`;
	const row = `| \`${name}\`${required ? "" : "?"} | ${type} | ${tableCell(helpWithValues(model).en)} |`;
	return [row, ...entries.flatMap((entry) => rowOf(entry, `${name}.`))];
}

function section(name: string, about: string, fields: readonly FieldModel[]): string {
	return tableSection(
		`### ${name}`,
		about,
		fields.flatMap((field) => rowOf(field)),
	);
}

/** The data model as the README shows it. */
export function modelTable(): string {
	const parts = [
		...collectionModels().map(({ collection, de, en, fields }) =>
			section(collection, `${en[0]} (${de[0]}). ${en[1]}`, fields),
		),
		section("directus_files", "File (Datei). What the model adds to Directus' own fields.", fileFields),
	];
	return `\n${parts.join("\n\n")}\n\n`;
}
