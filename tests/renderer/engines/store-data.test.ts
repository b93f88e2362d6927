import { describe, expect, it } from "vitest";
import { structuredData } from "#renderer/engines/structured-data/structured-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";
import { type PageDraft, withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const { context } = (await readDemoSite()).plan();
const shell = shellModel("de", context);

function itemsOf(page: PageDraft, type: string, of = shell): readonly StructuredItem[] {
	return structuredData(withDigest(page).model, of).filter((item) => item["@type"] === type);
}

describe("a branch's structured data", () => {
	const home = pageFixture("de", { path: "/", template: "home" });

	it("B-SEO-02 has the hours of the weekdays, and of dates of their own", () => {
		const [store] = itemsOf(home, "JewelryStore", shellFixture("de"));
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
			parentOrganization: { "@id": "#organization" },
		});
	});

	it("B-SEO-06 has days that come every year, in the year of the build and the next", () => {
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

	it("B-SEO-06 belongs to the company, which has logo, profiles and VAT ID, and the home page to a website", () => {
		const [organization] = itemsOf(home, "Organization");
		expect(organization).toMatchObject({
			"@id": "#organization",
			legalName: "Juwelier Sternau GmbH",
			logo: expect.stringMatching(/^https:.*logo-juwelier-sternau/),
			vatID: "DE999999995",
			sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
		});
		expect(itemsOf(home, "WebSite")).toMatchObject([{ name: "Juwelier Sternau", inLanguage: "de" }]);
		const contact = pageFixture("de", { path: "/kontakt", template: "contact" });
		expect(itemsOf(contact, "WebSite")).toEqual([]);
		expect(itemsOf(contact, "Organization")).toHaveLength(1);
	});

	it("B-SEO-02 is there once a branch, on the home page", () => {
		expect(itemsOf(home, "JewelryStore")).toHaveLength(shell.branches.length);
		expect(itemsOf(pageFixture("de", { path: "/uhren", template: "display" }), "JewelryStore")).toEqual([]);
	});
});
