import { analyticsId, functionalId } from "#core/consent/consent-entries.ts";
import type { ConsentEntry } from "#core/site/site.ts";

/** A visitor's decisions: the full list as saved, or "none" before any decision and after a reset (R-CONSENT-02). */
export type Consents = readonly ConsentEntry[] | "none";

/** The consent that analytics can need: the visitor's to the statistics, or none. */
export const consentCategories = ["analytics", "none"] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/**
 * Returns whether a function may load, connect or store (R-CONSENT-09, B-LAW-10): the functional one always, any
 * other only if the visitor agreed to all of its entries.
 */
export function mayLoad(functionId: string, consents: Consents): boolean {
	if (functionId === functionalId) return true;
	if (consents === "none") return false;
	const matching = consents.filter(({ function_id }) => function_id === functionId);
	return matching.length > 0 && matching.every(({ consentGiven }) => consentGiven);
}

/**
 * Returns the command that analytics receives when consents change (R-CONSENT-06). Analytics that need no consent always count.
 */
export function analyticsDecision(
	{ consent }: { readonly consent: ConsentCategory },
	consents: Consents,
): "remember" | "forget" {
	return consent === "none" || mayLoad(analyticsId, consents) ? "remember" : "forget";
}

/** Returns whether the cookies of a document include some of the analytics from an earlier consent. */
export function hasAnalyticsCookies(
	{ cookies }: { readonly cookies: readonly string[] },
	stored: string,
): boolean {
	return stored.split("; ").some((cookie) => cookies.some((beginning) => cookie.startsWith(beginning)));
}
