import type { TradeWords } from "#core/search/trade-words.ts";
import type { Language } from "#core/shared/language.ts";

const files: Readonly<Partial<Record<Language, () => Promise<{ readonly tradeWords: TradeWords }>>>> = {
	de: () => import("#core/search/words/de.ts"),
	en: () => import("#core/search/words/en.ts"),
	fr: () => import("#core/search/words/fr.ts"),
};

/** What is known of a language whose words nobody has written down: products are found by their own. */
const noWords: TradeWords = {
	endings: "s",
	hasCompounds: false,
	kinds: "",
	things: "",
	fitting: "",
	skipped: "",
	apart: "",
};

/** Loads the words of the trade in a language: a file of its own, for those who search. */
export async function loadTradeWords(language: Language): Promise<TradeWords> {
	return (await files[language]?.())?.tradeWords ?? noWords;
}
