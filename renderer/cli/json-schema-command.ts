import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";
import { jsonSchemas, schemaText } from "#core/content/json-schema.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { type Messages, withCode } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { configFile, readConfig } from "#renderer/config/load-config.ts";
import { openSiteModules } from "#renderer/site-modules/open-site-modules.ts";

/** Adds the site's own blocks to the content model if it has a configuration; returns the findings that prevent it. */
async function ownBlockFindings(siteDirectory: string): Promise<readonly ContentFinding[]> {
	if (!existsSync(join(siteDirectory, configFile))) return [];
	const config = await readConfig(siteDirectory);
	if (!config.ok) return config.error;
	const opened = await openSiteModules(siteDirectory, config.value);
	return opened.ok ? [] : opened.error;
}

/** Runs `facette schema --json`: writes a JSON Schema for each file of a content folder, for validation in editors. */
export async function jsonSchemaCommand(
	{ siteDirectory, outputDirectory }: CommandLine,
	messages: Messages,
): Promise<number> {
	if (!existsSync(siteDirectory)) {
		console.error(withCode(messages("config.missing", { directory: siteDirectory }), "config.missing"));
		return 1;
	}
	const findings = await ownBlockFindings(siteDirectory);
	if (findings.length > 0) {
		printFindings(findings, messages);
		return 1;
	}
	mkdirSync(outputDirectory, { recursive: true });
	const schemas = jsonSchemas();
	for (const [name, schema] of schemas) writeFileSync(join(outputDirectory, name), schemaText(schema));
	const path = relative(process.cwd(), outputDirectory) || ".";
	console.log(messages("schema.written", { files: schemas.size, path }));
	return 0;
}
