import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import { allMessages } from "#ui/locales/all-messages.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";

/** Texts that have a meaning to i18next, to HTML, or to `String.replace`. */
const risky = fc.constantFrom(
	"{{",
	"}}",
	"{{a}}",
	"{{ b }}",
	"{{- b}}",
	"{{b, number}}",
	"$t(secret)",
	"$t(secret, { 'count': 1 })",
	"$&",
	"$1",
	"<img src=x onerror=alert(1)>",
	"&amp;",
	":",
	"__proto__",
);
const value = fc
	.array(fc.oneof(risky, fc.string({ maxLength: 4 })), { maxLength: 5 })
	.map((parts) => parts.join(""));

describe.each(languages)("the translation function in %s", (language) => {
	const catalogue = {
		secret: "SECRET",
		two: "{{a}} – {{ b }} – {{a}}",
		pieces_one: "one {{name}}",
		pieces_many: "many {{name}}",
		pieces_other: "other {{name}}",
	};
	const t = createTranslate<string>(language, catalogue);

	it("R-I18N-02 B-SEC-02 inserts any values literally, once", () => {
		fc.assert(
			fc.property(value, value, (a, b) => {
				expect(t("two", { a, b })).toBe(`${a} – ${b} – ${a}`);
			}),
			{ numRuns: 500 },
		);
	});

	it("R-I18N-02 B-SEC-02 takes no value for an option", () => {
		const options = {
			lng: "xx",
			ns: "overrides",
			defaultValue: "d",
			context: "c",
			count: "2",
			a: "a",
			b: "b",
		};
		expect(t("two", options)).toBe("a – b – a");
	});

	it("R-I18N-02 selects the plural form of any number by the rules of the language", () => {
		const rules = new Intl.PluralRules(language);
		const count = fc.oneof(fc.nat(), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }));
		fc.assert(
			fc.property(count, value, (number, name) => {
				expect(t("pieces", { count: number, name })).toBe(`${rules.select(number)} ${name}`);
			}),
		);
	});

	it("R-I18N-02 prefers the project's own text to the catalogue's", () => {
		const own = createTranslate<string>(
			language,
			{ a: { b: "x", c_one: "1", c_other: "{{count}}" } },
			{ "a.b": "own", "a.c_other": "{{count}} own" },
		);
		expect(own("a.b")).toBe("own");
		expect([own("a.c", { count: 1 }), own("a.c", { count: 2 })]).toEqual(["1", "2 own"]);
	});

	it("R-I18N-02 shows the key or the placeholder of what is missing", () => {
		for (const key of ["missing", "missing.key", "constructor.name", "__proto__", "two.three"])
			expect(t(key)).toBe(key);
		expect(t("two", { a: "1" })).toBe("1 – {{ b }} – 1");
	});

	it("changes neither its catalogue nor another function's texts", () => {
		const before = structuredClone(catalogue);
		const other = createTranslate<string>(language, catalogue, { secret: "other" });
		expect([other("secret"), t("secret")]).toEqual(["other", "SECRET"]);
		expect(catalogue).toEqual(before);
	});
});

const forms: readonly [Language, readonly (readonly [number, string])[]][] = [
	[
		"de",
		[
			[0, "other"],
			[1, "one"],
			[1.5, "other"],
			[2, "other"],
			[1_000_000, "other"],
		],
	],
	[
		"en",
		[
			[0, "other"],
			[1, "one"],
			[1.5, "other"],
			[2, "other"],
			[1_000_000, "other"],
		],
	],
	[
		"fr",
		[
			[0, "one"],
			[1, "one"],
			[1.5, "one"],
			[2, "other"],
			[999_999, "other"],
			[1_000_000, "many"],
		],
	],
];

it.each(forms)("R-I18N-02 has the plural forms of %s", (language, counts) => {
	const t = createTranslate<string>(language, { x_one: "one", x_many: "many", x_other: "other" });
	expect(counts.map(([count]) => [count, t("x", { count })])).toEqual(counts);
});

it.each([
	["de", "1.234 Produkte", "1,5"],
	["en", "1,234 products", "1.5"],
	["fr", "1\u202f234 produits", "1,5"],
] as const)("R-I18N-02 formats numbers as %s does", async (language, products, average) => {
	const t = createTranslate(language, await allMessages[language]());
	expect(t("catalogue.count", { count: 1234 })).toBe(products);
	expect(t("rating.average", { average: 1.5 })).toContain(average);
});

it("R-I18N-02 accepts only keys of the catalogues, without plural forms", () => {
	const t = createTranslate("de", {});
	const place = "checkout" as "checkout" | "cart";
	expect(t("header.menu")).toBe("header.menu");
	expect(t("catalogue.count", { count: 1 })).toBe("catalogue.count");
	// @ts-expect-error: misspelt
	expect(t("header.meun")).toBe("header.meun");
	// @ts-expect-error: a group of texts
	expect(t("header")).toBe("header");
	// @ts-expect-error: a plural form
	expect(t("catalogue.count_one")).toBe("catalogue.count_one");
	// @ts-expect-error: the cart has no such text
	expect(t(`${place}.orderFree`)).toBe("checkout.orderFree");
});
