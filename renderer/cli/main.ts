#!/usr/bin/env node
import { engineErrorText } from "#renderer/cli/engine-error-text.ts";
import { withLastSiteNote } from "#renderer/cli/last-site-note.ts";
import { createMessages, type Messages, terminalLanguage } from "#renderer/cli/messages.ts";
import { type CommandLine, parseCommandLine } from "#renderer/cli/options.ts";
import { ForeignOutputError } from "#renderer/output/output-folder.ts";
import { asWriteError, isWriteFailure, WriteError } from "#renderer/output/write-error.ts";
import manifest from "../../package.json" with { type: "json" };

/** Runs a command; each loads its own dependencies. */
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
			return (await import("#renderer/cli/build-command.ts")).buildCommand(options, messages);
		case "catalogue":
			return (await import("#renderer/cli/catalogue-command.ts")).catalogueCommand(options, messages);
		case "check":
			return (await import("#renderer/cli/check-command.ts")).checkCommand(options, messages);
		case "pull":
			return (await import("#renderer/cli/directus-commands.ts")).pullCommand(options, messages);
		case "schema":
			return options.json
				? (await import("#renderer/cli/json-schema-command.ts")).jsonSchemaCommand(options, messages)
				: (await import("#renderer/cli/directus-commands.ts")).schemaCommand(options, messages);
		case "seed":
			return (await import("#renderer/cli/directus-commands.ts")).seedCommand(options, messages);
		case "preview":
			return (await import("#renderer/cli/preview-command.ts")).previewCommand(options, messages);
		case "dev":
			return (await import("#renderer/cli/dev-command.ts")).devCommand(options, messages);
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
	else if (error instanceof WriteError) {
		const sentence = messages(`report.write_${error.kind}`, { path: error.path, code: error.code });
		console.error(options.ok ? withLastSiteNote(sentence, options.value, messages) : sentence);
	} else {
		const sentence = engineErrorText(error, messages);
		const failure = () =>
			messages("failure", { message: error instanceof Error ? error.stack : String(error) });
		if (sentence === null) console.error(failure());
		else console.error(options.ok ? withLastSiteNote(sentence, options.value, messages) : sentence);
	}
	process.exitCode = 1;
}
