import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadOwnProviders, paymentProviders } from "#adapters/composition/payments.ts";
import { openCatalogueFile } from "./catalogue-file.ts";
import { commandOptions, usage } from "./command-options.ts";
import { madeUpSessions } from "./orders/payment-sessions.ts";
import { createReferenceService } from "./reference-service.ts";

const addressOf = (file: string) => pathToFileURL(resolve(file)).href;

/** Runs the service until it is stopped. */
async function run(): Promise<void> {
	const options = commandOptions(process.argv.slice(2), process.env);
	if (options.help) return void process.stdout.write(usage);
	if (options.catalogue === undefined) throw new Error("--catalogue FILE is missing; --help tells more.");
	const { catalogue, data, providers, madeUpSessions: isMadeUp, ...rest } = options;
	const file = openCatalogueFile(catalogue);
	const service = await createReferenceService({
		...rest,
		dataFolder: data,
		paymentProviders: [...paymentProviders, ...(await loadOwnProviders(providers.map(addressOf)))],
		paymentSessions: isMadeUp ? madeUpSessions : undefined,
		catalogue: file.content,
		catalogueFile: file,
		logger: { level: "info", base: null },
	});
	process.stdout.write(`The order service listens on ${service.url}\n`);
	const stop = () => service.close().then(() => process.exit(0));
	process.once("SIGINT", stop);
	process.once("SIGTERM", stop);
}

run().catch((error: unknown) => {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
});
