import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import { type ConnectElement, type ElementPage, replaceHtml } from "#ui/elements/connect-element.ts";
import { currentMinute, onEachMinute } from "#ui/foundation/each-minute.ts";

/**
 * Connects an element to the hours of the branch in `data-branch`, updated every minute; `instant` is in
 * milliseconds since 1970. Leaves it unchanged if `findSchedule` finds none; by default if the hours of the ordinary week
 * cannot be computed.
 */
export function connectSchedule(
	html: (schedule: Schedule, instant: number, page: ElementPage) => string,
	findSchedule = computableSchedule,
): ConnectElement {
	return (element, page) => {
		const { time } = page.services;
		const schedule = findSchedule(page.shell.schedules, element.dataset.branch ?? "");
		if (!schedule) return () => {};
		return onEachMinute(time, () => replaceHtml(element, html(schedule, currentMinute(time), page)));
	};
}
