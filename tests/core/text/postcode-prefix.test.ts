import { expect, it } from "vitest";
import { postcodeIn } from "#core/checkout/postcodes.ts";
import { hasNationalSales } from "#core/legal/french-sales.ts";
import { postcodeRegion } from "#core/legal/postcode-regions.ts";
import { withoutCountryPrefix } from "#core/text/postcode-prefix.ts";

it.each(["1204", "CH-1204", "CH 1204", "CH–1204", "ch1204", " 1204 "])(
	"B-USE-21 %s is the postcode 1204 in Switzerland, of the region Geneva",
	(written) => {
		expect(withoutCountryPrefix(written)).toBe("1204");
		expect(postcodeIn("CH", written)).toBe("1204");
		expect(postcodeRegion("CH", written)).toBe("CH-GE");
	},
);

it.each(["1011 AB", "71-637", "Genève", ""])("B-USE-21 %j has no country before it", (written) => {
	expect(withoutCountryPrefix(written)).toBe(written);
});

it("B-LAW-25 the departments with sales periods of their own are found behind a country", () => {
	expect(["06000", "F-06000", "FR-97400"].map(hasNationalSales)).toEqual([false, false, false]);
	expect(["75001", "F-75001"].map(hasNationalSales)).toEqual([true, true]);
});
