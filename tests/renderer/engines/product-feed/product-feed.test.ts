import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Product, ProductVariant } from "#core/catalogue/product.ts";
import { type Language, languages } from "#core/language/language.ts";
import { dateOf } from "#core/opening-hours/local-time.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { RenderContext, ShopSource } from "#renderer/api/page-renderer.ts";
import { feedTargets, productFeedPath } from "#renderer/engines/product-feed/feed-target.ts";
import { productFeed, xmlText } from "#renderer/engines/product-feed/product-feed.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { shopSource } from "#renderer/plan/shop/shop-source.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { domain, readDemoSite, shopOf } from "#tests/renderer/demo-shop.ts";
import { feedItemFaults } from "#tests/renderer/engines/product-feed/documented-attributes.ts";
import { parseXml, type XmlElement } from "#tests/renderer/engines/product-feed/parse-xml.ts";

const { context } = (await readDemoSite()).plan();
const plan = shopOf(context);
const source = shopSource(plan, context.images, "DE");
const now = Date.parse("2026-11-20T14:30:00Z");

/** A country in which Google accepts each language. */
const countries: Readonly<Record<Language, string>> = { de: "DE", en: "DE", fr: "FR" };

function filesOf(changes: Partial<ShopSource> = {}, moment = now) {
	const render: RenderContext = {
		domain,
		buildHash: "1",
		scheme: "light",
		styles: {},
		favicon: null,
		shared: (requested: Language) => sharedData(requested, context),
		assets() {
			throw new Error("The engine asks for the shop alone");
		},
		json: JSON.stringify,
		moved: {},
		shop: { ...source, ...changes },
		providers: context.providers,
		day: dateOf(Math.floor(moment / 86_400_000)),
	};
	return [...(productFeed.renderSite?.([], render) ?? [])];
}

function feedOf(
	language: Language,
	changes: Partial<ShopSource> = {},
	moment = now,
	country = countries[language],
): string {
	const feedPath = productFeedPath({ language, country });
	return String(filesOf(changes, moment).find(({ path }) => path === feedPath)?.content);
}

function itemsOf(feed: string): readonly XmlElement[] {
	const [channel] = parseXml(feed).children;
	return channel?.children.filter(({ name }) => name === "item") ?? [];
}

const all = (item: XmlElement, name: string) =>
	item.children.filter((child) => child.name === `g:${name}`).map(({ text }) => text);
const one = (item: XmlElement | undefined, name: string) => (item ? (all(item, name)[0] ?? null) : null);

const halo = source.products("de").find(({ slug }) => slug === "halo");

/** Returns the items of a product without variants; `fields` and `settings` replace those of the demo. */
function itemsWith(fields: Partial<Product>, settings: Partial<ShopSettings> = {}): readonly XmlElement[] {
	if (!halo) throw new Error("There is no Halo");
	const product: Product = { ...halo, product_variants: [], price_history: null, ...fields };
	return itemsOf(
		feedOf("de", {
			products: () => [product],
			settings: (language) => ({ ...source.settings(language), ...settings }),
		}),
	);
}

const faultsOf = (item: XmlElement) => feedItemFaults(item, { domain, currency: "EUR" });

