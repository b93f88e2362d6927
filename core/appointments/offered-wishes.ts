import { type AppointmentWish, appointmentDays } from "#core/appointments/appointment-times.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";

/** What of a request for an appointment a branch's hours decide. */
export interface WishedAppointment {
	readonly wishes: readonly AppointmentWish[];
	/** In minutes. */
	readonly duration: number;
}

/**
 * Whether a branch is open for all of the wishes, and they differ, as its hours are at one of some instants, in milliseconds
 * since 1970 UTC: a page may have been open for a day, and a request may have waited over midnight.
 */
export function offeredProblems(
	{ wishes, duration }: WishedAppointment,
	schedule: Schedule,
	...instants: readonly number[]
): readonly FieldProblem[] {
	const days = instants.flatMap((instant) => appointmentDays(schedule, duration, instant));
	const isOffered = ({ date, time }: AppointmentWish) =>
		days.some((day) => day.date === date && day.times.includes(time));
	const taken = wishes.flatMap((wish, place) =>
		isOffered(wish) ? [] : [problem(`time${place + 1}`, "appointment.notOpen")],
	);
	const [first, second] = wishes;
	const same = first && second && first.date === second.date && first.time === second.time;
	return same ? [...taken, problem("time2", "appointment.sameWish")] : taken;
}
