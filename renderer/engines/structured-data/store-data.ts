import type { BranchModel, ShellModel } from "#core/models/page-model.ts";
import { dateOf, formatMinutes } from "#core/opening-hours/local-time.ts";
import type { DatedHours, MinuteRange, Schedule } from "#core/opening-hours/schedule.ts";
import { organizationId } from "#renderer/engines/structured-data/organization-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A branch with its hours: weekdays that they are known of, and dates of a year of their own. */
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
			postalCode: branch.zip,
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
	const daysOf = new Map<string, { readonly range: MinuteRange; readonly days: Set<string> }>();
	for (const [place, ranges] of week.entries()) {
		for (const { ahead, ...range } of (ranges ?? []).flatMap(withinClock)) {
			const key = `${range.from}-${range.to}`;
			const entry = daysOf.get(key) ?? { range, days: new Set() };
			entry.days.add(`https://schema.org/${weekdays[(place + ahead) % 7]}`);
			daysOf.set(key, entry);
		}
	}
	const hours = [...daysOf.values()].map(({ range, days }) => ({
		"@type": "OpeningHoursSpecification",
		dayOfWeek: [...days],
		...times(range),
	}));
	return hours.length > 0 ? { openingHoursSpecification: hours } : {};
}

/**
 * A range as clocks can say it: one that lasts a whole day or longer from another hour than midnight goes on as one of the next
 * day (`ahead`), since the vocabulary has no other way to part it from a day without hours.
 */
function withinClock({ from, to }: MinuteRange): readonly (MinuteRange & { readonly ahead: number })[] {
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

/** The dates of a schedule, those of every year in the given one and the next: the vocabulary names years. */
function datesOf(dates: Schedule["dates"], year: number | null): readonly (readonly [string, DatedHours])[] {
	return Object.entries(dates).flatMap(([date, hours]) => {
		if (/^\d{4}-/.test(date)) return [[date, hours] as const];
		const years = year === null ? [] : [year, year + 1];
		return years
			.map((own) => `${own}-${date}`)
			.flatMap((own) => (Object.hasOwn(dates, own) ? [] : [[own, hours] as const]));
	});
}

function specialHours(
	{ dates }: Schedule,
	year: number | null,
): { readonly specialOpeningHoursSpecification?: readonly StructuredItem[] } {
	const special = datesOf(dates, year)
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.flatMap(([date, { ranges }]) =>
			(ranges.length > 0 ? ranges.flatMap(withinClock) : [closed]).map(({ ahead, ...range }) => ({
				"@type": "OpeningHoursSpecification",
				validFrom: dayAfter(date, ahead),
				validThrough: dayAfter(date, ahead),
				...times(range),
			})),
		);
	return special.length > 0 ? { specialOpeningHoursSpecification: special } : {};
}

/** How the vocabulary writes a day without hours. */
const closed = { from: 0, to: 0, ahead: 0 };

const wholeDay = 1440;

/** Opening and closing time; a day around the clock ends at 23:59, since from 00:00 to 00:00 means closed. */
function times({ from, to }: MinuteRange): { readonly opens: string; readonly closes: string } {
	return { opens: formatMinutes(from), closes: from === 0 && to === wholeDay ? "23:59" : formatMinutes(to) };
}

function dayAfter(date: string, ahead: number): string {
	return dateOf(Date.parse(date) / 86_400_000 + ahead);
}
