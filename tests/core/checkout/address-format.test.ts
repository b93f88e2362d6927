import { describe, expect, it } from "vitest";
import { type Address, decodeAddress } from "#core/checkout/address.ts";
import { addressFormatOf, placeFieldsOf, placeNames } from "#core/checkout/address-format.ts";
import { addressFormatRows } from "#core/checkout/address-formats.ts";
import { addressLines, addressProblems, trimmedAddress } from "#core/checkout/address-rules.ts";
import { countryCodes } from "#core/language/country.ts";
import { addressFormatsSource } from "#tests/core/checkout/address-format-rows.ts";
import { address } from "#tests/core/shop-fixtures.ts";

/** Creates an address of a country as written by its residents. */
function addressIn(country_code: string, changes: Partial<Address>): Address {
	return { ...address, number: "", zip_code: "", city: "", country_code, ...changes };
}

const name = "Mara Öztürk";

/** Real places with the lines on an envelope. */
const written: readonly [string, Partial<Address>, readonly string[]][] = [
	[
		"DE",
		{ street: "Königstraße", number: "12", zip_code: "70173", city: "Stuttgart" },
		["Königstraße 12", "70173 Stuttgart"],
	],
	["AT", { street: "Graben", number: "19", zip_code: "1010", city: "Wien" }, ["Graben 19", "1010 Wien"]],
	[
		"CH",
		{ street: "Bahnhofstrasse", number: "1", zip_code: "8001", city: "Zürich" },
		["Bahnhofstrasse 1", "CH-8001 Zürich"],
	],
	[
		"CH",
		{ street: "Bahnhofstrasse", number: "1", zip_code: "CH-8001", city: "Zürich" },
		["Bahnhofstrasse 1", "CH-8001 Zürich"],
	],
	[
		"PL",
		{ street: "Marszałkowska", number: "12 m. 5", zip_code: "00950", city: "Warszawa" },
		["Marszałkowska 12 m. 5", "00-950 Warszawa"],
	],
	[
		"FR",
		{ street: "rue de Rivoli", number: "12 bis", zip_code: "75008", city: "Paris Cedex 08" },
		["12 bis rue de Rivoli", "75008 Paris Cedex 08"],
	],
	[
		"IE",
		{ street: "Kilbride House", city: "Bray", state: "Co. Wicklow" },
		["Kilbride House", "Bray", "Co. Wicklow"],
	],
	[
		"IE",
		{ street: "Grafton Street", number: "5", city: "Dublin 2", zip_code: "D02 AF30" },
		["5 Grafton Street", "Dublin 2", "D02 AF30"],
	],
	[
		"GB",
		{ street: "Downing Street", number: "10", city: "London", zip_code: "SW1A 2AA" },
		["10 Downing Street", "London", "SW1A 2AA"],
	],
	[
		"US",
		{ street: "5th Avenue", number: "727", city: "New York", state: "NY", zip_code: "10022" },
		["727 5th Avenue", "New York, NY 10022"],
	],
	[
		"CA",
		{ street: "Bloor St W", number: "110", city: "Toronto", state: "ON", zip_code: "M5S 2W7" },
		["110 Bloor St W", "Toronto ON M5S 2W7"],
	],
	[
		"AU",
		{ street: "George St", number: "300", city: "Sydney", state: "NSW", zip_code: "2000" },
		["300 George St", "Sydney NSW 2000"],
	],
	[
		"IT",
		{ street: "Via dei Condotti", number: "10", city: "Roma", state: "RM", zip_code: "00187" },
		["Via dei Condotti 10", "00187 Roma RM"],
	],
	[
		"ES",
		{ street: "Calle de Serrano", number: "47", city: "Madrid", state: "M", zip_code: "28001" },
		["Calle de Serrano 47", "28001 Madrid M"],
	],
	[
		"NL",
		{ street: "P.C. Hooftstraat", number: "88", city: "Amsterdam", zip_code: "1071 CB" },
		["P.C. Hooftstraat 88", "1071 CB Amsterdam"],
	],
	[
		"PL",
		{ street: "ul. Nowy Świat", number: "15", city: "Warszawa", zip_code: "00-029" },
		["ul. Nowy Świat 15", "00-029 Warszawa"],
	],
	[
		"SE",
		{ street: "Biblioteksgatan", number: "12", city: "Stockholm", zip_code: "111 46" },
		["Biblioteksgatan 12", "SE-111 46 Stockholm"],
	],
	[
		"PT",
		{ street: "Rua Garrett", number: "50", city: "Lisboa", zip_code: "1200-204" },
		["Rua Garrett 50", "1200-204 Lisboa"],
	],
	[
		"BR",
		{ street: "Av. Paulista 1578", city: "São Paulo", state: "SP", zip_code: "01310-200" },
		["Av. Paulista 1578", "São Paulo-SP", "01310-200"],
	],
	[
		"BR",
		{
			street: "Av. Paulista 1578",
			dependent_locality: "Bela Vista",
			city: "São Paulo",
			state: "SP",
			zip_code: "01310-200",
		},
		["Av. Paulista 1578", "Bela Vista", "São Paulo-SP", "01310-200"],
	],
	[
		"CN",
		{
			street: "19 Guanghua Road",
			dependent_locality: "Chaoyang District",
			city: "Beijing",
			state: "Beijing Shi",
			zip_code: "100600",
		},
		["19 Guanghua Road", "Chaoyang District", "Beijing", "Beijing Shi, 100600"],
	],
	[
		"KR",
		{
			street: "40 Sejong-daero",
			dependent_locality: "Namdaemunno 4-ga",
			city: "Jung-gu",
			state: "Seoul",
			zip_code: "04528",
		},
		["40 Sejong-daero", "Namdaemunno 4-ga", "Jung-gu", "Seoul", "04528"],
	],
	[
		"IE",
		{ street: "The Old School", dependent_locality: "Kilbride", city: "Bray", state: "Co. Wicklow" },
		["The Old School", "Kilbride", "Bray", "Co. Wicklow"],
	],
	[
		"NZ",
		{
			street: "Cable Street",
			number: "55",
			dependent_locality: "Te Aro",
			city: "Wellington",
			zip_code: "6011",
		},
		["55 Cable Street", "Te Aro", "Wellington 6011"],
	],
	[
		"MX",
		{
			street: "Av. Paseo de la Reforma 222",
			dependent_locality: "Juárez",
			city: "Ciudad de México",
			state: "CDMX",
			zip_code: "06600",
		},
		["Av. Paseo de la Reforma 222", "Juárez", "06600 Ciudad de México, CDMX"],
	],
	[
		"TH",
		{
			street: "999/9 Rama I Road",
			dependent_locality: "Pathum Wan",
			city: "Bangkok",
			zip_code: "10330",
		},
		["999/9 Rama I Road", "Pathum Wan, Bangkok", "10330"],
	],
	[
		"IT",
		{ street: "Via Gramsci", number: "1", city: "Carbonia", state: "SU", zip_code: "09013" },
		["Via Gramsci 1", "09013 Carbonia SU"],
	],
	[
		"IN",
		{ street: "12 MG Road", city: "Bengaluru", state: "Karnataka", zip_code: "560001" },
		["12 MG Road", "Bengaluru 560001", "Karnataka"],
	],
	[
		"HK",
		{ street: "1 Queen's Road Central", city: "Central", state: "Hong Kong Island" },
		["1 Queen's Road Central", "Central", "Hong Kong Island"],
	],
	["AE", { street: "Gold Souk, Shop 12", state: "Dubai" }, ["Gold Souk, Shop 12", "Dubai"]],
	[
		"JP",
		{ street: "5-2-1 Ginza, Chuo-ku", state: "Tokyo", zip_code: "104-0061" },
		["5-2-1 Ginza, Chuo-ku, Tokyo", "104-0061"],
	],
];

