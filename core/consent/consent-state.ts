import type { Consents } from "#core/consent/may-load.ts";
import type { ConsentEntry } from "#core/site/site.ts";

/** The state of the banner and the visitor's decisions. */
export interface ConsentState {
	/** The entries to ask for; `consentGiven` is the toggle's state, saved or not. */
	readonly entries: readonly ConsentEntry[];
	/** The saved consents that apply. */
	readonly consents: Consents;
	/** Whether unlocked toggles start with their `default_on`; off by default (R-CONSENT-01, B-LAW-10). */
	readonly consent_preselect: boolean;
	/** Whether to show the banner: requested, nothing saved, or new entries to ask for (R-CONSENT-04). */
	readonly bannerWanted: boolean;
}

/** An event that changes consents. */
export type ConsentEvent =
	/** Flips the toggle of a function; locked functions do not change. */
	| { readonly type: "toggle"; readonly function_id: string }
	/** Saves the toggles as they are, with all on, or with all unlocked ones off (R-CONSENT-04, B-LAW-10). */
	| { readonly type: "save"; readonly choice: "selected" | "all" | "none" }
	/** Deletes the saved decisions. */
	| { readonly type: "reset" }
	/** Restores what another visit or tab saved; `askAgain` shows the banner anyway. */
	| { readonly type: "restore"; readonly consents: Consents; readonly askAgain: boolean }
	/** Continues with the toggles of another shell's banner in the same visit. */
	| { readonly type: "continue"; readonly from: ConsentState }
	/** The visitor pressed "Cookie Einstellungen" (R-FOOT-03). */
	| { readonly type: "open" }
	/** Closes the banner without changes; before the first decision it stays open. */
	| { readonly type: "close" };

/**
 * Returns the initial state: only locked entries are ticked, unless the project preselects (R-CONSENT-01,
 * B-LAW-10).
 */
export function initialConsents(entries: readonly ConsentEntry[], consent_preselect = false): ConsentState {
	return {
		entries: entries.map((entry) => ({ ...entry, consentGiven: isPreselected(entry, consent_preselect) })),
		consents: "none",
		consent_preselect,
		bannerWanted: true,
	};
}

/** Returns the state of an entry's toggle before the visitor changes it. */
export function isPreselected(entry: ConsentEntry, consent_preselect: boolean): boolean {
	return entry.locked || (consent_preselect && entry.default_on);
}
