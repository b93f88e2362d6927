import { describe, expect, it } from "vitest";
import type { FacetValue } from "#core/catalogue/facets.ts";
import { listItemOf } from "#core/catalogue/list-item.ts";
import { pricesOf } from "#core/catalogue/price-range.ts";
import type { Product, ProductListItem } from "#core/catalogue/product.ts";
import { type CatalogueQuery, emptyQuery } from "#core/catalogue/query.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { SortTerm } from "#core/content-values/sort-term.ts";
import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import { jewellery, ratingOf, ring } from "#tests/adapters/catalogue-static/jewellery.ts";
import { decimal, productWith, queryWith } from "#tests/core/catalogue/arbitraries.ts";
import { naiveCatalogue } from "#tests/core/catalogue/naive-catalogue.ts";

/** The contents of the suite's shop; its domain is that of tests/core/catalogue/arbitraries.ts. */
export interface CatalogueShop {
	readonly products: readonly Product[];
	readonly ratings: readonly ProductRating[];
	readonly defaultSort: readonly SortTerm[];
}

/** A catalogue with control over its source. */
export interface CatalogueHarness {
	readonly catalogue: Catalogue & CatalogueFilters;
	/** Whether its lists have facets; a source that does not count has none. */
	readonly countsFacets: boolean;
	/** Makes the source fail all reads, or work again. */
	setDown(down: boolean): Promise<void>;
}

/** Tests a catalogue adapter; `start` creates one on a source with the shop. */
export function catalogueSuite(
	name: string,
	start: (shop: CatalogueShop) => Promise<CatalogueHarness>,
): void {
	describe(`${name} lists`, () => {
		listing(start);
		narrowing(start);
	});
	describe(`${name} reads`, () => {
		reading(start);
		readingMore(start);
	});
}

type Start = (shop: CatalogueShop) => Promise<CatalogueHarness>;

const draft = productWith({ id: 901, slug: "draft", status: "draft", price_brutto: decimal("1") });
const foreign = productWith({
	id: 902,
	slug: "foreign",
	project: "other.example",
	price_brutto: decimal("1"),
});
const shop: CatalogueShop = {
	products: [...jewellery(60), draft, foreign, ring],
	ratings: [ratingOf(1, 900), ratingOf(2, 3), ratingOf(3, "900")],
	defaultSort: ["-price_brutto", "display_name"],
};
const listed = shop.products.filter((product) => product !== draft && product !== foreign);
/** Returns the values of a facet with their counts, by name. */
const counted = (values: readonly FacetValue[]) => values.map(({ label, count }) => [label, count]).sort();

/** Returns the expected result of {@link counted}: every value of a listed product, counted by `count`. */
function counts(
	labelsOf: (product: Product) => readonly (string | undefined)[],
	count: (label: string) => number,
) {
	const labels = new Set(listed.flatMap(labelsOf).filter((label) => label !== undefined));
	return [...labels].map((label) => [label, count(label)]).sort();
}

/**
 * Normalizes what sources may write differently: ids as numbers or texts, times with or without milliseconds, and
 * the dates of ratings, which lists do not need.
 */
function plain(value: unknown): unknown {
	const idFields = ["id", "product", "subcategory_id"];
	return JSON.parse(
		JSON.stringify(value, (field, inner: unknown) => {
			if (idFields.includes(field) && typeof inner === "number") return String(inner);
			if (field === "date_created" && typeof inner === "string") return new Date(inner).toISOString();
			if (field === "ratings") return (inner as { rating: number }[]).map(({ rating }) => ({ rating }));
			return inner;
		}),
	);
}

const ids = (items: readonly ProductListItem[]) => items.map(({ id }) => String(id));
const byId = (items: readonly ProductListItem[]) => ids(items).sort();

