import { defaultTimeZone } from "#core/content/names.ts";
import { dateOf, localTime, startOfDay } from "#core/opening-hours/local-time.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";

/** The opening hours of a branch for computation in the browser (B-USE-03). */
export interface BranchSchedule {
	/** The id of the branch. */
	readonly branch: string;
	readonly schedule: Schedule;
}

/** Returns the hours of a branch, some of which may be unknown; null if the id is. */
export function branchSchedule(schedules: readonly BranchSchedule[], branch: string): Schedule | null {
	return schedules.find((other) => other.branch === branch)?.schedule ?? null;
}

/** Returns the hours of a branch; null if the id is unknown or nothing can be computed for its ordinary week. */
export function computableSchedule(schedules: readonly BranchSchedule[], branch: string): Schedule | null {
	const schedule = branchSchedule(schedules, branch);
	return schedule ? computable(schedule) : null;
}

/**
 * Returns the IANA time zone in which a shop, its pages and its order service count days: that of its first branch with opening
 * hours, or {@link defaultTimeZone}.
 */
export function shopTimeZone(
	schedules: readonly { readonly schedule: Pick<Schedule, "time_zone"> }[],
): string {
	return schedules[0]?.schedule.time_zone ?? defaultTimeZone;
}

/**
 * Returns the shop's calendar day at an instant, in days since 1970, by its time zone ({@link shopTimeZone}).
 */
export function shopDay(
	instant: number,
	schedules: readonly { readonly schedule: Pick<Schedule, "time_zone"> }[],
): number {
	return (localTime(instant, shopTimeZone(schedules)) ?? localTime(instant, "UTC"))?.day ?? 0;
}

/** Returns the shop's calendar day at an instant, "YYYY-MM-DD", by its time zone ({@link shopTimeZone}). */
export function shopDate(instant: number, schedules: Parameters<typeof shopDay>[1]): string {
	return dateOf(shopDay(instant, schedules));
}

/** Returns the instant at which the shop's next calendar day begins, in milliseconds since 1970. */
export function nextShopDay(instant: number, schedules: Parameters<typeof shopDay>[1]): number {
	return startOfDay(dateOf(shopDay(instant, schedules) + 1), shopTimeZone(schedules));
}

/** Returns the schedule; null if nothing can be computed from it. */
export function computable(schedule: Schedule): Schedule | null {
	return schedule.week.some((ranges) => ranges !== null) ? schedule : null;
}
