import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "#core/content/nearest.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { CommandErrorKey } from "#renderer/cli/error-code.ts";
import { isCommon, optionOwners, sharesOptions } from "#renderer/cli/option-owners.ts";
import { hasOwnOptions } from "#renderer/cli/option-tables.ts";
import { isContentUrl } from "#renderer/config/load-config.ts";
import { parseShard, type Shard } from "#renderer/plan/shard.ts";

/** The parsed command line. */
export interface CommandLine {
	readonly command: string | null;
	/** Absolute. */
	readonly siteDirectory: string;
	/** Absolute; for `catalogue` the path of its file. */
	readonly outputDirectory: string;
	readonly port: number;
	/** The address that `studio` listens on. */
	readonly host: string;
	/** The public URL of the studio; null if not given. */
	readonly studio: string | null;
	/** The public URL of the workers to which `schema` lets Directus report changes; null if not given. */
	readonly worker: string | null;
	/** Whether a build ignores the previous one. */
	readonly fresh: boolean;
	/** The paths of the pages about which `build` says why they were rendered again, or not; "*" for all that were rendered. */
	readonly why: readonly string[];
	/** The part of the site that `build` builds; null for all of it. */
	readonly shard: Shard | null;
	/** The absolute paths of the folders that `merge` merges. */
	readonly folders: readonly string[];
	/** The number of threads; null for the build's default. */
	readonly workers: number | null;
	/** The content source; null for the configured one. */
	readonly content: "files" | "directus" | null;
	/** The URL of Directus; null if not given. */
	readonly url: string | null;
	/** The domain of a project in Directus; null if not given. */
	readonly project: string | null;
	/** The absolute path of the content folder to seed from; null for the site's own. */
	readonly from: string | null;
	/** Whether to create a reader with its own token for the project. */
	readonly token: boolean;
	/** Whether `schema` creates a role for the editors of each project. */
	readonly editors: boolean;
	/** Whether `schema` and `publish` only say what they would change. */
	readonly dryRun: boolean;
	/**
	 * Whether `schema` writes JSON Schemas for a content folder instead of changing Directus, and `check` reports
	 * in JSON.
	 */
	readonly json: boolean;
	/** Whether `build` and `check` treat warnings as errors. */
	readonly strict: boolean;
	/** The absolute path of `check`'s HTML report; null for none. */
	readonly html: string | null;
	/** Whether `check` prints every place of findings of one kind. */
	readonly all: boolean;
	/** Whether `publish` publishes a preview of an incomplete site. */
	readonly preview: boolean;
	/** Whether `upgrade` writes without asking. */
	readonly yes: boolean;
	readonly help: boolean;
	readonly version: boolean;
}

/** An error in the command line, as a catalogue key with parameters. */
export interface OptionFault {
	readonly key: CommandErrorKey;
	readonly params: Readonly<Record<string, string>>;
}

/** Parses a number from 0 to `most`; null for any other text. */
export function integer(text: string, most: number): number | null {
	const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
	return value <= most ? value : null;
}

const options = {
	site: { type: "string", default: "." },
	out: { type: "string" },
	port: { type: "string", default: "4173" },
	host: { type: "string", default: "127.0.0.1" },
	studio: { type: "string" },
	worker: { type: "string" },
	workers: { type: "string" },
	shard: { type: "string" },
	fresh: { type: "boolean", default: false },
	why: { type: "string", multiple: true, default: [] as string[] },
	content: { type: "string" },
	url: { type: "string" },
	project: { type: "string" },
	from: { type: "string" },
	token: { type: "boolean", default: false },
	editors: { type: "boolean", default: false },
	"dry-run": { type: "boolean", default: false },
	json: { type: "boolean", default: false },
	strict: { type: "boolean", default: false },
	html: { type: "string" },
	all: { type: "boolean", default: false },
	preview: { type: "boolean", default: false },
	yes: { type: "boolean", short: "y", default: false },
	help: { type: "boolean", short: "h", default: false },
	version: { type: "boolean", short: "v", default: false },
} as const;

function parse(args: readonly string[]) {
	return parseArgs({
		args: [...args],
		allowPositionals: true,
		tokens: true,
		options,
	});
}

/** Returns the fault of an option that only other commands have; null for one that no command has. */
function foreignFault(option: string, command: string): OptionFault | null {
	const owners = optionOwners(option.replace(/^-+/, ""));
	if (owners.length === 0) return null;
	const commands = owners.map((owner) => `facette ${owner}`).join(", ");
	return { key: "option.foreign", params: { option, command: `facette ${command}`, commands } };
}

/** Returns the call that lists the options of a command. */
function helpOf(command: string | null): string {
	return hasOwnOptions(command) ? `facette ${command} --help` : "facette --help";
}

/** Returns the fault of an argument that belongs to no option. */
function argumentFault(found: string, command: string): OptionFault {
	return {
		key: "option.argument",
		params: { found, command: `facette ${command}`, help: helpOf(command) },
	};
}

