import type { Language } from "#core/language/language.ts";
import { memoize, oncePer } from "#core/shared/once-per.ts";
import type { SiteProject } from "#core/site/site.ts";
import { replacingTexts } from "#renderer/plan/project-texts.ts";
import type { Words } from "#ui/foundation/fill-words.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import { buildTexts } from "#ui/locales/build-texts.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";
import { coreKey } from "#ui/locales/page-text-key.ts";
import { sharedMessages } from "#ui/locales/shared-messages.ts";
import { textsByKey } from "#ui/locales/texts-by-key.ts";

/** The texts of a site in one language. */
interface SiteTexts {
	/** Translates the texts that only builds write into pages, and those of {@link SiteTexts.words}. */
	readonly t: Translate;
	/** The texts that pages use without React, as browsers get them. */
	readonly words: Words;
}

const runtimeKeys = memoize((language: Language): readonly string[] =>
	Object.keys(textsByKey(sharedMessages[language].runtimeMessages)),
);

function createTexts(language: Language, project: Pick<SiteProject, "translations" | "spelling">): SiteTexts {
	const { runtimeMessages } = sharedMessages[language];
	const catalogue = { ...runtimeMessages, ...buildTexts[language] };
	const t = createTranslate(language, catalogue, replacingTexts(language, project));
	const words = runtimeKeys(language).map((key) => [key, t(coreKey(key))] as const);
	return { t, words: Object.fromEntries(words) };
}

/** Returns a look-up of a site's texts by language. The project's own texts replace those of the catalogues (R-I18N-02). */
export const siteTexts = oncePer((project: Pick<SiteProject, "translations" | "spelling">) =>
	memoize((language: Language): SiteTexts => createTexts(language, project)),
);
