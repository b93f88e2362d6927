import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentProviders } from "#adapters/composition/payments.ts";
import { languages } from "#core/language/language.ts";
import { createMessages, findingLines } from "#renderer/cli/messages.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";
import { interfaceKeys, interfaceTextFindings, textProblem } from "#renderer/site/interface-texts.ts";
import { fillWords } from "#ui/foundation/fill-words.ts";
import { allMessages } from "#ui/locales/all-messages.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";

describe("the project's own interface texts", () => {
	it.each([
		["footer", "Fuß", "group", /name one of its texts|Name one of its texts.*"footer\./],
		["footer.cookies.title", "Cookies", "within", /Write "footer\.cookies"/],
		["footer.cokies", "Cookies", "unknown_near", /Did you mean "footer\.cookies"/],
		["__proto__.x", "x", "unknown", /no interface text/],
		["header.home", "{{nmae}}", "placeholder", /\{\{nmae\}\} is unknown.*It has: \{\{name\}\}\./],
		["header.home", "{{name, uppercase}}", "format", /\{\{name, uppercase\}\}/],
		["header.cart", "{{total, number}}", "placeholder", /\{\{total, number\}\}.*It has: \{\{total\}\}\./],
		["filter.show_other", "{{count, currency}}", "format", /exactly.*: \{\{count, number\}\}, \{\{count\}\}/],
		["header.home", "{{- name}}", "format", /double braces, exactly/],
		["header.home", "{{{name}}}", "format", /double braces/],
		["header.home", "{{name}", "format", /double braces/],
		["header.home", "$t(footer.cookies)", "nesting", /\$t\(footer\.cookies\)/],
		["header.home", "Start\u0007", "control", /control character/],
		["header.home", "Start\ufffe", "control", /control character/],
	])("R-I18N-02 are reported with the correction: %s = %j", async (key, text, problem, sentence) => {
		const texts = { "header.menu": "Auswahl", [key]: text };
		const findings = await interfaceTextFindings(
			{ translations: [{ language: "de", texts }] },
			languages,
			[],
		);
		expect(findings).toMatchObject([
			{
				severity: "error",
				file: "project.json",
				field: `translations.0.texts.${key}`,
				key: `interfaceText.${problem}`,
			},
		]);
		for (const finding of findings) expect(findingLines(finding, createMessages("en"))).toMatch(sentence);
		for (const language of languages)
			for (const finding of findings)
				expect(findingLines(finding, createMessages(language))).not.toMatch(
					/interfaceText|\{\{(?:found|name)\}\}.*\{\{allowed/,
				);
	});

	it.each([
		["footer.cookies", "Cookies & <b>mehr</b> – 100 %"],
		["filter.show_many", "{{count, number}} de produits, {{count}}"],
		["header.home", "{{name}}: Startseite von {{ name }}"],
		["header.home", "{{name}} mit } und { und $ und $t\n"],
	])("R-I18N-02 are accepted: %s = %j", async (key, text) => {
		expect(
			await interfaceTextFindings(
				{ translations: [{ language: "fr", texts: { [key]: text } }] },
				languages,
				[],
			),
		).toEqual([]);
	});

	it("R-I18N-02 are a warning if they leave out what all texts of the key say", async () => {
		const texts = { "header.home": "Startseite", "header.menu": "Auswahl" };
		expect(await interfaceTextFindings({ translations: [{ language: "de", texts }] }, languages, [])).toEqual(
			[
				{
					...{ severity: "warning", file: "project.json", field: "translations.0.texts.header.home" },
					...{ key: "interfaceText.lost", params: { found: "{{name}}" } },
				},
			],
		);
	});

	it("R-I18N-02 are a warning in a language that the site does not have", async () => {
		const translations = [
			{ language: "de" as const, texts: { "header.menu": "Auswahl" } },
			{ language: "fr" as const, texts: {} },
			{ language: "en" as const, texts: { "header.menu": "Choice" } },
		];
		expect(await interfaceTextFindings({ translations }, ["de", "fr"], [])).toEqual([
			{
				...{ severity: "warning", file: "project.json", field: "translations.2.language" },
				...{ key: "content.language.unconfigured", params: { language: "en", configured: "de, fr" } },
			},
		]);
	});
});

describe("the texts of the catalogues", () => {
	it("R-I18N-02 can all be replaced, in every language and plural form", async () => {
		for (const language of languages) {
			const keys = await interfaceKeys(language, paymentProviders);
			expect(keys.texts.size).toBeGreaterThan(300);
			for (const key of keys.texts) expect([key, textProblem(key, "Text", keys)]).toEqual([key, null]);
		}
	});
});

describe.each(languages)("an accepted interface text in %s", (language) => {
	it("R-I18N-02 is the same on the server and in the browser, whatever its parameters", async () => {
		const catalogue = await allMessages[language]();
		const keys = await interfaceKeys(language, paymentProviders);
		const keysWithPlaceholders = [...keys.texts].filter(
			(key) => keys.placeholders.get(key.replace(/_\w+$/, ""))?.size,
		);
		const part = fc.oneof(
			fc.string({ maxLength: 6 }),
			fc.constantFrom(
				"{{",
				"}}",
				"{",
				"}",
				"$t(",
				")",
				" ",
				"$",
				"$&",
				"- ",
				", number",
				"\n",
				"header.home",
				".",
			),
		);
		const value = fc.oneof(
			fc.string(),
			fc.constantFrom("{{name}}", "$&", "$1", "(header.menu)", "$t(header.menu)", "t(header.menu)"),
		);
		const rules = new Intl.PluralRules(language);
		let accepted = 0;
		fc.assert(
			fc.property(
				fc.constantFrom(...keysWithPlaceholders),
				fc.array(part, { maxLength: 8 }),
				value,
				fc.nat(30),
				(key, parts, filling, count) => {
					const base = key.replace(/_(?:zero|one|two|few|many|other)$/, "");
					const placeholders = [...(keys.placeholders.get(base) ?? [])];
					const text = parts.join("").replaceAll("header.home", `{{${placeholders[0]}}}`);
					if (textProblem(key, text, keys)) return;
					accepted += 1;
					const isNumber = (name: string) => name === "count" || placeholders.includes(`${name}, number`);
					const names = placeholders.filter((name) => /^\w+$/.test(name));
					const values = names.map((name) => [name, isNumber(name) ? count : filling]);
					const parameters = { count, ...Object.fromEntries(values) };
					const t = createTranslate<string>(language, catalogue, { [key]: text });
					if (key !== base && !key.endsWith(`_${rules.select(count)}`)) return;
					const expected = text.replace(/\{\{ *(\w+)(?:, number)? *\}\}/g, (_, name: string) =>
						String(isNumber(name) ? count : filling),
					);
					expect(t(base, parameters)).toBe(expected);
					const { words } = siteTexts({ translations: [{ language, texts: { [key]: text } }] })(language);
					if (Object.hasOwn(words, key) && text.trim())
						expect(fillWords(words)(key, parameters)).toBe(expected);
				},
			),
			{ numRuns: 400 },
		);
		expect(accepted).toBeGreaterThan(100);
	});
});
