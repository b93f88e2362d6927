import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** What the command line asks for. */
export interface CommandLine {
	readonly command: string | null;
	/** Absolute. */
	readonly siteDirectory: string;
	/** Absolute; the file of the catalogue where the command is to write that. */
	readonly outputDirectory: string;
	readonly port: number;
	/** Null leaves the number of threads to the build. */
	readonly workers: number | null;
	readonly help: boolean;
	readonly version: boolean;
}

/** A fault of the command line as a catalogue key and its parameters. */
export interface OptionFault {
	readonly key: string;
	readonly params: Readonly<Record<string, string>>;
}

function wholeNumber(text: string, most: number): number | null {
	const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
	return value <= most ? value : null;
}

function parse(args: readonly string[]) {
	return parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			site: { type: "string", default: "." },
			out: { type: "string" },
			port: { type: "string", default: "4173" },
			workers: { type: "string" },
			help: { type: "boolean", short: "h", default: false },
			version: { type: "boolean", short: "v", default: false },
		},
	});
}

/** Reads the command line. A fault comes back as the sentence's key, never as an exception. */
export function parseCommandLine(args: readonly string[]): Result<CommandLine, OptionFault> {
	let parsed: ReturnType<typeof parse>;
	try {
		parsed = parse(args);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return fail({ key: "option.unknown", params: { reason } });
	}
	const { values, positionals } = parsed;
	const port = wholeNumber(values.port, 65_535);
	if (port === null) return fail({ key: "option.port", params: { value: values.port } });
	const workers = values.workers === undefined ? null : wholeNumber(values.workers, 64);
	if (values.workers !== undefined && workers === null)
		return fail({ key: "option.workers", params: { value: values.workers } });
	if (positionals.length > 1)
		return fail({ key: "command.unknown", params: { command: positionals.join(" ") } });
	const command = positionals[0] ?? null;
	return succeed({
		command,
		siteDirectory: resolve(values.site),
		outputDirectory: resolve(values.out ?? (command === "catalogue" ? "catalogue.json" : "dist/site")),
		port,
		workers,
		help: values.help,
		version: values.version,
	});
}