describe("an address in its country's format", () => {
	it.each(written)(
		"B-USE-21 R-CHECK-03 in %s is accepted and formatted as usual there: %o",
		(country, parts, lines) => {
			const full = addressIn(country, parts);
			expect(addressProblems("a", full)).toEqual([]);
			expect(addressLines(full)).toEqual([name, ...lines]);
		},
	);

	it.each([
		["US", { state: "" }, "form.missing"],
		["US", { state: "Bavaria" }, "form.invalid"],
		["CA", { state: "" }, "form.missing"],
		["IT", { state: "XX" }, "form.invalid"],
		["AE", { state: "" }, "form.missing"],
	] as const)("B-USE-21 in %s %o reports the region's problem", (country, parts, key) => {
		const problems = addressProblems("a", addressIn(country, parts)).filter(
			({ field }) => field === "a.state",
		);
		expect(problems.map((one) => one.key)).toEqual([key]);
	});

	it("B-USE-21 is rejected if an optional postcode has the wrong format", () => {
		const irish = addressIn("IE", { city: "Bray", zip_code: "12" });
		expect(addressProblems("a", irish)).toMatchObject([
			{ field: "a.zip_code", params: { example: "A65 F4E2" } },
		]);
	});

	it("B-USE-21 has the country's required fields, in its order", () => {
		const fields = (country: string) => placeFieldsOf(addressFormatOf(country));
		expect(fields("DE")).toEqual(["zip_code", "city"]);
		expect(fields("US")).toEqual(["city", "state", "zip_code"]);
		expect(fields("GB")).toEqual(["city", "zip_code"]);
		expect(fields("AE")).toEqual(["state"]);
		expect(fields("IE")).toEqual(["dependent_locality", "city", "state", "zip_code"]);
		expect(fields("TH")).toEqual(["dependent_locality", "city", "state", "zip_code"]);
		expect(fields("IR")).toEqual(["state", "city", "dependent_locality", "zip_code"]);
		expect(fields("SG")).toEqual(["zip_code"]);
		expect(fields("")).toEqual(["zip_code", "city"]);
	});

	it("B-USE-21 has a format for every country, which accepts an example of its postcodes", () => {
		for (const country of countryCodes) {
			const { lines, postcode, example } = addressFormatOf(country);
			expect(lines.join(" "), country).toMatch(/%N.*%A|%A.*%N/);
			if (example !== "" && postcode) expect(example, country).toMatch(postcode);
		}
	});

	it("B-USE-21 has the country's labels for its fields", () => {
		const known: readonly string[] = Object.values(placeNames).flat();
		for (const row of addressFormatRows)
			for (const [, name = ""] of (row.split("\t")[6] ?? "").matchAll(/=(\w+)/g))
				expect(known, row.slice(0, 2)).toContain(name);
		expect(addressFormatOf("IE").names).toMatchObject({ zip_code: "eircode", state: "county" });
		expect(addressFormatOf("US").names).toMatchObject({ zip_code: "zip", city: "city", state: "state" });
		expect(addressFormatOf("").names).toEqual({
			zip_code: "postal",
			city: "city",
			state: "province",
			dependent_locality: "suburb",
		});
	});
});

