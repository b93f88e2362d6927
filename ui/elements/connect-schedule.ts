import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";
import { type ConnectElement, type ElementPage, replaceHtml } from "#ui/elements/connect-element.ts";
import { currentMinute, onEachMinute } from "#ui/foundation/each-minute.ts";

/**
 * Connects an element that says something of the hours of the branch that `data-branch` names, again with each minute;
 * `instant` is in milliseconds since 1970. It stays as it is where nothing can be computed from them.
 */
export function connectSchedule(
	html: (schedule: Schedule, instant: number, page: ElementPage) => string,
): ConnectElement {
	return (element, page) => {
		const { time } = page.services;
		const schedule = computableSchedule(page.shell.schedules, element.dataset.branch ?? "");
		if (!schedule) return () => {};
		return onEachMinute(time, () => replaceHtml(element, html(schedule, currentMinute(time), page)));
	};
}
