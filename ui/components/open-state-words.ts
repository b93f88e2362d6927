import type { NextOpening, OpenState } from "#core/opening-hours/open-state.ts";
import type { Language } from "#core/shared/language.ts";
import { dayText } from "#ui/components/day-text.ts";
import type { Words } from "#ui/foundation/words.tsx";

/** A sentence in two parts with a comma between: how it is now, and what comes next where that is known. */
export interface OpenStateWords {
	readonly now: string;
	readonly next: string | null;
}

/** Says whether a branch is open, and until when or from when (B-USE-03); null where it is not known. */
export function openStateWords(state: OpenState, language: Language, words: Words): OpenStateWords | null {
	switch (state.state) {
		case "open": {
			const { until } = state;
			const next = until === null ? null : words("openingHours.state.until", { time: until });
			return { now: words("openingHours.state.open"), next };
		}
		case "closed": {
			const { holiday, opens } = state;
			return {
				now:
					holiday === null
						? words("openingHours.closed")
						: words("openingHours.state.holiday", {
								holiday: "key" in holiday ? words(holiday.key) : holiday.text,
							}),
				next: opens && nextWords(opens, language, words),
			};
		}
		case "unknown":
			return null;
		default:
			return state satisfies never;
	}
}

/** Today and tomorrow by name, the week's other days by weekday, all later ones by date. */
function nextWords(
	{ daysAhead, date, time, weekday }: NextOpening,
	language: Language,
	words: Words,
): string {
	if (daysAhead === 0) return words("openingHours.state.opensToday", { time });
	if (daysAhead === 1) return words("openingHours.state.opensTomorrow", { time });
	if (daysAhead < 7)
		return words("openingHours.state.opensOn", { day: words(`openingHours.weekday.${weekday}`), time });
	return words("openingHours.state.opensDate", { date: dayText(date, language), time });
}
