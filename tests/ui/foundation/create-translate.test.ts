import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { createTranslate } from "#ui/foundation/create-translate.ts";
import { allMessages } from "#ui/locales/all-messages.ts";
import { i18nextTranslate } from "./i18next-translate.ts";

function keysOf(catalogue: object, prefix = ""): string[] {
	return Object.entries(catalogue).flatMap(([key, value]) =>
		typeof value === "object" && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
	);
}

const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, "");

describe.each(languages)("the texts of pages in %s", (language) => {
	it("R-I18N-02 are those of i18next, for every key and every count", async () => {
		const catalogue = await allMessages[language]();
		const [read, made] = [createTranslate(language, catalogue), i18nextTranslate(language, catalogue)];
		const keys = [...new Set(keysOf(catalogue).map(withoutPlural))];
		expect(keys.length).toBeGreaterThan(300);
		for (const key of keys) {
			const names = [...JSON.stringify(catalogue).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
			const parameters = Object.fromEntries([...new Set(names)].map((name) => [name, `<${name}>`]));
			expect(read(key)).toBe(made(key));
			for (const count of [0, 1, 2, 7, 20, 1.5, 1000])
				expect(read(key, { ...parameters, count })).toBe(made(key, { ...parameters, count }));
		}
	});

	it("R-I18N-02 insert any text literally", async () => {
		const catalogue = { greeting: "Hallo {{name}}, {{ name }}!" };
		fc.assert(
			fc.property(
				fc.string().filter((text) => !text.includes("$") && !text.includes("{{")),
				(name) => {
					expect(createTranslate(language, catalogue)("greeting", { name })).toBe(
						i18nextTranslate(language, catalogue)("greeting", { name }),
					);
				},
			),
		);
		expect(createTranslate(language, catalogue)("greeting", { name: "$& $1 {{name}}" })).toBe(
			"Hallo $& $1 {{name}}, $& $1 {{name}}!",
		);
	});

	it("R-I18N-02 are the project's own if it has some, and the key if there are none", () => {
		const t = createTranslate(
			language,
			{ a: { b: "x", c_one: "1", c_other: "{{count}}" } },
			{ "a.b": "own" },
		);
		expect(t("a.b")).toBe("own");
		expect(t("a.c", { count: 1 })).toBe("1");
		expect(t("a.missing")).toBe("a.missing");
		expect(t("a")).toBe("a");
		expect(t("constructor.name")).toBe("constructor.name");
	});
});
