import { describe, expect, it } from "vitest";
import { homeSentences } from "#tests/core/check/home-sentence.ts";

/** Returns the check of sentences of a company whose postcode is written so in its data. */
function inCompany(zip_code: string) {
	return homeSentences({}, (site) => ({
		...site,
		branches: [],
		company: {
			...site.company,
			addresses: [
				{
					...site.company.addresses[0],
					...{ street: "Rue Philippe II", number: "12", zip_code, city: "Luxembourg" },
				},
			],
		},
	}));
}

describe.each(["L-2340", "2340", "LU-2340"])("the postcode %s of the company", async (zip) => {
	const found = await inCompany(zip);

	it.each(["L-2340", "2340", "LU-2340", "L–2340"])("B-LAW-25 is %s in a text as well", (written) => {
		expect(found(`Besuchen Sie uns: Rue Philippe II 12, ${written} Luxembourg.`)).toEqual([]);
	});

	it("B-LAW-25 is not another one", () => {
		expect(found("Besuchen Sie uns: Rue Philippe II 12, L-2341 Luxembourg.")).toContainEqual([
			"address-named",
			`Rue Philippe II 12, ${zip} Luxembourg`,
		]);
	});
});
