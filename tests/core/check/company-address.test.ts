import { describe, expect, it } from "vitest";
import { dataRules } from "#core/check/data-rules.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const rules = dataRules.filter(({ id }) => ["postcode", "postcode-missing", "house-number"].includes(id));

/** The parts of a company's address that its country requires, or not. */
interface AddressParts {
	readonly country_code: string;
	readonly number?: string;
	readonly zip_code: string;
}

/** Returns the rules that find something in a company's address. */
async function rulesFor(address: AddressParts): Promise<readonly string[]> {
	const { context } = demo.plan({}, (site) => ({
		...site,
		branches: [],
		shop: null,
		company: {
			...site.company,
			addresses: [{ ...site.company.addresses[0], street: "Market", number: "1", city: "Town", ...address }],
		},
	}));
	const input = await createCheckInput({ ...context, content: demo.content }, "all pages");
	return rules.filter((rule) => rule.find(input).length > 0).map(({ id }) => id);
}

describe("the address of a company", () => {
	it.each([
		["DE", "18055"],
		["LU", "L-2340"],
		["LU", "2340"],
		["PL", "00-950"],
		["GB", "SW1A 1AA"],
		["IE", "H91 AE2C"],
		["NL", "1012 AB"],
		["LI", "9490"],
		["US", "10001"],
	])("B-LAW-25 B-USE-21 in %s may have the postcode %s", async (country_code, zip_code) => {
		expect(await rulesFor({ country_code, zip_code })).toEqual([]);
	});

	it.each([
		["PL", "1234"],
		["IT", "1234"],
		["GB", "12345"],
	])("B-LAW-25 B-USE-21 in %s does not have the postcode %s", async (country_code, zip_code) => {
		expect(await rulesFor({ country_code, zip_code })).toEqual(["postcode"]);
	});

	it.each([
		["AE", []],
		["IE", []],
		["DE", ["postcode-missing"]],
		["FR", ["postcode-missing"]],
	])("B-LAW-25 B-USE-21 in %s needs a postcode if the country does", async (country_code, expected) => {
		expect(await rulesFor({ country_code, zip_code: "" })).toEqual(expected);
	});

	it.each([
		["FR", "75001", []],
		["IE", "", []],
		["AT", "5020", ["house-number"]],
		["CH", "8001", ["house-number"]],
	])(
		"B-LAW-25 B-USE-21 in %s needs a house number if the country does",
		async (country_code, zip_code, expected) => {
			expect(await rulesFor({ country_code, zip_code, number: "" })).toEqual(expected);
		},
	);
});
