import { describe, expect, it } from "vitest";
import { deviationsFrom } from "#core/check/withdrawal-template.ts";
import { withdrawalModel, withdrawalModels, withdrawalSample } from "#core/legal/withdrawal-models.ts";

const folder = "../../../adapters/content-files/samples";

const ofCountries = withdrawalModels.flatMap((model) =>
	model.country === null ? [] : [{ ...model, country: model.country }],
);

describe("the model withdrawal instructions", () => {
	it.each(ofCountries)("B-LAW-25 have a sample to copy for $country, with source and date", async (model) => {
		const { country, source, since } = model;
		const intro = `> Sample: ${source}, in force since ${since}. Delete this line and fill in what is in square brackets.`;
		await expect(`${intro}\n\n${withdrawalSample(model)}`).toMatchFileSnapshot(
			`${folder}/withdrawal.${country}.md`,
		);
	});

	it.each(ofCountries)("B-LAW-25 have a sample for $country without deviations", (model) => {
		expect(deviationsFrom(model, withdrawalSample(model), [])).toEqual([]);
	});

	it("B-LAW-25 are those of a country whose law applies, otherwise those of the directive", () => {
		const of = (country: string) => (other: string) => other === country;
		expect(withdrawalModel("de", of("DE"))?.country).toBe("DE");
		expect(withdrawalModel("de", of("AT"))?.country).toBeNull();
		expect(withdrawalModel("fr", of("FR"))?.country).toBe("FR");
		expect(withdrawalModel("fr", of("DE"))?.country).toBeNull();
	});

	it("B-LAW-25 require no sentence about the online function in the directive's model", () => {
		const austrian = withdrawalModel("de", (country) => country === "AT");
		const text = withdrawalModels.find(({ country }) => country === "DE")?.text ?? "";
		const without = text.replace(/ Sie können Ihr Widerrufsrecht auch online.*/, "");
		expect(austrian && deviationsFrom(austrian, without, [])).toEqual([]);
	});
});
