import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { plainProduct, price, productPage, productShop } from "#stories/shop/product-models.ts";
import { renderPage } from "#tests/ui/render.tsx";

/** One way of delivery, which takes a day. */
const shipping = {
	shipping_methods: [{ id: 1, display_name: "Paket", free: false, collection: false }],
	shipping_methods_config: [
		{
			name: "Paket",
			shipping_provider: null,
			price_brutto: price("4.90"),
			payment_methods: [],
			additional_days: 1,
			least_days: 0,
			shipping_countries: [],
		},
	],
};

/** Returns the text of a product's delivery time without script. */
async function deliveryText(
	language: Language,
	closuresAhead: readonly { readonly from: string; readonly to: string }[],
): Promise<string> {
	const shop = { ...productShop(shipping), closuresAhead };
	const html = await renderPage(
		productPage(plainProduct({ shipping_time: 2 }), language),
		shellFixture(language, { shop }),
	);
	const element = /<delivery-time[^>]*>(.*?)<\/delivery-time>/s.exec(html)?.[1] ?? "";
	return element.replaceAll("\u00a0", " ");
}

const holiday = { from: "2026-12-24", to: "2027-01-06" };

describe("the delivery time of a product without script", () => {
	const texts: Readonly<Record<Language, RegExp>> = {
		de: /^Lieferzeit: .* Arbeitstage? \(Betriebsferien nicht mitgezählt: Do\., 24\. Dezember – Mi\., 6\. Januar\)$/,
		en: /working days? \(not counting our holiday: Thu,? 24 December – Wed,? 6 January\)$/,
		fr: /ouvrés? \(sans compter notre fermeture : jeu\. 24 décembre – mer\. 6 janvier\)$/,
	};

	it.each(languages)("B-USE-12 does not count the shop's holidays, and says so in %s", async (language) => {
		expect(await deliveryText(language, [holiday])).toMatch(texts[language]);
	});

	it("B-USE-12 names all holidays ahead", async () => {
		const text = await deliveryText("de", [holiday, { from: "2027-01-11", to: "2027-01-11" }]);
		expect(text).toContain("6. Januar, Mo., 11. Januar)");
	});

	it("B-USE-12 is in working days alone without a holiday ahead", async () => {
		expect(await deliveryText("de", [])).toMatch(/^Lieferzeit: [\d bis]+ Arbeitstage?$/);
	});
});
