import { describe, expect, it } from "vitest";
import type { ContentFinding } from "#core/content/finding.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";

/** The places of content with a company name, and the name of the company's item. */
export interface FindingPlacesHarness {
	readonly places: FindingPlaces;
	readonly company: string;
}

const finding = (file: string, field: string | null): ContentFinding => ({
	severity: "error",
	file,
	field,
	key: "check.rule.register",
	params: {},
});

/** Tests a locator of findings. */
export function findingPlacesSuite(name: string, open: () => FindingPlacesHarness): void {
	describe(`${name} finds the places of findings`, () => {
		it("B-REL-04 names the item and its field", () => {
			const { places, company } = open();
			expect(places.locate(finding("company.json", "name"))).toMatchObject({ file: company, field: "name" });
		});

		it("B-REL-04 gives line and column together, or neither", () => {
			const { line, column } = open().places.locate(finding("company.json", "name"));
			expect(line === null).toBe(column === null);
		});

		it("B-REL-04 falls back to the finding's own names without such an item", () => {
			const place = open().places.locate(finding("nothing.json", "a.b"));
			expect(place).toMatchObject({ file: "nothing.json", field: "a.b", line: null, link: null });
		});
	});
}
