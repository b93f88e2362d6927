import * as v from "valibot";
import { findingMessage } from "#core/content/message.ts";
import { contentLanguage, type Language, languages } from "#core/language/language.ts";
import { oneOf } from "#renderer/config/option-schemas.ts";

/** The languages of a site: all unless listed, each once. */
export const siteLanguages = v.optional(
	v.pipe(
		v.array(oneOf(languages)),
		v.minLength(1, findingMessage("content.list.empty", {})),
		v.checkItems(
			(language, place, listed) => listed.indexOf(language) === place,
			({ input }) => findingMessage("content.language.twice", { language: input }),
		),
	),
	[...languages],
);

/** The options that say which languages a site has. */
interface LanguageOptions {
	readonly languages: readonly Language[];
	readonly defaultLanguage?: Language | undefined;
}

/** Returns whether the default language is one of the site's. */
export function hasDefaultLanguage(options: LanguageOptions): boolean {
	return options.languages.includes(defaultLanguageOf(options));
}

/** Returns the language that owns "/": the first one unless configured. */
export function defaultLanguageOf({ languages: listed, defaultLanguage }: LanguageOptions): Language {
	return defaultLanguage ?? listed[0] ?? contentLanguage;
}
