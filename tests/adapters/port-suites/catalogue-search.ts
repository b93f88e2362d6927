import { describe, expect, it } from "vitest";
import type { Product } from "#core/catalogue/product.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { productWith } from "#tests/core/catalogue/arbitraries.ts";

const reference = (id: number, display_name: string, slug: string): NamedReference => ({
	id,
	display_name,
	slug,
});
const soehne = reference(1, "Größenwahn & Söhne", "groessenwahn");
const meduse = reference(2, "Méduse", "meduse");
const rings = reference(1, "Trauringe", "trauringe");
const watches = reference(2, "Uhren", "uhren");
const values = (...display_values: string[]) => [
	{ attribute_group: { id: 1, display_name: "Material" }, display_values },
];

const products: readonly Product[] = [
	productWith({
		id: "amrum",
		display_name: "Trauring Amrum",
		slug: "trauring-amrum",
		manufacturer: soehne,
		category: rings,
		reference_number: "TR-100-54",
		subcategories: [{ subcategory_id: 7 }],
		attributes: values("585 Weißgold", "8 mm"),
	}),
	productWith({
		id: 2,
		display_name: "Armbanduhr Föhr",
		slug: "armbanduhr-foehr",
		manufacturer: meduse,
		category: watches,
		reference_number: "AU-200",
		attributes: values("Edelstahl"),
		condition: "vintage",
	}),
	productWith({
		id: 3,
		display_name: "Perlenkette Rügen",
		slug: "kette",
		manufacturer: meduse,
		reference_number: "PK-300",
		tags: ["neu"],
		attributes: values("750 Gelbgold", "Akoya"),
	}),
	productWith({ id: 4, display_name: "Trauring Entwurf", slug: "entwurf", status: "draft" }),
	productWith({ id: 5, display_name: "Trauring Fremd", slug: "fremd", project: "other.example" }),
];

/** Tests a search; `start` creates one on the products of the tests' shop. */
export function catalogueSearchSuite(name: string, start: Start): void {
	describe(`${name} finds`, () => finding(start));
	describe(`${name} knows the trade`, () => knowing(start));
	describe(`${name} suggests`, () => suggesting(start));
}

type Start = (
	products: readonly Product[],
	settings?: Pick<ShopSettings, "search_words" | "subcategory_filters">,
) => Promise<CatalogueSearch>;

/** The shop's own words, and subcategories by name. */
const settings = {
	search_words: [
		{ language: "de", words: ["Nordseering", "Trauring"], finds: [] },
		{ language: "de", words: ["Strandgut"], finds: ["Amrum", "Föhr"] },
		{ language: "en", words: ["Feuerwehrauto"], finds: ["Amrum"] },
	],
	subcategory_filters: [{ id: 7, display_name: "Bandringe", slug: "bandringe", category: null }],
} as const;

function finding(start: Start): void {
	it.each<[string, string, readonly (string | number)[]]>([
		["a name", "amrum", ["amrum"]],
		["the beginning of a name", "Perlenk", [3]],
		["a reference number", "AU-200", [2]],
		["a reference number without its hyphens", "tr10054", ["amrum"]],
		["a brand", "Größenwahn", ["amrum"]],
		["a category", "trauringe", ["amrum"]],
		["an attribute", "Akoya", [3]],
		["a measure without its blank", "8mm", ["amrum"]],
		["a letter too few", "Amrm", ["amrum"]],
		["a wrong letter", "Anrum", ["amrum"]],
		["two wrong letters in a long word", "Perlemkete", [3]],
		["an umlaut left out", "Fohr", [2]],
		["an umlaut spelled out", "FOEHR", [2]],
		["an umlaut in the other Unicode form", "Fo\u0308hr", [2]],
		["a sharp s spelled out", "Weissgold", ["amrum"]],
		["an accent left out", "meduse kette", [3]],
		["the end of a compound", "uhr", [2]],
		["the middle of a compound", "banduhr", [2]],
		["a compound of its words", "Weißgoldring", ["amrum"]],
		["a compound with a joining s", "Edelstahlsuhr", [2]],
		["all words, wherever they stand", "ring söhne 585", ["amrum"]],
		["nothing of what is not there", "Feuerwehrauto", []],
		["nothing where nothing is asked", " – ", []],
	])("B-USE-01 %s: %s", async (_, text, expected) => {
		const search = await start(products, settings);
		expect(await search.search(text)).toEqual(expected);
	});

	it("B-USE-01 matches some of the words if none has all", async () => {
		const search = await start(products);
		expect([...(await search.search("Akoya Edelstahl"))].sort()).toEqual([2, 3]);
	});

	it("B-USE-01 ranks the name above attributes, and whole words above prefixes", async () => {
		const search = await start([
			productWith({ id: 1, display_name: "Ring", attributes: values("Perle") }),
			productWith({ id: 2, display_name: "Perlenkette" }),
			productWith({ id: 3, display_name: "Perle" }),
		]);
		expect(await search.search("perle")).toEqual([3, 2, 1]);
	});

	it("R-CAT-01 finds nothing in an empty shop", async () => {
		const search = await start([]);
		expect(await search.search("ring")).toEqual([]);
		expect(await search.suggest("ring", 5)).toEqual([]);
	});
}

