import type { ManagedConsent } from "#core/content/site-lists.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { ConsentEntry } from "#core/site/site.ts";

/** Returns the content's entries in a language, neither given nor locked (R-CONSENT-01, R-I18N-01). */
export function managedEntries(
	managed: readonly ManagedConsent[],
	language: Language,
	logger: Logger,
): readonly ConsentEntry[] {
	return managed.flatMap(({ translations, default_on, function_id }) => {
		const texts = translationFor(translations, language, logger, `consent: ${function_id}`);
		if (!texts) return [];
		const { display_name, description, link } = texts;
		const state = { default_on, consentGiven: false, locked: false };
		return [{ display_name, description, link, ...state, function_id }];
	});
}
