import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import { foreignLanguage, germanOnlyKeys } from "#core/site/german-only-keys.ts";
import { allMessages } from "#ui/locales/all-messages.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";

function texts(catalogue: object, prefix = ""): [string, string][] {
	return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
		typeof value === "string" ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
	);
}

/** Loads all texts of a language, including those that builds write into pages. */
const load = async (language: Language) =>
	new Map([...texts(await allMessages[language]()), ...texts(buildTexts[language])]);

const textsOf = (file: string, language: Language) =>
	texts(JSON.parse(readFileSync(`ui/locales/${language}/${file}`, "utf8")));

/** Returns the parameters of each text, merged over plural forms, in which languages differ. */
function parametersByKey(file: string, language: Language): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, readonly string[]>();
	for (const [key, text] of textsOf(file, language)) {
		const base = key.replace(/_(?:zero|one|two|few|many|other)$/, "");
		const names = [...text.matchAll(/\{\{(\w+(?:, number)?)\}\}/g)].map(([, name = ""]) => name);
		found.set(base, [...new Set([...(found.get(base) ?? []), ...names])].sort());
	}
	return found;
}

/** Returns sentences of mails that a page's catalogue contains too, alone or within another one. */
function repeatedInMails(language: Language): readonly string[] {
	const plain = (text: string) => text.toLowerCase().replace(/\{\{[^}]+\}\}|[^\p{L}\s]/gu, " ");
	const words = (text: string) => plain(text).split(/\s+/).filter(Boolean);
	const sentences = (file: string) =>
		textsOf(file, language)
			.flatMap(([, text]) => text.split(/(?<=[.?!])\s/))
			.map(words)
			.filter(({ length }) => length > 3)
			.map((sentence) => [...sentence].sort().join(" "));
	const said = new Set(pageCatalogues.flatMap(sentences));
	return sentences("mails.json").filter((sentence) => said.has(sentence));
}

/** The catalogues that visitors read. */
const pageCatalogues = readdirSync("ui/locales/de").filter(
	(file) => !["cli.json", "content.json", "mails.json"].includes(file),
);

/** Texts that the specification quotes, with the language of the quotation. */
const quoted: readonly [Language, string, string][] = [
	["en", "notFound.heading", "Not found"],
	["en", "notFound.text", "This page does not exist."],
	["en", "notFound.home", "Back Home"],
	["en", "footer.widgetNotFound", "Widget not found"],
	["en", "legal.form.other", "represented by"],
	["de", "legal.address.hq", "Hauptgeschäftsstelle"],
	["de", "legal.address.federal_office", "Bundesgeschäftsstelle"],
	["de", "legal.form.ev", "Vertretungsberechtigte Vorstände:"],
	["de", "legal.form.bag", "Berufsausübungsgemeinschaft der Vertragsärzte"],
	["de", "legal.heading.insurance", "Berufshaftpflichtversicherung"],
	["de", "legal.heading.data_protection", "Gesetzlich vorgeschriebener Datenschutzbeauftragter"],
	["de", "footer.cookies", "Cookie Einstellungen"],
	["de", "consent.none", "Alles ablehnen"],
	["en", "consent.all", "Allow all"],
	["en", "consent.selected", "Selected cookies"],
	["de", "consentManager.heading", "Zustimmungen verwalten"],
	["de", "consentManager.contents", "Externe Inhalte"],
	["de", "consentManager.tracking", "{{name}} Tracking"],
	["de", "openingHours.label", "Öffnungszeiten"],
	["de", "contact.phone", "Telefon"],
	["de", "openingHours.day.4", "Mo - Fr"],
	["de", "newsletter.sending", "Sendet..."],
	["de", "newsletter.success", "Vielen dank fürs Abonnieren!"],
	["de", "newsletter.emailMissing", "Email Adresse fehlt"],
	["de", "newsletter.duplicate", "Zu viele Anmeldeversuche mit dieser Email Adresse"],
	["en", "newsletter.duplicate", "Email Address already registered"],
	["de", "newsletter.serverError", "Ein unerwarteter Serverfehler ist aufgetreten"],
	["en", "product.onRequest", "On Request"],
	["en", "product.requestAvailability", "Request Availability"],
	["en", "error.postRequest", "Could not post request"],
	["en", "error.postRating", "Could not post rating"],
];