function knowing(start: Start): void {
	it.each<[string, string, readonly (string | number)[]]>([
		["a synonym of the trade", "Ehering", ["amrum"]],
		["many of a synonym", "Hochzeitsringe", ["amrum"]],
		["a synonym within a compound", "Damenuhr", [2]],
		["a mistyped synonym", "Zeitmeser", [2]],
		["what a kind of piece is part of", "Halskette", [3]],
		["the kind of piece where the rest is not there", "Platinarmbanduhr", [2]],
		["words that only say for whom", "Uhr für den Herrn", [2]],
		["a tag", "Neuheiten", [3]],
		["a subcategory", "Bandringe", ["amrum"]],
		["a word of the shop's own", "Nordseering", ["amrum"]],
		["what a word of the shop's own also finds", "Strandgut", ["amrum", 2]],
		["the rest where a price is named", "Uhr unter 100 €", [2]],
	])("B-USE-13 %s: %s", async (_, text, expected) => {
		const search = await start(products, settings);
		expect(await search.search(text)).toEqual(expected);
	});

	it("B-USE-13 does not confuse a word with another that contains it", async () => {
		const search = await start([
			productWith({ id: 1, display_name: "Vase", attributes: values("Steinzeug") }),
			productWith({ id: 2, display_name: "Ohrringe Föhr" }),
			productWith({ id: 3, display_name: "Ring Sylt" }),
		]);
		expect(await search.search("ring")).toEqual([3]);
		expect(await search.search("Edelstein")).toEqual([]);
		expect(await search.search("Steinzeug")).toEqual([1]);
	});
}

function suggesting(start: Start): void {
	it("B-USE-01 suggests brands and categories first, then products, with links to their pages", async () => {
		const search = await start(products);
		expect(await search.suggest("med", 5)).toEqual([
			{ kind: "manufacturer", id: 2, slug: "meduse", category: null, label: "Méduse" },
			expect.objectContaining({ kind: "product" }),
			expect.objectContaining({ kind: "product" }),
		]);
		expect(await search.suggest("Trauri", 5)).toEqual([
			{ kind: "category", id: 1, slug: "trauringe", category: null, label: "Trauringe" },
			{
				kind: "product",
				id: "amrum",
				slug: "trauring-amrum",
				category: "trauringe",
				label: "Trauring Amrum",
			},
		]);
		expect(await search.suggest("ruegen", 5)).toEqual([
			{ kind: "product", id: 3, slug: "kette", category: null, label: "Perlenkette Rügen" },
		]);
	});

	it("B-USE-01 B-SEO-12 suggests with the slugs in paths of the language", async () => {
		const category = { ...rings, localized_slug: "wedding-rings" };
		const search = await start(
			products.map((product) =>
				product.id === "amrum" ? { ...product, category, localized_slug: "amrum" } : product,
			),
		);
		expect(await search.suggest("Trauri", 5)).toMatchObject([
			{ kind: "category", slug: "wedding-rings" },
			{ kind: "product", slug: "amrum", category: "wedding-rings" },
		]);
	});

	it("B-LAW-22 B-USE-01 marks products that are not new with their condition", async () => {
		const search = await start(products);
		const [watch] = await search.suggest("foehr", 5);
		expect(watch).toMatchObject({ slug: "armbanduhr-foehr", condition: "vintage" });
		const [ring] = await search.suggest("amrum", 5);
		expect(ring).not.toHaveProperty("condition");
	});

	it.each([
		["med", 2, 2],
		["med", 0, 0],
		["", 5, 0],
		["!?", 5, 0],
	])("B-USE-01 suggests for %j at most %i", async (text, limit, count) => {
		const search = await start(products);
		expect(await search.suggest(text, limit)).toHaveLength(count);
	});
}
