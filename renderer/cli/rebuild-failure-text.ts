import { commandErrorText, findingPlace, findingText, type Messages } from "#renderer/cli/messages.ts";
import { publishFailureText } from "#renderer/cli/publish-command.ts";
import type { RebuildFailure } from "#renderer/worker/rebuild.ts";

/** Returns the reason of a worker's failed build as text. */
export function rebuildFailureText(failure: RebuildFailure, messages: Messages): string {
	switch (failure.kind) {
		case "findings":
			return failure.findings
				.map((finding) => `${findingPlace(finding, messages)}: ${findingText(finding, messages)}`)
				.join("\n");
		case "publication":
			return publishFailureText(failure.failure, messages);
		case "late":
			return commandErrorText("worker.late", { minutes: String(failure.minutes) }, messages);
		default:
			return commandErrorText(`worker.${failure.kind}`, {}, messages);
	}
}
