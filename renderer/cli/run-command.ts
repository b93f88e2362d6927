import { nearest } from "#core/content/nearest.ts";
import { engineErrorText } from "#renderer/cli/engine-error-text.ts";
import { withLastSiteNote } from "#renderer/cli/last-site-note.ts";
import { commandErrorText, createMessages, type Messages } from "#renderer/cli/messages.ts";
import { hasOwnOptions, type OwnOptionsCommand } from "#renderer/cli/option-tables.ts";
import { type CommandLine, parseCommandLine } from "#renderer/cli/options.ts";
import { terminalLanguage } from "#renderer/cli/terminal-language.ts";
import { ForeignOutputError } from "#renderer/output/output-folder.ts";
import { asWriteError, isWriteFailure, WriteError } from "#renderer/output/write-error.ts";
import manifest from "../../package.json" with { type: "json" };

/** Runs a command; returns the exit status. */
type Command = (options: CommandLine, messages: Messages) => number | Promise<number>;

/** The commands by name; each loads its own dependencies. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
	build: async () => (await import("#renderer/cli/build-command.ts")).buildCommand,
	catalogue: async () => (await import("#renderer/cli/catalogue-command.ts")).catalogueCommand,
	check: async () => (await import("#renderer/cli/check-command.ts")).checkCommand,
	dev: async () => (await import("#renderer/cli/dev-command.ts")).devCommand,
	merge: async () => (await import("#renderer/cli/merge-command.ts")).mergeCommand,
	preview: async () => (await import("#renderer/cli/preview-command.ts")).previewCommand,
	publish: async () => (await import("#renderer/cli/publish-command.ts")).publishCommand,
	pull: async () => (await import("#renderer/cli/directus-commands.ts")).pullCommand,
	schema: async () => schemaCommand,
	seed: async () => (await import("#renderer/cli/directus-commands.ts")).seedCommand,
	studio: async () => (await import("#renderer/cli/studio-command.ts")).studioCommand,
	upgrade: async () => (await import("#renderer/cli/upgrade-command.ts")).upgradeCommand,
};

async function schemaCommand(options: CommandLine, messages: Messages): Promise<number> {
	return options.json
		? (await import("#renderer/cli/json-schema-command.ts")).jsonSchemaCommand(options, messages)
		: (await import("#renderer/cli/directus-commands.ts")).schemaCommand(options, messages);
}

function unknownCommandText(command: string, messages: Messages): string {
	const suggestion = nearest(command, [...Object.keys(commandsWithOptions), ...Object.keys(commands)]);
	return suggestion === null
		? commandErrorText("command.unknown", { command }, messages)
		: commandErrorText("command.unknown_near", { command, suggestion }, messages);
}

async function run(options: CommandLine, messages: Messages): Promise<number> {
	if (options.version) {
		console.log(manifest.version);
		return 0;
	}
	const { command } = options;
	if (options.help || command === null) {
		console.log(messages("help"));
		return options.help ? 0 : 1;
	}
	const load = Object.hasOwn(commands, command) ? commands[command] : undefined;
	if (load) return (await load())(options, messages);
	console.error(unknownCommandText(command, messages));
	return 1;
}

/** The commands that parse options of their own. */
const commandsWithOptions: Readonly<
	Record<OwnOptionsCommand, () => Promise<(args: readonly string[], messages: Messages) => Promise<number>>>
> = {
	import: async () => (await import("#renderer/cli/import-command.ts")).importCommand,
	init: async () => (await import("#renderer/cli/init-command.ts")).initCommand,
	orders: async () => (await import("#renderer/cli/orders-command.ts")).ordersCommand,
	worker: async () => (await import("#renderer/cli/worker-command.ts")).workerCommand,
};

/** Returns a thrown error as a sentence in the user's language; the stack of one that no sentence is for. */
function failureText(
	caught: unknown,
	options: Pick<CommandLine, "command" | "outputDirectory">,
	messages: Messages,
): string {
	const error = isWriteFailure(caught) ? asWriteError(caught, options.outputDirectory) : caught;
	if (error instanceof ForeignOutputError)
		return commandErrorText("output.foreign", { path: error.path }, messages);
	const sentence =
		error instanceof WriteError
			? commandErrorText(`output.${error.kind}`, { path: error.path, code: error.code }, messages)
			: engineErrorText(error, messages);
	if (sentence !== null) return withLastSiteNote(sentence, options, messages);
	const message = error instanceof Error ? error.stack : String(error);
	return commandErrorText("failure", { message }, messages);
}

/**
 * Runs the command line; returns the exit status. Messages are in the language of the environment.
 * @param args - without the program's name: ["build", "--site", "my-shop"]
 */
export async function runCommand(
	args: readonly string[],
	environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
	const messages = createMessages(terminalLanguage(environment));
	const [name = "", ...others] = args;
	if (hasOwnOptions(name)) {
		try {
			return await (await commandsWithOptions[name]())(others, messages);
		} catch (caught) {
			console.error(failureText(caught, { command: name, outputDirectory: process.cwd() }, messages));
			return 1;
		}
	}
	const options = parseCommandLine(args);
	if (!options.ok) {
		console.error(commandErrorText(options.error.key, options.error.params, messages));
		return 1;
	}
	try {
		return await run(options.value, messages);
	} catch (caught) {
		console.error(failureText(caught, options.value, messages));
		return 1;
	}
}
