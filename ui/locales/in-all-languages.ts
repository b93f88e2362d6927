import { type Language, languages } from "#core/language/language.ts";

/** Loads a value for every language, e.g. a file of its catalogue. */
export async function inAllLanguages<Texts>(
	read: (language: Language) => Promise<Texts>,
): Promise<Readonly<Record<Language, Texts>>> {
	const texts = await Promise.all(
		languages.map(async (language) => [language, await read(language)] as const),
	);
	return Object.fromEntries(texts) as Readonly<Record<Language, Texts>>;
}
