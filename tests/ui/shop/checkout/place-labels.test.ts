import { describe, expect, it } from "vitest";
import { addressFormatOf, type PlaceField, placeFieldsOf } from "#core/checkout/address-format.ts";
import { countryCodes } from "#core/language/country.ts";
import { type Language, languages } from "#core/language/language.ts";
import { allMessages } from "#ui/locales/all-messages.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";

/** Returns a function that returns the labels of a country's place fields in order. */
async function labelsIn(language: Language): Promise<(country: string) => readonly string[]> {
	const t = createTranslate<string>(language, await allMessages[language]());
	return (country) => {
		const format = addressFormatOf(country);
		const label = (field: PlaceField) => t(`checkout.place.${field}.${format.names[field]}`);
		return placeFieldsOf(format).map(label);
	};
}

describe("the labels of place fields", () => {
	it.each([
		["DE", "de", ["Postleitzahl", "Ort"]],
		["IE", "de", ["Townland (freiwillig)", "Ort", "Grafschaft oder Landkreis", "Eircode"]],
		["US", "en", ["Town", "State", "ZIP code"]],
		["US", "de", ["Ort", "Bundesstaat", "ZIP-Code"]],
		["CA", "fr", ["Ville", "Province ou région", "Code postal"]],
		["IT", "de", ["Postleitzahl", "Ort", "Provinz oder Region"]],
		["ES", "en", ["Postal code", "Town", "Province or region"]],
		["JP", "fr", ["Préfecture", "Code postal"]],
		["CN", "de", ["Stadtbezirk (freiwillig)", "Ort", "Provinz oder Region", "Postleitzahl"]],
		["BR", "en", ["Neighbourhood (optional)", "Town", "State", "Postal code"]],
		["GB", "en", ["Post town", "Postal code"]],
		["HK", "fr", ["District ou ville", "Zone"]],
		["AE", "de", ["Emirat"]],
		["AU", "en", ["Suburb or town", "State", "Postal code"]],
		["IN", "en", ["Town", "PIN code", "State"]],
	] as const)("B-USE-21 are in %s, in %s: %j", async (country, language, labels) => {
		expect((await labelsIn(language))(country)).toEqual(labels);
	});

	it.each(languages)("B-USE-21 exist for every country in %s", async (language) => {
		const labelsOf = await labelsIn(language);
		for (const country of countryCodes) expect(labelsOf(country).join(), country).not.toContain("checkout.");
	});
});
