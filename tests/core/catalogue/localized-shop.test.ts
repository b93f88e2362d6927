import { expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { localizeShop } from "#core/catalogue/localized-shop.ts";
import { optionName } from "#core/catalogue/product.ts";
import type { ShopContent } from "#core/catalogue/shop-content.ts";
import type { PersonalizationContent } from "#core/content/personalization.ts";
import type { Language } from "#core/language/language.ts";
import { statedSettings } from "#tests/core/shop-fixtures.ts";

const engraving: PersonalizationContent = {
	id: "engraving",
	translations: [{ language: "de", display_name: "Gravur" }],
	fields: [
		{
			name: "font",
			type: "select",
			required: false,
			additional_days: 0,
			max_length: null,
			customer_specification: null,
			translations: [
				{ language: "en", display_name: "Typeface", options: ["Roman", "Script", "Lombard"] },
				{
					language: "de",
					display_name: "Schrift",
					options: ["Antiqua", "Schreibschrift", "Lombard", "Fraktur"],
				},
			],
		},
	],
};

const shop: ShopContent = {
	settings: statedSettings({}),
	settings_translations: [],
	categories: [],
	manufacturers: [],
	attributes: [],
	personalizations: [engraving],
	size_guides: [],
	products: [],
	ratings: [],
};

function optionsIn(language: Language) {
	const { personalizations } = localizeShop(shop, language, "shop.example", createMemoryLogger());
	const field = personalizations.get("engraving")?.fields[0];
	const options = field?.options ?? [];
	return { options, names: options.map((option) => optionName(field ?? {}, option)) };
}

it("R-PROD-05 offers the same options in every language, so that orders name them identically", () => {
	const options = ["Antiqua", "Schreibschrift", "Lombard", "Fraktur"];
	expect(optionsIn("de")).toEqual({ options, names: options });
	expect(optionsIn("en").options).toEqual(options);
	expect(optionsIn("fr").options).toEqual(options);
});

it("R-PROD-05 R-I18N-01 names each option in the language, else in the default language", () => {
	expect(optionsIn("en").names).toEqual(["Roman", "Script", "Lombard", "Fraktur"]);
});
