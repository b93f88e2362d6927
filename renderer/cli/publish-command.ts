import type { PublishFailure, PublishReport } from "#core/ports/site-output.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { readConfig } from "#renderer/config/load-config.ts";
import { hasSite } from "#renderer/output/output-folder.ts";
import { configuredOutput } from "#renderer/publish/site-output.ts";

/** Returns a failed publication as a sentence with its remedy. */
export function publishFailureText(failure: PublishFailure, messages: Messages): string {
	const { kind, ...params } = failure;
	const texts = "newest" in params ? { time: new Date(params.newest).toISOString() } : params;
	return commandErrorText(`publish.${kind}`, texts, messages);
}

function printReport(report: PublishReport, isDryRun: boolean, messages: Messages): void {
	const { sent, unchanged, deleted, waiting } = report;
	if (isDryRun)
		for (const [key, paths] of [
			["send", sent],
			["delete", deleted],
			["wait", waiting],
		] as const)
			for (const path of paths) console.log(`${messages(`publish.${key}`)}  ${path}`);
	const counts = { sent: sent.length, unchanged, deleted: deleted.length, waiting: waiting.length };
	console.log(messages(isDryRun ? "publish.wouldPublish" : "publish.published", counts));
}

/** Runs `facette publish`; the exit status is 1 if the site cannot be published (B-USE-11). */
export async function publishCommand(options: CommandLine, messages: Messages): Promise<number> {
	const { siteDirectory, outputDirectory, dryRun, preview } = options;
	const config = await readConfig(siteDirectory);
	if (!config.ok) {
		printFindings(config.error, messages);
		return 1;
	}
	const { publish, envPrefix } = config.value;
	const generation = BuildCache.generations.of(outputDirectory);
	const refuse = (text: string) => {
		console.error(text);
		return 1;
	};
	if (publish === null) return refuse(commandErrorText("publish.notConfigured", {}, messages));
	const shard = BuildCache.shards.in(outputDirectory);
	if (shard !== null)
		return refuse(commandErrorText("publish.shard", { directory: outputDirectory, ...shard }, messages));
	if (generation === null || !hasSite(outputDirectory))
		return refuse(commandErrorText("publish.notBuilt", { directory: outputDirectory }, messages));
	if (BuildCache.generations.isPreview(outputDirectory) && !preview)
		return refuse(commandErrorText("publish.preview", {}, messages));
	const output = configuredOutput(siteDirectory, publish, { envPrefix });
	const published = await output.publish(outputDirectory, generation, { dryRun });
	if (!published.ok) return refuse(publishFailureText(published.error, messages));
	printReport(published.value, dryRun, messages);
	return 0;
}
