import { describe, expect, it } from "vitest";
import type { Language } from "#core/language/language.ts";
import { fillJson, fillText } from "#renderer/init/fill-template.ts";

const values = (languages: readonly Language[], flags: readonly string[]) => ({
	languages,
	flags: new Set(flags),
	spell: (text: string, language: Language) => (language === "de" ? text.replaceAll("ß", "ss") : text),
	value: (name: string, language: Language) =>
		name === "town" ? `Town in ${language}` : name === "street" ? "Lange Straße" : null,
});

describe("a template of a new shop", () => {
	it.each([
		["A {{town}}.", "A Town in fr."],
		["{{#DE AT}}German{{/}}{{^DE AT}}other{{/}}", "other"],
		["{{#CH}}Swiss{{/}}{{^CH}}other{{/}}", "Swiss"],
		["{{#CH}}a {{#shop}}b{{/}}{{^shop}}c{{/}} d{{/}}", "a b d"],
		["{{#DE}}a {{#shop}}b{{/}} d{{/}}", ""],
	])("B-USE-05 fills %s", (text, filled) => {
		expect(fillText(text, values(["fr"], ["CH", "shop"]), "fr")).toBe(filled);
	});

	it("B-USE-05 spells its texts as the country does, and leaves answers and other languages as they are", () => {
		const translations = ["de", "en"].map((language) => ({ language, title: "Größe, {{street}}" }));
		expect(fillJson({ translations }, values(["de", "en"], []))).toEqual({
			translations: [
				{ language: "de", title: "Grösse, Lange Straße" },
				{ language: "en", title: "Größe, Lange Straße" },
			],
		});
	});

	it("B-USE-05 has no unknown placeholder", () => {
		expect(() => fillText("{{twon}}", values(["fr"], []), "fr")).toThrow("{{twon}}");
	});

	it("B-USE-05 keeps the translations of the site's languages, in their order and words", () => {
		const translations = ["de", "en", "fr"].map((language) => ({ language, title: "{{town}}" }));
		expect(fillJson({ translations }, values(["fr", "de"], []))).toEqual({
			translations: [
				{ language: "fr", title: "Town in fr" },
				{ language: "de", title: "Town in de" },
			],
		});
	});

	it("B-USE-05 takes the value of the main language where there is one for each", () => {
		expect(fillJson({ name: { de: "Ringe", fr: "Bagues" } }, values(["fr", "de"], []))).toEqual({
			name: "Bagues",
		});
	});

	it("B-USE-05 leaves out what is for other countries or kinds of sites", () => {
		const items = [
			{ $if: "shop", a: 1 },
			{ $if: "^shop", b: 2 },
			{ $if: "DE CH", c: 3 },
		];
		expect(fillJson({ items }, values(["fr"], ["CH"]))).toEqual({ items: [{ b: 2 }, { c: 3 }] });
	});
});
