/** A consent that visitors can give (specification 3, "Consent entry"). */
export interface ConsentEntry {
	readonly display_name: string;
	readonly description: string;
	/** The address of the service's privacy information. */
	readonly link: string | null;
	readonly default_on: boolean;
	readonly consentGiven: boolean;
	/** Whether the consent cannot be switched off. */
	readonly locked: boolean;
	/** The function enabled by the consent, e.g. "functional" or "analytics". */
	readonly function_id: string;
}
