import { dirname } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { contentChoice } from "#renderer/cli/content-choice.ts";
import { engineErrorText } from "#renderer/cli/engine-error-text.ts";
import { commandErrorText, findingLines, type Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { untilInterrupted } from "#renderer/cli/preview-command.ts";
import { refreshSchemas } from "#renderer/site/refresh-schemas.ts";

/** Returns the errors among the findings as the text of a page; the terminal shows warnings and hints too. */
export function errorsText(findings: readonly ContentFinding[], messages: Messages): string {
	const errors = findings.filter(({ severity }) => severity === "error");
	return errors.map((finding) => findingLines(finding, messages)).join("\n\n");
}

/** Runs `facette dev` until it is interrupted; the exit status is 1 if it cannot start. */
export async function devCommand(options: CommandLine, messages: Messages): Promise<number> {
	// Loaded late, as other commands do not need it.
	const { startDevServer } = await import("#renderer/dev/dev-server.ts");
	const choice = contentChoice(options, process.env);
	const { port, siteDirectory } = options;
	const textOf = (findings: readonly ContentFinding[]) => errorsText(findings, messages);
	const started = await startDevServer({
		siteDirectory,
		cacheDirectory: dirname(options.outputDirectory),
		// Editors see drafts too, as far as their token allows.
		choice: { ...choice, drafts: choice.token !== null },
		port,
		onOpened: () => refreshSchemas(siteDirectory),
		onFindings(findings) {
			printFindings(findings, messages);
			return textOf(findings);
		},
		textOf,
		onWarnings: (findings) => printFindings(findings, messages),
		onRefreshFailed: () => console.error(messages("directus.refreshFailed")),
		onWatchFailed: (error) =>
			console.error(
				messages("dev.watchFailed", { message: error instanceof Error ? error.message : String(error) }),
			),
		failure(error) {
			const sentence = engineErrorText(error, messages);
			console.error(sentence ?? error.stack);
			return sentence ?? commandErrorText("failure", { message: error.message }, messages);
		},
	});
	if (!started.ok) {
		if (started.error.kind === "findings") printFindings(started.error.findings, messages);
		else console.error(commandErrorText("preview.port", { port }, messages));
		return 1;
	}
	const { url, fromDirectus, close } = started.value;
	if (fromDirectus && choice.token === null) console.error(messages("directus.noDrafts"));
	console.log(messages("dev.serving", { url }));
	await untilInterrupted();
	await close();
	return 0;
}
