import i18next from "i18next";
import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "#core/shared/language.ts";

/** Gives the text of a catalogue key, with its parameters filled in. */
export type Words = (key: string, parameters?: Readonly<Record<string, string | number>>) => string;

/** The texts of one language: nested keys, i18next's own format. */
export type Catalogue = Readonly<Record<string, unknown>>;

/**
 * Prepares the texts of one language; `overrides` are the project's own, by dotted key (R-I18N-02). A key
 * without a text gives the key itself, so that a gap is seen.
 */
export function createWords(
	language: Language,
	catalogue: Catalogue,
	overrides: Readonly<Record<string, string>> = {},
): Words {
	const instance = i18next.createInstance({
		lng: language,
		resources: { [language]: { translation: structuredClone(catalogue) } },
		initAsync: false,
		interpolation: { escapeValue: false },
	});
	void instance.init();
	for (const [key, text] of Object.entries(overrides))
		instance.addResource(language, "translation", key, text);
	// A page asks for some hundred texts, nearly all without parameters: each is looked up once a language.
	const known = new Map<string, string>();
	return (key, parameters) => {
		if (parameters) return instance.t(key, parameters);
		const text = known.get(key) ?? instance.t(key);
		known.set(key, text);
		return text;
	};
}

const WordsContext = createContext<Words | null>(null);

/** Hands the texts of the page's language to everything below. */
export function WordsProvider({ words, children }: { readonly words: Words; readonly children: ReactNode }) {
	return <WordsContext value={words}>{children}</WordsContext>;
}

/** The texts of the page's language. Throws outside a {@link WordsProvider}. */
export function useWords(): Words {
	const words = useContext(WordsContext);
	if (!words) throw new Error("useWords needs a WordsProvider above it");
	return words;
}