describe("the catalogues", () => {
	it.each(languages)(
		"B-LAW-18 have no sentence of their own in mails that a page has too, in %s",
		(language) => {
			expect(repeatedInMails(language)).toEqual([]);
		},
	);

	it.each(quoted)("R-I18N-03 on %s pages %s is %j", async (language, key, text) => {
		expect((await load(language)).get(key)).toBe(text);
	});

	it.each(languages)("R-I18N-03 'Navigated to' is verbatim in %s", async (language) => {
		expect((await load(language)).get("announcement")).toBe("Navigated to {{page}}");
	});

	it.each(
		readdirSync("ui/locales/de").flatMap((file) =>
			languages.filter((language) => language !== "de").map((language) => [file, language] as const),
		),
	)("R-I18N-02 %s has in %s the keys and parameters of German, none empty", (file, other) => {
		const german = parametersByKey(file, "de");
		expect(Object.fromEntries(parametersByKey(file, other))).toEqual(Object.fromEntries(german));
		for (const [key, text] of textsOf(file, other)) expect(text.trim(), key).not.toBe("");
	});

	it.each(
		readdirSync("ui/locales/de").flatMap((file) => languages.map((language) => [file, language] as const)),
	)("R-I18N-02 %s has in %s each plural form of the language", (file, language) => {
		const forms = new Map<string, string[]>();
		for (const [key] of textsOf(file, language)) {
			const [, base, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
			if (base !== undefined && form !== undefined) forms.set(base, [...(forms.get(base) ?? []), form]);
		}
		const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
		for (const [base, found] of forms) expect(found.sort(), base).toEqual([...pluralCategories].sort());
	});

	it("R-I18N-02 have a no-break space before each French colon, semicolon, question and exclamation mark", async () => {
		// The list of characters that can be engraved.
		const isList = (key: string) => key === "product.engraving.uncuttable";
		const wrong = [...(await load("fr"))].filter(
			([key, text]) =>
				!germanOnlyKeys.includes(key) &&
				!isList(key) &&
				/(?:[^\s.,/:!?]|[^\u00a0\u202f\S])[:;?!](?!\d|\/\/)/.test(text),
		);
		expect(wrong).toEqual([]);
	});

	it("R-I18N-02 stay German in French exactly where the specification says so", async () => {
		const [german, french] = [await load("de"), await load("fr")];
		// "Navigated to" is English everywhere.
		const elsewhere = (key: string) => key === "announcement";
		const isSentence = (text: string) =>
			text
				.replace(/\{\{[^}]+\}\}/g, "x")
				.trim()
				.split(/\s+/).length >= 3;
		const same = [...german].filter(([key, text]) => french.get(key) === text && !elsewhere(key));
		const unexpected = same.filter(([key, text]) => isSentence(text) && !germanOnlyKeys.includes(key));
		expect(unexpected).toEqual([]);
		for (const key of germanOnlyKeys) expect(french.get(key), key).toBe(german.get(key));
	});

	it("R-I18N-02 mark what stays German for screen readers, unless the project translates it", () => {
		const texts = { "newsletter.success": "Merci de votre abonnement !" };
		expect(foreignLanguage("newsletter.sending", { language: "fr", texts })).toBe("de");
		expect(foreignLanguage("newsletter.success", { language: "fr", texts })).toBeUndefined();
		expect(foreignLanguage("newsletter.sending", { language: "en", texts })).toBeUndefined();
		expect(foreignLanguage("form.missing", { language: "fr", texts })).toBeUndefined();
	});

	it("R-I18N-02 are overridden by the project's own texts", async () => {
		const t = createTranslate("fr", await allMessages.fr(), { "contact.page": "Écrivez-nous" });
		expect(t("contact.page")).toBe("Écrivez-nous");
		expect(t("contact.phone")).toBe("Téléphone");
	});
});