function listing(start: Start): void {
	it.each<[string, Partial<CatalogueQuery>]>([
		["everything by name", { sort: ["display_name"] }],
		["everything, the dearest first", { sort: ["-price_brutto", "display_name"] }],
		["a category by slug", { category: "kategorie-1", sort: ["display_name"] }],
		["a category by id", { category: "2", sort: ["-display_name"] }],
		["one brand or another", { manufacturers: ["marke-1", "3"], sort: ["display_name"] }],
		["subcategories", { subcategories: ["10", "11", "20"], sort: ["display_name"] }],
		["goods in a condition", { conditions: ["used"], sort: ["display_name"] }],
		[
			"new goods, whether or not it is said of them, and vintage ones",
			{ conditions: ["new", "vintage"], sort: ["display_name"] },
		],
		["a tag", { tag: "neu", sort: ["date_created", "display_name"] }],
		[
			"attributes of two groups",
			{ attributes: { 1: ["Platin", "925 Silber"], 2: ["Saphir", "Rubin"] }, sort: ["display_name"] },
		],
		[
			"a range of prices, ends included",
			{ price: { min: decimal("990.5"), max: decimal("2000") }, sort: ["price_brutto", "display_name"] },
		],
		["nothing", { category: "unbekannt" }],
	])("R-CAT-01 R-CAT-02 B-LAW-22 %s", async (_, fields) => {
		const { catalogue } = await start(shop);
		const query = queryWith(fields);
		const expected = naiveCatalogue(shop.products, query);
		const { items, meta } = await catalogue.list(query);
		expect(ids(items)).toEqual(expected.ids.map(String));
		expect(meta).toMatchObject({ filter_count: expected.total, page: 1, offset: 0, limit: 20 });
	});

	it("R-CAT-02 R-SET-04 lists in the shop's default order by default", async () => {
		const { catalogue } = await start(shop);
		const expected = naiveCatalogue(shop.products, queryWith({ sort: shop.defaultSort }));
		expect(ids((await catalogue.list(emptyQuery)).items)).toEqual(expected.ids.map(String));
	});

	it("R-CAT-04 R-CAT-06 lists page by page, each product once, with a shorter last page and none after it", async () => {
		const { catalogue } = await start(shop);
		const pages = await Promise.all([0, 1, 2, 3, 4].map((page) => catalogue.list(queryWith({ page }))));
		expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 20, 1, 0]);
		expect(byId(pages.flatMap(({ items }) => items))).toEqual(byId(listed));
		expect(pages[3]?.meta).toMatchObject({ result_count: 1, filter_count: 61, page: 4, page_count: 4 });
		expect(pages[3]?.meta.links).toMatchObject({ next: null, previous: "?page=2" });
	});

	it("R-CAT-09 lists every field that a list shows", async () => {
		const { catalogue } = await start(shop);
		const { items } = await catalogue.list(
			queryWith({ price: { min: decimal("1010"), max: decimal("1010") } }),
		);
		const found = items.find(({ id }) => String(id) === "900");
		expect(plain(found && listItemOf(found))).toEqual(plain(listItemOf(ring)));
	});
}

function narrowing(start: Start): void {
	it("B-USE-01 returns facets, if it counts, that are right under other filters", async () => {
		const { catalogue, countsFacets } = await start(shop);
		const query = queryWith({ category: "kategorie-1", attributes: { 1: ["Platin"] } });
		const { facets } = await catalogue.list(query);
		expect(facets !== null).toBe(countsFacets);
		if (facets === null) return;
		const expected = naiveCatalogue(shop.products, query);
		expect(counted(facets.categories)).toEqual(
			counts(({ category }) => [category?.display_name], expected.category),
		);
		expect(counted(facets.manufacturers)).toEqual(
			counts(({ manufacturer }) => [manufacturer?.display_name], expected.manufacturer),
		);
		expect(counted(facets.subcategories)).toEqual(
			counts(
				({ subcategories }) => subcategories.map((one) => `${one.subcategory_id}`),
				expected.subcategory,
			),
		);
		expect(counted(facets.conditions)).toEqual(
			counts(({ condition }) => [condition ?? "new"], expected.condition),
		);
		expect(facets.attributes.map(({ label }) => label).sort()).toEqual([
			"Breite",
			"Material",
			"Profil",
			"Stein",
		]);
		for (const { group, values } of facets.attributes) {
			const named = (product: Product) =>
				product.attributes
					.filter(({ attribute_group }) => String(attribute_group.id) === group)
					.flatMap(({ display_values }) => display_values);
			expect(counted(values)).toEqual(counts(named, (label) => expected.attribute(group, label)));
		}
		expect(Number(facets.price?.lowest)).toBe(expected.price?.lowest);
		expect(Number(facets.price?.highest)).toBe(expected.price?.highest);
		expect(facets.categories.filter(({ selected }) => selected)).toHaveLength(1);
	});
}

