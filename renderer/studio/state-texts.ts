import type { Language } from "#core/language/language.ts";
import type { PublisherState } from "#renderer/studio/publisher.ts";
import type { StudioTools } from "#renderer/studio/requests.ts";
import type { ShownFinding, StudioState } from "#renderer/studio/studio-page.ts";

/** Returns the key of the sentence about a state. */
function sentenceKey({ state, retryAt, publishedAt, held }: PublisherState): string {
	if (state === "failed") return retryAt === null ? "failed" : "retry";
	if (state !== "idle") return state;
	if (publishedAt === null) return "none";
	return held.length > 0 ? "partly" : "idle";
}

/** Returns a time as words of a language, with the name of the time zone, which readers elsewhere need. */
function timeText(time: string | null, language: Language, timeZone: string): string {
	if (time === null) return "";
	const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "long", timeZone });
	return format.format(Date.parse(time));
}

/**
 * Returns a state as a sentence, with the errors of the last build, what the site has of items that it held back, and the warnings about
 * items.
 */
export function describeState(
	current: PublisherState,
	language: Language,
	{ texts, findings }: Pick<StudioTools, "texts" | "findings">,
): Pick<StudioState, "text" | "findings" | "warnings"> {
	const { state, startedAt, publishedAt, message, held, timeZone } = current;
	const say = texts(language);
	const shown = (errors: PublisherState["findings"], effect: string | null): readonly ShownFinding[] =>
		findings(errors, language).map((finding) => ({ ...finding, effect }));
	return {
		text: say(`studio.state.${sentenceKey(current)}`, {
			time: timeText(state === "running" ? startedAt : publishedAt, language, timeZone),
			count: current.findings.length,
			message: message ?? "",
		}),
		findings: [
			...shown(current.findings, null),
			...held.flatMap((item) =>
				shown(item.findings, say(item.state === "kept" ? "report.itemKept" : "report.itemLeftOut")),
			),
		],
		// Others are not about what editors enter.
		warnings: shown(current.warnings, null).filter(({ link }) => link !== null),
	};
}
