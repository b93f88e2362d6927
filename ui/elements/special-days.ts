import type { Language } from "#core/language/language.ts";
import { branchSchedule } from "#core/opening-hours/branch-schedule.ts";
import { formatMinutes } from "#core/opening-hours/local-time.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import { type SpecialDay, specialDays } from "#core/opening-hours/special-days.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { formatDay } from "#ui/components/format-date.ts";
import { connectSchedule } from "#ui/elements/connect-schedule.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";

/**
 * Returns the HTML of the holidays within two weeks of an instant, with their hours (B-USE-03); empty if there are
 * none.
 */
function specialDaysHtml(schedule: Schedule, instant: number, language: Language, t: Translate): string {
	const days = specialDays(schedule, instant);
	if (days.length === 0) return "";
	const rows = days.map((day) => dayHtml(day, language, t));
	return `<p>${escapeMarkup(t("openingHours.special"))}</p><dl>${rows.join("")}</dl>`;
}

function dayHtml({ date, label, ranges }: SpecialDay, language: Language, t: Translate): string {
	const name = label && `<span>${escapeMarkup("key" in label ? t(coreKey(label.key)) : label.text)}</span>`;
	const hours =
		ranges?.map(({ from, to }) => `<span>${formatMinutes(from)}–${formatMinutes(to)}</span>`) ?? [];
	// The name states unknown hours as written.
	const closed = ranges === null ? "" : escapeMarkup(t("openingHours.closed"));
	const time = `<time datetime="${date}">${escapeMarkup(formatDay(date, language, "short"))}</time>`;
	return `<div><dt>${time}${name ?? ""}</dt><dd>${hours.join("") || closed}</dd></div>`;
}

/** Shows the special days of the branch in `data-branch`, updated every minute, also if its ordinary week is unknown. */
export const connectSpecialDays = connectSchedule(
	(schedule, instant, { shell, t }) => specialDaysHtml(schedule, instant, shell.language, t),
	branchSchedule,
);
