import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import { structuredData } from "#renderer/engines/structured-data/structured-data.ts";
import { type PageDraft, withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { createShopPageModels } from "#renderer/plan/shop/shop-page-models.ts";
import { pageFixture } from "#stories/fixtures/site-models.ts";
import { readDemoSite, shopOf } from "#tests/renderer/demo-shop.ts";
import { googleProperties } from "#tests/renderer/engines/google-properties.ts";

const { context } = (await readDemoSite()).plan();
const plan = shopOf(context);
const modelOf = createShopPageModels(plan, context);

type Item = Readonly<Record<string, unknown>>;

/** Returns all items of a value, including nested ones, without references. */
function itemsWithin(value: unknown): readonly Item[] {
	if (typeof value !== "object" || value === null) return [];
	const inner = Object.values(value).flatMap(itemsWithin);
	return "@type" in value ? [value as Item, ...inner] : inner;
}

/** Returns the items of the home page, the contact page and all product pages. */
function itemsIn(language: Language): readonly Item[] {
	const shell = { ...shellModel(language, context), year: 2026 };
	const pages: readonly PageDraft[] = [
		pageFixture(language, { template: "home" }),
		pageFixture(language, { template: "contact" }),
		...plan.products.map(({ content, category }) =>
			modelOf({ type: "product", category: category.slug, product: content.slug }, language),
		),
	];
	return pages.flatMap((page) => itemsWithin(structuredData(withDigest(page).model, shell)));
}

describe("the properties that Google documents", () => {
	it.each(languages)("B-SEO-02 B-SEO-06 include every required property of every item in %s", (language) => {
		const faults = itemsIn(language).flatMap((item) =>
			(googleProperties.get(String(item["@type"]))?.required ?? [])
				.filter((property) => item[property] === undefined || item[property] === "")
				// A product on request has no price and therefore no offer; search engines accept it because of its ratings.
				.filter((property) => !(property === "offers" && item.aggregateRating))
				.map((property) => `${item["@type"]} ${item.name ?? ""}: ${property}`),
		);
		expect(faults).toEqual([]);
	});

	it.each(languages)(
		"B-SEO-06 include every recommended property in %s, if the shop has data for it",
		(language) => {
			const items = itemsIn(language);
			const missing = [...googleProperties].flatMap(([type, { recommended }]) => {
				const itemsOfType = items.filter((item) => item["@type"] === type);
				if (itemsOfType.length === 0) return [type];
				return recommended
					.filter((name) => !itemsOfType.some((item) => item[name] !== undefined))
					.map((name) => `${type} ${name}`);
			});
			expect(missing).toEqual([]);
		},
	);

	it("B-SEO-02 lack a price only for products on request", () => {
		const unpriced = plan.products.filter(({ content }) => {
			const prices = [
				content.price_brutto,
				...content.product_variants.map(({ price_brutto }) => price_brutto),
			];
			const isRated = plan.content.ratings.some(({ product }) => String(product) === String(content.id));
			return isRated && prices.every((price) => price === null);
		});
		const without = itemsIn("de").filter((item) => item["@type"] === "Product" && item.offers === undefined);
		expect(without).toHaveLength(unpriced.length);
	});
});
