import { relative } from "node:path";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { contentChoice } from "#renderer/cli/content-choice.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { stageCatalogue } from "#renderer/output/catalogue-file.ts";
import { createPlanContext } from "#renderer/plan/plan-context.ts";
import { loadSite } from "#renderer/site/load-site.ts";
import { createLogCollector } from "#renderer/site/log-collector.ts";
import { mailingCatalogue } from "#renderer/site/shop-catalogue.ts";

/** Runs `facette catalogue`; the exit status is 1 if the content has errors or the site has no shop. */
export async function catalogueCommand(options: CommandLine, messages: Messages): Promise<number> {
	const { siteDirectory, outputDirectory: file } = options;
	// Taken before reading the content; the order service recognizes an outdated catalogue by it.
	const readAt = new Date().toISOString();
	const { logger } = createLogCollector();
	const loaded = await loadSite(siteDirectory, { logger, choice: contentChoice(options, process.env) });
	if (!loaded.ok) {
		printFindings(loaded.error, messages);
		return 1;
	}
	const { site, config, content } = loaded.value;
	const plan = createPlanContext(site, config, [], { phones: createPhoneNumbers(logger), logger });
	const catalogue = await mailingCatalogue(plan, content);
	if (!catalogue) {
		console.error(commandErrorText("catalogue.noShop", {}, messages));
		return 1;
	}
	stageCatalogue(file, catalogue, readAt).publish();
	const path = relative(process.cwd(), file) || file;
	console.log(messages("catalogue.written", { products: catalogue.products.length, path }));
	return 0;
}
