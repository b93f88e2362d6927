import { describe, expect, it } from "vitest";
import type { ShellModel } from "#core/models/page-model.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";
import { structuredData, structuredDataText } from "#renderer/engines/structured-data/structured-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";
import { type PageDraft, withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { domain, readDemoSite, shopOf } from "#tests/renderer/demo-shop.ts";

const { context } = (await readDemoSite()).plan();
const shell = shellModel("de", context);
const model = createShopPageModels(shopOf(context), context);
const halo = model({ type: "product", category: "verlobungsringe", product: "halo" }, "de");

function itemsOf(page: PageDraft, type: string, of: ShellModel = shell): readonly StructuredItem[] {
	return structuredData(withDigest(page).model, of).filter((item) => item["@type"] === type);
}

/** The page of a product with other fields. */
function productPage(fields: Partial<Extract<ShopPageModel, { type: "product" }>["product"]>): PageDraft {
	if (halo.shop?.type !== "product") throw new Error("Halo is no product");
	return { ...halo, shop: { ...halo.shop, product: { ...halo.shop.product, ...fields } } };
}

describe("a product's structured data", () => {
	it("B-SEO-02 has an offer with price and availability for each variant", () => {
		const [product] = itemsOf(halo, "Product");
		expect(product).toMatchObject({
			name: "Halo",
			sku: "SE-102",
			brand: { name: "Juwelier Sternau" },
			url: `https://${domain}/shop/verlobungsringe/halo`,
		});
		expect(product?.offers).toHaveLength(8);
		expect(product?.offers).toContainEqual(
			expect.objectContaining({
				name: "54",
				sku: "SE-102-54",
				price: "2450",
				priceCurrency: "EUR",
				availability: "https://schema.org/InStock",
			}),
		);
	});

	it.each([
		[null, false, "InStock"],
		[1, false, "InStock"],
		[0, true, "BackOrder"],
		[0, false, "OutOfStock"],
	])("B-SEO-02 with stock %s and reordering %s is %s", (stock, reorder_possible, availability) => {
		const [product] = itemsOf(productPage({ product_variants: [], stock, reorder_possible }), "Product");
		expect(product?.offers).toEqual([
			expect.objectContaining({ availability: `https://schema.org/${availability}` }),
		]);
	});

	it("B-SEO-02 has no offer without a price", () => {
		const [product] = itemsOf(productPage({ product_variants: [], price_brutto: null }), "Product");
		expect(product).not.toHaveProperty("offers");
	});
});

describe("the terms of sale", () => {
	it("B-SEO-02 reports what shipping costs to each country, and how long one may send it back", () => {
		const page = productPage({ product_variants: [], shipping_time: 4, production_time: null });
		const [product] = itemsOf(page, "Product");
		const [offer] = (product?.offers ?? []) as readonly StructuredItem[];
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
		const [returns] = itemsOf(page, "MerchantReturnPolicy");
		expect(offer?.hasMerchantReturnPolicy).toEqual({ "@id": returns?.["@id"] });
		expect(returns).toMatchObject({
			applicableCountry: ["DE", "AT", "FR", "CH"],
			merchantReturnDays: 14,
			merchantReturnLink: `https://${domain}/widerruf`,
		});
	});

	it("B-SEO-02 says terms once, whichever offers have them", () => {
		const terms = structuredData(withDigest(halo).model, shell).filter((item) => item["@id"] !== undefined);
		const [product] = itemsOf(halo, "Product");
		const offers = (product?.offers ?? []) as readonly Record<string, readonly StructuredItem[]>[];
		const named = new Set(
			offers.flatMap(({ shippingDetails = [], hasMerchantReturnPolicy }) =>
				[...shippingDetails, hasMerchantReturnPolicy].map((item) => (item as StructuredItem)["@id"]),
			),
		);
		expect(terms.map((item) => item["@id"])).toEqual([...named]);
	});
});

describe("breadcrumbs", () => {
	it("B-SEO-02 lead from home through shop and category to the product", () => {
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

	it("B-SEO-02 are missing at home and on pages that search engines leave out", () => {
		const home = pageFixture("de", { path: "/", template: "home" });
		expect(itemsOf(home, "BreadcrumbList")).toEqual([]);
		expect(itemsOf(model({ type: "cart" }, "de"), "BreadcrumbList")).toEqual([]);
	});
});

describe("a branch's structured data", () => {
	const home = pageFixture("de", { path: "/", template: "home" });

	it("B-SEO-02 has the hours of the weekdays, and of dates of their own", () => {
		const [store] = itemsOf(home, "JewelryStore", shellFixture("de"));
		expect(store).toMatchObject({
			name: "Sternau Mitte",
			telephone: "+493023125120",
			address: {
				streetAddress: "Königstraße 12",
				postalCode: "10178",
				addressLocality: "Berlin",
				addressCountry: "DE",
			},
			openingHoursSpecification: [
				{
					dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
						(day) => `https://schema.org/${day}`,
					),
					opens: "10:00",
					closes: "18:30",
				},
			],
			specialOpeningHoursSpecification: [
				{ validFrom: "2026-12-25", validThrough: "2026-12-25", opens: "00:00", closes: "00:00" },
			],
		});
	});

	it("B-SEO-02 is there once a branch, on the home page", () => {
		expect(itemsOf(home, "JewelryStore")).toHaveLength(shell.branches.length);
		expect(itemsOf(halo, "JewelryStore")).toEqual([]);
	});
});

it("B-SEC-02 nothing within structured data ends its element", () => {
	const text = structuredDataText(
		structuredData(withDigest(productPage({ display_name: "</script><script>a()" })).model, shell),
	);
	expect(text).not.toContain("<");
	expect(JSON.stringify(JSON.parse(text))).toContain("</script><script>a()");
});
