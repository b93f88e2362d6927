import type { Period } from "#core/content/period.ts";
import { addWorkingDays, countWorkingDays } from "#core/legal/public-holidays.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";

/** Working days until goods are delivered or ready to be collected (B-LAW-06, B-USE-12). */
export interface DeliveryDays {
	readonly earliest: number;
	readonly latest: number;
}

/**
 * The range of days on which goods are delivered or ready to be collected, as "YYYY-MM-DD". Both can be the same day.
 */
export interface DeliveryDates {
	readonly earliest: string;
	readonly latest: string;
}

/**
 * The delivery promise of an order. If it is paid in advance by transfer, it has no dates, and its days count from
 * the payment order: customers know its day, not the day on which the money arrives.
 */
export interface DeliveryPromise {
	readonly deliveryDates: DeliveryDates | null;
	/** Counted from the order or the payment in advance; null if the shop does not state them. */
	readonly deliveryDays: DeliveryDays | null;
}

/** The promise of an order without a known delivery time. */
export const noPromise: DeliveryPromise = { deliveryDates: null, deliveryDays: null };

/** The days on which nobody makes or delivers goods. */
export interface DeliveryCalendar {
	/** The countries or regions whose holidays delay the goods, ISO 3166: "AT", "CH-GE"; blank if unknown. */
	readonly areas: readonly string[];
	/** The shop's own holidays. */
	readonly closures: readonly Period[];
}

/**
 * Returns the dates of what is ordered today, in days since 1970. They are working days in all areas that the
 * goods pass through, and none of the shop's holidays. Every delivery date comes from this function (B-USE-12).
 */
export function deliveryDates(
	{ earliest, latest }: DeliveryDays,
	{ areas, closures }: DeliveryCalendar,
	today: number,
): DeliveryDates {
	return {
		earliest: dateOf(addWorkingDays(today, earliest, areas, closures)),
		latest: dateOf(addWorkingDays(today, latest, areas, closures)),
	};
}

/** Returns the working days from a payment of today until the delivery: the shop's holidays make them more. */
export function daysFromPayment(
	{ earliest, latest }: DeliveryDays,
	{ areas, closures }: DeliveryCalendar,
	today: number,
): DeliveryDays {
	if (closures.length === 0) return { earliest, latest };
	const added = (count: number) =>
		countWorkingDays(today, addWorkingDays(today, count, areas, closures), areas) -
		countWorkingDays(today, addWorkingDays(today, count, areas), areas);
	return { earliest: earliest + added(earliest), latest: latest + added(latest) };
}
