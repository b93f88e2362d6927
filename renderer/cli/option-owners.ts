import { ownTables } from "#renderer/cli/option-tables.ts";

/** The options that every command with the shared list accepts. */
const common: readonly string[] = ["site", "help", "version"];

const readers = ["build", "catalogue", "check", "dev", "merge", "studio"] as const;
const directusCommands = ["pull", "schema", "seed"] as const;

/** The commands with the shared list that have an option, by the option's name. */
const sharing: Readonly<Record<string, readonly string[]>> = {
	all: ["check"],
	content: readers,
	"dry-run": ["publish", "schema"],
	editors: ["schema"],
	fresh: ["build"],
	from: ["seed"],
	host: ["studio"],
	html: ["check"],
	json: ["check", "schema"],
	out: ["build", "catalogue", "dev", "merge", "preview", "publish", "pull", "schema", "studio"],
	port: ["dev", "preview", "studio"],
	preview: ["publish"],
	project: [...readers, ...directusCommands],
	shard: ["build"],
	strict: ["build", "check", "merge"],
	studio: ["schema", "studio"],
	token: ["seed"],
	url: [...readers, ...directusCommands],
	why: ["build"],
	worker: ["schema"],
	workers: ["build", "merge"],
	yes: ["upgrade"],
};

const sharingCommands: ReadonlySet<string> = new Set(Object.values(sharing).flat());

/** Returns whether every command with the shared list has an option. */
export const isCommon = (name: string) => common.includes(name);

/** Returns whether the options of a command are in the shared list. */
export const sharesOptions = (command: string) => sharingCommands.has(command);

/** Returns the commands that have an option, by its name without hyphens; none for an option that no command or every command has. */
export function optionOwners(name: string): readonly string[] {
	if (isCommon(name)) return [];
	const others = Object.entries(ownTables).flatMap(([command, table]) =>
		Object.hasOwn(table, name) ? [command] : [],
	);
	return [...((Object.hasOwn(sharing, name) && sharing[name]) || []), ...others];
}
