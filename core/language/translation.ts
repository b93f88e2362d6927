import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";

/** One language's version of a content item (specification 3, "Translation entry"). */
export interface TranslationEntry {
	readonly language: Language;
}

/**
 * Takes the entry of the wanted language, else the first one (R-I18N-01).
 * A missing language is noted in the log and never shown as an error; an empty list gives null.
 */
export function translationFor<Entry extends TranslationEntry>(
	entries: readonly Entry[],
	language: Language,
	logger: Logger,
	subject: string,
): Entry | null {
	const exactMatch = entries.find((entry) => entry.language === language);
	if (exactMatch) return exactMatch;
	const first = entries[0] ?? null;
	logger.note("translation.missing", { subject, language, used: first?.language ?? "none" });
	return first;
}

/** A text with the language that it is written in. */
export interface WrittenText {
	readonly text: string;
	readonly language: Language;
}

/**
 * Takes a text that the law asks for in the wanted language, else in the first one that says it (B-LAW-21): what one language
 * leaves blank is not left out. Null where no language says it.
 */
export function legalTextFor<Name extends string>(
	entries: readonly (TranslationEntry & { readonly [Of in Name]?: string | null })[],
	name: Name,
	language: Language,
): WrittenText | null {
	const written = entries.flatMap((entry) => {
		const text = entry[name]?.trim() ?? "";
		return text === "" ? [] : [{ text, language: entry.language }];
	});
	return written.find((own) => own.language === language) ?? written[0] ?? null;
}
