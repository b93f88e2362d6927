import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyQuery } from "#core/catalogue/query.ts";
import { formatQuerySearch, parseQuerySearch } from "#core/catalogue/query-search.ts";
import { goodsConditions } from "#core/content-values/goods-condition.ts";
import { parseDecimal } from "#core/money/decimal-text.ts";
import { decimal, queryWith, sortTerms } from "#tests/core/catalogue/arbitraries.ts";
import { runs } from "#tests/core/runs.ts";

const anyText = fc.oneof(
	fc.string({ unit: "binary" }),
	fc.string({ unit: "grapheme" }),
	fc.constantFrom(
		"",
		"a&b=c",
		"50%",
		"a+b c",
		"?#/",
		"__proto__",
		"constructor",
		"attribute.",
		"é",
		"é",
		"%41",
	),
);
const anyTexts = fc.array(anyText, { maxLength: 4 });
const anyPrice = fc.option(
	fc
		.tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.nat({ max: 999_999 }))
		.map(([units, parts]) => decimal(`${units}.${String(parts).padStart(6, "0")}`)),
);
const anyQuery = fc.record({
	search: fc.option(anyText),
	category: fc.option(anyText),
	manufacturers: anyTexts,
	subcategories: anyTexts,
	attributes: fc
		.uniqueArray(fc.tuple(anyText, anyTexts), { selector: ([group]) => group, maxLength: 4 })
		.map((groups) => Object.fromEntries(groups)),
	price: fc.record({ min: anyPrice, max: anyPrice }),
	tag: fc.option(anyText),
	conditions: fc.array(fc.constantFrom(...goodsConditions)),
	sort: sortTerms,
	page: fc.oneof(fc.nat(), fc.maxSafeNat()),
});

describe("a catalogue query in the address", () => {
	it("R-CAT-06 R-CAT-03 any query survives the address unchanged", () => {
		fc.assert(
			fc.property(anyQuery, (query) => {
				const search = formatQuerySearch(query);
				expect(parseQuerySearch(search)).toEqual(query);
				expect(parseQuerySearch(`?${search}`)).toEqual(query);
				const parsed = new URL(`https://shop.example/shop?${search}`).search;
				expect(parseQuerySearch(parsed)).toEqual(query);
				expect(Object.entries(parseQuerySearch(search).attributes).sort()).toEqual(
					Object.entries(query.attributes).sort(),
				);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it("R-CAT-06 the empty query leaves the address empty", () => {
		expect(formatQuerySearch(emptyQuery)).toBe("");
		expect(parseQuerySearch("")).toEqual(emptyQuery);
	});

	it("R-CAT-06 writes a readable address", () => {
		const query = queryWith({
			search: "größe 54",
			category: "trauringe",
			manufacturers: ["sternau", "alpenhorn"],
			subcategories: ["4"],
			attributes: { 5: ["Gold", "Weißgold"], 6: [] },
			price: { min: decimal("100"), max: decimal("2500.5") },
			tag: "neu",
			sort: ["-price_brutto", "display_name"],
			page: 2,
		});
		expect(formatQuerySearch(query)).toBe(
			"q=gr%C3%B6%C3%9Fe+54&category=trauringe&manufacturer=sternau&manufacturer=alpenhorn&subcategory=4&attribute.5=Gold" +
				"&attribute.5=Wei%C3%9Fgold&attribute=6&price_min=100&price_max=2500.5&tag=neu" +
				"&sort=-price_brutto%2Cdisplay_name&page=2",
		);
	});

	it.each([
		["a negative page", "page=-1"],
		["a fractional page", "page=1.5"],
		["a page beyond counting", "page=9007199254740993"],
		["a page in another notation", "page=1e3"],
		["a page of many digits", `page=${"9".repeat(400)}`],
		["a price that is none", "price_min=teuer&price_max=1e9"],
		["an unknown sort term", "sort=password,-id"],
		["foreign parameters", "utm_source=mail&fbclid=1&attributes=5"],
	])("R-CAT-06 reads %s as missing", (_, search) => {
		expect(parseQuerySearch(search)).toEqual(emptyQuery);
	});

	it("R-CAT-06 reads a group named both with and without values as the values", () => {
		expect(parseQuerySearch("attribute.5=Gold&attribute=5").attributes).toEqual({ 5: ["Gold"] });
		expect(parseQuerySearch("attribute=5&attribute.5=Gold").attributes).toEqual({ 5: ["Gold"] });
	});

	it("B-SEC-04 an address cannot reach a prototype", () => {
		const { attributes } = parseQuerySearch("attribute.__proto__=polluted");
		expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
		expect(Object.entries(attributes)).toEqual([["__proto__", ["polluted"]]]);
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
	});

	it("R-CAT-06 keeps only valid sort terms and prices", () => {
		const parsed = parseQuerySearch("sort=nonsense,-date_created&price_min=0010.50");
		expect(parsed.sort).toEqual(["-date_created"]);
		expect(parsed.price.min).toBe(parseDecimal("10.5"));
	});
});
