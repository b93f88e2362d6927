import type { Logger } from "#core/platform/logger.ts";
import type { ConsentEntry } from "#core/site/site.ts";

/** The function that a site cannot work without; its entry is locked (R-CONSENT-01). */
export const functionalId = "functional";

/** The function of the web analytics (R-CONSENT-01). */
export const analyticsId = "analytics";

/** The texts of a default entry in the page's language. They are passed in because core has no translations. */
export type ConsentTexts = Pick<ConsentEntry, "display_name" | "description" | "link">;

/** The sources of the list of consents. */
export interface ConsentSources {
	/** The entries that the content manages. */
	readonly content: readonly ConsentEntry[];
	/** Whether the site has the analytics plugin. */
	readonly analyticsPlugin: boolean;
	readonly texts: { readonly functional: ConsentTexts; readonly analytics: ConsentTexts };
}

/**
 * Returns what a visitor is asked to agree to (R-CONSENT-01): the locked functional entry, the analytics entry if
 * the plugin exists and the content has none, and the content's entries, neither given nor locked. A content entry
 * with the id of the functional entry is left out and logged, because that function cannot be refused.
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
