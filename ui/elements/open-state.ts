import type { Language } from "#core/language/language.ts";
import { type OpenState, openState } from "#core/opening-hours/open-state.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { openStateText } from "#ui/components/open-state-text.ts";
import { connectSchedule } from "#ui/elements/connect-schedule.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** Returns the text whether a branch is open, and until or from when; an empty line if unknown (B-USE-03). */
export function openStateHtml(state: OpenState, language: Language, t: Translate): string {
	const stateText = openStateText(state, language, t);
	const now = stateText ? `<span>${escapeMarkup(stateText.now)}</span>` : "";
	const next = stateText?.next ? `<i>, </i><span>${escapeMarkup(stateText.next)}</span>` : "";
	return `<span data-state="${state.state}">${now}${next}</span>`;
}

/** Shows the state of the branch in `data-branch`, in its own time zone, updated every minute. */
export const connectOpenState = connectSchedule((schedule, instant, { shell, t }) =>
	openStateHtml(openState(schedule, instant), shell.language, t),
);
