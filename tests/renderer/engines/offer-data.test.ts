import { describe, expect, it } from "vitest";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { halo, itemsOf, productPage, shell, watch } from "#tests/renderer/engines/structured-pages.ts";

describe("the offers of a product", () => {
	it.each([
		[null, false, null, "InStock"],
		[null, false, 15, "MadeToOrder"],
		[1, false, 15, "InStock"],
		[0, true, 15, "BackOrder"],
		[0, false, 15, "OutOfStock"],
	])(
		"B-SEO-02 B-SEO-09 with stock %s, reordering %s and %s days of production is %s",
		(stock, reorder_possible, production_time, availability) => {
			const fields = { product_variants: [], stock, reorder_possible, production_time };
			const [product] = itemsOf(productPage(fields), "Product");
			expect(product?.offers).toMatchObject({ availability: `https://schema.org/${availability}` });
		},
	);

	it.each([
		[null, "NewCondition"],
		["new", "NewCondition"],
		["used", "UsedCondition"],
		["refurbished", "RefurbishedCondition"],
		["vintage", "UsedCondition"],
	] as const)("B-SEO-09 of goods whose condition is %s have %s", (condition, itemCondition) => {
		const [product] = itemsOf(productPage({ product_variants: [], condition }), "Product");
		expect(product?.offers).toMatchObject({ itemCondition: `https://schema.org/${itemCondition}` });
	});

	it("B-SEO-02 need a price", () => {
		const page = productPage({ product_variants: [], price_brutto: null });
		expect(itemsOf(page, "Product")).toEqual([]);
		if (page.shop?.type !== "product") throw new Error("Halo is no product");
		const [rating] = watch.shop?.type === "product" ? watch.shop.ratings : [];
		if (!rating) throw new Error("The watch is rated");
		const [rated] = itemsOf({ ...page, shop: { ...page.shop, ratings: [rating] } }, "Product");
		expect(rated).toHaveProperty("aggregateRating");
		expect(rated).not.toHaveProperty("offers");
	});

	it("B-SEO-05 leave out variants without a price", () => {
		const [first, second] = halo.shop?.type === "product" ? halo.shop.product.product_variants : [];
		if (!first || !second) throw new Error("Halo has variants");
		const priced = { ...second, price_brutto: decimalOf("10") };
		const [group] = itemsOf(
			productPage({ price_brutto: null, product_variants: [{ ...first, price_brutto: null }, priced] }),
			"ProductGroup",
		);
		expect(group?.hasVariant).toMatchObject([{ offers: { price: "10" } }]);
		const none = productPage({ price_brutto: null, product_variants: [{ ...first, price_brutto: null }] });
		expect([...itemsOf(none, "ProductGroup"), ...itemsOf(none, "Product")]).toEqual([]);
	});

	it.each([
		[{ maintenance_mode: true }, "OutOfStock"],
		[{ enable_cart: false, maintenance_mode: true }, "InStoreOnly"],
		[{ purchase_to_order: true }, "InStoreOnly"],
	])("B-SEO-02 R-PROD-06 with the settings %j is %s", (settings, availability) => {
		const changedShell = shell.shop && {
			...shell,
			shop: { ...shell.shop, settings: { ...shell.shop.settings, ...settings } },
		};
		const [product] = itemsOf(
			productPage({ product_variants: [], stock: 3 }),
			"Product",
			changedShell ?? shell,
		);
		expect(product?.offers).toMatchObject({ availability: `https://schema.org/${availability}` });
	});
});

describe("the prices of an offer", () => {
	const history = [
		{ date: "2026-09-01T08:00:00Z", price_brutto: decimalOf("100") },
		{ date: "2026-11-20T08:00:00+01:00", price_brutto: decimalOf("80") },
	];
	const reduced = { product_variants: [], price_brutto: decimalOf("80"), price_history: history };
	const offerOf = (fields: Parameters<typeof productPage>[0]) =>
		itemsOf(productPage(fields), "Product")[0]?.offers as StructuredItem | undefined;

	it("B-SEO-09 include the strikethrough price with its start, and its end if the price history has one", () => {
		const struck = {
			"@type": "UnitPriceSpecification",
			priceType: "https://schema.org/StrikethroughPrice",
			price: "100",
			priceCurrency: "EUR",
			validFrom: "2026-11-20T07:00:00.000Z",
		};
		const offer = offerOf(reduced);
		expect(offer).toMatchObject({ price: "80", priceSpecification: [struck] });
		expect(offer).not.toHaveProperty("priceValidUntil");
		const until = "2026-12-01T00:00:00.000Z";
		const ending = [...history, { date: until, price_brutto: decimalOf("100") }];
		expect(offerOf({ ...reduced, price_history: ending })).toMatchObject({
			priceSpecification: [{ ...struck, validThrough: until }],
			priceValidUntil: until,
		});
	});

	it("B-SEO-09 include no strikethrough price if the price is not reduced, or if a variant has its own", () => {
		expect(offerOf({ ...reduced, price_brutto: decimalOf("120") })).not.toHaveProperty("priceSpecification");
		expect(offerOf({ ...reduced, price_history: null })).not.toHaveProperty("priceSpecification");
		const [first, second] = halo.shop?.type === "product" ? halo.shop.product.product_variants : [];
		if (!first || !second) throw new Error("Halo has variants");
		const product_variants = [
			{ ...first, price_brutto: decimalOf("85") },
			{ ...second, price_brutto: null },
		];
		const [group] = itemsOf(productPage({ ...reduced, product_variants }), "ProductGroup");
		const [ownPrice, shared] = (group?.hasVariant ?? []) as readonly { readonly offers: StructuredItem }[];
		expect(ownPrice?.offers).not.toHaveProperty("priceSpecification");
		expect(shared?.offers).toHaveProperty("priceSpecification");
	});

	it("B-SEO-09 include the base price, by the variant's own quantity if it has one", () => {
		const quantity = { amount: decimalOf("500"), unit: "ml" } as const;
		const perLitre = (price: string, value: string, unitCode: string) => ({
			"@type": "UnitPriceSpecification",
			price,
			priceCurrency: "EUR",
			referenceQuantity: {
				"@type": "QuantitativeValue",
				value,
				unitCode,
				valueReference: { "@type": "QuantitativeValue", value: "1", unitCode: "LTR" },
			},
		});
		const price_brutto = decimalOf("10");
		const offer = offerOf({ product_variants: [], price_brutto, price_history: null, quantity });
		expect(offer?.priceSpecification).toEqual([perLitre("10", "500", "MLT")]);
		const [first] = halo.shop?.type === "product" ? halo.shop.product.product_variants : [];
		if (!first) throw new Error("Halo has variants");
		const large = {
			...first,
			price_brutto: decimalOf("15"),
			quantity: { amount: decimalOf("1.5"), unit: "l" } as const,
		};
		const [group] = itemsOf(
			productPage({ product_variants: [large], price_brutto, quantity }),
			"ProductGroup",
		);
		expect(group?.hasVariant).toMatchObject([
			{ offers: { priceSpecification: [perLitre("15", "1.5", "LTR")] } },
		]);
	});
});
