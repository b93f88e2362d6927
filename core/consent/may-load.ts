import { analyticsId, functionalId } from "#core/consent/consent-entries.ts";
import type { ConsentEntry } from "#core/site/consent-entry.ts";

/** What a visitor decided: the full list as saved, or "none" before any decision and after a reset (R-CONSENT-02). */
export type Consents = readonly ConsentEntry[] | "none";

/**
 * Whether something of that function may load, connect or store (R-CONSENT-09, B-LAW-10): the functional one
 * always, any other only when the visitor agreed to every entry of it.
 */
export function mayLoad(functionId: string, consents: Consents): boolean {
	if (functionId === functionalId) return true;
	if (consents === "none") return false;
	const asked = consents.filter(({ function_id }) => function_id === functionId);
	return asked.length > 0 && asked.every(({ consentGiven }) => consentGiven);
}

/** What analytics receives on any change of consents (R-CONSENT-06). */
export function analyticsDecision(consents: Consents): "remember" | "forget" {
	return mayLoad(analyticsId, consents) ? "remember" : "forget";
}