describe("a part of an address that only some countries have", () => {
	it("B-USE-21 R-CHECK-01 includes a region, and leaves earlier addresses unchanged", () => {
		const { value } = decodeAddress({ ...address, state: "NY" }, "") as { value: Address };
		expect(value.state).toBe("NY");
		expect(decodeAddress(address, "")).toEqual({ ok: true, value: address });
		expect(decodeAddress({ ...address, state: 7 }, "").ok).toBe(false);
		expect(trimmedAddress({ ...address, state: "NY" })).toEqual(address);
		expect(trimmedAddress({ ...address, country_code: "US", state: " NY " }).state).toBe("NY");
	});

	it("B-USE-21 R-CHECK-01 includes a dependent locality if the country has one", () => {
		const korean = { ...address, country_code: "KR", state: "Seoul", dependent_locality: "Pil-dong" };
		expect(decodeAddress(korean, "")).toEqual({ ok: true, value: korean });
		expect(decodeAddress({ ...korean, dependent_locality: 7 }, "").ok).toBe(false);
		expect(trimmedAddress({ ...korean, dependent_locality: " Pil-dong " })).toEqual(korean);
		expect(trimmedAddress({ ...address, dependent_locality: "Mitte" })).toEqual(address);
		const refused = { ...korean, dependent_locality: "x".repeat(201) };
		expect(addressProblems("a", refused).map(({ field }) => field)).toContain("a.dependent_locality");
	});
});

describe("the table of address formats", () => {
	it("B-USE-21 equals Google's data", async () => {
		await expect(addressFormatsSource()).toMatchFileSnapshot("../../../core/checkout/address-formats.ts");
	});
});
