import type { Language } from "#core/language/language.ts";

/** The countries that write "ss" for "ß" in German. */
const countriesWithoutEszett: ReadonlySet<string> = new Set(["CH", "LI"]);

/** Returns whether a country, ISO 3166-1 alpha-2, writes a language without "ß". */
export function isWithoutEszett(language: Language, country: string): boolean {
	return language === "de" && countriesWithoutEszett.has(country);
}

/** Returns a text as Switzerland and Liechtenstein write it: with "ss" for "ß", without exceptions. */
export function withoutEszett(text: string): string {
	return text.replaceAll("ß", "ss").replaceAll("ẞ", "SS");
}

/** Returns a text of the program in the spelling of a country. */
export function spelledFor(country: string, language: Language, text: string): string {
	return isWithoutEszett(language, country) ? withoutEszett(text) : text;
}
