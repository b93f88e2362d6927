import { expect, it } from "vitest";
import { entities } from "#core/content/model.ts";
import { fieldTables } from "#tests/core/content/field-tables.ts";
import { expectGenerated } from "#tests/core/content/generated-part.ts";

it("the page about fields lists every field of every file; update it with vitest --update", async () => {
	const tables = fieldTables();
	for (const { file, fields } of entities)
		if (file !== null) for (const name of Object.keys(fields)) expect(tables).toContain(`| \`${name}\``);
	await expectGenerated("adapters/content-files/fields.md", { fields: tables });
});
