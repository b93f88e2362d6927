import { shopDay } from "#core/opening-hours/branch-schedule.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";

/** A time, and the time zone of the shop's days. */
export interface ShopTime {
	readonly now: Date;
	/** IANA name. */
	readonly timeZone: string;
}

/** Returns the shop's day at a time, in days since 1970. */
export function shopDayAt({ now, timeZone }: ShopTime): number {
	return shopDay(now.getTime(), [{ schedule: { time_zone: timeZone } }]);
}

/** Returns the shop's day at a time, "YYYY-MM-DD". */
export function shopDateAt(time: ShopTime): string {
	return dateOf(shopDayAt(time));
}
