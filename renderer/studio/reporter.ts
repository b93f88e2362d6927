import type { Language } from "#core/language/language.ts";
import type { PublisherState } from "#renderer/studio/publisher.ts";
import type { StudioTools } from "#renderer/studio/requests.ts";
import { describeState } from "#renderer/studio/state-texts.ts";
import { findingsHeading, listedWarnings, type ShownFinding } from "#renderer/studio/studio-page.ts";

/** Returns a text as Markdown that shows it as it is. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>&~|#]/g, "\\$&").replace(/\s+/g, " ");

/** Returns findings as a list in Markdown, with links to their items. */
function markdownList(findings: readonly ShownFinding[]): string {
	return findings
		.map(({ code, place, text, link, effect }) => {
			const name = escapeMarkdown(place);
			const heading = link === null ? `**${name}**` : `[${name}](<${link}>)`;
			const rest = effect === null ? "" : `  \n  ${escapeMarkdown(effect)}`;
			return `- ${heading}  \n  ${escapeMarkdown(text)} \`${code}\`${rest}`;
		})
		.join("\n");
}

/** Returns the report of a state as Markdown: a sentence, the errors, and what should be corrected as well. */
export function reportText(
	state: PublisherState,
	language: Language,
	tools: Pick<StudioTools, "texts" | "findings">,
): string {
	const { text, findings, warnings } = describeState(state, language, tools);
	const say = tools.texts(language);
	const others = listedWarnings(warnings, say);
	return [
		`**${escapeMarkdown(text)}**`,
		...(findings.length > 0 ? [`### ${findingsHeading(findings, say)}`, markdownList(findings)] : []),
		...(others ? [`### ${others.heading}`, markdownList(others.listed), others.rest ?? ""] : []),
	]
		.filter((part) => part !== "")
		.join("\n\n");
}

/** The dependencies of a reporter. */
export interface ReporterOptions {
	/** Stores a text where editors see it; rejects if it is not stored. */
	store(text: string): Promise<void>;
	/** Called when a report was not stored, once until one is. */
	onFailure(error: unknown): void;
	/** The milliseconds before a report that was not stored is sent again. */
	readonly retryDelay?: number;
}

/** Stores the reports of a studio's builds. */
export interface Reporter {
	/** Stores a report unless it is the stored one. The newest is stored last. */
	report(text: string): void;
	/** Stores no further report. */
	stop(): void;
}

/** Creates a reporter that has not stored anything. */
export function createReporter({ store, onFailure, retryDelay = 15_000 }: ReporterOptions): Reporter {
	let newest: string | null = null;
	let stored: string | null = null;
	let isStoring = false;
	let hasFailed = false;
	let isStopped = false;
	let retry: NodeJS.Timeout | undefined;

	async function storeNewest(): Promise<void> {
		clearTimeout(retry);
		if (isStoring) return;
		isStoring = true;
		try {
			while (newest !== null && newest !== stored) {
				const text: string = newest;
				await store(text);
				[stored, hasFailed] = [text, false];
			}
		} catch (error) {
			if (!hasFailed) onFailure(error);
			hasFailed = true;
			if (newest !== null) retry = setTimeout(storeNewest, retryDelay);
		} finally {
			isStoring = false;
		}
	}

	return {
		report(text) {
			if (isStopped) return;
			newest = text;
			void storeNewest();
		},
		stop() {
			[isStopped, newest] = [true, null];
			clearTimeout(retry);
		},
	};
}
