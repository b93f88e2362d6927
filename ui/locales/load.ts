import { type Language, languages } from "#core/shared/language.ts";
import type { Catalogue } from "#ui/foundation/words.tsx";
import { catalogueParts, loadCatalogue } from "#ui/locales/parts.ts";

/** All interface texts of each language, where nobody waits for them: builds, stories, tests. */
export const catalogues = Object.fromEntries(
	languages.map((language) => [language, () => loadCatalogue(language, catalogueParts)]),
) as Readonly<Record<Language, () => Promise<Catalogue>>>;
