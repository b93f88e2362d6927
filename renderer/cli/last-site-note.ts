import type { Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { hasSite } from "#renderer/output/output-folder.ts";

/** Returns the message of a failed command, followed by a note that the last good site remains, if there is one. */
export function withLastSiteNote(
	sentence: string,
	{ command, outputDirectory }: Pick<CommandLine, "command" | "outputDirectory">,
	messages: Messages,
): string {
	return (command === "build" || command === "merge") && hasSite(outputDirectory)
		? `${sentence} ${messages("report.siteStays")}`
		: sentence;
}
