import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type JsonSchema, jsonSchemas, schemaText } from "#core/content/json-schema.ts";

/** The folder of the JSON Schemas in a site's folder, as `facette init` writes it. */
const schemaFolder = "schemas";

/** Returns whether a file has a schema, however an editor has formatted it. */
function hasSchema(path: string, schema: JsonSchema): boolean {
	try {
		return JSON.stringify(JSON.parse(readFileSync(path, "utf8"))) === JSON.stringify(schema);
	} catch {
		return false;
	}
}

/**
 * Writes the JSON Schemas of a site again that lack its own blocks and templates, or are of another version of Facette.
 * A site without the folder of schemas does not get one. The site's modules have to be open.
 */
export function refreshSchemas(siteDirectory: string): void {
	const folder = join(siteDirectory, schemaFolder);
	if (!existsSync(folder)) return;
	for (const [name, schema] of jsonSchemas()) {
		const path = join(folder, name);
		if (!hasSchema(path, schema)) writeFileSync(path, schemaText(schema));
	}
}
