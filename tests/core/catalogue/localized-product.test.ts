import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { localizedProduct } from "#core/catalogue/localized-product.ts";
import { languagesWithoutSettings, localizedSettings } from "#core/catalogue/localized-settings.ts";
import { localizeShop } from "#core/catalogue/localized-shop.ts";
import { isListed } from "#core/catalogue/product.ts";
import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import type { ProductTranslation } from "#core/content/product.ts";
import type { Language } from "#core/language/language.ts";
import { offeredShippingMethods } from "#core/settings/shipping-methods.ts";
import { bareContent, bareTexts, bareVariant } from "#tests/core/catalogue/bare-product.ts";
import { decimalOf, germany, shippingConfig, statedSettings } from "#tests/core/shop-fixtures.ts";

const words = (language: Language, display_name: string): ProductTranslation => ({
	language,
	...bareTexts,
	display_name,
});

const ring: ProductContent = {
	...bareContent,
	id: 7,
	status: "published",
	slug: "ring",
	translations: [
		{
			...words("de", "Ring"),
			description: "Aus Gold.",
			variant_display_name: "Größe",
			safety_warnings: "Klein.",
		},
		words("en", "Ring of gold"),
	],
	images: [{ private_hash: "ring.png", width: 12, height: 8 }],
	manufacturer: "maker",
	category: "rings",
	attributes: [
		{ attribute_group: "alloy", display_values: ["gold", "unlisted"] },
		{ attribute_group: "gone", display_values: ["x"] },
	],
	price_brutto: decimalOf("12.5"),
	reorder_possible: true,
	product_variants: [
		{
			...bareVariant,
			prices: [],
			id: 54,
			display_name: "klein",
			translations: [{ language: "en", display_name: "small" }],
			active: true,
		},
	],
	personalization: "engraving",
	size_guide: "sizes",
	battery: true,
	guarantee_years: 5,
	guarantor: "Maker AG",
};

const contact = {
	name: "Maker AG",
	postal_address: "Gasse 1",
	country_code: null,
	electronic_address: "a@maker.example",
	weee_number: null,
	responsible_person: null,
};

const shop: ShopContent = {
	settings: statedSettings({
		call_to_action_text: "Kaufen",
		category_filters: [{ sort: 1, category_id: { id: "rings", slug: "ringe", display_name: "Ringe" } }],
		attribute_filters: [{ attribute_group_id: { id: "alloy", display_name: "Legierung" }, category: null }],
		shipping_methods_config: [{ ...shippingConfig({ shipping_countries: [germany] }), prices: [] }],
	}),
	settings_translations: [
		{
			language: "en",
			call_to_action_text: null,
			global_footer: "Prices include VAT.",
			bank_details: null,
			size_change: null,
			names: { Paket: "Parcel", Deutschland: "Germany" },
		},
	],
	categories: [
		{
			id: "rings",
			slug: "ringe",
			sort: 1,
			google_product_category: null,
			translations: [
				{ language: "de", display_name: "Ringe", slug: null, description: null },
				{ language: "en", display_name: "Rings", slug: null, description: null },
			],
		},
	],
	manufacturers: [{ id: "maker", display_name: "Maker", slug: "maker", contact }],
	attributes: [
		{
			id: "alloy",
			translations: [
				{ language: "de", display_name: "Legierung" },
				{ language: "en", display_name: "Alloy" },
			],
			essential: false,
			search_property: "material",
			values: [
				{
					id: "gold",
					translations: [
						{ language: "de", display_value: "585/1000 Gold" },
						{ language: "en", display_value: "585/1000 gold" },
					],
				},
			],
		},
	],
	personalizations: [
		{
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
					translations: [{ language: "en", display_name: "Typeface", options: ["Roman"] }],
				},
			],
		},
	],
	size_guides: [
		{ id: "sizes", translations: [{ language: "de", display_name: "Größen", table: [["Größe"], ["54"]] }] },
	],
	products: [ring],
	ratings: [
		{
			id: 1,
			product: "7",
			rating: 4,
			name: "A",
			comment: "Gut.",
			date_created: "2026-01-01",
			verified: true,
		},
		{ id: 2, product: 8, rating: 1, name: null, comment: null, date_created: null, verified: null },
	],
};

function inLanguage(language: Language, changes: Partial<ProductContent> = {}) {
	const logger = createMemoryLogger();
	const localized = localizeShop(shop, language, "shop.example", logger);
	const product = localizedProduct({ ...ring, ...changes }, localized, logger);
	const settings = localizedSettings(shop, localized, { country: "DE", currency: "EUR" });
	return { product, settings, notes: logger.notes };
}

