import { describe, expect, it } from "vitest";
import { type Address, decodeAddress, emptyAddress } from "#core/checkout/address.ts";
import { addressProblems, trimmedAddress } from "#core/checkout/address-rules.ts";
import { address } from "#tests/core/shop-fixtures.ts";

const names: readonly (keyof Address)[] = [
	"company",
	"given_name",
	"family_name",
	"street",
	"number",
	"zip_code",
	"city",
	"country_code",
	"phone",
];

/** Creates an address with the same text in every field. */
function addressOf(text: string): Address {
	return Object.fromEntries(names.map((name) => [name, text])) as unknown as Address;
}

describe("an address", () => {
	it("R-CHECK-01 is empty at first", () => {
		expect(emptyAddress).toEqual(addressOf(""));
	});

	it("is sent with every text trimmed", () => {
		expect(trimmedAddress(addressOf(" a b\n"))).toEqual(addressOf("a b"));
	});

	it.each(names)("R-CHECK-01 keeps in %s texts of at most 1,000 characters", (name) => {
		expect(decodeAddress({ ...address, [name]: "x".repeat(1000) }).ok).toBe(true);
		expect(decodeAddress({ ...address, [name]: "x".repeat(1001) }).ok).toBe(false);
		expect(decodeAddress({ ...address, [name]: 7 }).ok).toBe(false);
	});

	it.each<[keyof Address, number]>([
		["company", 200],
		["given_name", 200],
		["family_name", 200],
		["street", 200],
		["number", 20],
		["zip_code", 20],
		["city", 200],
		["country_code", 2],
		["phone", 50],
	])("R-CHECK-03 takes in %s at most %d characters", (name, max) => {
		const abroad = { ...address, country_code: "AG" };
		expect(addressProblems("shippingAddress", { ...abroad, [name]: "x".repeat(max) })).toEqual([]);
		expect(addressProblems("shippingAddress", { ...abroad, [name]: "x".repeat(max + 1) })).toEqual([
			{ field: `shippingAddress.${name}`, key: "form.tooLong", params: { max } },
		]);
	});

	it("R-CHECK-03 needs everything but company and phone", () => {
		expect(addressProblems("invoiceAddress", emptyAddress).map(({ field, key }) => [field, key])).toEqual(
			names
				.filter((name) => name !== "company" && name !== "phone")
				.map((name) => [`invoiceAddress.${name}`, "form.missing"]),
		);
	});
});
