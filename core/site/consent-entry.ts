import type { TranslationEntry } from "#core/shared/translation.ts";

/** What a visitor is asked to agree to (specification 3, "Consent entry"). */
export interface ConsentEntry {
	readonly display_name: string;
	readonly description: string;
	/** Where the service explains itself. */
	readonly link: string | null;
	readonly default_on: boolean;
	readonly consentGiven: boolean;
	/** A locked entry cannot be switched off. */
	readonly locked: boolean;
	/** What the consent allows, e.g. "functional" or "analytics". */
	readonly function_id: string;
}

/** What a consent entry says in one language. */
export interface ConsentTranslation extends TranslationEntry {
	readonly display_name: string;
	readonly description: string;
	readonly link: string | null;
}

/** A consent entry as the content manages it, in the languages it is written in (R-CONSENT-01). */
export interface ManagedConsent {
	readonly default_on: boolean;
	readonly function_id: string;
	/** At least one. */
	readonly translations: readonly ConsentTranslation[];
}
