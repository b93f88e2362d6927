import type { Consents } from "#core/consent/may-load.ts";
import type { ConsentEntry } from "#core/site/consent-entry.ts";

/** The banner and what was decided on it. */
export interface ConsentState {
	/** What is asked; `consentGiven` says the toggle's state, saved or not. */
	readonly entries: readonly ConsentEntry[];
	/** What was saved and holds. */
	readonly consents: Consents;
	/** Whether unlocked toggles start as their default_on says; off by default (R-CONSENT-01, B-LAW-10). */
	readonly consent_preselect: boolean;
	/** Whether the banner is to show: asked for, nothing saved, or something new to ask (R-CONSENT-04). */
	readonly bannerWanted: boolean;
}

/** What can happen to consents. */
export type ConsentEvent =
	/** Flips the toggle of a function; a locked one stays. */
	| { readonly type: "toggle"; readonly function_id: string }
	/** Saves the toggles as they stand, all on, or all unlocked ones off (R-CONSENT-04, B-LAW-10). */
	| { readonly type: "save"; readonly choice: "selected" | "all" | "none" }
	/** Forgets what was saved. */
	| { readonly type: "reset" }
	/** What another visit or tab saved; `askAgain` when the banner is to show all the same. */
	| { readonly type: "restore"; readonly consents: Consents; readonly askAgain: boolean }
	/** The banner is shown by another shell of the same visit: its toggles go on as they stood there. */
	| { readonly type: "continue"; readonly from: ConsentState }
	/** "Cookie Einstellungen" was pressed (R-FOOT-03). */
	| { readonly type: "open" }
	/** The banner is left as it was found; before the first decision it stays. */
	| { readonly type: "close" };

/** Nothing decided: only locked entries are ticked, unless the project preselects (R-CONSENT-01, B-LAW-10). */
export function initialConsents(entries: readonly ConsentEntry[], consent_preselect = false): ConsentState {
	return {
		entries: entries.map((entry) => ({ ...entry, consentGiven: isPreselected(entry, consent_preselect) })),
		consents: "none",
		consent_preselect,
		bannerWanted: true,
	};
}

/** How an entry's toggle is before the visitor's own choice. */
export function isPreselected(entry: ConsentEntry, consent_preselect: boolean): boolean {
	return entry.locked || (consent_preselect && entry.default_on);
}
