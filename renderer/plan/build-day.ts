import { systemTime } from "#adapters/system-time/system-time.ts";
import { nextShopDay, shopDate } from "#core/opening-hours/branch-schedule.ts";
import type { Site } from "#core/site/site.ts";

/** The day of a build by the shop's clock. Dates in the content have one effect until it ends. */
interface BuildDay {
	/** "2026-11-22". */
	readonly day: string;
	/** When the next day begins, in milliseconds since 1970. */
	readonly until: number;
}

/** Returns the day of a build of a site; `now` is in milliseconds since 1970. */
export function buildDay({ branches }: Pick<Site, "branches">, now: number = systemTime.now()): BuildDay {
	const schedules = branches.map((schedule) => ({ schedule }));
	return { day: shopDate(now, schedules), until: nextShopDay(now, schedules) };
}
