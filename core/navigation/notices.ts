import type { Notice } from "#core/content/notices.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import { linkTo, type NavigationLink } from "#core/navigation/link.ts";
import { startOfDay } from "#core/opening-hours/local-time.ts";
import type { PageLinks } from "#core/pages/page-links.ts";
import type { Logger } from "#core/platform/logger.ts";
import { day as millisecondsOfDay } from "#core/platform/time.ts";

/** A notice above every page in one language. */
export interface NoticeModel {
	/** Identifies it among those that a visitor has closed. */
	readonly id: string;
	readonly text: string;
	/** Null without a target. */
	readonly link: NavigationLink | null;
	/** The text of the link; null for the usual one. */
	readonly label: string | null;
	readonly tone: Notice["tone"];
	/** The first and the last day, "YYYY-MM-DD". */
	readonly days: Readonly<Record<"from" | "to", string>>;
	/** The instants between which it is shown, in milliseconds since 1970. */
	readonly from: number;
	readonly until: number;
	/** Whether it is shown on the day of the build, for visitors without script. */
	readonly isCurrent: boolean;
}

/** The inputs of {@link noticeModels}. */
export interface NoticeContext {
	readonly links: PageLinks;
	readonly logger: Logger;
	/** The IANA time zone of the shop, whose days count. */
	readonly timeZone: string;
	/** The day of the build, "YYYY-MM-DD"; null if nothing depends on it. */
	readonly day: string | null;
}

/** Returns the notices of a site in a language, in the order of their first days, without those that are over. */
export function noticeModels(
	notices: readonly Notice[],
	language: Language,
	{ links, logger, timeZone, day }: NoticeContext,
): readonly NoticeModel[] {
	return notices
		.map((notice, place) => ({ ...notice, id: `${notice.from}_${notice.to}_${place}` }))
		.toSorted((one, other) => one.from.localeCompare(other.from))
		.filter(({ from, to }) => from <= to && (day === null || day <= to))
		.flatMap(({ id, from, to, tone, link, translations }) => {
			const words = translationFor(translations, language, logger, "notices");
			if (!words) return [];
			return [
				{
					id,
					text: words.text,
					link: link === null ? null : linkTo(link, language, links),
					label: words.label,
					tone,
					days: { from, to },
					from: startOfDay(from, timeZone),
					until: startOfDay(dayAfter(to), timeZone),
					isCurrent: day !== null && from <= day,
				},
			];
		});
}

function dayAfter(day: string): string {
	return new Date(Date.parse(day) + millisecondsOfDay).toISOString().slice(0, 10);
}
