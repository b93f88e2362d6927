import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Product } from "#core/catalogue/product.ts";
import type { RenderContext, ShopSource } from "#core/ports/page-renderer.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { type Language, languages } from "#core/shared/language.ts";
import { createProductFeed, productFeedPath, xmlText } from "#renderer/engines/product-feed/product-feed.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { shopSource } from "#renderer/plan/shop/shop-source.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { domain, readDemoSite, shopOf } from "#tests/renderer/demo-shop.ts";
import { parseXml, type XmlElement } from "#tests/renderer/engines/product-feed/parse-xml.ts";

const { context } = (await readDemoSite()).plan();
const plan = shopOf(context);
const source = shopSource(plan, context.images);
const now = Date.parse("2026-11-20T14:30:00Z");

function feedOf(language: Language, changes: Partial<ShopSource> = {}, moment = now): string {
	const render: RenderContext = {
		domain,
		buildHash: "1",
		scheme: "light",
		favicon: null,
		shared: (wanted: Language) => sharedData(wanted, context),
		assets() {
			throw new Error("The engine asks for the shop alone");
		},
		json: JSON.stringify,
		kept: (_name, _key, make) => make(),
		shop: { ...source, ...changes },
	};
	const files = [...(createProductFeed(moment).renderSite?.([], render) ?? [])];
	return String(files.find(({ path }) => path === productFeedPath(language))?.content);
}

function itemsOf(feed: string): readonly XmlElement[] {
	const [channel] = parseXml(feed).children;
	return channel?.children.filter(({ name }) => name === "item") ?? [];
}

const all = (item: XmlElement, name: string) =>
	item.children.filter((child) => child.name === `g:${name}`).map(({ text }) => text);
const one = (item: XmlElement | undefined, name: string) => (item ? (all(item, name)[0] ?? null) : null);

const halo = source.products("de").find(({ slug }) => slug === "halo");

/** The items of a product without variants and with other fields, in a shop with other settings. */
function itemsWith(fields: Partial<Product>, settings: Partial<ShopSettings> = {}): readonly XmlElement[] {
	if (!halo) throw new Error("There is no Halo");
	const product: Product = { ...halo, product_variants: [], price_history: null, ...fields };
	return itemsOf(
		feedOf("de", {
			listed: () => [{ key: "", product: () => product }],
			settings: (language) => ({ ...source.settings(language), ...settings }),
		}),
	);
}

const price = /^\d+\.\d{2} EUR$/;
const address = new RegExp(`^https://${domain.replaceAll(".", "\\.")}/[!-~]+$`);

/** What Google documents of the attributes in use: their form, and how often they may stand (answer 7052112). */
const documented: Readonly<
	Record<string, { readonly form: RegExp; readonly least: number; readonly most: number }>
> = {
	id: { form: /^.{1,50}$/u, least: 1, most: 1 },
	title: { form: /^.{1,150}$/u, least: 1, most: 1 },
	description: { form: /^.{1,5000}$/su, least: 1, most: 1 },
	link: { form: address, least: 1, most: 1 },
	image_link: { form: address, least: 1, most: 1 },
	additional_image_link: { form: address, least: 0, most: 10 },
	availability: { form: /^(in_stock|out_of_stock|preorder|backorder)$/, least: 1, most: 1 },
	availability_date: { form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/, least: 0, most: 1 },
	price: { form: price, least: 1, most: 1 },
	sale_price: { form: price, least: 0, most: 1 },
	unit_pricing_measure: { form: /^\d+(\.\d+)? (g|kg|ml|cl|l|cm|m|sqm|cbm)$/, least: 0, most: 1 },
	unit_pricing_base_measure: { form: /^1 (kg|l|m|sqm|cbm)$/, least: 0, most: 1 },
	brand: { form: /^.{1,70}$/u, least: 0, most: 1 },
	mpn: { form: /^.{1,70}$/u, least: 0, most: 1 },
	identifier_exists: { form: /^(yes|no)$/, least: 1, most: 1 },
	condition: { form: /^(new|refurbished|used)$/, least: 1, most: 1 },
	product_type: { form: /^.{1,750}$/u, least: 0, most: 5 },
	item_group_id: { form: /^[\w-]{1,50}$/u, least: 0, most: 1 },
	size: { form: /^.{1,100}$/u, least: 0, most: 1 },
	product_detail: { form: /^$/, least: 0, most: 100 },
	shipping: { form: /^$/, least: 1, most: 100 },
	min_handling_time: { form: /^\d+$/, least: 0, most: 1 },
	max_handling_time: { form: /^\d+$/, least: 0, most: 1 },
};

