import type { Language } from "#core/language/language.ts";

const namesIn = new Map<Language, Intl.DisplayNames>();

/** Returns the platform's name of a language in another one, or in itself: "allemand" of German in French. */
export function languageName(language: Language, inLanguage: Language): string {
	const names = namesIn.get(inLanguage) ?? new Intl.DisplayNames([inLanguage], { type: "language" });
	namesIn.set(inLanguage, names);
	return names.of(language) ?? language;
}
