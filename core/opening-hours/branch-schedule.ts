import type { Schedule } from "#core/opening-hours/schedule.ts";

/** The hours of a branch for the browser to compute with (B-USE-03). */
export interface BranchSchedule {
	/** The id of the branch. */
	readonly branch: string;
	readonly schedule: Schedule;
}

/** The hours of the branch; null where there is none of that id, or where nothing can be computed from them. */
export function computableSchedule(schedules: readonly BranchSchedule[], branch: string): Schedule | null {
	const schedule = schedules.find((other) => other.branch === branch)?.schedule;
	return schedule ? computable(schedule) : null;
}

/** A schedule as it is; null where nothing can be computed from it. */
export function computable(schedule: Schedule): Schedule | null {
	return schedule.week.some((ranges) => ranges !== null) ? schedule : null;
}
