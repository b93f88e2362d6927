import { expect, it } from "vitest";
import type { Field } from "#core/content/field.ts";
import { theme } from "#core/content/theme.ts";
import { themeParts } from "#core/theme/theme-parts.ts";
import { themeProperties } from "#renderer/site/theme-style-sheet.ts";
import { tableCell } from "#tests/core/content/field-tables.ts";
import { expectGenerated } from "#tests/core/content/generated-part.ts";

/** The fields of a theme by their names in theme.json, those of its config without the config itself. */
const fields: readonly (readonly [name: string, field: Field])[] = Object.entries(
	theme.fields as Record<string, Field>,
).flatMap(([name, field]) =>
	field.fields
		? Object.entries(field.fields).map(([inner, value]) => [`${name}.${inner}`, value] as const)
		: [[name, field] as const],
);

const isStyle = ({ choices }: Field) => choices !== null;
const isFont = ({ kind }: Field) => kind === "texts";

const groups = [
	{
		title: "Fields for colors, corners and lines",
		belongs: (field: Field) => !isStyle(field) && !isFont(field),
	},
	{ title: "Fields for fonts", belongs: isFont },
	{ title: "Fields for styles", belongs: isStyle },
];

function rowOf([name, { choices, en }]: (typeof fields)[number]): string {
	const values = choices ? [choices.map((choice) => `\`${choice}\``).join(", ")] : [];
	return `| ${[`\`${name}\``, ...values, `${tableCell(en[0])}. ${tableCell(en[1])}`].join(" | ")} |`;
}

function fieldTables(): string {
	const tables = groups.map(({ title, belongs }) => {
		const rows = fields.filter(([, field]) => belongs(field)).map(rowOf);
		const cells = ["field", ...(belongs === isStyle ? ["choices"] : []), "what it sets"];
		const head = [cells, cells.map(() => "---")].map((row) => `| ${row.join(" | ")} |`);
		return [`### ${title}`, "", ...head, ...rows, ""].join("\n");
	});
	return `\n${tables.join("\n")}\n`;
}

function partTable(): string {
	const rows = Object.entries(themeParts).map(([name, what]) => `| \`${name}\` | ${what} |`);
	const properties = themeProperties.map((name) => `\`${name}\``).join(", ");
	const table = ["| part | what |", "| --- | --- |", ...rows].join("\n");
	return `\n${table}\n\nProperties: ${properties}.\n\n`;
}

it("B-USE-07 the guide to the look lists every field, part and property; update it with vitest --update", async () => {
	const tables = fieldTables();
	for (const [name] of fields) expect(tables).toContain(`| \`${name}\` |`);
	await expectGenerated("core/theme/theming.md", { fields: tables, parts: partTable() });
});
