import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldSearch, hasSearch, searchTerms } from "#core/catalogue/search-terms.ts";
import { nearestNames } from "#core/search/nearest-names.ts";
import { compoundWords, searchedTerms, tolerance } from "#core/search/search-text.ts";
import { namedReferences, suggestReferences } from "#core/search/suggest-references.ts";
import { createWordTable } from "#core/search/trade-words.ts";
import { tradeWords } from "#core/search/words/de.ts";
import { productWith, queryWith } from "#tests/core/catalogue/arbitraries.ts";

describe("the words of a search", () => {
	it.each([
		["Größe", "grosse"],
		["GROESSE", "grosse"],
		["gro\u0308ße", "grosse"],
		["Straße", "strasse"],
		["STRASSE", "strasse"],
		["Café Méduse", "cafe meduse"],
		["Bærøe", "baro"],
		["Łódź đ", "lodz d"],
		["Uhren", "uhren"],
		["ﬁligran", "filigran"],
	])("B-USE-01 fold %s to %s", (text, folded) => {
		expect(foldSearch(text)).toBe(folded);
	});

	it.each<[string, readonly string[]]>([
		["Ring, 585er Gold; Ring", ["ring", "585", "er", "gold"]],
		["8mm 2,5 mm", ["8", "mm", "2", "5"]],
		["TR-100/54", ["tr", "100", "54"]],
		["Größenwahn & Söhne", ["grossenwahn", "sohne"]],
		[" – !? ", []],
		["", []],
	])("B-USE-01 of %j are %j", (text, words) => {
		expect(searchTerms(text)).toEqual(words);
	});

	it("B-USE-01 are equal with umlauts as they are, omitted and spelled out", () => {
		const letters = fc.array(fc.constantFrom("ä", "ö", "ü", "ß", "r", "n", " ", "8"), { maxLength: 12 });
		fc.assert(
			fc.property(letters, (list) => {
				const spell = (from: Record<string, string>) =>
					searchTerms(list.map((letter) => from[letter] ?? letter).join(""));
				const asTheyAre = spell({});
				expect(spell({ ä: "ae", ö: "oe", ü: "ue", ß: "ss" })).toEqual(asTheyAre);
				expect(spell({ ä: "Ä", ö: "Ö", ü: "U\u0308", n: "N" })).toEqual(asTheyAre);
				expect(spell({ ä: "a", ö: "o", ü: "u", ß: "ss" })).toEqual(asTheyAre);
			}),
		);
	});

	it("B-USE-01 are searched for only if there are any", () => {
		expect(hasSearch(queryWith({ search: "ring" }))).toBe(true);
		expect(hasSearch(queryWith({ search: " - " }))).toBe(false);
		expect(hasSearch(queryWith({ search: null }))).toBe(false);
	});

	it.each([
		["föhr", 1],
		["uhr", 0],
		["perlen", 1],
		["perlenkette", 2],
		["10054", 0],
	])("B-USE-01 in %s tolerate %i wrong letters", (term, letters) => {
		expect(tolerance(term)).toBe(letters);
	});
});

describe("a product's words", () => {
	it("B-USE-01 B-USE-13 come from its name, reference, brand, categories, attributes, tags and personalization", () => {
		const product = productWith({
			display_name: "Trauring Föhr",
			reference_number: "TR-100-54",
			manufacturer: { id: 1, display_name: "Méduse", slug: "m" },
			category: { id: 1, display_name: "Trauringe", slug: "t" },
			attributes: [
				{ attribute_group: { id: 1, display_name: "Breite" }, display_values: ["8 mm"] },
				{ attribute_group: { id: 2, display_name: "Stein" }, display_values: ["Perle", "Weißer Saphir"] },
			],
			subcategories: [{ subcategory_id: 7 }, { subcategory_id: 8 }],
			tags: ["neu"],
			personalization: { id: 1, display_name: "Gravur", fields: [] },
		});
		expect(searchedTerms(product, new Map([["7", "Bandringe"]]))).toEqual({
			name: ["trauring", "fohr"],
			reference: ["tr", "100", "54", "10054"],
			brand: ["meduse"],
			category: ["trauringe", "bandringe"],
			attributes: ["8", "mm", "perle", "weisser", "saphir", "neu", "gravur", "weissersaphir"],
		});
	});

	it("B-USE-01 are empty without such fields", () => {
		const empty = searchedTerms(productWith({ display_name: "" }), new Map());
		expect(Object.values(empty).flat()).toEqual([]);
	});
});

describe("compoundWords", () => {
	it("B-USE-01 splits a compound at each position, and at a linking s twice", () => {
		expect(compoundWords("goldring")).toEqual([
			["gol", "dring"],
			["gold", "ring"],
			["goldr", "ing"],
		]);
		expect(compoundWords("ohrsuhr")).toEqual([
			["ohr", "suhr"],
			["ohr", "uhr"],
			["ohrs", "uhr"],
		]);
		expect(compoundWords("ohren")).toEqual([]);
	});
});

describe("suggested brands and categories", () => {
	const table = createWordTable("de", tradeWords);
	const reference = (id: number, display_name: string) => ({ id, display_name, slug: `s-${id}` });
	const references = {
		manufacturer: [reference(1, "Größenwahn & Söhne"), reference(2, "Sternau")],
		category: [reference(3, "Solitärringe")],
	};

	it.each<[string, readonly string[]]>([
		["groe", ["Größenwahn & Söhne"]],
		["s", ["Größenwahn & Söhne", "Sternau", "Solitärringe"]],
		["söhne größen", ["Größenwahn & Söhne"]],
		["söhne stern", []],
		["ringe", ["Solitärringe"]],
		["verlobungsring", ["Solitärringe"]],
		["", []],
	])("B-USE-01 for %j are %j", (text, labels) => {
		expect(suggestReferences(text, references, table).map(({ label }) => label)).toEqual(labels);
	});

	it("B-USE-01 are named once each, in the order of the products", () => {
		const [first, second] = references.manufacturer;
		const products = [first, null, second, first].map((manufacturer) =>
			productWith({ manufacturer: manufacturer ?? null }),
		);
		expect(namedReferences(products, "manufacturer")).toEqual([first, second]);
		expect(namedReferences(products, "category")).toEqual([]);
	});
});

describe("the nearest names to a text", () => {
	const names = ["Uhren", "Schmuck", "Verlobungsringe", "Fahrräder", "Optik"].map((name) => ({ name }));

	it.each([
		["Fahrradhelm", "Fahrräder"],
		["Fingerring", "Verlobungsringe"],
		["Modeschmuckkästchen", "Schmuck"],
		["xyzzyq", "Uhren"],
		["", "Uhren"],
	])("B-USE-13 to %j start with %s, the rest keep their order", (text, first) => {
		const [nearest, ...others] = nearestNames(text, names).map(({ name }) => name);
		expect(nearest).toBe(first);
		expect(others).toHaveLength(4);
	});
});
