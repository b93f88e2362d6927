import { beforeAll, describe, expect, it } from "vitest";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { parseDecimal } from "#core/money/decimal-text.ts";
import type { Site } from "#core/site/site.ts";
import type { KeptShopParts } from "#renderer/plan/shop/shop-plan.ts";
import { type DemoSite, readDemoSite, shopOf, withShop } from "#tests/renderer/demo-shop.ts";

let demo: DemoSite;
beforeAll(async () => {
	demo = await readDemoSite();
});

/** What is kept from plan to plan, by context; notes what was asked for and not there. */
function createMemory() {
	const contexts = new Map<string, Map<string, string>>();
	const parts: KeptShopParts = (context) => {
		const kept = contexts.get(context) ?? new Map<string, string>();
		contexts.set(context, kept);
		return { get: (key) => kept.get(key), set: (key, json) => kept.set(key, json), stay: () => undefined };
	};
	return { parts, contexts };
}

/** The columns of a changed demo in all languages. */
function columns(change: (site: Site) => Site, parts?: KeptShopParts) {
	const shop = shopOf(demo.plan({}, change, undefined, parts).context);
	return shop.languages.map((language) => shop.columns(language));
}

const withProducts = (change: (products: readonly ProductContent[]) => readonly ProductContent[]) =>
	withShop((shop) => ({ ...shop, products: change(shop.products) }));

/** Changes every fifth product. */
const withSome = (change: (product: ProductContent) => Partial<ProductContent>) =>
	withProducts((products) =>
		products.map((product, place) => (place % 5 === 2 ? { ...product, ...change(product) } : product)),
	);

const price = (text: string) => ({ price_brutto: parseDecimal(text) });
const same = (site: Site) => site;

const changes: readonly (readonly [string, (site: Site) => Site])[] = [
	["nothing", same],
	["prices", withSome(() => price("4321.50"))],
	["prices that no other product has any more", withSome(() => price("0.01"))],
	["no price", withSome(() => ({ price_brutto: null, product_variants: [] }))],
	["variants", withSome(({ product_variants }) => ({ product_variants: product_variants.slice(1) }))],
	["stock", withSome(() => ({ stock: 0, reorder_possible: false }))],
	[
		"names",
		withSome(({ translations }) => ({
			translations: translations.map((texts) => ({ ...texts, display_name: `Z ${texts.display_name}` })),
		})),
	],
	["attributes", withSome(({ attributes }) => ({ attributes: attributes.toReversed().slice(1) }))],
	["tags and a price", withSome(() => ({ tags: ["neu"], ...price("7.00") }))],
	["dates", withSome(() => ({ date_created: "2020-02-02" as ProductContent["date_created"] }))],
	["descriptions", withSome(() => ({ guarantee_years: 7 }))],
	["the order", withProducts((products) => products.toReversed())],
	["a product that goes", withProducts((products) => products.slice(1))],
	["a product that is no longer listed", withSome(() => ({ status: "draft" }))],
];

describe("columns of products of which some are as they were", () => {
	it.each(changes)("B-REL-07 are those of a clean build after a change of: %s", (_, change) => {
		const { parts } = createMemory();
		columns(same, parts);
		expect(columns(change, parts)).toEqual(columns(change));
		expect(columns(same, parts)).toEqual(columns(same));
	});

	it("B-REL-07 are those of a clean build after one change on top of the other", () => {
		const { parts } = createMemory();
		let all = same;
		for (const [, change] of changes) {
			const before = all;
			all = (site) => change(before(site));
			expect(columns(all, parts)).toEqual(columns(all));
		}
	});

	it("B-REL-07 stay but for prices and stock where nothing else has changed, and are made again after a change of lists", () => {
		const { parts, contexts } = createMemory();
		columns(same, parts);
		// Other labels show which columns were made again.
		const [kept] = [...contexts.values()];
		for (const [key, json] of kept ?? []) kept?.set(key, json.replaceAll('"Kronberg"', '"Kept"'));
		const [german] = columns(
			withSome(() => price("4321.50")),
			parts,
		);
		expect(german?.manufacturer.options.map(({ label }) => label)).toContain("Kept");
		const [other] = columns(
			withShop((shop) => ({ ...shop, categories: shop.categories.toReversed() })),
			parts,
		);
		expect(other?.manufacturer.options.map(({ label }) => label)).toContain("Kronberg");
		expect(contexts.size).toBe(2);
	});

	it("B-REL-07 are made again in a language of which an older state is kept", () => {
		const { parts, contexts } = createMemory();
		columns(same, parts);
		const [kept] = [...contexts.values()];
		const old = kept?.get("columns en") ?? "";
		columns(
			withSome(() => price("4321.50")),
			parts,
		);
		kept?.set("columns en", old);
		const change = withSome(() => price("5000.00"));
		expect(columns(change, parts)).toEqual(columns(change));
	});
});
