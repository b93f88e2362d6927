import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import { catalogueCommand } from "#renderer/cli/catalogue-command.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";
import { readConfig } from "#renderer/site/load-site.ts";
import { bundleSiteModules } from "#renderer/site-modules/bundle-site-modules.ts";
import { paymentEntries } from "#renderer/site-modules/module-entries.ts";

/** Returns whether the arguments contain an option, as `--name value` or `--name=value`. */
function hasOption(args: readonly string[], name: string): boolean {
	return args.some((argument) => argument === name || argument.startsWith(`${name}=`));
}

/** Divides the arguments into the site's folder and those of the order service. */
function withoutSite(args: readonly string[]): { readonly site: string; readonly others: readonly string[] } {
	const index = args.findIndex((argument) => argument === "--site" || argument.startsWith("--site="));
	const argument = args[index];
	if (argument === undefined) return { site: ".", others: args };
	const isOne = argument.startsWith("--site=");
	const site = isOne ? argument.slice("--site=".length) : (args[index + 1] ?? ".");
	return { site, others: args.toSpliced(index, isOne ? 1 : 2) };
}

/** Runs the order service until it ends, and passes signals on to it; returns its exit status. */
async function runService(args: readonly string[]): Promise<number> {
	const file = join(programDirectory, "order-service/order-service.js");
	const service = spawn(process.execPath, [file, ...args], { stdio: "inherit" });
	// A terminal sends its interrupt to the service as well.
	const wait = () => {};
	const passOn = () => service.kill("SIGTERM");
	process.on("SIGINT", wait);
	process.on("SIGTERM", passOn);
	const [status] = await once(service, "exit");
	process.off("SIGINT", wait);
	process.off("SIGTERM", passOn);
	return status ?? 1;
}

/** Returns the options that name the site's own payment providers, bundled for Node.js. The site has been read before. */
async function ownProviders(siteDirectory: string): Promise<readonly string[]> {
	const config = await readConfig(siteDirectory);
	if (!config.ok) return [];
	const bundled = await bundleSiteModules(siteDirectory, paymentEntries(config.value));
	if (!bundled.ok) return [];
	return [...bundled.value.modules.values()].flatMap(({ nodeFile }) => ["--provider", nodeFile]);
}

/**
 * Runs `facette orders`: the order service, with its own options. Unless a catalogue is named, it first writes that of the site into
 * `.facette` of the current folder, which also has the service's data.
 */
export async function ordersCommand(args: readonly string[], messages: Messages): Promise<number> {
	const { site, others } = withoutSite(args);
	const isReady = hasOption(others, "--help") || hasOption(others, "--catalogue") || process.env.CATALOGUE;
	if (isReady) return runService(others);
	const catalogue = resolve(".facette/catalogue.json");
	const options = parseCommandLine(["catalogue", "--site", site, "--out", catalogue]);
	if (!options.ok) {
		console.error(commandErrorText(options.error.key, options.error.params, messages));
		return 1;
	}
	const written = await catalogueCommand(options.value, messages);
	if (written !== 0) return written;
	const providers = await ownProviders(options.value.siteDirectory);
	return runService(["--catalogue", catalogue, ...providers, ...others]);
}
