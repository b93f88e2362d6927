import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { scheduleOf } from "#core/opening-hours/schedule.ts";
import { structuredData } from "#renderer/engines/structured-data/structured-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";
import { type PageDraft, withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { holiday, period } from "#tests/core/opening-hours/hours.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const { context } = (await readDemoSite()).plan();
const shell = shellModel("de", context);

function itemsOf(page: PageDraft, type: string, shellModel = shell): readonly StructuredItem[] {
	return structuredData(withDigest(page).model, shellModel).filter((item) => item["@type"] === type);
}

describe("a branch's structured data", () => {
	const home = pageFixture("de", { path: "/", template: "home" });

	it("B-SEO-02 has the hours of weekdays and of special dates", () => {
		const [store] = itemsOf(home, "JewelryStore", shellFixture("de")).filter((item) => item.geo);
		expect(store).toMatchObject({
			name: "Sternau Mitte",
			telephone: "+493023125120",
			address: {
				streetAddress: "Königstraße 12",
				postalCode: "10178",
				addressLocality: "Berlin",
				addressCountry: "DE",
			},
			openingHoursSpecification: [
				{
					dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
						(day) => `https://schema.org/${day}`,
					),
					opens: "10:00",
					closes: "18:30",
				},
			],
			specialOpeningHoursSpecification: [
				{ validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
			],
			geo: { "@type": "GeoCoordinates", latitude: 52.5219, longitude: 13.4132 },
			priceRange: "€€€",
			parentOrganization: { "@id": expect.stringMatching(/^https:.*\/#organization$/) },
		});
	});

	it("B-SEO-06 has annual dates in the year of the build and the next", () => {
		const [mitte] = itemsOf(home, "JewelryStore", { ...shell, year: 2026 });
		const days = mitte?.specialOpeningHoursSpecification as readonly { readonly validFrom: string }[];
		expect(days.map(({ validFrom }) => validFrom)).toEqual(
			expect.arrayContaining(["2026-12-24", "2026-12-31", "2027-12-24", "2027-12-31"]),
		);
		const dated = shell.schedules.map(({ branch, schedule }) => {
			const dates = { ...schedule.dates, "2026-12-24": { label: null, ranges: [] } };
			return { branch, schedule: { ...schedule, dates } };
		});
		const [closed] = itemsOf(home, "JewelryStore", { ...shell, schedules: dated, year: 2026 });
		expect(closed?.specialOpeningHoursSpecification).toContainEqual({
			"@type": "OpeningHoursSpecification",
			validFrom: "2026-12-24",
			validThrough: "2026-12-24",
			opens: "00:00",
			closes: "00:00",
		});
	});

	it("B-SEO-02 occurs once per branch, on the home page", () => {
		expect(itemsOf(home, "JewelryStore")).toHaveLength(shell.branches.length);
		expect(itemsOf(pageFixture("de", { path: "/uhren", template: "display" }), "JewelryStore")).toEqual([]);
	});
});

describe("the special dates of structured data", () => {
	const home = pageFixture("de", { path: "/", template: "home" });

	it("B-SEO-02 B-SEO-06 leaves out dates of years before the build, and keeps all branches' dates apart", () => {
		const closedOn = (...dates: readonly string[]) =>
			Object.fromEntries(dates.map((date) => [date, { label: null, ranges: [] }]));
		const dated = shell.schedules.map(({ branch, schedule }, place) => ({
			branch,
			schedule: {
				...schedule,
				dates: closedOn("2025-12-31", `2026-12-3${place}`, "2027-01-01"),
			},
		}));
		const days = (year: number | null) =>
			itemsOf(home, "JewelryStore", { ...shell, schedules: dated, year }).map((store) =>
				(store.specialOpeningHoursSpecification as readonly { readonly validFrom: string }[]).map(
					({ validFrom }) => validFrom,
				),
			);
		expect(days(2026)).toEqual([
			["2026-12-30", "2027-01-01"],
			["2026-12-31", "2027-01-01"],
		]);
		expect(days(null)[0]).toEqual(["2025-12-31", "2026-12-30", "2027-01-01"]);
	});
});

describe("the hours of a branch's structured data", () => {
	const home = pageFixture("de", { path: "/", template: "home" });

	it.each([
		["00:00-00:00", [["00:00", "23:59", 7]]],
		["00:00-24:00", [["00:00", "23:59", 7]]],
		[
			"10:00-10:00",
			[
				["10:00", "00:00", 7],
				["00:00", "10:00", 7],
			],
		],
		["18:00-02:30", [["18:00", "02:30", 7]]],
		["09:00-24:00", [["09:00", "00:00", 7]]],
	])("B-SEO-02 express %s daily and on a special date as open for search engines", (range, expected) => {
		const hours = { opening_periods: [period("täglich", range)], opening_hours: [] };
		const special = {
			...hours,
			time_zone: "Europe/Berlin",
			holidays: [holiday("2026-12-31", "Silvester", range)],
		};
		const schedule = scheduleOf(special, "de", createMemoryLogger());
		const branch = shell.schedules[0]?.branch ?? "";
		const [store] = itemsOf(home, "JewelryStore", { ...shell, schedules: [{ branch, schedule }] });
		type Range = { readonly opens: string; readonly closes: string; readonly dayOfWeek: readonly string[] };
		const weekly = store?.openingHoursSpecification as readonly Range[];
		expect(weekly.map(({ opens, closes, dayOfWeek }) => [opens, closes, dayOfWeek.length])).toEqual(expected);
		const dated = store?.specialOpeningHoursSpecification as readonly Range[];
		expect(dated.map(({ opens, closes }) => [opens, closes, 7])).toEqual(expected);
	});

	it("B-SEO-02 express half holidays by their dates, and none that only words state", () => {
		const opening_periods = [
			period("Mo–Fr", "09:00-18:00"),
			period("24.12. und 31.12.", "09:00-13:00"),
			period("Gründonnerstag und 1. Mai bis 14 Uhr", null),
		];
		const hours = { opening_periods, opening_hours: [], holidays: [], time_zone: "Europe/Berlin" };
		const schedule = scheduleOf(hours, "de", createMemoryLogger());
		const branch = shell.schedules[0]?.branch ?? "";
		const [store] = itemsOf(home, "JewelryStore", {
			...shell,
			schedules: [{ branch, schedule }],
			year: 2026,
		});
		const range = { "@type": "OpeningHoursSpecification", opens: "09:00", closes: "13:00" };
		expect(store?.specialOpeningHoursSpecification).toEqual(
			["2026-12-24", "2026-12-31", "2027-12-24", "2027-12-31"].map((date) => ({
				...range,
				validFrom: date,
				validThrough: date,
			})),
		);
	});

	it("B-SEO-02 leave out hours whose days cannot be parsed", () => {
		const hours = { opening_periods: [period("werktags", "09:00-18:00")], opening_hours: [], holidays: [] };
		const schedule = scheduleOf({ ...hours, time_zone: "Europe/Berlin" }, "de", createMemoryLogger());
		const branch = shell.schedules[0]?.branch ?? "";
		const [store] = itemsOf(home, "JewelryStore", { ...shell, schedules: [{ branch, schedule }] });
		expect(store).not.toHaveProperty("openingHoursSpecification");
	});
});
