import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import {
	germanPath,
	languageOfPath,
	languagePrefix,
	splitLanguagePrefix,
	withLanguagePrefix,
} from "#core/routes/language-prefix.ts";

const anyLanguage = fc.constantFrom(...languages);

describe("the prefix of a path", () => {
	it.each([
		["/", "de"],
		["/en", "en"],
		["/fr", "fr"],
		["/fr/contact", "fr"],
		["/en?sort=name", "en"],
		["/en#top", "en"],
		["/entdecken", "de"],
		["/uhren/en", "de"],
		["", "de"],
	])("R-ROUTE-02 gives the language of %j, by default %s", (path, language) => {
		expect(languageOfPath(path, "de")).toBe(language);
	});

	it.each([
		["/", "fr"],
		["/montres", "fr"],
		["/de", "de"],
		["/de/uhren", "de"],
	])("R-ROUTE-02 gives the language of %j of a French site: %s", (path, language) => {
		expect(languageOfPath(path, "fr")).toBe(language);
	});

	it.each([
		["/en/shop?a=/fr#b", "en", "/shop?a=/fr#b"],
		["/en", "en", "/"],
		["/en?a=1", "en", "/?a=1"],
		["/shop", null, "/shop"],
		["shop", null, "shop"],
	])("R-ROUTE-02 is split from %j", (path, prefix, rest) => {
		expect(splitLanguagePrefix(path)).toEqual({ prefix, rest });
	});

	it("R-ROUTE-02 is written and read back for any default language, path and language", () => {
		const rest = fc
			.webPath()
			.map((path) => `/${path.replace(/^\/+/, "")}`)
			.filter((path) => splitLanguagePrefix(path).prefix === null);
		fc.assert(
			fc.property(rest, anyLanguage, anyLanguage, (path, language, defaultLanguage) => {
				const written = withLanguagePrefix(path, language, defaultLanguage);
				expect(languageOfPath(written, defaultLanguage)).toBe(language);
				const split = splitLanguagePrefix(written);
				expect(split.rest).toBe(path);
				expect(split.prefix).toBe(language === defaultLanguage ? null : language);
				expect(written.startsWith(languagePrefix(language, defaultLanguage))).toBe(true);
			}),
		);
	});

	it("R-ROUTE-01 gives different paths to the same page of different languages", () => {
		fc.assert(
			fc.property(fc.webSegment(), anyLanguage, (segment, defaultLanguage) => {
				const paths = languages.map((language) =>
					withLanguagePrefix(`/${segment}`, language, defaultLanguage),
				);
				expect(new Set(paths).size).toBe(languages.length);
			}),
		);
	});

	it("R-ROUTE-08 is added to a path that is specified in German only, unless German owns the root", () => {
		expect([germanPath("/agb", "de"), germanPath("/agb", "fr")]).toEqual(["/agb", "/de/agb"]);
	});
});