describe("the product feed", () => {
	it.each(languages)("B-SEO-04 in %s has only attributes that Google documents", (language) => {
		const feed = feedOf(language);
		expect(parseXml(feed)).toMatchObject({
			name: "rss",
			attributes: `version="2.0" xmlns:g="http://base.google.com/ns/1.0"`,
		});
		const items = itemsOf(feed);
		expect(items.length).toBeGreaterThan(plan.products.length);
		expect(items.flatMap(faultsOf)).toEqual([]);
		const ids = items.map((item) => one(item, "id"));
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("B-SEO-04 has a product's variants in one group, with their own prices and reference numbers", () => {
		const variants = itemsOf(feedOf("de")).filter((item) => one(item, "item_group_id") === "halo");
		expect(variants).toHaveLength(8);
		const item = variants.find((variant) => one(variant, "size") === "54");
		expect(item?.children.map(({ name, text }) => [name.slice(2), text])).toEqual(
			expect.arrayContaining([
				["title", "Halo, 54"],
				["link", expect.stringMatching(/\/shop\/verlobungsringe\/halo\?variant=[\w-]+$/)],
				["google_product_category", "200"],
				["gender", "female"],
				["age_group", "adult"],
				["material", expect.stringContaining("750")],
				["availability", "in_stock"],
				["price", "2450.00 EUR"],
				["brand", "Juwelier Sternau"],
				["mpn", "SE-102-54"],
				["identifier_exists", "yes"],
			]),
		);
	});

	it("B-SEO-04 has the same ids in all languages, with the texts and URLs of each", () => {
		const [de = [], en = []] = (["de", "en"] as const).map((language) => itemsOf(feedOf(language)));
		expect(en.map((item) => one(item, "id"))).toEqual(de.map((item) => one(item, "id")));
		expect(one(en[0], "link")).toMatch(/\/en\/shop\//);
		expect(one(en[0], "description")).not.toBe(one(de[0], "description"));
	});
});

describe("an item of the product feed", () => {
	it.each([
		[null, false, "in_stock", null],
		[1, false, "in_stock", null],
		[0, true, "backorder", "2026-11-26T00:00Z"],
		[0, false, "out_of_stock", null],
	])(
		"B-SEO-04 B-LAW-06 with stock %s and reordering %s is %s",
		(stock, reorder_possible, availability, date) => {
			const [item] = itemsWith({ stock, reorder_possible, shipping_time: 4, production_time: null });
			expect([one(item, "availability"), one(item, "availability_date")]).toEqual([availability, date]);
		},
	);

	it("B-SEO-04 B-LAW-05 compares a reduced price with the lowest of thirty days, and a variant's own price with none", () => {
		const history = [
			{ date: "2026-01-01T00:00:00Z", price_brutto: decimalOf("120") },
			{ date: "2026-11-01T00:00:00Z", price_brutto: decimalOf("110.5") },
			{ date: "2026-11-18T00:00:00Z", price_brutto: decimalOf("90") },
		];
		const [item] = itemsWith({ price_brutto: decimalOf("90"), price_history: history });
		expect([one(item, "price"), one(item, "sale_price")]).toEqual(["110.50 EUR", "90.00 EUR"]);
		const [raised] = itemsWith({ price_brutto: decimalOf("120"), price_history: history });
		expect([one(raised, "price"), one(raised, "sale_price")]).toEqual(["120.00 EUR", null]);
		const pricedVariant = { ...(halo?.product_variants[0] as ProductVariant), price_brutto: decimalOf("80") };
		const [variant] = itemsWith({ price_history: history, product_variants: [pricedVariant] });
		expect([one(variant, "price"), one(variant, "sale_price")]).toEqual(["80.00 EUR", null]);
	});

	it.each([
		["has no price", { price_brutto: null }, {}],
		["has no picture", { images: [] }, {}],
		["does not name its manufacturer's contact", { manufacturer_contact: null }, {}],
		["is in a shop without a cart", {}, { enable_cart: false }],
		["is sold in the shop alone", {}, { purchase_to_order: true }],
	] satisfies [string, Partial<Product>, Partial<ShopSettings>][])(
		"B-SEO-04 B-LAW-07 leaves out what %s",
		(_, fields, settings) => {
			expect(itemsWith(fields, settings)).toEqual([]);
			expect(itemsWith({})).toHaveLength(1);
		},
	);

	it("B-SEO-04 is out of stock while the shop is under maintenance", () => {
		const [item] = itemsWith({ stock: 5 }, { maintenance_mode: true });
		expect(one(item, "availability")).toBe("out_of_stock");
	});

	it("B-SEO-04 states if it has no brand or part number", () => {
		const [unbranded] = itemsWith({ manufacturer: null });
		expect([one(unbranded, "brand"), one(unbranded, "identifier_exists")]).toEqual([null, "no"]);
		const [unnumbered] = itemsWith({ reference_number: null });
		expect([one(unnumbered, "mpn"), one(unnumbered, "identifier_exists")]).toEqual([null, "no"]);
		const others = source.products("de").find(({ slug }) => slug === "alpenhorn-mitternacht");
		const [numbered] = itemsWith({ manufacturer_contact: others?.manufacturer_contact ?? null });
		expect([one(numbered, "mpn"), one(numbered, "identifier_exists")]).toEqual([null, "no"]);
	});

	it.each([
		["DE", "6.90 EUR"],
		["AT", "14.90 EUR"],
		["CH", "24.90 EUR"],
	])("B-SEO-04 B-SEO-07 has the price of shipping to the feed's country: %s", (country, price) => {
		const [item] = itemsOf(feedOf("de", {}, now, country));
		const ways = item?.children.filter(({ name }) => name === "g:shipping") ?? [];
		expect(ways.map(({ children }) => children.map(({ name, text }) => [name, text]))).toEqual([
			[
				["g:country", country],
				["g:service", "Paketversand"],
				["g:price", price],
			],
		]);
	});
});

describe("the properties for comparing an item of the product feed", () => {
	it("B-SEO-07 include the bar code, so that Google finds it without a brand", () => {
		const [item] = itemsWith({ gtin: "4006381333931", manufacturer: null });
		expect([one(item, "gtin"), one(item, "identifier_exists")]).toEqual(["4006381333931", "yes"]);
	});

	it("B-SEO-07 include the colours and materials that the content marks as such", () => {
		const group = (id: string) => ({ id, display_name: id });
		const [item] = itemsWith({
			attributes: [
				{ attribute_group: group("a"), display_values: ["Gold", "Silber"], search_property: "color" },
				{ attribute_group: group("b"), display_values: ["Stahl"], search_property: "material" },
				{ attribute_group: group("c"), display_values: ["Automatik"] },
			],
		});
		expect([one(item, "color"), one(item, "material"), one(item, "size")]).toEqual([
			"Gold/Silber",
			"Stahl",
			null,
		]);
	});

	it("B-SEO-05 B-SEO-07 include each variant's own URL and its difference", () => {
		const watch = itemsOf(feedOf("de")).filter((item) => one(item, "item_group_id") === "kronberg-lachs");
		expect(watch.map((item) => one(item, "color"))).toEqual(
			expect.arrayContaining(["Kalbsleder grau", "Kalbsleder cognac", "Kalbsleder schwarz"]),
		);
		expect(new Set(watch.map((item) => one(item, "link"))).size).toBe(watch.length);
	});
});

describe("the feeds of a shop", () => {
	const settings = source.settings("de");

	it("B-SEO-07 are one per country and language that Google accepts there", () => {
		expect(filesOf().map(({ path }) => path)).toEqual(
			[
				["de", "de"],
				["de", "at"],
				["de", "ch"],
				["en", "de"],
				["en", "at"],
				["en", "fr"],
				["en", "ch"],
				["fr", "fr"],
				["fr", "ch"],
			].map(([language, country]) => `feeds/products-${language}-${country}.xml`),
		);
	});

	it("B-SEO-07 are in the site's first language if Google accepts none of its languages in a country", () => {
		expect(feedTargets(["de"], settings, "DE").map(({ country }) => country)).toEqual([
			"DE",
			"AT",
			"FR",
			"CH",
		]);
	});

	it("B-SEO-07 are for the site's country if the shop has no delivery countries", () => {
		const none = { ...settings, shipping_countries: [], shipping_methods_config: [] };
		expect(feedTargets(["de"], none, "AT")).toEqual([{ language: "de", country: "AT" }]);
	});
});

describe("the text of the product feed", () => {
	it("B-SEO-04 is well-formed, whatever a product's name", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
				const [item] = itemsWith({ display_name: `Ring ${name}`, description: null });
				expect(faultsOf(item as XmlElement)).toEqual([]);
			}),
			{ numRuns: 30 },
		);
	});

	it("B-SEO-04 keeps every character that XML allows", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const kept = [...text].filter(
					(character) =>
						!/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(character) || /[\t\n\r\u007f-\u009f]/.test(character),
				);
				const root = parseXml(`<?xml version="1.0" encoding="UTF-8"?>\n<a>${xmlText(text)}</a>`);
				expect(root.text).toBe(kept.join(""));
			}),
		);
	});

	it("B-SEO-04 is the same on the same day, and does not exist without a shop", () => {
		const late = Date.parse("2026-11-20T23:59:00Z");
		expect(feedOf("fr")).toContain("<rss");
		expect(feedOf("fr", {}, late)).toBe(feedOf("fr"));
		const none = productFeed.renderSite?.([], { shop: null } as RenderContext);
		expect([...(none ?? [])]).toEqual([]);
	});
});

it("B-SEO-09 B-SEO-07 names the condition of goods, vintage ones as used", () => {
	const conditions = [null, "used", "refurbished", "vintage"] as const;
	const items = conditions.flatMap((condition) => itemsWith({ condition }));
	expect(items.map((item) => one(item, "condition"))).toEqual(["new", "used", "refurbished", "used"]);
});
