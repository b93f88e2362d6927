import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { alternates, languageChoices } from "#core/pages/alternates.ts";
import { homePath } from "#core/routes/paths.ts";

const german = { language: "de", path: "/uhren" } as const;
const english = { language: "en", path: "/en/watches" } as const;

describe("alternates", () => {
	it("B-SEO-01 returns each existing language version in the order of languages, and x-default = de", () => {
		expect(alternates([english, german], "de")).toEqual([
			{ hreflang: "de", path: "/uhren" },
			{ hreflang: "en", path: "/en/watches" },
			{ hreflang: "x-default", path: "/uhren" },
		]);
	});

	it("B-SEO-01 returns a page of one language itself, without x-default unless it is German", () => {
		expect(alternates([english], "de")).toEqual([{ hreflang: "en", path: "/en/watches" }]);
		expect(alternates([german], "de")).toEqual([
			{ hreflang: "de", path: "/uhren" },
			{ hreflang: "x-default", path: "/uhren" },
		]);
		expect(alternates([], "de")).toEqual([]);
	});

	it("B-SEO-01 R-ROUTE-12 returns the default language of the site as x-default", () => {
		const french = { language: "fr", path: "/montres" } as const;
		expect(alternates([english, french], "fr").at(-1)).toEqual({
			hreflang: "x-default",
			path: "/montres",
		});
		expect(alternates([english, french], "de").map(({ hreflang }) => hreflang)).toEqual(["en", "fr"]);
	});

	it("B-SEO-01 names no missing language version", () => {
		const versions = fc.uniqueArray(
			fc.record({ language: fc.constantFrom(...languages), path: fc.webPath() }),
			{ selector: (version) => version.language },
		);
		fc.assert(
			fc.property(versions, (translations) => {
				const listed = alternates(translations, "de").filter(({ hreflang }) => hreflang !== "x-default");
				expect(new Set(listed.map(({ hreflang, path }) => `${hreflang} ${path}`))).toEqual(
					new Set(translations.map(({ language, path }) => `${language} ${path}`)),
				);
			}),
		);
	});
});

describe("languageChoices", () => {
	it("R-ROUTE-02 offers the languages of the page, else that language's home page", () => {
		expect(languageChoices([german, english], languages, "en", "de")).toEqual([
			{ language: "de", path: "/uhren", current: false, translated: true },
			{ language: "en", path: "/en/watches", current: true, translated: true },
			{ language: "fr", path: "/fr", current: false, translated: false },
		]);
	});

	it("R-ROUTE-02 falls back to /, /en and /fr", () => {
		const paths = languageChoices([], languages, "de", "de").map(({ path }) => path);
		expect(paths).toEqual(["/", "/en", "/fr"]);
		expect(paths).toEqual(languages.map((language) => homePath(language, "de")));
	});

	it("R-ROUTE-02 offers only the languages of the site", () => {
		const offered = languageChoices([german, english], ["de"], "de", "de");
		expect(offered.map(({ language }) => language)).toEqual(["de"]);
	});
});