describe("a product in one language", () => {
	it("R-I18N-01 R-CAT-09 returns the texts of that language, also of references", () => {
		const { product } = inLanguage("en");
		expect(product).toMatchObject({
			id: 7,
			display_name: "Ring of gold",
			description: null,
			category: { id: "rings", slug: "ringe", display_name: "Rings" },
			manufacturer: { id: "maker", slug: "maker", display_name: "Maker" },
			attributes: [
				{
					attribute_group: { id: "alloy", display_name: "Alloy" },
					display_values: ["585/1000 gold", "unlisted"],
					essential: false,
				},
			],
			product_variants: [{ id: 54, product: 7, display_name: "small" }],
			price_brutto: "12.5",
		});
		expect(JSON.stringify(product)).not.toContain("translations");
	});

	it("R-I18N-01 falls back to the first language and logs it, and is never empty", () => {
		const { product, notes } = inLanguage("fr");
		expect(product).toMatchObject({
			display_name: "Ring",
			description: "Aus Gold.",
			variant_display_name: "Größe",
			category: { display_name: "Ringe" },
			personalization: { display_name: "Gravur", fields: [{ display_name: "Typeface", options: ["Roman"] }] },
			size_guide: { display_name: "Größen", table: [["Größe"], ["54"]] },
			product_variants: [{ display_name: "klein" }],
		});
		expect(notes).toContainEqual({
			key: "translation.missing",
			details: { subject: "product 7", language: "fr", used: "de" },
		});
	});

	it("R-I18N-01 logs nothing if every text exists", () => {
		const { notes } = inLanguage("de");
		expect(notes.map(({ details }) => details)).toEqual([
			{ subject: "personalization engraving font", language: "de", used: "en" },
		]);
	});

	it("B-LAW-07 B-LAW-08 B-LAW-12 contains what the law requires", () => {
		expect(inLanguage("de").product).toMatchObject({
			manufacturer_contact: contact,
			guarantee_terms: null,
			safety_warnings: "Klein.",
			battery: true,
			guarantee_years: 5,
			guarantor: "Maker AG",
		});
	});

	it("B-LAW-09 has its own ratings, with dates and without texts", () => {
		expect(inLanguage("de").product.ratings).toEqual([{ rating: 4, date_created: "2026-01-01" }]);
		expect(inLanguage("de", { id: 9 }).product.ratings).toEqual([]);
	});

	it.each([
		[null, true],
		["other.example", false],
	])("R-CAT-01 of project %j is listed in the site's shop: %s", (project, listed) => {
		expect(isListed(inLanguage("de", { project }).product, "shop.example")).toBe(listed);
	});

	it("has null for missing references", () => {
		const changes = { manufacturer: "gone", category: null, personalization: null, size_guide: "gone" };
		expect(inLanguage("de", changes).product).toMatchObject({
			manufacturer: null,
			manufacturer_contact: null,
			category: null,
			personalization: null,
			size_guide: null,
		});
	});
});

describe("the variants of a product in one language", () => {
	it("B-SEO-05 differs in its variants by their own names, in every language", () => {
		const product_variants = ring.product_variants.map((variant) => ({ ...variant, display_name: "54" }));
		for (const language of ["de", "en"] as const)
			expect(inLanguage(language, { product_variants }).product.variants_differ_in).toBe("size");
	});
});

describe("the settings in one language", () => {
	it("R-SET-04 name filters by what they filter, in that language", () => {
		const { settings } = inLanguage("en");
		expect(settings.category_filters[0]?.category_id.display_name).toBe("Rings");
		expect(settings.attribute_filters[0]?.attribute_group_id.display_name).toBe("Alloy");
	});

	it("R-CHECK-02 keep the common name of shipping methods, with a displayed name per language", () => {
		const { settings } = inLanguage("en");
		expect(settings.shipping_methods[0]?.display_name).toBe("Paket");
		expect(settings.shipping_methods_config[0]).toMatchObject({
			name: "Paket",
			shipping_countries: [{ display_name: "Germany", country_code: "DE" }],
		});
		expect(settings.shipping_names).toEqual({ Paket: "Parcel" });
		expect(offeredShippingMethods(settings, "DE", 1)[0]).toMatchObject({ name: "Paket", label: "Parcel" });
	});

	it("R-I18N-01 keep their own texts without a translation", () => {
		const { settings } = inLanguage("en");
		expect(settings).toMatchObject({ call_to_action_text: "Kaufen", global_footer: "Prices include VAT." });
		expect(settings.payment_methods.map(({ display_name }) => display_name)).toEqual(["Vorkasse", "PayPal"]);
		const french = inLanguage("fr");
		expect(french.settings.shipping_methods).toEqual(shop.settings.shipping_methods);
		expect(languagesWithoutSettings(shop, ["de", "en", "fr"])).toEqual(["fr"]);
	});
});

describe("legally required texts of a product", () => {
	it("B-LAW-21 fall back to another language, which is named", () => {
		const en = inLanguage("en").product;
		expect(en).toMatchObject({ display_name: "Ring of gold", safety_warnings: "Klein.", description: null });
		expect(en.text_languages).toEqual({ safety_warnings: "de" });
		const fr = inLanguage("fr").product;
		expect(fr.text_languages).toEqual({
			display_name: "de",
			description: "de",
			variant_display_name: "de",
			safety_warnings: "de",
		});
		expect(inLanguage("de").product).not.toHaveProperty("text_languages");
	});

	it("B-LAW-21 name the language of attributes and categories in another one", () => {
		const { category, attributes } = inLanguage("fr").product;
		expect([category?.language, attributes[0]?.attribute_group.language]).toEqual(["de", "de"]);
		expect(Object.values(attributes[0]?.value_languages ?? {})).toContain("de");
		expect(JSON.stringify(inLanguage("de").product)).not.toMatch(/"(?:value_)?languages?":"/);
	});
});
