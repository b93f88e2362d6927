import type { Language } from "#core/language/language.ts";
import type { TradeWords } from "#core/search/trade-words.ts";

const files: Readonly<Partial<Record<Language, () => Promise<{ readonly tradeWords: TradeWords }>>>> = {
	de: () => import("#core/search/words/de.ts"),
	en: () => import("#core/search/words/en.ts"),
	fr: () => import("#core/search/words/fr.ts"),
};

/** The trade words of a language without a list; products are found by their own words. */
const noWords: TradeWords = {
	endings: "s",
	hasCompounds: false,
	kinds: "",
	things: "",
	fitting: "",
	skipped: "",
	apart: "",
};

/** Loads a language's trade words, in a chunk of its own for visitors who search. */
export async function loadTradeWords(language: Language): Promise<TradeWords> {
	return (await files[language]?.())?.tradeWords ?? noWords;
}
