import type { Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { hasSite } from "#renderer/output/current-folder.ts";

/** Returns the sentence about a failed command, followed by the note that the last good site stays if a build has left one. */
export function withSiteStays(
	sentence: string,
	{ command, outputDirectory }: Pick<CommandLine, "command" | "outputDirectory">,
	messages: Messages,
): string {
	return command === "build" && hasSite(outputDirectory)
		? `${sentence} ${messages("report.siteStays")}`
		: sentence;
}
