import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { structuredData, structuredDataText } from "#renderer/engines/structured-data/structured-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";
import { withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { pageFixture } from "#stories/fixtures/site-models.ts";
import { domain } from "#tests/renderer/demo-shop.ts";
import {
	context,
	halo,
	itemsOf,
	model,
	productPage,
	shell,
	watch,
} from "#tests/renderer/engines/structured-pages.ts";

describe("a product's structured data", () => {
	it("B-SEO-02 has an offer with price and availability for each variant", () => {
		const [group] = itemsOf(halo, "ProductGroup");
		expect(group).toMatchObject({
			name: "Halo",
			productGroupID: "SE-102",
			brand: { name: "Juwelier Sternau" },
			url: `https://${domain}/shop/verlobungsringe/halo`,
			material: expect.stringContaining("750"),
			audience: { suggestedGender: "female" },
		});
		expect(group?.hasVariant).toHaveLength(8);
		expect(group?.hasVariant).toContainEqual(
			expect.objectContaining({
				name: "Halo, 54",
				sku: "SE-102-54",
				mpn: "SE-102-54",
				offers: expect.objectContaining({
					price: "2450",
					priceCurrency: "EUR",
					availability: "https://schema.org/InStock",
				}),
			}),
		);
	});

	it.each(languages)(
		"B-SEO-05 has the URL of each variant in %s, and the property that they differ in",
		(language) => {
			const page = model({ type: "product", category: "verlobungsringe", product: "halo" }, language);
			const [group] = itemsOf(page, "ProductGroup", shellModel(language, context));
			expect(group?.variesBy).toEqual(["https://schema.org/size"]);
			const variants = (group?.hasVariant ?? []) as readonly { size: string; offers: { url: string } }[];
			expect(variants.map(({ size, offers }) => [size, offers.url])).toEqual(
				["48", "50", "52", "54", "56", "58", "60", "62"].map((size) => [
					size,
					expect.stringMatching(new RegExp(`^https://${domain}${page.path}\\?variant=[\\w-]+$`)),
				]),
			);
			expect(new Set(variants.map(({ offers }) => offers.url)).size).toBe(8);
		},
	);
});

describe("a product's identifiers and ratings", () => {
	it("B-SEO-06 include the known bar codes, those of the variants if it has any", () => {
		const gtin = "4006381333931";
		const [single] = itemsOf(productPage({ product_variants: [], gtin }), "Product");
		expect(single).toMatchObject({ gtin, sku: "SE-102" });
		const [first, second] = halo.shop?.type === "product" ? halo.shop.product.product_variants : [];
		if (!first || !second) throw new Error("Halo has variants");
		const [group] = itemsOf(
			productPage({ gtin, product_variants: [{ ...first, gtin }, second] }),
			"ProductGroup",
		);
		const [coded, other] = (group?.hasVariant ?? []) as readonly StructuredItem[];
		expect(coded?.gtin).toBe(gtin);
		expect(other).not.toHaveProperty("gtin");
		expect(group).not.toHaveProperty("gtin");
	});

	it("B-SEO-06 do not include the shop's own number as that of another manufacturer", () => {
		const [group] = itemsOf(watch, "ProductGroup");
		const [variant] = (group?.hasVariant ?? []) as readonly StructuredItem[];
		expect(variant).toHaveProperty("sku");
		expect(variant).not.toHaveProperty("mpn");
	});

	it("B-SEO-06 include the ratings that the page shows, with their authors", () => {
		const [group] = itemsOf(watch, "ProductGroup");
		expect(group?.review).toContainEqual(
			expect.objectContaining({
				author: { "@type": "Person", name: "Jonas W." },
				reviewBody: "Läuft seit acht Monaten auf vier Sekunden genau.",
				datePublished: "2026-11-04",
			}),
		);
	});
});

describe("the terms of sale", () => {
	it("B-SEO-02 include the price of shipping to each country and the period for returns", () => {
		const page = productPage({ product_variants: [], shipping_time: 4, production_time: null });
		const [product] = itemsOf(page, "Product");
		const offer = product?.offers as StructuredItem | undefined;
		const days = (minValue: number, maxValue: number) => ({
			"@type": "QuantitativeValue",
			minValue,
			maxValue,
			unitCode: "DAY",
		});
		const details = itemsOf(page, "OfferShippingDetails");
		const countries = (item: StructuredItem) =>
			(item.shippingDestination as readonly StructuredItem[]).map(({ addressCountry }) => addressCountry);
		expect(offer?.shippingDetails).toEqual(details.map((item) => ({ "@id": item["@id"] })));
		expect(details.map((item) => [countries(item), item.shippingRate, item.deliveryTime])).toEqual(
			[
				{ to: ["DE"], value: "6.9", least: 1, most: 3 },
				{ to: ["AT", "FR"], value: "14.9", least: 3, most: 5 },
				{ to: ["CH"], value: "24.9", least: 4, most: 6 },
			].map(({ to, value, least, most }) => [
				to,
				{ "@type": "MonetaryAmount", value, currency: "EUR" },
				{
					"@type": "ShippingDeliveryTime",
					businessDays: {
						"@type": "OpeningHoursSpecification",
						dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
					},
					handlingTime: days(0, 4),
					transitTime: days(least, most),
				},
			]),
		);
		const returns = itemsOf(page, "MerchantReturnPolicy");
		expect(offer?.hasMerchantReturnPolicy).toEqual(returns.map((item) => ({ "@id": item["@id"] })));
		expect(returns).toMatchObject(
			[
				{ to: ["DE"], fees: "FreeReturn" },
				{ to: ["AT", "FR", "CH"], fees: "ReturnFeesCustomerResponsibility" },
			].map(({ to, fees }) => ({
				applicableCountry: to,
				returnPolicyCountry: "DE",
				merchantReturnDays: 14,
				returnFees: `https://schema.org/${fees}`,
				merchantReturnLink: `https://${domain}/widerruf`,
			})),
		);
	});
});

describe("the return policies", () => {
	it("B-SEO-06 link to the page on returns in the page's language", () => {
		const english = shellModel("en", context);
		const page = model({ type: "product", category: "verlobungsringe", product: "halo" }, "en");
		const [returns] = itemsOf(page, "MerchantReturnPolicy", english);
		expect(returns?.merchantReturnLink).toMatch(new RegExp(`^https://${domain}/en/`));
	});

	it("B-SEO-06 leave out a country without returns by the shop or by law", () => {
		if (!shell.shop) throw new Error("The demo has a shop");
		const { settings } = shell.shop;
		const shipping_countries = settings.shipping_countries.map((country) => ({
			...country,
			return_days: null,
		}));
		const changed = { ...shell, shop: { ...shell.shop, settings: { ...settings, shipping_countries } } };
		const countries = itemsOf(halo, "MerchantReturnPolicy", changed).flatMap(
			({ applicableCountry }) => applicableCountry as readonly string[],
		);
		expect(countries).toEqual(["DE", "AT", "FR"]);
	});

	it("B-SEO-02 B-SEO-09 occur once with absolute ids, for all offers that refer to them", () => {
		const terms = structuredData(withDigest(halo).model, shell).filter((item) => item["@id"] !== undefined);
		for (const { "@id": id } of terms) expect(id).toMatch(new RegExp(`^https://${domain}/#`));
		const [group] = itemsOf(halo, "ProductGroup");
		const variants = (group?.hasVariant ?? []) as readonly {
			readonly offers: Record<string, readonly StructuredItem[]>;
		}[];
		const ids = new Set(
			variants.flatMap(({ offers: { shippingDetails = [], hasMerchantReturnPolicy = [] } }) =>
				[...shippingDetails, ...hasMerchantReturnPolicy].map((item) => item["@id"]),
			),
		);
		expect(terms.map((item) => item["@id"])).toEqual([...ids]);
	});
});

describe("breadcrumbs", () => {
	it("B-SEO-02 lead from the home page through shop and category to the product", () => {
		const [list] = itemsOf(halo, "BreadcrumbList");
		const steps = list?.itemListElement as readonly { name: string; position: number; item: string }[];
		expect(steps.map(({ name, position }) => [position, name])).toEqual([
			[1, "Juwelier Sternau"],
			[2, "Shop"],
			[3, "Verlobungsringe"],
			[4, "Halo"],
		]);
		expect(steps.at(-2)?.item).toBe(`https://${domain}/shop/verlobungsringe`);
	});

	it("B-SEO-02 are missing on the home page and on pages with noindex", () => {
		const home = pageFixture("de", { path: "/", template: "home" });
		expect(itemsOf(home, "BreadcrumbList")).toEqual([]);
		expect(itemsOf(model({ type: "cart" }, "de"), "BreadcrumbList")).toEqual([]);
	});
});

it("B-SEC-02 nothing in structured data ends its script element", () => {
	const text = structuredDataText(
		structuredData(withDigest(productPage({ display_name: "</script><script>a()" })).model, shell),
	);
	expect(text).not.toContain("<");
	expect(JSON.stringify(JSON.parse(text))).toContain("</script><script>a()");
});