function reading(start: Start): void {
	it("R-CAT-05 returns the requested number of random products, all listed, without duplicates", async () => {
		const { catalogue } = await start(shop);
		const drawn = ids(await catalogue.random(7));
		expect(new Set(drawn).size).toBe(7);
		expect(ids(listed)).toEqual(expect.arrayContaining(drawn));
		expect(await catalogue.random(0)).toEqual([]);
		expect(byId(await catalogue.random(500))).toEqual(byId(listed));
	});

	it("R-CAT-05 R-CAT-09 returns a product with all its details, by its id as number or text", async () => {
		const { catalogue } = await start(shop);
		expect(plain(await catalogue.product(900))).toEqual(plain(ring));
		expect(plain(await catalogue.product("900"))).toEqual(plain(ring));
	});

	it("R-CAT-05 returns many products in the order of their ids, without missing ones", async () => {
		const { catalogue } = await start(shop);
		const wanted = listed.slice(0, 45).map(({ id }) => id);
		const named = [...wanted, 901, "900", "__proto__", "900/../900", 902, 900];
		const found = await catalogue.products(named);
		const idOf = (product: Product | null) => product && String(product.id);
		expect(found.map(idOf)).toEqual([...wanted.map(String), null, "900", null, null, null, "900"]);
		expect(plain(found[46])).toEqual(plain(ring));
		expect(await catalogue.products([])).toEqual([]);
	});

	it.each([901, 902, 903, "__proto__", "900/../900"])(
		"R-CAT-01 R-CAT-05 returns no product %s that is hidden or missing",
		async (id) => {
			const { catalogue } = await start(shop);
			expect(await catalogue.product(id)).toBeNull();
		},
	);
}

function readingMore(start: Start): void {
	it("R-CAT-05 returns a product's ratings, if there are any", async () => {
		const { catalogue } = await start(shop);
		const found = await catalogue.ratings(900);
		expect(found.map(({ id }) => String(id)).sort()).toEqual(["1", "3"]);
		expect(plain(found.find(({ id }) => String(id) === "1"))).toEqual(plain(ratingOf(1, 900)));
		expect(await catalogue.ratings(5)).toEqual([]);
		expect(await catalogue.ratings(999)).toEqual([]);
	});

	it("R-CAT-05 returns the values of attribute groups", async () => {
		const { catalogue } = await start(shop);
		const attributes = await catalogue.attributes([77, "1", 999]);
		const pairs = attributes.flatMap(({ attribute_group, display_values }) =>
			display_values.map((value) => `${attribute_group.id} ${attribute_group.display_name}: ${value}`),
		);
		expect([...new Set(pairs)].sort()).toEqual(
			["585 Gelbgold", "750 Weißgold", "925 Silber", "Edelstahl", "Platin"]
				.map((metal) => `1 Material: ${metal}`)
				.concat("77 Profil: bombiert", "77 Profil: flach")
				.sort(),
		);
	});

	it("R-CAT-05 R-CAT-08 returns the prices of all listed products, of their active variants if they have any", async () => {
		const { catalogue } = await start(shop);
		const prices = new Set(await catalogue.prices());
		expect([...prices].sort()).toEqual([...new Set(listed.flatMap(pricesOf))].sort());
		expect([decimal("1010"), decimal("990.5"), decimal("1")].map((one) => prices.has(one))).toEqual([
			true,
			false,
			false,
		]);
	});

	it("R-CONTENT-04 rejects if the source is down", async () => {
		const { catalogue, setDown } = await start(shop);
		await setDown(true);
		await expect(catalogue.list(emptyQuery)).rejects.toThrow();
		await expect(catalogue.random(1)).rejects.toThrow();
		await expect(catalogue.product(900)).rejects.toThrow();
		await expect(catalogue.products([900, 901])).rejects.toThrow();
		await expect(catalogue.ratings(900)).rejects.toThrow();
		await expect(catalogue.attributes([1])).rejects.toThrow();
		await expect(catalogue.prices()).rejects.toThrow();
		await setDown(false);
		expect(plain(await catalogue.product(900))).toEqual(plain(ring));
	});
}
