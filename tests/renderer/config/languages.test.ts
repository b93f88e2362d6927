import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseConfig } from "#renderer/config/load-config.ts";

const required = { domain: "x.org", content: { from: "files", directory: "content" } };

describe("the language that owns the root", () => {
	it.each([
		[{}, ["de", "en", "fr"], "de"],
		[{ languages: ["fr", "de"] }, ["fr", "de"], "fr"],
		[{ languages: ["en"] }, ["en"], "en"],
		[{ languages: ["fr", "de"], defaultLanguage: "de" }, ["fr", "de"], "de"],
		[{ defaultLanguage: "fr" }, ["de", "en", "fr"], "fr"],
	])("R-ROUTE-01 of %j is the first one unless another is configured", (options, listed, defaultLanguage) => {
		const parsed = parseConfig({ ...required, ...options });
		expect(parsed).toMatchObject({ ok: true, value: { languages: listed, defaultLanguage } });
	});

	it("R-ROUTE-01 is always one of the site's", () => {
		const listed = fc.option(fc.uniqueArray(fc.constantFrom(...languages), { minLength: 1 }), {
			nil: undefined,
		});
		const configured = fc.option(fc.constantFrom(...languages), { nil: undefined });
		fc.assert(
			fc.property(listed, configured, (some, defaultLanguage) => {
				const parsed = parseConfig({ ...required, languages: some, defaultLanguage });
				const isKnown = defaultLanguage === undefined || (some ?? languages).includes(defaultLanguage);
				expect(parsed.ok).toBe(isKnown);
				if (parsed.ok) expect(parsed.value.languages).toContain(parsed.value.defaultLanguage);
			}),
		);
	});
});

it.each([
	[{ languages: [] }, "languages", "content.list.empty", ""],
	[{ languages: ["fr", "de", "fr"] }, "languages.2", "content.language.twice", '"fr"'],
	[
		{ languages: ["fr", "en"], defaultLanguage: "de" },
		"defaultLanguage",
		"content.unknown.value",
		'"de" is not allowed here. Write one of: fr, en.',
	],
	[{ defaultLanguage: "fra" }, "defaultLanguage", "content.unknown.value_near", 'Did you mean "fr"?'],
	[{ defaultLanguage: "it" }, "defaultLanguage", "content.unknown.value", "de, en, fr"],
	[{ defaultLanguage: null }, "defaultLanguage", "content.unknown.value", "de, en, fr"],
	[{ defaultLanguage: ["fr"] }, "defaultLanguage", "content.unknown.value", "de, en, fr"],
])("B-SEC-04 B-REL-04 names the option and the allowed values for %j", (wrong, field, key, words) => {
	const parsed = parseConfig({ ...required, ...wrong });
	const found = parsed.ok ? [] : parsed.error;
	expect(found).toMatchObject([{ file: "facette.config.ts", field, key }]);
	expect(createMessages("en")(key, { ...found[0]?.params })).toContain(words);
});
