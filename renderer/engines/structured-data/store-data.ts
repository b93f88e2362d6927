import type { BranchModel, ShellModel } from "#core/models/page-model.ts";
import type { DatedHours, MinuteRange, Schedule } from "#core/opening-hours/schedule.ts";
import { organizationId } from "#renderer/engines/structured-data/organization-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A branch with its hours: weekdays that they are known of, and dates of a year of their own. */
export function storeData(branch: BranchModel, shell: ShellModel, origin: string): StructuredItem {
	const schedule = shell.schedules.find((other) => other.branch === branch.id)?.schedule;
	return {
		"@type": "JewelryStore",
		"@id": `${origin}/#${branch.id}`,
		name: branch.name,
		url: `${origin}${shell.homePath}`,
		parentOrganization: { "@id": organizationId },
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
			openingHoursSpecification: weekHours(schedule),
			...specialHours(schedule, shell.year),
		}),
	};
}

function weekHours({ week }: Schedule): readonly StructuredItem[] {
	const daysOf = new Map<string, { readonly range: MinuteRange; readonly days: string[] }>();
	for (const [place, ranges] of week.entries()) {
		for (const range of ranges ?? []) {
			const key = `${range.from}-${range.to}`;
			const entry = daysOf.get(key) ?? { range, days: [] };
			entry.days.push(`https://schema.org/${weekdays[place]}`);
			daysOf.set(key, entry);
		}
	}
	return [...daysOf.values()].map(({ range, days }) => ({
		"@type": "OpeningHoursSpecification",
		dayOfWeek: days,
		...times(range),
	}));
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
			(ranges.length > 0 ? ranges : [closed]).map((range) => ({
				"@type": "OpeningHoursSpecification",
				validFrom: date,
				validThrough: date,
				...times(range),
			})),
		);
	return special.length > 0 ? { specialOpeningHoursSpecification: special } : {};
}

/** How the vocabulary writes a day without hours. */
const closed: MinuteRange = { from: 0, to: 0 };

function times({ from, to }: MinuteRange): { readonly opens: string; readonly closes: string } {
	return { opens: clock(from), closes: clock(to) };
}

function clock(minutes: number): string {
	const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
	return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
