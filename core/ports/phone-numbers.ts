/** A telephone number for display (specification 5, "Phone display"). */
export interface PhoneDisplay {
	/** The international format if valid, otherwise the unchanged text. */
	readonly text: string;
	/** A `tel:` URL if the number is valid and callable, otherwise null. */
	readonly href: string | null;
	readonly valid: boolean;
}

/** Parses and formats telephone numbers. */
export interface PhoneNumbers {
	/**
	 * Formats a number for display. An invalid number is returned unchanged and logged.
	 *
	 * - `country`: the country of the address that it belongs to (ISO 3166-1 alpha-2), used for numbers without a
	 *   country code.
	 * - `callable`: whether to return a `tel:` URL; true by default.
	 */
	display(raw: string, options: { readonly country: string; readonly callable?: boolean }): PhoneDisplay;

	/** Returns the calling code of a country (ISO 3166-1 alpha-2), e.g. "+352"; that of Germany for a country without one. */
	callingCode(country: string): string;
}