/** Converts Node.js's English error about an option; `names` are the options of the command. */
export function faultOf(error: unknown, names: readonly string[], command: string | null): OptionFault {
	const { code = "", message } = error as NodeJS.ErrnoException;
	const help = helpOf(command);
	if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL")
		return argumentFault(/'(.*)'/s.exec(message)?.[1] ?? message, command ?? "");
	const option = /--?[\w-]+/.exec(message)?.[0] ?? message;
	if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
		const takesNone = message.includes("does not take an argument");
		return { key: takesNone ? "option.flag" : "option.value", params: { option, help } };
	}
	const foreign = command === null ? null : foreignFault(option, command);
	if (foreign) return foreign;
	const meant = nearest(option.replace(/^-+/, ""), names);
	return meant === null
		? { key: "option.unknown", params: { option, help } }
		: { key: "option.unknown_near", params: { option, help, suggestion: `--${meant}` } };
}

/** Returns the fault of the first option that the command does not have; null if it has all. */
function foreignOption({ positionals: [command], tokens }: ReturnType<typeof parse>): OptionFault | null {
	if (command === undefined || !sharesOptions(command)) return null;
	for (const token of tokens)
		if (token.kind === "option" && !optionOwners(token.name).includes(command) && !isCommon(token.name))
			return foreignFault(`--${token.name}`, command);
	return null;
}

/** The default output path of each command. */
const outputs: ReadonlyMap<string, string> = new Map([
	["catalogue", "catalogue.json"],
	["pull", "content"],
]);

function outputOf(
	command: string | null,
	{ site, json }: ReturnType<typeof parse>["values"],
	shard: Shard | null,
): string {
	if (shard) return `dist/shard-${shard.index}-of-${shard.count}`;
	return command === "schema" && json ? join(site, "schemas") : (outputs.get(command ?? "") ?? "dist/site");
}

/** Returns a web address without a path, query or final slash; null for any other text. */
function publicUrl(text: string): string | null {
	const url = URL.canParse(text) ? new URL(text) : null;
	return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : null;
}

/** Parses the addresses of servers. */
function serverOptions({
	studio,
	worker,
}: ReturnType<typeof parse>["values"]): Result<Pick<CommandLine, "studio" | "worker">, OptionFault> {
	const addresses = {
		studio: studio === undefined ? null : publicUrl(studio),
		worker: worker === undefined ? null : publicUrl(worker),
	};
	if (studio !== undefined && addresses.studio === null)
		return fail({ key: "option.studio", params: { value: studio } });
	if (worker !== undefined && addresses.worker === null)
		return fail({ key: "option.worker", params: { value: worker } });
	return succeed(addresses);
}

/** Parses the options about Directus. */
function directusOptions(
	values: ReturnType<typeof parse>["values"],
): Result<
	Pick<CommandLine, "content" | "url" | "project" | "from" | "token" | "editors" | "dryRun">,
	OptionFault
> {
	const { content = null, url = null, project = null, from, token, editors, "dry-run": dryRun } = values;
	if (content !== null && content !== "files" && content !== "directus")
		return fail({ key: "option.content", params: { value: content } });
	if (url !== null && !isContentUrl(url)) return fail({ key: "option.url", params: { value: url } });
	const folder = from === undefined ? null : resolve(from);
	return succeed({ content, url, project, from: folder, token, editors, dryRun });
}

/** Parses the command line; errors are returned, never thrown. */
export function parseCommandLine(args: readonly string[]): Result<CommandLine, OptionFault> {
	let parsed: ReturnType<typeof parse>;
	try {
		parsed = parse(args);
	} catch (error) {
		return fail(faultOf(error, Object.keys(options), args[0] ?? null));
	}
	const { values, positionals } = parsed;
	const foreign = values.help || values.version ? null : foreignOption(parsed);
	if (foreign) return fail(foreign);
	const port = integer(values.port, 65_535);
	if (port === null) return fail({ key: "option.port", params: { value: values.port } });
	const workers = values.workers === undefined ? null : integer(values.workers, 64);
	if (values.workers !== undefined && workers === null)
		return fail({ key: "option.workers", params: { value: values.workers } });
	const [command = null, ...folders] = positionals;
	const shardText = values.shard;
	const shard = shardText === undefined ? null : parseShard(shardText);
	if (shardText !== undefined && shard === null)
		return fail({ key: "option.shard", params: { value: shardText } });
	if (folders.length > 0 && command !== "merge") return fail(argumentFault(folders.join(" "), command ?? ""));
	const directus = directusOptions(values);
	if (!directus.ok) return directus;
	const servers = serverOptions(values);
	if (!servers.ok) return servers;
	return succeed({
		command,
		siteDirectory: resolve(values.site),
		outputDirectory: resolve(values.out ?? outputOf(command, values, shard)),
		port,
		host: values.host,
		...servers.value,
		workers,
		shard,
		folders: folders.map((folder) => resolve(folder)),
		fresh: values.fresh,
		why: values.why,
		...directus.value,
		json: values.json,
		strict: values.strict,
		html: values.html === undefined ? null : resolve(values.html),
		all: values.all,
		preview: values.preview,
		yes: values.yes,
		help: values.help,
		version: values.version,
	});
}
