import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import { catalogueCommand } from "#renderer/cli/catalogue-command.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import { parseCommandLine } from "#renderer/cli/options.ts";
import { parseOrdersOptions } from "#renderer/cli/orders-options.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { readConfig } from "#renderer/config/load-config.ts";
import { catalogueFileOf } from "#renderer/output/catalogue-file.ts";
import { hasSite } from "#renderer/output/output-folder.ts";
import { bundleSiteModules } from "#renderer/site-modules/bundle-site-modules.ts";
import { paymentEntries } from "#renderer/site-modules/module-entries.ts";

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

/** Returns the options that name the site's own payment providers, bundled for Node.js. */
async function ownProviders(siteDirectory: string, config: SiteConfig): Promise<readonly string[]> {
	const bundled = await bundleSiteModules(siteDirectory, paymentEntries(config));
	if (!bundled.ok) return [];
	return [...bundled.value.modules.values()].flatMap(({ nodeFile }) => ["--provider", nodeFile]);
}

/** Returns whether a build of this shop has written a catalogue next to its output. */
function isBuilt(outputDirectory: string, domain: string): boolean {
	try {
		const { project } = JSON.parse(readFileSync(catalogueFileOf(outputDirectory), "utf8"));
		return hasSite(outputDirectory) && project === domain;
	} catch {
		return false;
	}
}

/**
 * Runs `facette orders`: the order service, with its own options. Unless a catalogue is named, it uses that of the last build, and
 * takes over those of further builds while it runs (B-USE-10). Before the first build, it writes one from the content.
 */
export async function ordersCommand(args: readonly string[], messages: Messages): Promise<number> {
	const parsed = parseOrdersOptions(args);
	if (!parsed.ok) {
		console.error(commandErrorText(parsed.error.key, parsed.error.params, messages));
		return 1;
	}
	const { siteDirectory, outputDirectory, serviceArguments, needsCatalogue } = parsed.value;
	if (!needsCatalogue) return runService(serviceArguments);
	const catalogue = catalogueFileOf(outputDirectory);
	const config = await readConfig(siteDirectory);
	if (!config.ok || !isBuilt(outputDirectory, config.value.domain)) {
		const options = parseCommandLine(["catalogue", "--site", siteDirectory, "--out", catalogue]);
		const written = options.ok ? await catalogueCommand(options.value, messages) : 1;
		if (written !== 0) return written;
	}
	const providers = config.ok ? await ownProviders(siteDirectory, config.value) : [];
	return runService(["--catalogue", catalogue, ...providers, ...serviceArguments]);
}
