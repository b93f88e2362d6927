import { at, atItem, type CheckedSite, type Place, type Rule } from "#core/check/rule.ts";
import { type Branch, branch as branchEntity } from "#core/content/branch.ts";
import { company as companyEntity } from "#core/content/company.ts";
import { page } from "#core/content/pages.ts";
import { project } from "#core/content/project.ts";
import { dateOfHoliday } from "#core/legal/holiday-names.ts";
import { publicHolidays } from "#core/legal/public-holidays.ts";
import { hasClock, timeZonesOf } from "#core/opening-hours/country-time-zones.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import { datedHours, rangesOn } from "#core/opening-hours/open-state.ts";
import { scheduleOf } from "#core/opening-hours/schedule.ts";
import {
	halfStatedDays,
	type UnclearHours,
	unclearDays,
	unclearNotes,
} from "#core/opening-hours/unclear-hours.ts";
import { appointmentPath, isAppointmentPage } from "#core/pages/optional-pages.ts";
import { silentLogger } from "#core/platform/logger.ts";
import { countryOf } from "#core/site/address-country.ts";
import { holidayArea, type RegionalAddress } from "#core/site/holiday-area.ts";

/** Returns whether the hours of a weekday overlap. */
function hasOverlap({ week }: ReturnType<typeof scheduleOf>): boolean {
	return week.some((ranges) =>
		(ranges ?? []).some(({ from }, place) => place > 0 && from < (ranges?.[place - 1]?.to ?? 0)),
	);
}

function inBranches(
	{ site }: CheckedSite,
	field: keyof Branch,
	isFault: (item: Branch) => boolean,
): readonly Place[] {
	return site.branches
		.filter(isFault)
		.map((branch) => atItem(branchEntity, branch.id, field, { name: branch.display_name }));
}

function inHours(
	branches: readonly Branch[],
	find: (branch: Branch) => readonly UnclearHours[],
): readonly Place[] {
	return branches.flatMap((branch) =>
		find(branch).map(({ field, found }) =>
			atItem(branchEntity, branch.id, field, { name: branch.display_name, found }),
		),
	);
}

/** The longest that a shop is open past midnight, in minutes; of longer hours the two times were swapped, or one mistyped. */
const longestPastMidnight = 12 * 60;

