import type { Language } from "#core/language/language.ts";
import { memoize } from "#core/shared/once-per.ts";

const namesIn = memoize((language: Language) => new Intl.DisplayNames([language], { type: "language" }));

/** Returns the platform's name of a language in another one, or in itself: "allemand" of German in French. */
export function languageName(language: Language, inLanguage: Language): string {
	return namesIn(inLanguage).of(language) ?? language;
}
