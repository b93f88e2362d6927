import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompanyNumber } from "#core/content/company.ts";
import {
	companyAddress,
	directionsUrl,
	primaryEmail,
	primaryFax,
	primaryPhone,
} from "#core/site/company-contact.ts";

const landLine: CompanyNumber = { number: "1", type: "phone", primary: false };
const mobile: CompanyNumber = { number: "2", type: "mobile", primary: false };
const fax: CompanyNumber = { number: "3", type: "fax", primary: false };

function primary(entry: CompanyNumber): CompanyNumber {
	return { ...entry, primary: true };
}

describe("the company's contact details", () => {
	it.each([
		[[landLine, mobile], "1"],
		[[mobile, landLine], "2"],
		[[landLine, primary(mobile)], "2"],
		[[primary(fax), landLine, mobile], "1"],
		[[landLine, primary(mobile), primary(landLine)], "2"],
		[[primary(fax)], undefined],
		[[], undefined],
	])("R-COMP-01 include the primary phone or mobile of %j, otherwise the first: %s", (numbers, expected) => {
		expect(primaryPhone({ numbers })?.number).toBe(expected);
	});

	it("R-COMP-01 include the primary fax among faxes only", () => {
		const other: CompanyNumber = { number: "4", type: "fax", primary: true };
		expect(primaryFax({ numbers: [primary(landLine), fax, other] })?.number).toBe("4");
		expect(primaryFax({ numbers: [primary(landLine), fax] })?.number).toBe("3");
		expect(primaryFax({ numbers: [landLine] })).toBeNull();
	});

	it("R-COMP-01 include the primary e-mail address, otherwise the first", () => {
		const first = { email: "a@example.com", primary: false };
		const second = { email: "b@example.com", primary: true };
		expect(primaryEmail({ emails: [first, second] })).toBe(second);
		expect(primaryEmail({ emails: [first] })).toBe(first);
		expect(primaryEmail({ emails: [] })).toBeNull();
	});

	it("R-COMP-01 include the first address", () => {
		const address = {
			address_type: null,
			street: "A",
			number: "1",
			zip_code: "1",
			city: "B",
			country_code: null,
			region: null,
		};
		expect(companyAddress({ addresses: [address, { ...address, street: "C" }] })).toBe(address);
	});
});

describe("directionsUrl", () => {
	it("includes the country if given", () => {
		const place = { street: "Grand-Rue 1", zip: "67000", city: "Strasbourg" };
		expect(directionsUrl({ ...place, country: "France" })).toBe(`${directionsUrl(place)}%2C%20France`);
		expect(directionsUrl({ ...place, country: null })).toBe(directionsUrl(place));
	});

	it("R-COMP-03 returns a maps link to street, number, postcode and city", () => {
		expect(directionsUrl({ street: "Goldgasse 7", zip: "50667", city: "Köln" })).toBe(
			"https://www.google.com/maps/dir/?api=1&destination=Goldgasse%207%2C%2050667%20K%C3%B6ln",
		);
	});

	it("R-COMP-03 escapes any text in the destination", () => {
		const text = fc.string({ unit: "grapheme" });
		fc.assert(
			fc.property(fc.record({ street: text, zip: text, city: text }), (target) => {
				const url = new URL(directionsUrl(target));
				expect(`${url.origin}${url.pathname}${url.hash}`).toBe("https://www.google.com/maps/dir/");
				expect([...url.searchParams.keys()]).toEqual(["api", "destination"]);
				const destination = url.searchParams.get("destination") ?? "";
				for (const part of Object.values(target)) expect(destination).toContain(part.trim());
			}),
		);
	});
});
