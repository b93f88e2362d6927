import { type AppointmentWish, appointmentDays } from "#core/appointments/appointment-times.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";

/** The parts of an appointment request that are checked against the opening hours. */
export interface WishedAppointment {
	readonly wishes: readonly AppointmentWish[];
	/** In minutes. */
	readonly duration: number;
}

/**
 * Returns problems unless the branch is open at all requested times and the times differ. Times are accepted if
 * they were offered at any of the given instants, in milliseconds since 1970 UTC: a page may stay open for a day,
 * and a request may be delivered after midnight.
 */
export function offeredProblems(
	{ wishes, duration }: WishedAppointment,
	schedule: Schedule,
	...instants: readonly number[]
): readonly FieldProblem[] {
	const days = instants.flatMap((instant) => appointmentDays(schedule, duration, instant));
	const isOffered = ({ date, time }: AppointmentWish) =>
		days.some((day) => day.date === date && day.times.includes(time));
	const problems = wishes.flatMap((wish, place) =>
		isOffered(wish) ? [] : [problem(`time${place + 1}`, "appointment.notOpen")],
	);
	const [first, second] = wishes;
	const same = first && second && first.date === second.date && first.time === second.time;
	return same ? [...problems, problem("time2", "appointment.sameWish")] : problems;
}
