import type { BranchModel, ShellModel } from "#core/models/page-model.ts";
import { week as weekdays } from "#core/opening-hours/day-codes.ts";
import { dateOf, formatMinutes } from "#core/opening-hours/local-time.ts";
import type { DatedHours, Schedule } from "#core/opening-hours/schedule.ts";
import type { MinuteRange } from "#core/opening-hours/schedule-entries.ts";
import { organizationId } from "#renderer/engines/structured-data/organization-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

/** Returns a branch with the opening hours of weekdays, if known, and of special dates. */
export function storeData(branch: BranchModel, shell: ShellModel, origin: string): StructuredItem {
	const schedule = shell.schedules.find((other) => other.branch === branch.id)?.schedule;
	return {
		"@type": "JewelryStore",
		"@id": `${origin}/#branch-${branch.id}`,
		name: branch.name,
		url: `${origin}${shell.homePath}`,
		parentOrganization: { "@id": organizationId(origin) },
		address: {
			"@type": "PostalAddress",
			streetAddress: branch.street,
			...(branch.zip !== "" && { postalCode: branch.zip }),
			addressLocality: branch.locality,
			addressCountry: branch.country,
		},
		hasMap: branch.directions,
		...geoOf(branch),
		...(branch.price_range === null ? {} : { priceRange: branch.price_range }),
		...(branch.image ? { image: `${origin}${branch.image.src}` } : {}),
		...(branch.phone?.href ? { telephone: branch.phone.href.replace(/^tel:/, "") } : {}),
		...(schedule && {
			...weekHours(schedule),
			...specialHours(schedule, shell.year),
		}),
	};
}

function weekHours({ week }: Schedule): {
	readonly openingHoursSpecification?: readonly StructuredItem[];
} {
	const entries = new Map<string, { readonly range: MinuteRange; readonly days: Set<string> }>();
	for (const [weekday, ranges] of week.entries()) {
		for (const { ahead, ...range } of (ranges ?? []).flatMap(splitAtMidnight)) {
			const key = `${range.from}-${range.to}`;
			const entry = entries.get(key) ?? { range, days: new Set() };
			entry.days.add(`https://schema.org/${weekdays[(weekday + ahead) % weekdays.length]}`);
			entries.set(key, entry);
		}
	}
	const hours = [...entries.values()].map(({ range, days }) => ({
		"@type": "OpeningHoursSpecification",
		dayOfWeek: [...days],
		...times(range),
	}));
	return hours.length > 0 ? { openingHoursSpecification: hours } : {};
}

/**
 * Splits a range of 24 hours or more that does not begin at midnight; its second part belongs to the next day (`ahead`).
 * schema.org could not distinguish such a range from a day without hours.
 */
function splitAtMidnight({ from, to }: MinuteRange): readonly (MinuteRange & { readonly ahead: number })[] {
	if (to - from < wholeDay || from === 0) return [{ from, to, ahead: 0 }];
	return [
		{ from, to: wholeDay, ahead: 0 },
		{ from: 0, to: to - wholeDay, ahead: 1 },
	];
}

function geoOf({ coordinates }: BranchModel): { readonly geo?: StructuredItem } {
	const [latitude, longitude] = coordinates?.split(",").map(Number) ?? [];
	return latitude === undefined ? {} : { geo: { "@type": "GeoCoordinates", latitude, longitude } };
}

/**
 * Returns the dates of a schedule, without those before the year of the build. Annual dates become dates of that year and the
 * next, as schema.org requires years.
 */
function datesOf(dates: Schedule["dates"], year: number | null): readonly (readonly [string, DatedHours])[] {
	return Object.entries(dates).flatMap(([date, hours]) => {
		if (/^\d{4}-/.test(date))
			return year !== null && Number(date.slice(0, 4)) < year ? [] : [[date, hours] as const];
		const years = year === null ? [] : [year, year + 1];
		return years
			.map((year) => `${year}-${date}`)
			.flatMap((fullDate) => (Object.hasOwn(dates, fullDate) ? [] : [[fullDate, hours] as const]));
	});
}

function specialHours(
	{ dates }: Schedule,
	year: number | null,
): { readonly specialOpeningHoursSpecification?: readonly StructuredItem[] } {
	const special = datesOf(dates, year)
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.flatMap(([date, { ranges }]) =>
			(ranges?.length === 0 ? [closed] : (ranges ?? []).flatMap(splitAtMidnight)).map(
				({ ahead, ...range }) => ({
					"@type": "OpeningHoursSpecification",
					validFrom: dayAfter(date, ahead),
					validThrough: dayAfter(date, ahead),
					...times(range),
				}),
			),
		);
	return special.length > 0 ? { specialOpeningHoursSpecification: special } : {};
}

/** The range by which schema.org expresses a closed day. */
const closed = { from: 0, to: 0, ahead: 0 };

const wholeDay = 1440;

/** Returns the opening and closing time. A full day ends at 23:59, because 00:00 to 00:00 means closed. */
function times({ from, to }: MinuteRange): { readonly opens: string; readonly closes: string } {
	return { opens: formatMinutes(from), closes: from === 0 && to === wholeDay ? "23:59" : formatMinutes(to) };
}

function dayAfter(date: string, ahead: number): string {
	return dateOf(Date.parse(date) / 86_400_000 + ahead);
}
