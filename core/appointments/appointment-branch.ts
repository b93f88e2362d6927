import type { Schedule } from "#core/opening-hours/schedule.ts";

/** A branch as the order service sees it when it checks and confirms appointments. */
export interface AppointmentBranch {
	readonly name: string;
	readonly street: string;
	readonly city: string;
	/** Null if nothing can be computed from its opening hours. */
	readonly schedule: Schedule | null;
}
