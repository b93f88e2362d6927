import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";
import { fillWords } from "#ui/foundation/fill-words.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";
import { sharedMessages } from "#ui/locales/shared-messages.ts";

describe.each(languages)("the texts of pages without React in %s", (language) => {
	const { runtimeMessages } = sharedMessages[language];
	const { words } = siteTexts({ translations: [] })(language);

	it("R-I18N-02 are those of i18next, for every key and any value", () => {
		const [read, translate] = [fillWords(words), createTranslate<string>(language, runtimeMessages)];
		expect(Object.keys(words).length).toBeGreaterThan(50);
		const risky = fc.constantFrom("{{name}}", "$t(header.menu)", "$&", "$1", "<b>", "__proto__");
		fc.assert(
			fc.property(
				fc.constantFrom(...Object.keys(words), "missing.key"),
				fc.oneof(fc.string(), risky, fc.nat()),
				(key, value) => {
					const names = [...(words[key] ?? "").matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
					const values = Object.fromEntries(names.map((name) => [name, value]));
					expect(read(key, values)).toBe(translate(key, values));
				},
			),
			{ numRuns: 500 },
		);
	});

	it("R-I18N-02 have no plural forms and formats, which only i18next knows", () => {
		expect(Object.entries(words).filter(([, text]) => /\{\{\w+,/.test(text))).toEqual([]);
		expect(Object.keys(words).filter((key) => /_(?:zero|one|two|few|many|other)$/.test(key))).toEqual([]);
	});

	it("R-I18N-02 contain the project's own texts", () => {
		const texts = { "header.cart": "Korb: {{total}}", "header.menu": "$t(header.home)" };
		const own = siteTexts({ translations: [{ language, texts }] })(language).words;
		expect(fillWords(own)("header.cart", { total: 3 })).toBe("Korb: 3");
		expect(fillWords(own)("header.menu")).toBe("$t(header.home)");
		expect(own["header.language"]).toBe(words["header.language"]);
	});
});
