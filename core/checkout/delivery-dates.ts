import { addWorkingDays } from "#core/legal/public-holidays.ts";
import { dateOf, localTime } from "#core/opening-hours/local-time.ts";
import type { Schedule } from "#core/opening-hours/schedule.ts";

/** Working days until goods are there, or ready to be collected (B-LAW-06, B-USE-12). */
export interface DeliveryDays {
	readonly earliest: number;
	readonly latest: number;
}

/** The days on which goods are there, or ready to be collected, as "YYYY-MM-DD"; they may be one and the same. */
export interface DeliveryDates {
	readonly earliest: string;
	readonly latest: string;
}

/**
 * What an order promises of its delivery. Where it is paid in advance by transfer, it names
 * no dates, and its days count from the payment order: customers know its day, not that on which the money arrives.
 */
export interface DeliveryPromise {
	readonly deliveryDates: DeliveryDates | null;
	/** From the order, or from the payment in advance; null where the shop does not say. */
	readonly deliveryDays: DeliveryDays | null;
}

/** An order of which nobody says when it is there. */
export const noPromise: DeliveryPromise = { deliveryDates: null, deliveryDays: null };

/**
 * The dates of what is ordered today (in days since 1970): days on which all of the countries work that it passes through,
 * ISO 3166-1 alpha-2. Every place that names a delivery date has it from here (B-USE-12).
 */
export function deliveryDates(
	{ earliest, latest }: DeliveryDays,
	countries: readonly string[],
	today: number,
): DeliveryDates {
	return {
		earliest: dateOf(addWorkingDays(today, earliest, countries)),
		latest: dateOf(addWorkingDays(today, latest, countries)),
	};
}

/** The shop's calendar day at an instant, in days since 1970: by the clock of its first branch, UTC without one. */
export function shopDay(
	instant: number,
	schedules: readonly { readonly schedule: Pick<Schedule, "time_zone"> }[],
): number {
	const timeZone = schedules[0]?.schedule.time_zone ?? "UTC";
	return (localTime(instant, timeZone) ?? localTime(instant, "UTC"))?.day ?? 0;
}
