import type { ContentFinding } from "#core/content/finding.ts";
import { memoize } from "#core/shared/once-per.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { contentChoice } from "#renderer/cli/content-choice.ts";
import { errorCode } from "#renderer/cli/error-code.ts";
import {
	commandErrorText,
	createMessages,
	findingPlace,
	findingText,
	type Messages,
} from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { untilInterrupted } from "#renderer/cli/preview-command.ts";
import { studioSecret } from "#renderer/cli/secrets.ts";
import type { StudioFailure } from "#renderer/studio/studio.ts";
import type { ShownFinding } from "#renderer/studio/studio-page.ts";

/** Returns a finding in the words of the forms, with the page of the Data Studio where it is corrected. */
export function shownFinding(finding: ContentFinding, messages: Messages): ShownFinding {
	const link = "link" in finding && typeof finding.link === "string" ? finding.link : null;
	return {
		code: errorCode(finding.key),
		place: findingPlace(finding, messages),
		text: findingText(finding, messages),
		link,
		effect: null,
	};
}

function printFailure(failure: StudioFailure, { port }: CommandLine, messages: Messages): void {
	if (failure.kind === "findings") printFindings(failure.findings, messages);
	else if (failure.kind === "port") console.error(commandErrorText("preview.port", { port }, messages));
	else console.error(commandErrorText("studio.noDirectus", {}, messages));
}

/** Runs `facette studio` until it is interrupted; the exit status is 1 if it cannot start. */
export async function studioCommand(options: CommandLine, messages: Messages): Promise<number> {
	const secret = studioSecret(process.env);
	if (secret === null) {
		console.error(commandErrorText("studio.noSecret", {}, messages));
		return 1;
	}
	const { startStudio } = await import("#renderer/studio/studio.ts");
	const choice = contentChoice(options, process.env);
	const texts = memoize(createMessages);
	const { siteDirectory, outputDirectory, host, port } = options;
	const started = await startStudio({
		...{ siteDirectory, outputDirectory, host, port, choice, secret },
		texts: (language) => (key, params) => texts(language)(key, { ...params }),
		address: options.studio,
		findings: (findings, language) => findings.map((finding) => shownFinding(finding, texts(language))),
		onState(state) {
			if (state.state === "running") return;
			printFindings([...state.findings, ...state.held.flatMap(({ findings }) => findings)], messages);
			if (state.message !== null)
				console.error(commandErrorText("failure", { message: state.message }, messages));
		},
		onUnreported(error) {
			const message = error instanceof Error ? error.message : String(error);
			// Sentences follow; those of the system have no full stop.
			console.error(messages("studio.notReported", { message: message.replace(/[^.!?]$/, "$&.") }));
		},
		onFailure: (error) => console.error(error.stack),
	});
	if (!started.ok) {
		printFailure(started.error, options, messages);
		return 1;
	}
	const { url, close } = started.value;
	if (choice.token === null) console.error(messages("directus.noDrafts"));
	console.log(messages("studio.serving", { url }));
	await untilInterrupted();
	await close();
	return 0;
}
