/** The options that every command of {@link owners} accepts. */
const common: readonly string[] = ["site", "help", "version"];

const readers = ["build", "catalogue", "check", "dev", "merge", "studio"] as const;
const directusCommands = ["pull", "schema", "seed"] as const;

/** The commands that have an option, by the option's name. */
const owners: Readonly<Record<string, readonly string[]>> = {
	builds: ["worker"],
	column: ["import"],
	content: readers,
	"dry-run": ["import", "publish", "schema"],
	editors: ["schema"],
	failed: ["worker"],
	fresh: ["build"],
	from: ["seed"],
	host: ["studio", "worker"],
	html: ["check"],
	images: ["import"],
	into: ["import"],
	json: ["check", "schema"],
	key: ["worker"],
	language: ["import"],
	"metrics-key": ["worker"],
	"no-download": ["import"],
	"no-shop": ["init"],
	out: [
		...["build", "catalogue", "dev", "merge", "preview", "publish", "pull", "schema", "studio"],
		...["orders", "worker"],
	],
	overwrite: ["import"],
	port: ["dev", "orders", "preview", "studio", "worker"],
	project: [...readers, ...directusCommands],
	"rebuild-all": ["worker"],
	retry: ["worker"],
	shard: ["build"],
	shop: ["init"],
	shops: ["worker"],
	strict: ["build", "check", "merge"],
	studio: ["schema", "studio"],
	to: ["worker"],
	token: ["seed"],
	url: [...readers, ...directusCommands],
	worker: ["schema"],
	workers: ["build", "merge"],
	yes: ["init", "upgrade"],
};

/** The commands that share one list of options, most of which only some of them have. */
const sharing: readonly string[] = [...readers, ...directusCommands, "preview", "publish", "upgrade"];

/** Returns the commands that have an option, by its name without hyphens; none for an option that no command or every command has. */
export function optionOwners(name: string): readonly string[] {
	return Object.hasOwn(owners, name) ? (owners[name] ?? []) : [];
}

/** Returns whether every command has an option. */
export const isCommon = (name: string) => common.includes(name);

/** Returns whether the options of a command are in the shared list. */
export const sharesOptions = (command: string) => sharing.includes(command);
