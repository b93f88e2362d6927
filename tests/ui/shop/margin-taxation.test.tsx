import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Product } from "#core/catalogue/product.ts";
import type { GoodsCondition } from "#core/content-values/goods-condition.ts";
import type { Language } from "#core/language/language.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { card } from "#stories/shop/list-models.ts";
import { plainProduct, price, productPage, productShop } from "#stories/shop/product-models.ts";
import { renderPage, strictTranslate } from "#tests/ui/render.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { TranslateProvider } from "#ui/foundation/translate-context.tsx";
import { buildTexts } from "#ui/locales/build-texts.ts";
import { ProductCard } from "#ui/shop/list/product-card.tsx";
import { SumNote } from "#ui/shop/price.tsx";

type Changes = Partial<Product>;

const used: Changes = { price_brutto: price("200"), condition: "used", margin_taxed: true };
const smallBusiness = { small_business: true, default_tax_percent: null };

/** Returns the text of a prerendered product page. */
async function pageText(
	changes: Changes,
	language: Language = "de",
	settings: Partial<ShopShellModel["settings"]> = {},
	marginScheme: string | null = buildTexts[language].marginScheme.de,
): Promise<string> {
	const page = productPage(plainProduct({ ...used, ...changes }), language);
	const html = await renderPage(
		page,
		shellFixture(language, { shop: { ...productShop(settings), marginScheme } }),
	);
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	return main.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

const t = await strictTranslate("de");

/** Returns the text of a product's card. */
function cardText(changes: Changes): string {
	const html = renderToString(
		<TranslateProvider t={t}>
			<ShellProvider shell={shellFixture("de", { shop: productShop() })}>
				<ProductCard card={card(plainProduct({ ...used, ...changes }))} sizes="340px" />
			</ShellProvider>
		</TranslateProvider>,
	);
	return html.replaceAll(/<[^>]*>/g, "");
}

describe("goods that are not new", () => {
	it("B-LAW-22 have a note on their page about the shorter period for claims, if the shop asks for it", async () => {
		const words = /12 Monate nach der Ablieferung verjähren statt nach zwei Jahren/;
		const shop = { ...productShop(), usedLiabilityMonths: 12 };
		const textOf = async (condition: GoodsCondition, months: number | null = 12) => {
			const page = productPage(plainProduct({ ...used, condition }), "de");
			return renderPage(page, shellFixture("de", { shop: { ...shop, usedLiabilityMonths: months } }));
		};
		expect(await textOf("used")).toMatch(words);
		expect(await textOf("vintage")).toMatch(words);
		expect(await textOf("new")).not.toMatch(words);
		expect(await textOf("used", null)).not.toMatch(words);
	});

	it.each([
		["used", "Gebraucht"],
		["refurbished", "Aufgearbeitet"],
		["vintage", "Vintage"],
	] as const)("B-LAW-22 show their condition on their card: %s", (condition, words) => {
		expect(cardText({ condition })).toContain(words);
	});

	it.each(["new", null] as const)("B-LAW-22 show no condition if they are new: %s", (condition) => {
		expect(cardText({ condition, stock: 3 })).not.toMatch(/Neu|Gebraucht|Aufgearbeitet|Vintage/);
	});
});

describe("goods whose margin is taxed", () => {
	it("B-LAW-22 B-LAW-04 show the scheme in the fixed bar on phones", async () => {
		const html = await renderPage(
			productPage(plainProduct(used)),
			shellFixture("de", { shop: productShop() }),
		);
		const bar = html.slice(html.indexOf("<buy-bar"), html.indexOf("</buy-bar>"));
		expect(bar).toContain("Differenzbesteuerung nach § 25a UStG");
	});

	it.each([
		["de", "Differenzbesteuerung nach § 25a UStG"],
		["en", "Margin scheme – Second-hand goods"],
		["fr", "Régime particulier – Biens d’occasion"],
	] as const)(
		"B-LAW-22 show the scheme in the words of the law in %s, without tax",
		async (language, words) => {
			const text = await pageText({}, language);
			expect(text).toContain(words);
			expect(text).not.toMatch(/19\s?%|31[,.]93/);
			const withTax = { de: "inkl. MwSt.", en: "With Tax", fr: "TVA incluse" }[language];
			expect(text).not.toContain(withTax);
			expect(text.split(words)).toHaveLength(3);
		},
	);

	it.each([
		{ condition: "new" },
		{ condition: null },
		{ margin_taxed: null },
		{ margin_taxed: false },
	] as const)("B-LAW-22 do not include goods with %j, whose page shows the tax", async (changes) => {
		const text = await pageText(changes);
		expect(text).not.toContain("Differenzbesteuerung");
		expect(text).toContain("darin 19 % MwSt.: 31,93 €");
	});

	it("B-LAW-22 show notes on their condition", async () => {
		const condition_notes = "Sehr gut, Werk 2026 revidiert.";
		expect(await pageText({ condition_notes })).toContain(`Zustand ${condition_notes}`);
		expect(await pageText({})).not.toContain("Zustand");
	});

	it("B-LAW-22 do not show the scheme in a small business, which charges no tax", async () => {
		expect(await pageText({}, "de", smallBusiness)).not.toContain("Differenzbesteuerung");
	});

	it("B-LAW-22 show no tax if the law of the country has no such scheme", async () => {
		const text = await pageText({}, "de", {}, null);
		expect(text).toContain("zzgl. Versand");
		expect(text).not.toMatch(/MwSt|Differenzbesteuerung/);
	});

	it("B-LAW-22 show the scheme with the price on their card", () => {
		expect(cardText({})).toContain("Differenzbesteuerung nach § 25a UStG, zzgl. Versand");
		expect(cardText({ margin_taxed: null })).toContain("inkl. MwSt., zzgl. Versand");
	});
});

describe("sums of a cart with goods whose margin is taxed", () => {
	const export_ = { percent: null, isExport: true, isExempt: false };
	it.each([
		["none", null, "inkl. MwSt., zzgl. Versand"],
		["all", null, "Differenzbesteuerung nach § 25a UStG, zzgl. Versand"],
		["some", null, "teils Differenzbesteuerung nach § 25a UStG, zzgl. Versand"],
		["all", export_, "ohne MwSt. (Ausfuhr), zzgl. Versand"],
		[null, null, "zzgl. Versand"],
	] as const)("B-LAW-22 B-LAW-04 say, with %s of them and the tax %j, %s", (share, tax, words) => {
		const html = renderToString(
			<TranslateProvider t={t}>
				<ShellProvider shell={shellFixture("de", { shop: productShop() })}>
					<SumNote tax={tax} share={share} />
				</ShellProvider>
			</TranslateProvider>,
		);
		expect(html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ")).toBe(words);
	});
});

describe("the condition of goods", () => {
	it.each([
		["used", "Gebraucht"],
		["refurbished", "Aufgearbeitet"],
		["vintage", "Vintage"],
	] as const)("B-LAW-22 is shown on their card and page: %s", async (condition, words) => {
		expect(cardText({ condition })).toContain(words);
		expect(await pageText({ condition, margin_taxed: null })).toContain(words);
	});

	it.each(["new", null] as const)("B-LAW-22 is not shown for new goods (%s)", async (condition) => {
		const texts = [cardText({ condition }), await pageText({ condition })];
		for (const text of texts) expect(text).not.toMatch(/Gebraucht|Aufgearbeitet|Vintage|Neu\b/);
	});
});
