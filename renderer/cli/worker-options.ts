import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { workerTable } from "#renderer/cli/option-tables.ts";
import { faultOf, integer, type OptionFault } from "#renderer/cli/options.ts";

/** The task of `facette worker`. */
export type WorkerTask =
	| { readonly kind: "run" }
	/** Lists the shops whose builds failed for good. */
	| { readonly kind: "failed" }
	/** Builds a failed shop again. */
	| { readonly kind: "retry"; readonly shop: string }
	/** Requests a build of every shop, after an upgrade of the program. */
	| { readonly kind: "rebuildAll" }
	/** Prints the header of a message of a shop, which is valid for some minutes. */
	| { readonly kind: "key"; readonly shop: string }
	/** Prints the header of requests for metrics. */
	| { readonly kind: "metricsKey" };

/** The command line of `facette worker`. */
export interface WorkerCommandLine {
	readonly task: WorkerTask;
	/** The folder with a folder per shop, absolute. */
	readonly shopsDirectory: string;
	/** The folder of this worker's builds, absolute. */
	readonly buildsDirectory: string;
	/** The output of a shop, in which "{shop}" stands for its name; null if not given. */
	readonly to: string | null;
	readonly host: string;
	readonly port: number;
	/** The number of builds at a time. */
	readonly builds: number;
	/** Whether to publish previews of incomplete sites. */
	readonly preview: boolean;
}

function parse(args: readonly string[]) {
	return parseArgs({ args: [...args], options: workerTable });
}

function taskOf(values: ReturnType<typeof parse>["values"]): WorkerTask {
	const { failed, retry, key } = values;
	if (retry !== undefined) return { kind: "retry", shop: retry };
	if (key !== undefined) return { kind: "key", shop: key };
	if (values["rebuild-all"]) return { kind: "rebuildAll" };
	if (values["metrics-key"]) return { kind: "metricsKey" };
	return { kind: failed ? "failed" : "run" };
}

/** Parses the command line behind `facette worker`; null if it asks for help. Errors are returned, never thrown. */
export function parseWorkerOptions(args: readonly string[]): Result<WorkerCommandLine | null, OptionFault> {
	let values: ReturnType<typeof parse>["values"];
	try {
		({ values } = parse(args));
	} catch (error) {
		return fail(faultOf(error, Object.keys(workerTable), "worker"));
	}
	if (values.help) return succeed(null);
	const port = integer(values.port, 65_535);
	if (port === null) return fail({ key: "option.port", params: { value: values.port } });
	const builds = integer(values.builds, 64);
	if (!builds) return fail({ key: "worker.builds", params: { value: values.builds } });
	const { to = null } = values;
	if (to !== null && !to.includes("{shop}")) return fail({ key: "worker.to", params: { value: to } });
	return succeed({
		task: taskOf(values),
		shopsDirectory: resolve(values.shops),
		buildsDirectory: resolve(values.out),
		host: values.host,
		...{ to, port, builds },
		preview: values.preview,
	});
}
