import type { Schedule } from "#core/opening-hours/schedule.ts";

/** A branch, as an order service checks and confirms appointments there. */
export interface AppointmentBranch {
	readonly name: string;
	readonly street: string;
	readonly city: string;
	/** Null where nothing can be computed from its hours. */
	readonly schedule: Schedule | null;
}
