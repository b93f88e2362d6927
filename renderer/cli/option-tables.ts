import type { ParseArgsConfig } from "node:util";
import { serviceOptions } from "#adapters/order-service/service-options.ts";

type OptionTable = NonNullable<ParseArgsConfig["options"]>;

const help = { type: "boolean", short: "h", default: false } as const;

/** The options of `facette import`. */
export const importTable = {
	into: { type: "string", default: "." },
	images: { type: "string" },
	"no-download": { type: "boolean", default: false },
	language: { type: "string" },
	column: { type: "string", multiple: true, default: [] as string[] },
	overwrite: { type: "boolean", default: false },
	"dry-run": { type: "boolean", default: false },
	help,
} as const satisfies OptionTable;

/** The options of `facette init`, without those that answer a question with a text. */
export const initTable = {
	shop: { type: "boolean" },
	"no-shop": { type: "boolean" },
	yes: { type: "boolean", short: "y", default: false },
	help,
} as const satisfies OptionTable;

/** The options of `facette orders`: where the site is, and those of the order service. */
export const ordersTable = {
	site: { type: "string", default: "." },
	out: { type: "string", default: "dist/site" },
	...serviceOptions,
} as const satisfies OptionTable;

/** The options of `facette worker`. */
export const workerTable = {
	shops: { type: "string", default: "shops" },
	to: { type: "string" },
	out: { type: "string", default: "dist/worker" },
	host: { type: "string", default: "127.0.0.1" },
	port: { type: "string", default: "4191" },
	builds: { type: "string", default: "1" },
	preview: { type: "boolean", default: false },
	failed: { type: "boolean", default: false },
	retry: { type: "string" },
	"rebuild-all": { type: "boolean", default: false },
	key: { type: "string" },
	"metrics-key": { type: "boolean", default: false },
	help,
} as const satisfies OptionTable;

/** The options of each command that has its own list and its own `--help`; the other commands share one list. */
export const ownTables = {
	import: importTable,
	init: initTable,
	orders: ordersTable,
	worker: workerTable,
} as const satisfies Readonly<Record<string, OptionTable>>;

/** A command with its own list of options. */
export type OwnOptionsCommand = keyof typeof ownTables;

/** Returns whether a command has its own list of options. */
export function hasOwnOptions(command: string | null): command is OwnOptionsCommand {
	return command !== null && Object.hasOwn(ownTables, command);
}
