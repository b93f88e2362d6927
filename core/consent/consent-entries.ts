import type { Logger } from "#core/ports/logger.ts";
import type { ConsentEntry } from "#core/site/consent-entry.ts";

/** The function that a site cannot do without; its entry is locked (R-CONSENT-01). */
export const functionalId = "functional";

/** The function of the web analytics (R-CONSENT-01). */
export const analyticsId = "analytics";

/** What a default entry says, in the page's language; core knows no words. */
export type ConsentTexts = Pick<ConsentEntry, "display_name" | "description" | "link">;

/** What makes up the list of consents. */
export interface ConsentSources {
	/** The entries that the content manages. */
	readonly content: readonly ConsentEntry[];
	/** Whether the site has the analytics plugin. */
	readonly analyticsPlugin: boolean;
	readonly texts: { readonly functional: ConsentTexts; readonly analytics: ConsentTexts };
}

/**
 * What a visitor is asked (R-CONSENT-01): the locked functional entry; the analytics entry when the plugin exists
 * and the content has none of that function; the content's entries, none given and none locked. A content entry
 * that claims the functional function is left out and noted, since that one cannot be refused.
 */
export function consentEntries(sources: ConsentSources, logger: Logger): readonly ConsentEntry[] {
	const { content, analyticsPlugin, texts } = sources;
	const managed = content
		.filter(({ function_id }) => function_id !== functionalId)
		.map((entry) => ({ ...entry, consentGiven: false, locked: false }));
	if (managed.length < content.length) logger.note("consent.functionalInContent");
	const functional: ConsentEntry = {
		...texts.functional,
		default_on: true,
		consentGiven: true,
		locked: true,
		function_id: functionalId,
	};
	const analytics: ConsentEntry = {
		...texts.analytics,
		default_on: true,
		consentGiven: false,
		locked: false,
		function_id: analyticsId,
	};
	const hasOwnAnalytics = managed.some(({ function_id }) => function_id === analyticsId);
	return [functional, ...(analyticsPlugin && !hasOwnAnalytics ? [analytics] : []), ...managed];
}
