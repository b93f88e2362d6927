import { type Language, languages } from "#core/shared/language.ts";

/** Something of each language, e.g. one file of its catalogue, for programs that speak all of them at once. */
export async function inAllLanguages<Texts>(
	read: (language: Language) => Promise<Texts>,
): Promise<Readonly<Record<Language, Texts>>> {
	const texts = await Promise.all(
		languages.map(async (language) => [language, await read(language)] as const),
	);
	return Object.fromEntries(texts) as Readonly<Record<Language, Texts>>;
}
