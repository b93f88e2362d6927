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
