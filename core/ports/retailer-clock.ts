import type { Language } from "#core/language/language.ts";

/** The options of the watch brand's clock (R-CLOCK-01). */
export interface RetailerClockOptions {
	/** The retailer's key: `rolex_api_key` of the project's brand configuration. */
	readonly apiKey: string;
	readonly language: Language;
	readonly colour: "gold";
}

/** The clock that a watch brand provides to its retailers. Nothing is loaded before it is mounted. */
export interface RetailerClock {
	/**
	 * Loads the brand's script and shows the clock in the element with this id. Resolves to false if it cannot be
	 * shown, and logs the reason. Call it only after the visitor's consent.
	 */
	mount(elementId: string, options: RetailerClockOptions): Promise<boolean>;

	/** Removes the clock from the element, if there is one. */
	unmount(elementId: string): void;
}
