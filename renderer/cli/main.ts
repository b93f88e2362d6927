#!/usr/bin/env node
import { buildCommand } from "#renderer/cli/build-command.ts";
import { catalogueCommand } from "#renderer/cli/catalogue-command.ts";
import { devCommand } from "#renderer/cli/dev-command.ts";
import { pullCommand, schemaCommand, seedCommand } from "#renderer/cli/directus-commands.ts";
import { jsonSchemaCommand } from "#renderer/cli/json-schema-command.ts";
import { createMessages, type Messages, terminalLanguage } from "#renderer/cli/messages.ts";
import { type CommandLine, parseCommandLine } from "#renderer/cli/options.ts";
import { previewCommand } from "#renderer/cli/preview-command.ts";
import { UnknownEngineError } from "#renderer/engines/engines.ts";
import { ForeignOutputError } from "#renderer/output/output-folder.ts";
import { asWriteError, isWriteFailure, WriteError } from "#renderer/output/write-error.ts";
import manifest from "../../package.json" with { type: "json" };

async function run(options: CommandLine, messages: Messages): Promise<number> {
	if (options.version) {
		console.log(manifest.version);
		return 0;
	}
	if (options.help || options.command === null) {
		console.log(messages("help"));
		return options.help ? 0 : 1;
	}
	switch (options.command) {
		case "build":
			return buildCommand(options, messages);
		case "catalogue":
			return catalogueCommand(options, messages);
		case "pull":
			return pullCommand(options, messages);
		case "schema":
			return options.json ? jsonSchemaCommand(options, messages) : schemaCommand(options, messages);
		case "seed":
			return seedCommand(options, messages);
		case "preview":
			return previewCommand(options, messages);
		case "dev":
			return devCommand(options, messages);
		default:
			console.error(messages("command.unknown", { command: options.command }));
			return 1;
	}
}

const messages = createMessages(terminalLanguage(process.env));
const options = parseCommandLine(process.argv.slice(2));
try {
	if (options.ok) process.exitCode = await run(options.value, messages);
	else {
		console.error(messages(options.error.key, options.error.params));
		process.exitCode = 1;
	}
} catch (caught) {
	const directory = options.ok ? options.value.outputDirectory : process.cwd();
	const error = isWriteFailure(caught) ? asWriteError(caught, directory) : caught;
	if (error instanceof ForeignOutputError)
		console.error(messages("report.output_foreign", { path: error.path }));
	else if (error instanceof WriteError)
		console.error(messages(`report.write_${error.kind}`, { path: error.path, code: error.code }));
	else if (error instanceof UnknownEngineError)
		console.error(messages(`engine.${error.problem}`, { engine: error.engine, ...error.details }));
	else console.error(messages("failure", { message: error instanceof Error ? error.stack : String(error) }));
	process.exitCode = 1;
}