const timeText = (minutes: number) =>
	[Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Returns the opening and the closing time of the first hours of a branch that end before they begin and are too long to pass midnight; null if none do. */
function reversedHours(branch: Branch): readonly [string, string] | null {
	const { week, dates } = scheduleOf(branch, "de", silentLogger);
	const ranges = [...week, ...Object.values(dates).map((day) => day.ranges)].flatMap((day) => day ?? []);
	const reversed = ranges.find(({ from, to }) => to > 1440 && to - from > longestPastMidnight);
	return reversed ? [timeText(reversed.from), timeText(reversed.to)] : null;
}

/** How far ahead the check asks for hours on public holidays, in days: early enough to inform search engines. */
const holidaysAhead = 42;

/** Returns the next public holiday that has no hours of its own although its weekday has; null if there is none. */
function nextHolidayWithoutHours(branch: Branch, { country, today }: CheckedSite): string | null {
	const schedule = scheduleOf(branch, "de", silentLogger);
	const from = Date.parse(today) / 86_400_000;
	const days = publicHolidays(holidayArea(branch, branch.zip, country), from, holidaysAhead);
	const next = days.find(
		(day) => datedHours(schedule, day) === null && (rangesOn(schedule, day) ?? []).length > 0,
	);
	return next === undefined ? null : dateOf(next);
}

/** Finds holidays whose names belong to another day of their year. */
const findMisdatedHolidays: Rule["find"] = ({ site, country }) =>
	site.branches.flatMap((branch) =>
		branch.holidays.flatMap(({ date, translations }, place) => {
			const year = Number(date.slice(0, 4));
			for (const { display_name: name } of translations) {
				const expected = dateOfHoliday(name, year, countryOf(branch, country));
				if (expected !== null && expected !== date)
					return [atItem(branchEntity, branch.id, `holidays.${place}.date`, { name, found: date, expected })];
			}
			return [];
		}),
	);

/** Finds branches whose clock is that of another country. */
const findForeignTimeZones: Rule["find"] = ({ site, country }) =>
	site.branches.flatMap((branch) => {
		const { id, display_name: name, time_zone: found } = branch;
		const own = countryOf(branch, country);
		if (hasClock(own, found)) return [];
		const [expected = ""] = timeZonesOf(own);
		return [atItem(branchEntity, id, "time_zone", { name, found, country: own, expected })];
	});

/** Finds regions of another country than their address's. */
const findForeignRegions: Rule["find"] = ({ site, country }) => {
	const isForeign = (address: RegionalAddress) =>
		address.region !== null && !address.region.startsWith(`${countryOf(address, country)}-`);
	return [
		...site.company.addresses.flatMap((address, place) =>
			isForeign(address)
				? [
						at(companyEntity, `addresses.${place}.region`, {
							found: address.region ?? "",
							country: countryOf(address, country),
						}),
					]
				: [],
		),
		...site.branches.flatMap((branch) =>
			isForeign(branch)
				? [
						atItem(branchEntity, branch.id, "region", {
							found: branch.region ?? "",
							country: countryOf(branch, country),
						}),
					]
				: [],
		),
	];
};

/** Rules for the branches: their regions, their hours and their appointments. */
export const branchRules: readonly Rule[] = [
	{
		id: "appointment-page",
		severity: "warning",
		source: null,
		find: ({ site, hasAppointments, defaultLanguage }) =>
			hasAppointments && !site.pages.some(isAppointmentPage)
				? [at(page, null, { path: appointmentPath(defaultLanguage) })]
				: [],
	},
	{
		id: "appointment-reasons",
		severity: "warning",
		source: null,
		find: ({ site, bodies }) =>
			site.project.appointment_reasons.length === 0 &&
			bodies.some(({ body }) => body.blocks.some(({ type }) => type === "appointment"))
				? [at(project, "appointment_reasons")]
				: [],
	},
	{
		id: "appointment-branch",
		severity: "warning",
		source: null,
		find({ site: { branches, project: settings } }) {
			const ids = branches.map(({ id }) => id);
			return settings.appointment_reasons.flatMap((reason, place) =>
				reason.branches
					.filter((found) => !ids.includes(found))
					.map((found) =>
						at(project, `appointment_reasons.${place}.branches`, { found, allowed: ids.join(", ") }),
					),
			);
		},
	},
	{
		id: "appointment-reason",
		severity: "warning",
		source: null,
		find: ({ site }) =>
			site.project.appointment_reasons.flatMap(({ id }, place, all) =>
				all.findIndex((other) => other.id === id) < place
					? [at(project, `appointment_reasons.${place}.id`, { found: id })]
					: [],
			),
	},
	{
		id: "branch-hours",
		severity: "warning",
		source: "schema.org: openingHoursSpecification",
		find: (checked) =>
			inBranches(
				checked,
				"opening_periods",
				({ opening_periods, opening_hours }) => opening_periods.length + opening_hours.length === 0,
			),
	},
	{
		id: "hours-words",
		severity: "warning",
		source: "schema.org: openingHoursSpecification",
		find: ({ site }) => inHours(site.branches, unclearDays),
	},
	{
		id: "hours-note",
		severity: "warning",
		source: "schema.org: specialOpeningHoursSpecification",
		find: ({ site, today }) => inHours(site.branches, (branch) => unclearNotes(branch, today)),
	},
	{
		id: "half-hours",
		severity: "warning",
		source: "schema.org: openingHoursSpecification",
		find: ({ site }) => inHours(site.branches, halfStatedDays),
	},
	{
		id: "overlapping-hours",
		severity: "warning",
		source: "schema.org: openingHoursSpecification",
		find: (checked) =>
			inBranches(checked, "opening_periods", (branch) => hasOverlap(scheduleOf(branch, "de", silentLogger))),
	},
	{
		id: "hours-order",
		severity: "warning",
		source: "schema.org: openingHoursSpecification",
		find: (checked) =>
			checked.site.branches.flatMap((branch) => {
				const hours = reversedHours(branch);
				if (hours === null) return [];
				const [from, to] = hours;
				return [atItem(branchEntity, branch.id, "opening_periods", { name: branch.display_name, from, to })];
			}),
	},
	{ id: "region", severity: "warning", source: null, find: findForeignRegions },
	{ id: "time-zone", severity: "warning", source: null, find: findForeignTimeZones },
	{ id: "holiday-date", severity: "warning", source: null, find: findMisdatedHolidays },
	{
		id: "past-holidays",
		severity: "hint",
		source: null,
		find: (checked) =>
			inBranches(
				checked,
				"holidays",
				({ holidays }) => holidays.length > 0 && holidays.every(({ date }) => date < checked.today),
			),
	},
	{
		id: "holiday-hours",
		severity: "hint",
		source: null,
		find: (checked) =>
			checked.site.branches.flatMap((branch) => {
				const date = nextHolidayWithoutHours(branch, checked);
				return date === null
					? []
					: [atItem(branchEntity, branch.id, "holidays", { name: branch.display_name, date })];
			}),
	},
	{
		id: "branch-phone",
		severity: "hint",
		source: "Google: LocalBusiness telephone",
		find: (checked) => inBranches(checked, "phone", ({ phone }) => phone === null),
	},
];
