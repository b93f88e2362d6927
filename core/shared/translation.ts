import type { Logger } from "#core/ports/logger.ts";
import type { Language } from "#core/shared/language.ts";

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
	const wanted = entries.find((entry) => entry.language === language);
	if (wanted) return wanted;
	const first = entries[0] ?? null;
	logger.note("translation.missing", { subject, language, used: first?.language ?? "none" });
	return first;
}
