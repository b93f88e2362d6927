import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { jsonSchemas, schemaText } from "#core/content/json-schema.ts";
import { type Messages, withCode } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";

/** Runs `facette schema --json`: writes a JSON Schema for each file of a content folder, for validation in editors. */
export function jsonSchemaCommand(
	{ siteDirectory, outputDirectory }: CommandLine,
	messages: Messages,
): number {
	if (!existsSync(siteDirectory)) {
		console.error(withCode(messages("config.missing", { directory: siteDirectory }), "config.missing"));
		return 1;
	}
	mkdirSync(outputDirectory, { recursive: true });
	const schemas = jsonSchemas();
	for (const [name, schema] of schemas) writeFileSync(join(outputDirectory, name), schemaText(schema));
	const path = relative(process.cwd(), outputDirectory) || ".";
	console.log(messages("schema.written", { files: schemas.size, path }));
	return 0;
}