function faultsOf(item: XmlElement): readonly string[] {
	const known = item.children.flatMap(({ name, text }) => {
		const rule = documented[name.replace(/^g:/, "")];
		return rule?.form.test(text) ? [] : [`${name}: ${text}`];
	});
	const counted = Object.entries(documented).flatMap(([name, { least, most }]) => {
		const count = all(item, name).length;
		return count < least || count > most ? [`${count} times ${name}`] : [];
	});
	return [...known, ...counted];
}

describe("the product feed", () => {
	it.each(languages)("B-SEO-04 in %s has what Google documents and nothing else", (language) => {
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

	it("B-SEO-04 has a product's variants with their own prices and reference numbers, under one group", () => {
		const variants = itemsOf(feedOf("de")).filter((item) => one(item, "item_group_id") === "halo");
		expect(variants).toHaveLength(8);
		const item = variants.find((variant) => one(variant, "size") === "54");
		expect(item?.children.map(({ name, text }) => [name.slice(2), text])).toEqual(
			expect.arrayContaining([
				["title", "Halo, 54"],
				["link", `https://${domain}/shop/verlobungsringe/halo`],
				["availability", "in_stock"],
				["price", "2450.00 EUR"],
				["brand", "Juwelier Sternau"],
				["mpn", "SE-102-54"],
				["identifier_exists", "yes"],
			]),
		);
	});

	it("B-SEO-04 names the same ids in all languages, with words and addresses of each", () => {
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

	it("B-SEO-04 B-LAW-05 sets a reduced price against the lowest of thirty days", () => {
		const history = [
			{ date: "2026-01-01T00:00:00Z", price_brutto: decimalOf("120") },
			{ date: "2026-11-01T00:00:00Z", price_brutto: decimalOf("110.5") },
			{ date: "2026-11-18T00:00:00Z", price_brutto: decimalOf("90") },
		];
		const [item] = itemsWith({ price_brutto: decimalOf("90"), price_history: history });
		expect([one(item, "price"), one(item, "sale_price")]).toEqual(["110.50 EUR", "90.00 EUR"]);
		const [raised] = itemsWith({ price_brutto: decimalOf("120"), price_history: history });
		expect([one(raised, "price"), one(raised, "sale_price")]).toEqual(["120.00 EUR", null]);
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

	it("B-SEO-04 sells nothing while the shop is under maintenance", () => {
		const [item] = itemsWith({ stock: 5 }, { maintenance_mode: true });
		expect(one(item, "availability")).toBe("out_of_stock");
	});

	it("B-SEO-04 says when there is no brand or reference number to look for", () => {
		const [unbranded] = itemsWith({ manufacturer: null });
		expect([one(unbranded, "brand"), one(unbranded, "identifier_exists")]).toEqual([null, "no"]);
		const [unnumbered] = itemsWith({ reference_number: null });
		expect([one(unnumbered, "mpn"), one(unnumbered, "identifier_exists")]).toEqual([null, "no"]);
	});

	it("B-SEO-04 names what is paid for shipping to each country", () => {
		const [item] = itemsWith({});
		const ways = item?.children.filter(({ name }) => name === "g:shipping") ?? [];
		const [germany] = ways.map(({ children }) => children.map(({ name, text }) => [name, text]));
		expect(germany).toEqual([
			["g:country", "DE"],
			["g:service", "Versicherter Versand"],
			["g:price", "6.90 EUR"],
		]);
		expect(ways).toHaveLength(4);
	});
});

describe("the text of the product feed", () => {
	it("B-SEO-04 stays well-formed whatever a product is called", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
				const [item] = itemsWith({ display_name: `Ring ${name}`, description: null });
				expect(faultsOf(item as XmlElement)).toEqual([]);
			}),
			{ numRuns: 30 },
		);
	});

	it("B-SEO-04 keeps every character that XML has", () => {
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

	it("B-SEO-04 is the same on the same day, and there is none without a shop", () => {
		const late = Date.parse("2026-11-20T23:59:00Z");
		expect(feedOf("fr")).toContain("<rss");
		expect(feedOf("fr", {}, late)).toBe(feedOf("fr"));
		const none = createProductFeed(now).renderSite?.([], { shop: null } as RenderContext);
		expect([...(none ?? [])]).toEqual([]);
	});
});
