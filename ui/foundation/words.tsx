import { createContext, type ReactNode, useContext } from "react";

/** Gives the text of a catalogue key, with its parameters filled in. */
export type Words = (key: string, parameters?: Readonly<Record<string, string | number>>) => string;

/** The texts of one language: nested keys, i18next's own format. */
export type Catalogue = Readonly<Record<string, unknown>>;

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
