import type { Language } from "#core/language/language.ts";
import type { NextOpening, OpenState } from "#core/opening-hours/open-state.ts";
import { formatDay } from "#ui/components/format-date.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";

/** A sentence in two parts, joined by a comma: the current state and, if known, the next change. */
export interface OpenStateText {
	readonly now: string;
	readonly next: string | null;
}

/** Returns whether a branch is open, and until or from when (B-USE-03); null if unknown. */
export function openStateText(state: OpenState, language: Language, t: Translate): OpenStateText | null {
	switch (state.state) {
		case "open": {
			const { until } = state;
			const next = until === null ? null : t("openingHours.state.until", { time: timeText(until, t) });
			return { now: t("openingHours.state.open"), next };
		}
		case "closed": {
			const { holiday, opens } = state;
			return {
				now:
					holiday === null
						? t("openingHours.closed")
						: t("openingHours.state.holiday", {
								holiday: "key" in holiday ? t(coreKey(holiday.key)) : holiday.text,
							}),
				next: opens && nextOpeningText(opens, language, t),
			};
		}
		case "unknown":
			return null;
		default:
			return state satisfies never;
	}
}

/** Names today and tomorrow, other days of the week by weekday, later ones by date. */
function nextOpeningText(
	{ daysAhead, date, time: clock, weekday }: NextOpening,
	language: Language,
	t: Translate,
): string {
	const time = timeText(clock, t);
	if (daysAhead === 0) return t("openingHours.state.opensToday", { time });
	if (daysAhead === 1) return t("openingHours.state.opensTomorrow", { time });
	if (daysAhead < 7)
		return t("openingHours.state.opensOn", { day: t(coreKey(`openingHours.weekday.${weekday}`)), time });
	return t("openingHours.state.opensDate", { date: formatDay(date, language), time });
}

/** Formats a time of day, "HH:MM", for use within a sentence. */
export function timeText(time: string, t: Translate): string {
	const [hours, minutes] = time.split(":");
	return t(`openingHours.state.${Number(minutes) ? "time" : "fullHour"}`, {
		hours: Number(hours),
		minutes: `${minutes}`,
	});
}
