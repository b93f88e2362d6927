import type { BranchSchedule } from "#core/opening-hours/branch-schedule.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import type { MinuteRange } from "#core/opening-hours/schedule-entries.ts";
import { type Week, weekOf } from "#core/opening-hours/week.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { connectSchedule } from "#ui/elements/connect-schedule.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";

/**
 * Returns the HTML of a branch's week as bars on the shared axis, today's highlighted with the time; the current
 * week's holidays appear once the instant is known (B-USE-03). Empty if nothing can be computed.
 */
export function weekStripHtml(
	schedule: Schedule,
	schedules: readonly BranchSchedule[],
	instant: number | null,
	t: Translate,
): string {
	const week = weekOf(
		schedule,
		instant,
		schedules.map((other) => other.schedule),
	);
	if (week === null) return "";
	const days = week.days.map((ranges, place) => {
		const now = week.now?.weekday === place ? week.now.minutes : null;
		const name = escapeMarkup(t(coreKey(`openingHours.short.${place}`)));
		return `<div${now === null ? "" : " data-today"}><span>${name}</span>${track(ranges, week, now)}</div>`;
	});
	return `${days.join("")}<div><span></span>${hours(week)}</div>`;
}

/** `ranges` is null for a day with unknown hours; `now` is the current minute if it is today. */
function track(ranges: readonly MinuteRange[] | null, { axis, ticks }: Week, now: number | null): string {
	const bars = (ranges ?? []).map(
		({ from, to }) =>
			`<rect x="${along(from, axis)}" width="${percent((to - from) / (axis.to - axis.from))}" y="25%" height="50%" rx="2"></rect>`,
	);
	const parts = [
		...ticks.map((tick) => upright(along(tick, axis))),
		ranges?.length === 0 ? '<line x1="0" x2="100%" y1="50%" y2="50%"></line>' : "",
		...bars,
		now !== null && now >= axis.from && now <= axis.to ? upright(along(now, axis), " data-now") : "",
	];
	return `<svg>${parts.join("")}</svg>`;
}

function upright(place: string, attributes = ""): string {
	return `<line${attributes} x1="${place}" x2="${place}" y1="0" y2="100%"></line>`;
}

function hours({ axis, ticks }: Week): string {
	const texts = ticks.map(
		(tick) => `<text x="${along(tick, axis)}" y="75%" text-anchor="middle">${tick / 60}</text>`,
	);
	return `<svg>${texts.join("")}</svg>`;
}

function along(minutes: number, axis: MinuteRange): string {
	return percent((minutes - axis.from) / (axis.to - axis.from));
}

function percent(part: number): string {
	return `${Math.round(part * 10_000) / 100}%`;
}

/** Shows the week of the branch in `data-branch`, updated every minute. */
export const connectWeekStrip = connectSchedule((schedule, instant, { shell, t }) =>
	weekStripHtml(schedule, shell.schedules, instant, t),
);
