import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isLanguage, type Language, languages } from "#core/language/language.ts";

const demo = "adapters/content-files/demo/content";
const unit = "(?:€|%|‰|ct|mm|cm|km|kg|ml|bar|Uhr)(?!\\p{L})";
const sign = "(?:§|(?:Art|Abs|Nr|Buchst|art|al|no)\\.)";

/** Line ends that belong to the following word, in each language. */
const loose: Readonly<Record<Language, RegExp>> = {
	de: new RegExp(`(?:\\d|\\}\\}) ${unit}|${sign} [\\da-z]|z\\. B\\.`, "u"),
	en: new RegExp(`(?:\\d|\\}\\}) ${unit}|${sign} [\\d(]|section \\d`, "u"),
	fr: new RegExp(`(?:\\d|\\}\\}) ${unit}|${sign} \\d|\\S [:;!?»]|« |\\d \\d{3}(?!\\d)|p\\. ex\\.`, "u"),
};

/** File names, addresses, and values that products share in every language. */
const noText = new Set(["path", "image", "embed", "url", "display_values", "search_words"]);

type Text = readonly [Language, string];

function textsOf(value: unknown, language: Language): readonly Text[] {
	// Short names are shown as one word: sizes of variants, prices of quick filters.
	if (typeof value === "string") return value.length < 10 ? [] : [[language, value]];
	if (typeof value !== "object" || value === null) return [];
	const named = "language" in value && typeof value.language === "string" ? value.language : "";
	const own = isLanguage(named) ? named : language;
	return Object.entries(value).flatMap(([key, part]) => (noText.has(key) ? [] : textsOf(part, own)));
}

function textsOfFile(file: string, language: Language): readonly Text[] {
	const text = readFileSync(file, "utf8");
	if (file.endsWith(".json")) return textsOf(JSON.parse(text), language);
	const [, suffix = ""] = /\.(\w+)\.md$/.exec(file) ?? [];
	// Storage keys and addresses are not sentences.
	const prose = text.replace(/`[^`]*`|\]\([^)]*\)/g, "");
	return isLanguage(suffix) ? [[suffix, prose]] : [];
}

const filesIn = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(?:json|md)$/.test(file))
		.map((file) => join(folder, file));

/** Only catalogues of pages; the command's sentences are read in a terminal. */
const isOfPages = (file: string) => !/(?:cli|content)\.json$/.test(file);

const texts = [
	...languages.flatMap((language) =>
		filesIn(`ui/locales/${language}`)
			.filter(isOfPages)
			.flatMap((file) => textsOfFile(file, language)),
	),
	...filesIn(demo).flatMap((file) => textsOfFile(file, "de")),
];

describe("the texts of pages and mails, and those of the demo shop", () => {
	it.each(languages)("R-I18N-02 have no-break spaces where a line must not break, in %s", (language) => {
		const own = texts.flatMap(([of, text]) => (of === language ? [text] : []));
		expect(own.length).toBeGreaterThan(500);
		expect(own.filter((text) => loose[language].test(text))).toEqual([]);
	});
});
