import { isLanguage, type Language } from "#core/language/language.ts";

/** Returns the language of the environment (POSIX: LC_ALL, LC_MESSAGES, LANG), else English. */
export function terminalLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
	const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
	const language = locale.slice(0, 2).toLowerCase();
	return isLanguage(language) ? language : "en";
}
