import { nextPublicationChange } from "#core/content/publication.ts";
import { nextShopDay, shopDate, shopTimeZone } from "#core/opening-hours/branch-schedule.ts";
import type { Site } from "#core/site/site.ts";

/** The day of a build by the shop's clock, and how long a site is current. */
export interface BuildDay {
	/** "2026-11-22". */
	readonly day: string;
	/**
	 * When dates in the content take another effect, in milliseconds since 1970: when an item is published or withdrawn, or when the next
	 * day begins.
	 */
	readonly until: number;
	/** The IANA time zone of the shop's clock. */
	readonly timeZone: string;
}

/** Returns the day of a build of a site with all its items, also those to come; `now` is in milliseconds since 1970. */
export function buildDay(
	{ branches, pages, shop }: Pick<Site, "branches" | "pages" | "shop">,
	now: number,
): BuildDay {
	const schedules = branches.map((schedule) => ({ schedule }));
	const next = nextPublicationChange([...pages, ...(shop?.products ?? [])], now);
	const until = Math.min(nextShopDay(now, schedules), next);
	return { day: shopDate(now, schedules), until, timeZone: shopTimeZone(schedules) };
}
