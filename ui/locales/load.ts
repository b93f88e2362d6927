import type { Language } from "#core/shared/language.ts";
import type { Catalogue } from "#ui/foundation/words.tsx";

/** The interface texts of each language, each a chunk of its own, so that a visitor loads one language only. */
export const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
	de: async () => (await import("#ui/locales/de.json")).default,
	en: async () => (await import("#ui/locales/en.json")).default,
	fr: async () => (await import("#ui/locales/fr.json")).default,
};
