/** A telephone number as it is shown (specification 5, "Phone display"). */
export interface PhoneDisplay {
	/** International format when valid, else the raw text. */
	readonly text: string;
	/** A `tel:` address when the number is valid and callable, else null. */
	readonly href: string | null;
	readonly valid: boolean;
}

/** Parses and formats telephone numbers. */
export interface PhoneNumbers {
	/**
	 * Formats `raw` for display; `country`, ISO 3166-1 alpha-2, is that of the address it belongs to and decides what a
	 * number without a country code means; `callable` (default true) asks for a `tel:` address. An invalid number comes
	 * back unformatted and is noted in the log.
	 */
	display(raw: string, options: { readonly country: string; readonly callable?: boolean }): PhoneDisplay;
}
