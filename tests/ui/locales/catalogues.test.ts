import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/shared/language.ts";
import { createWords } from "#ui/foundation/words.tsx";
import { catalogues } from "#ui/locales/load.ts";

function texts(catalogue: object, prefix = ""): [string, string][] {
	return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
		typeof value === "string" ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
	);
}

const load = async (language: Language) => new Map(texts(await catalogues[language]()));

/** Texts that the specification quotes, each in the language it quotes them in. */
const quoted: readonly [Language, string, string][] = [
	["en", "notFound.en.heading", "Not found"],
	["en", "notFound.en.text", "This page does not exist."],
	["en", "notFound.en.home", "Back Home"],
	["en", "footer.widgetNotFound", "Widget not found"],
	["en", "legal.form.other", "represented by"],
	["de", "legal.address.hq", "Hauptgeschäftsstelle"],
	["de", "legal.address.federal_office", "Bundesgeschäftsstelle"],
	["de", "legal.form.ev", "Vertretungsberechtigte Vorstände:"],
	["de", "legal.form.bag", "Berufsausübungsgemeinschaft der Vertragsärzte"],
	["de", "legal.heading.insurance", "Berufshaftpflichtversicherung"],
	["de", "legal.heading.data_protection", "Gesetzlich vorgeschriebener Datenschutzbeauftragter"],
	["de", "openingHours.label", "Öffnungszeiten"],
	["de", "contact.phone", "Telefon"],
	["de", "openingHours.day.4", "Mo - Fr"],
];

describe("the catalogues", () => {
	it.each(quoted)("R-I18N-03 R-LEGAL-01 R-LEGAL-03 on %s pages %s is %j", async (language, key, text) => {
		expect((await load(language)).get(key)).toBe(text);
	});

	it.each(languages)("R-I18N-03 'Navigated to' is verbatim in %s", async (language) => {
		expect((await load(language)).get("announcement")).toBe("Navigated to {{page}}");
	});

	it.each(["en", "fr"] as const)(
		"R-I18N-02 %s has the keys and parameters of German, none empty",
		async (other) => {
			const [german, catalogue] = [await load("de"), await load(other)];
			expect([...catalogue.keys()].sort()).toEqual([...german.keys()].sort());
			for (const [key, text] of catalogue) {
				expect(text.trim(), key).not.toBe("");
				const names = (value = "") => (value.match(/\{\{\w+\}\}/g) ?? []).sort();
				expect(names(text), key).toEqual(names(german.get(key)));
			}
		},
	);

	it("R-ROUTE-12 say the same on the 404 page, which speaks all languages at once", async () => {
		const [de, en, fr] = await Promise.all(languages.map((language) => catalogues[language]()));
		expect(en?.notFound).toEqual(de?.notFound);
		expect(fr?.notFound).toEqual(de?.notFound);
	});

	it("R-I18N-02 give way to the project's own texts", async () => {
		const words = createWords("fr", await catalogues.fr(), { "contact.page": "Écrivez-nous" });
		expect(words("contact.page")).toBe("Écrivez-nous");
		expect(words("contact.phone")).toBe("Téléphone");
	});
});
